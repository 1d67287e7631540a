// To whom the invoices of the business go, and what VAT it pays.
import { balanceCopy } from '#app/copy/partners/prepaid.ts'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'
import { CompanyInputs, DETAIL_FIELDS } from '#app/features/company-form/company-inputs.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { countryName } from '#values/country/country.ts'
import type { BalanceAnswer } from './balance-action.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownBalance } from './read-balance-page.ts'

const copy = balanceCopy.billing
const ID = 'billing'
const idOf = (field: CompanyField) => `${ID}-${field}`
const NO_PROBLEMS: BalanceAnswer['fields'] = {}
type BillingProps = { billing: ShownBalance['billing']; answer: BalanceAnswer | undefined }

export function BillingPart({ billing, answer }: BillingProps) {
  return (
    <HeadedPart id="billing" heading={copy.heading} headingClass="text-xl" className="desk-card">
      {billing ? (
        <>
          <p className="[overflow-wrap:anywhere]">
            {[billing.company.companyName, billing.company.city, countryName(billing.company.country)].join(', ')}
          </p>
          <p className="text-muted">{vatText(billing.vat)}</p>
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <Disclosure title={billing ? copy.edit : copy.add} open={!billing || answer !== undefined || undefined}>
        <BillingForm billing={billing} answer={answer} />
      </Disclosure>
    </HeadedPart>
  )
}

function vatText({ basis, country, basisPoints, isUnconfirmed }: NonNullable<ShownBalance['billing']>['vat']): string {
  if (basis === 'reverse_charge') return copy.vat.reverse_charge
  if (isUnconfirmed && country !== null) return copy.vat.unconfirmed(countryName(country))
  return basisPoints > 0 && country !== null ? copy.vat.company(countryName(country)) : copy.vat.outside
}

function BillingForm({ billing, answer }: BillingProps) {
  return (
    <IntentForm
      preventScrollReset={false}
      intent="save_billing"
      error={answer?.message}
      action={partnerPath({ tab: 'balance' })}
      noValidate
      className="grid max-w-md gap-4 pt-2"
    >
      <FieldSummary heading={copy.wrong} order={DETAIL_FIELDS} errors={answer?.fields ?? NO_PROBLEMS} idOf={idOf} />
      <CompanyInputs of={ID} shown={{ ...billing?.company, ...answer?.values }} problems={answer?.fields} />
      <div>
        <Button type="submit">{copy.save}</Button>
      </div>
    </IntentForm>
  )
}

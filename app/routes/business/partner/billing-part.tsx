// To whom the invoices of the business go, and what VAT it pays.
import { companyCopy } from '#app/copy/company.ts'
import { balanceCopy } from '#app/copy/prepaid.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CompanyDetails } from '#shop/account/company.ts'
import { COUNTRY_CODES, countryName } from '#shop/values/country.ts'
import type { BalanceAnswer } from './balance-action.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownBalance } from './read-balance.ts'

const copy = balanceCopy.billing
const labels = companyCopy.fields

type Field = { name: Exclude<keyof CompanyDetails, 'country'>; isOptional?: boolean; autoComplete: string }
const ABOVE: Field[] = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'streetName', autoComplete: 'address-line1' },
  { name: 'streetNumber', isOptional: true, autoComplete: 'off' },
  { name: 'unitNumber', isOptional: true, autoComplete: 'address-line2' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
]
const BELOW: Field[] = [
  { name: 'vatNumber', autoComplete: 'off' },
  { name: 'companyRegNumber', isOptional: true, autoComplete: 'off' },
]

const COUNTRIES = [
  ['', copy.choose] as const,
  ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other, 'en'),
  ),
]

type BillingProps = { billing: ShownBalance['billing']; answer: BalanceAnswer | undefined }

export function BillingPart({ billing, answer }: BillingProps) {
  return (
    <section className="desk-card" aria-labelledby="billing">
      <h2 id="billing" className="text-xl">
        {copy.heading}
      </h2>
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
      <Disclosure title={copy.edit} open={!billing || answer !== undefined || undefined}>
        <BillingForm billing={billing} answer={answer} />
      </Disclosure>
    </section>
  )
}

function vatText({ basis, country, basisPoints }: NonNullable<ShownBalance['billing']>['vat']): string {
  if (basis === 'reverse_charge') return copy.vat.reverse_charge
  return basisPoints > 0 && country !== null ? copy.vat.company(countryName(country)) : copy.vat.outside
}

function BillingForm({ billing, answer }: BillingProps) {
  const shown = (name: keyof CompanyDetails) => answer?.values[name] ?? billing?.company[name] ?? ''
  const field = ({ name, isOptional = false, autoComplete }: Field) => (
    <TextField
      key={name}
      id={`billing-${name}`}
      name={name}
      label={labels[name]}
      isOptional={isOptional}
      aria-required={!isOptional || undefined}
      autoComplete={autoComplete}
      maxLength={200}
      defaultValue={shown(name)}
      error={answer?.fields[name]}
    />
  )
  return (
    <Form method="post" action={partnerPath({ tab: 'api' })} noValidate className="grid max-w-md gap-4 pt-2">
      <input type="hidden" name="intent" value="save_billing" />
      {answer?.message && (
        <Callout tone="danger" role="alert">
          {answer.message}
        </Callout>
      )}
      {ABOVE.map(field)}
      <SelectField
        id="billing-country"
        name="country"
        label={labels.country}
        options={COUNTRIES}
        aria-required
        autoComplete="country"
        defaultValue={shown('country')}
        error={answer?.fields.country ?? answer?.fields.outsideEuCountry}
      />
      {BELOW.map(field)}
      <div>
        <Button type="submit">{copy.save}</Button>
      </div>
    </Form>
  )
}

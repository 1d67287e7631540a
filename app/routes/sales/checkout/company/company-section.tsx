import { companyCopy as copy } from '#app/copy/people/company.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { CheckoutAnswer } from '../checkout-answer.ts'
import { CompanyFields } from './company-fields.tsx'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'
import { NO_COMPANY, type CompanyValues } from '#app/features/company-form/company-form.ts'
import { CompanyLookup } from './company-lookup.tsx'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'
import type { CheckoutWithCart } from '../read-checkout.ts'
import type { PendingWork } from '../use-checkout.ts'

export type CompanySectionProps = {
  values: CompanyValues | null
  problems: FieldProblems
  answer: CheckoutAnswer | null
  taxFrom: CheckoutWithCart['taxFrom']
  pending: PendingWork
  isHydrated: boolean
  onType: (field: CompanyField) => void
  onLeave: (field: CompanyField) => void
  /** A field that decides the VAT was changed or left. */
  onSettled: () => void
}

// One box for private customers; the stylesheet opens the rest when it is ticked, with script and without.
export function CompanySection({
  values,
  problems,
  answer,
  taxFrom,
  pending,
  isHydrated,
  onType,
  onLeave,
  onSettled,
}: CompanySectionProps) {
  const filled = values ?? NO_COMPANY
  return (
    <section aria-label={copy.label} className="checkout-card checkout-company">
      {/* A look-up ticks the box, and the new key shows it. */}
      <Checkbox
        key={filled.companyHandle}
        id="is-company"
        name="isCompany"
        defaultChecked={filled.isCompany}
        label={copy.isCompany}
        onChange={onSettled}
      />
      <div className="company-details">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="text-muted">{copy.isCompanyHint}</p>
        <CompanyLookup typed={filled.referenceCode} answer={answer} isPending={pending === 'lookup'} />
        <input type="hidden" name="companyHandle" value={filled.companyHandle} />
        <CompanyFields
          key={`fields ${filled.companyHandle}`}
          values={filled}
          problems={problems}
          taxFrom={taxFrom}
          isChecking={pending === 'company'}
          isHydrated={isHydrated}
          onType={onType}
          onLeave={onLeave}
          onSettled={onSettled}
        />
      </div>
    </section>
  )
}

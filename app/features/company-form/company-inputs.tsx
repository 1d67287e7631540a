// A company's address and numbers as fields of a form, where an account or a partner keeps them.
import { companyCopy } from '#app/copy/company.ts'
import { countryChoices } from '#app/format/country-choices.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CompanyDetails } from '#shop/account/company.ts'
import { COUNTRY_CODES } from '#shop/values/country.ts'
import type { CompanyField } from './company-form.ts'

const labels = companyCopy.fields

type Field = { name: Exclude<keyof CompanyDetails, 'country'>; isOptional?: boolean; autoComplete: string }
const ADDRESS: Field[] = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'streetName', autoComplete: 'address-line1' },
  { name: 'streetNumber', isOptional: true, autoComplete: 'off' },
  { name: 'unitNumber', isOptional: true, autoComplete: 'address-line2' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
]
const NUMBERS: Field[] = [
  { name: 'vatNumber', autoComplete: 'off' },
  { name: 'companyRegNumber', isOptional: true, autoComplete: 'off' },
]
const INVOICE_EMAIL: Field = { name: 'invoiceEmail', isOptional: true, autoComplete: 'off' }

const COUNTRIES: [string, string][] = [['', labels.chooseCountry], ...countryChoices(COUNTRY_CODES)]

type CompanyInputsProps = {
  /** The prefix of the fields' IDs, which are unique on a page. */
  of: string
  /** As typed before it was refused, or else as it is kept. */
  shown: Partial<CompanyDetails>
  problems: Partial<Record<CompanyField, string>> | undefined
  hasInvoiceEmail?: boolean
}

export function CompanyInputs({ of, shown, problems, hasInvoiceEmail = false }: CompanyInputsProps) {
  const field = ({ name, isOptional = false, autoComplete }: Field) => (
    <TextField
      key={name}
      id={`${of}-${name}`}
      name={name}
      label={labels[name]}
      isOptional={isOptional}
      aria-required={!isOptional || undefined}
      autoComplete={autoComplete}
      maxLength={254}
      defaultValue={shown[name] ?? ''}
      error={problems?.[name]}
    />
  )
  return (
    <>
      {ADDRESS.map(field)}
      <SelectField
        id={`${of}-country`}
        name="country"
        label={labels.country}
        options={COUNTRIES}
        aria-required
        autoComplete="country"
        defaultValue={shown.country ?? ''}
        // The checkout's form has two lists of countries, and so two names for what is wrong with one.
        error={problems?.country ?? problems?.outsideEuCountry}
      />
      {NUMBERS.map(field)}
      {hasInvoiceEmail && field(INVOICE_EMAIL)}
    </>
  )
}

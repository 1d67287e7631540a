// A company's address and numbers as fields of a form, where an account or a partner keeps them.
import { companyCopy } from '#app/copy/people/company.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { countryChoices } from '#app/format/country-choices.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { PURCHASE_FACTS, type PurchaseFact } from '#shop/sales/order/order-company.ts'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { COMPANY_TABLE, type CompanyField } from './company-field-table.ts'

const labels = companyCopy.fields

type DetailField = Exclude<keyof CompanyDetails, 'country'> | PurchaseFact
const ADDRESS: DetailField[] = ['companyName', 'streetName', 'streetNumber', 'unitNumber', 'postalCode', 'city']
const NUMBERS: DetailField[] = ['vatNumber', 'companyRegNumber']

/** The fields without the invoice email, from top to bottom; one list holds every country. */
export const DETAIL_FIELDS: readonly CompanyField[] = [...ADDRESS, 'country', ...NUMBERS]

const isFact = (name: DetailField): name is PurchaseFact => Object.hasOwn(purchaseFactsCopy, name)

const countries = (): [string, string][] => [['', labels.chooseCountry], ...countryChoices(COUNTRY_CODES)]

type CompanyInputsProps = {
  /** The prefix of the fields' IDs, which are unique on a page. */
  of: string
  /** As typed before it was refused, or else as it is kept. */
  shown: Partial<CompanyDetails> & { [fact in PurchaseFact]?: string | null }
  problems: Partial<Record<CompanyField, string>> | undefined
  hasInvoiceEmail?: boolean
  /** What it tells about one purchase. */
  hasPurchaseFacts?: boolean
}

export function CompanyInputs({
  of,
  shown,
  problems,
  hasInvoiceEmail = false,
  hasPurchaseFacts = false,
}: CompanyInputsProps) {
  const field = (name: DetailField) => (
    <TextField
      key={name}
      id={`${of}-${name}`}
      name={name}
      label={isFact(name) ? purchaseFactsCopy[name].label : labels[name]}
      isOptional={!COMPANY_TABLE[name].isRequired}
      aria-required={COMPANY_TABLE[name].isRequired}
      autoComplete={COMPANY_TABLE[name].autoComplete ?? 'off'}
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
        options={countries()}
        aria-required
        autoComplete="country"
        defaultValue={shown.country ?? ''}
        // The checkout's form has two lists of countries, and so two names for what is wrong with one.
        error={problems?.country ?? problems?.outsideEuCountry}
      />
      {NUMBERS.map(field)}
      {hasPurchaseFacts && PURCHASE_FACTS.map(field)}
      {hasInvoiceEmail && field('invoiceEmail')}
    </>
  )
}

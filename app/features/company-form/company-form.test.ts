import { describe, expect, it } from 'vitest'
import {
  companyDetails,
  companyProblems,
  companyValues,
  purchaseFactProblems,
  purchaseFactsOf,
  toCompanyValues,
  lacksWhatSavingNeeds,
  type CompanyValues,
} from './company-form.ts'
import { COMPANY_FIELDS, COMPANY_TABLE } from './company-field-table.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'

/** With the check digits of Belgium's register of companies. */
const PEPPOL_ID = '0208:0123456749'

const GOOD: Record<string, string> = {
  isCompany: 'on',
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'de 123 456 789',
}

function valuesOf(fields: Record<string, string>): CompanyValues {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...fields })) if (value !== '') form.set(name, value)
  return companyValues(form)
}

function problemsOf(fields: Record<string, string>, mayBeHidden = false) {
  const values = valuesOf(fields)
  return companyProblems(companyDetails(values), values.isOutsideEu, mayBeHidden)
}

const ABROAD = { isOutsideEu: 'on', outsideEuCountry: 'CH', vatNumber: 'CHE-123.456.789' }
const TOO_LONG = 'Please shorten this to 200 characters'

describe('the company section', () => {
  it.each([
    ['the required answers alone', {}],
    [
      'all answers',
      { streetNumber: '12 a', unitNumber: '3. OG', companyRegNumber: 'HRB 1', invoiceEmail: 'Books@Kranich.example' },
    ],
    ['a company outside the EU', ABROAD],
    ['a country outside the EU by its name', { ...ABROAD, outsideEuCountry: 'Switzerland' }],
    ['a country left over from the other list', { ...ABROAD, country: 'DE' }],
  ])('takes %s', (_what, fields) => {
    expect(problemsOf(fields as Record<string, string>)).toEqual({})
  })

  it.each([
    [{ companyName: '' }, { companyName: 'Please provide your company name' }],
    [{ companyName: '  ' }, { companyName: 'Please provide your company name' }],
    [{ streetName: '' }, { streetName: 'Please provide your street address' }],
    [{ postalCode: '' }, { postalCode: 'Please provide your postal code' }],
    [{ vatNumber: '' }, { vatNumber: 'Please provide your VAT number' }],
    [{ country: '' }, { country: 'Please choose your company’s country' }],
    [{ country: 'US' }, { country: 'Please choose your company’s country' }],
    [{ country: 'XX' }, { country: 'Please choose your company’s country' }],
    [{ ...ABROAD, outsideEuCountry: '' }, { outsideEuCountry: 'Please specify your country outside the EU' }],
    [{ ...ABROAD, outsideEuCountry: 'FR' }, { outsideEuCountry: 'Please specify your country outside the EU' }],
    [{ ...ABROAD, outsideEuCountry: 'Atlantis' }, { outsideEuCountry: 'Please specify your country outside the EU' }],
    [{ vatNumber: 'DE12345' }, { vatNumber: 'That doesn’t look like a VAT number for Germany. Example: DE123456789' }],
    [
      { country: 'GR', vatNumber: 'DE123456789' },
      { vatNumber: 'That doesn’t look like a VAT number for Greece. Example: EL123456789' },
    ],
    [
      { ...ABROAD, vatNumber: 'we have none' },
      { vatNumber: 'Please enter a tax number of up to 30 letters and digits' },
    ],
    [{ invoiceEmail: 'books@' }, { invoiceEmail: 'Please enter a valid email address' }],
    [{ invoiceEmail: 'a@example.com\r\nBcc: b@example.com' }, { invoiceEmail: 'Please enter a valid email address' }],
    [{ companyName: 'x'.repeat(300) }, { companyName: TOO_LONG }],
    [{ companyRegNumber: 'HRB\u202E1' }, { companyRegNumber: TOO_LONG }],
    [{ streetName: 'L•••••e' }, { streetName: 'Please enter this again. The lookup has expired.' }],
  ])('refuses %j', (fields, problems) => {
    expect(problemsOf(fields as Record<string, string>)).toEqual(problems)
  })

  it('takes an invoice email as long as its field does', () => {
    const labels = Array.from({ length: 3 }, () => 'k'.repeat(60)).join('.')
    const invoiceEmail = `${'b'.repeat(COMPANY_TABLE.invoiceEmail.longest - labels.length - 9)}@${labels}.example`
    expect(invoiceEmail).toHaveLength(254)
    expect(problemsOf({ invoiceEmail })).toEqual({})
    expect(problemsOf({ invoiceEmail: `${invoiceEmail}s` })).toEqual({
      invoiceEmail: 'Please enter a valid email address',
    })
  })

  it('accepts hidden details on the page, because only the server can read them', () => {
    expect(problemsOf({ streetName: 'L•••••e', postalCode: '•••••', vatNumber: 'D•••••9' }, true)).toEqual({})
  })

  it('says everything that is missing at once', () => {
    const nothing = { companyName: '', streetName: '', postalCode: '', country: '', vatNumber: '' }
    expect(Object.keys(problemsOf(nothing))).toEqual([
      'companyName',
      'streetName',
      'postalCode',
      'country',
      'vatNumber',
    ])
  })

  it('stores a VAT number in one spelling, and shows it as typed', () => {
    const details = companyDetails(valuesOf({}))
    expect(details).toMatchObject({ vatNumber: 'DE123456789', country: 'DE' })
    expect(companyDetails(toCompanyValues(details))).toEqual(details)
    const abroad = companyDetails(valuesOf(ABROAD))
    expect(companyDetails(toCompanyValues(abroad))).toEqual(abroad)
  })

  it('reads every field of the table, and shows again what it reads', () => {
    const typed = Object.fromEntries(COMPANY_FIELDS.map((field) => [field, `typed as ${field}`]))
    expect(valuesOf(typed)).toMatchObject(typed)
  })

  it.each(PURCHASE_FACTS)('takes %s up to its limit, and shows it again', (fact) => {
    const { longest } = COMPANY_TABLE[fact]
    const text = fact === 'electronicAddress' ? PEPPOL_ID : 'x'.repeat(longest)
    const full = valuesOf({ [fact]: ` ${text} ` })
    expect(purchaseFactProblems(full)).toEqual({})
    expect(purchaseFactsOf(full)).toMatchObject({ [fact]: text })
    expect(toCompanyValues(companyDetails(full), purchaseFactsOf(full))).toMatchObject({ [fact]: text })
    for (const wrong of ['x'.repeat(longest + 1), 'PO\u202E1'])
      expect(purchaseFactProblems(valuesOf({ [fact]: wrong }))).toEqual({
        [fact]: `Please shorten this to ${longest} characters`,
      })
    expect(purchaseFactsOf(valuesOf({ [fact]: ' ' }))).toMatchObject({ [fact]: null })
  })

  it.each(['9930', 'DE123456789', '9999:123', '0208:0123456748', 'EM:a@b.example', '9930:DE 1<'])(
    'takes no %s for a Peppol ID, and says how one looks',
    (electronicAddress) => {
      expect(purchaseFactProblems(valuesOf({ electronicAddress })).electronicAddress).toContain(PEPPOL_ID)
    },
  )

  it.each([
    [{}, false],
    [{ companyName: '' }, true],
    [{ vatNumber: '' }, true],
    [{ streetName: '' }, true],
    [{ postalCode: '' }, false],
  ])('with %j lacks what is needed to save it: %j', (fields, lacks) => {
    expect(lacksWhatSavingNeeds(companyDetails(valuesOf(fields as Record<string, string>)))).toBe(lacks)
  })
})

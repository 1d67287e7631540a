import { expect, it } from 'vitest'
import { COMPANY_FIELDS } from '#app/features/company-form/company-field-table.ts'
import { checkoutCall, readCheckoutCall } from './checkout-call.ts'

const CALL = {
  bundles: [{ bundleId: '01032_3' }],
  customerEmail: 'kim@kranich.example',
  customerName: 'Kim',
  termsAccepted: true,
  isCompany: true,
}
function companyOf(told: Record<string, unknown>) {
  const read = readCheckoutCall(checkoutCall.parse({ ...CALL, ...told }))
  if (!read.ok) throw new Error(read.problem)
  return read.input.company
}

/** The call has other names for these. */
const RENAMED = ['companyRegNumber', 'country', 'outsideEuCountry']

it('reads every field of the company section by its name in the form', () => {
  const told = Object.fromEntries(
    COMPANY_FIELDS.filter((field) => !RENAMED.includes(field)).map((field) => [field, `sent as ${field}`]),
  )
  expect(companyOf({ ...told, companyRegistrationCode: 'HRB 1', country: 'DE' })).toMatchObject({
    ...told,
    companyRegNumber: 'HRB 1',
    country: 'DE',
    outsideEuCountry: '',
  })
})

it('reads the country from the list that the call names', () => {
  expect(companyOf({ isOutsideEu: true, country: 'CH' })).toMatchObject({ country: '', outsideEuCountry: 'CH' })
})

it('treats a field of the wrong type as empty, and reads nothing else of the section', () => {
  const told = { companyName: 7, purchaseOrder: ['PO'], companyRegNumber: 'HRB 1', isOutsideEu: 'on' }
  expect(companyOf({ ...told, saveCompany: true, referenceCode: 'ABCDE', companyHandle: 'x' })).toMatchObject({
    companyName: '',
    purchaseOrder: '',
    companyRegNumber: '',
    isOutsideEu: false,
    saveCompany: false,
    referenceCode: '',
    companyHandle: '',
  })
})

import { describe, expect, it } from 'vitest'
import { isReferenceCode, REFERENCE_CODE_ALPHABET, type CompanyDetails } from './company.ts'
import { newReferenceCode, saveCompany, type SaveCompanyDeps } from './save-company.ts'

const details: CompanyDetails = {
  companyName: 'A',
  streetName: 'B',
  streetNumber: '',
  unitNumber: '',
  postalCode: 'C',
  city: 'D',
  country: 'DE',
  vatNumber: 'DE123456789',
  companyRegNumber: '',
  invoiceEmail: '',
}
const input = { details, creatorFullName: 'Alex', creatorEmail: 'alex@example.com', now: new Date(0) }

/** A table in which the first codes tried are taken. */
const companiesAfter = (taken: number): SaveCompanyDeps['companies'] => {
  let tries = 0
  return {
    save: () => Promise.resolve(++tries > taken),
  }
}

describe('a new reference code', () => {
  it('has five letters, and uses the whole alphabet', () => {
    const codes = Array.from({ length: 400 }, newReferenceCode)
    expect(codes.filter((code) => !isReferenceCode(code))).toEqual([])
    expect(new Set(codes.join('')).size).toBe(REFERENCE_CODE_ALPHABET.length)
  })

  it('is drawn again if it is taken, at most five times', async () => {
    expect(await saveCompany({ companies: companiesAfter(4) }, input)).toEqual({
      ok: true,
      referenceCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{5}$/),
    })
    expect(await saveCompany({ companies: companiesAfter(5) }, input)).toEqual({
      ok: false,
      problem: 'company_not_saved',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { readKeptCompany } from './put-order-back.ts'

const KEPT = {
  companyName: 'Kranich Reisen GmbH',
  address: 'Lindenallee 12, Haus B, 10115, Berlin, Germany',
  vatNumber: 'DE123456789',
  registrationCode: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}

describe('a company on the invoice of the provider', () => {
  it('comes back with its street in one line', () => {
    expect(readKeptCompany(KEPT)).toEqual({
      companyName: 'Kranich Reisen GmbH',
      streetName: 'Lindenallee 12, Haus B',
      streetNumber: '',
      unitNumber: '',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatNumber: 'DE123456789',
      companyRegNumber: 'HRB 12345',
      invoiceEmail: 'books@kranich.example',
    })
  })

  it.each([
    ['no name', { companyName: '' }],
    ['an address that was cut', { address: 'Lindenallee 12, 10115, Berlin, Germ' }],
    ['an address without its town', { address: '10115, Germany' }],
    ['no address', { address: '' }],
  ])('with %s needs a person to ask', (_what, cut) => {
    expect(readKeptCompany({ ...KEPT, ...cut })).toBe(null)
  })
})

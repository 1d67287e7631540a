import { describe, expect, it } from 'vitest'
import { SAMPLE_COMPANY, sellerLine } from './seller-identity.ts'

describe('the line of a seller', () => {
  it('names company, address, and numbers, and marks a sample', () => {
    expect(sellerLine(SAMPLE_COMPANY)).toBe(
      'Sample Company B.V., Sample Street 1, 1000 AA Amsterdam, The Netherlands · Registration number 00000000 · VAT NL000000000B00 · This shop is a demo, and the company a sample',
    )
  })

  it('contains only what the brand has entered, and nothing without a name', () => {
    expect(sellerLine({ legalName: 'Kade B.V.' })).toBe('Kade B.V.')
    expect(sellerLine({ vat: 'NL000000000B00' })).toBeNull()
    expect(sellerLine(undefined)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { decideCompanyVat, numberToConfirm, type VatConsultation } from './company-vat.ts'
import type { VatRate } from './vat.ts'

const day = (text: string): DateOnly => parseDateOnly(text) ?? day('2026-01-01')
const RATES: VatRate[] = [
  { country: 'NL', basisPoints: 2100, validFrom: day('2020-01-01') },
  { country: 'DE', basisPoints: 1900, validFrom: day('2020-01-01') },
  { country: 'FR', basisPoints: 2000, validFrom: day('2020-01-01') },
]
const said = (verdict: VatConsultation['verdict']): VatConsultation => ({
  vatNumber: 'DE123456789',
  verdict,
  askedAt: '2026-11-20T10:00:00.000Z',
  requestDate: null,
})

describe('the VAT of a company', () => {
  it.each([
    ['in the seller’s country', 'NL', null, 'NL', { basisPoints: 2100, basis: 'company', conflict: false }],
    [
      'in another EU country that VIES confirms',
      'DE',
      said('valid'),
      'DE',
      { basisPoints: 0, basis: 'reverse_charge', conflict: false, country: 'DE' },
    ],
    [
      'confirmed by VIES and on the road',
      'DE',
      said('valid'),
      'FR',
      { basisPoints: 0, basis: 'reverse_charge', conflict: false },
    ],
    [
      'whose number VIES does not know',
      'DE',
      said('invalid'),
      'DE',
      { basisPoints: 1900, basis: 'company', conflict: false },
    ],
    ['while VIES is down', 'DE', said('unavailable'), null, { basisPoints: 1900, basis: 'company', conflict: false }],
    ['without a readable number yet', 'DE', null, null, { basisPoints: 1900, basis: 'company', conflict: false }],
    [
      'in one EU country with an address in another',
      'DE',
      null,
      'FR',
      { basisPoints: 1900, basis: 'company', conflict: true },
    ],
    [
      'in an EU country without a rate of its own',
      'ES',
      null,
      null,
      { basisPoints: 2100, basis: 'company', conflict: false },
    ],
    ['outside the EU', 'CH', null, 'CH', { basisPoints: 0, basis: 'company', conflict: false, country: 'CH' }],
    [
      'outside the EU with an address elsewhere outside',
      'CH',
      null,
      'US',
      { basisPoints: 0, basis: 'company', conflict: false },
    ],
    [
      'outside the EU with an unknown address, which is marked',
      'CH',
      null,
      null,
      { basisPoints: 0, basis: 'company', conflict: true, country: 'CH' },
    ],
    [
      'said to be outside the EU from an EU address, which is charged and marked',
      'CH',
      null,
      'FR',
      { basisPoints: 2000, basis: 'located', conflict: true, country: 'FR' },
    ],
  ])('%s', (_who, country, vies, ipCountry, expected) => {
    expect(decideCompanyVat(RATES, { country }, vies, ipCountry, day('2026-11-20'))).toMatchObject(expected)
  })
})

const decide = (ipCountry: 'ES' | 'FR' | 'US' | null, postalCode = '35001') =>
  decideCompanyVat(RATES, { country: 'ES', postalCode }, null, ipCountry, day('2026-11-20'))

describe('a company in a territory outside the VAT area', () => {
  it('pays none, whether its address is taken for the mainland, for nowhere, or for elsewhere outside', () => {
    for (const ipCountry of ['ES', 'US', null] as const)
      expect(decide(ipCountry)).toEqual({
        country: 'outside-eu',
        basisPoints: 0,
        basis: 'company',
        conflict: false,
        vies: null,
      })
  })

  it('is marked if its IP address is in another member state', () => {
    expect(decide('FR')).toMatchObject({ basisPoints: 0, conflict: true })
  })

  it('is not one on the mainland', () => {
    expect(decide('ES', '28013')).toMatchObject({ country: 'ES', basis: 'company' })
    expect(decide('ES', '28013').basisPoints).toBeGreaterThan(0)
  })
})

describe('VIES is asked', () => {
  it.each([
    ['about another EU country', 'DE', 'de 123456789', 'DE123456789'],
    ['about Greece under EL', 'GR', '123456789', 'EL123456789'],
    ['not about the seller’s own', 'NL', 'NL123456789B01', undefined],
    ['not about a number of the wrong form', 'DE', 'DE1', undefined],
    ['not about the rest of the world', 'CH', 'CHE-123.456.789', undefined],
  ])('%s', (_what, country, vatNumber, full) => {
    expect(numberToConfirm({ country, vatNumber }, 'NL')?.full).toBe(full)
  })
})

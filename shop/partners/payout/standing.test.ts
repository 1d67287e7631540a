import { describe, expect, it } from 'vitest'
import { purchaseVat, readTaxNumber } from '#shop/catalogue/pricing/purchase-vat.ts'
import { parseDateOnly } from '#values/date.ts'
import { executionDay, monthAfter, monthsBetween, nextPayoutDay, PAYOUT_TERMS, toMonthSpan } from './payout-terms.ts'
import { getPayoutInvoice, getStanding, vatOn, type StandingFacts } from './standing.ts'

const day = (text: string) => {
  const read = parseDateOnly(text)
  if (!read) throw new Error(text)
  return read
}
const NO_VAT = { basis: 'none', basisPoints: 0 } as const
const HOME = { basis: 'domestic', basisPoints: 2100 } as const
const changedAt = new Date('2026-11-01T00:00:00Z')
const facts: StandingFacts = {
  payableCents: PAYOUT_TERMS.minimumCents,
  isEnded: false,
  details: { changedAt, isSelfBilled: false, vatVerdict: null },
  refusedAt: null,
  vat: NO_VAT,
}

describe('how a partner stands', () => {
  it.each<[string, Partial<StandingFacts>]>([
    ['due', {}],
    ['nothing', { payableCents: 0 }],
    ['negative', { payableCents: -1 }],
    ['below_minimum', { payableCents: PAYOUT_TERMS.minimumCents - 1 }],
    ['due', { payableCents: 1, isEnded: true }],
    ['bank_missing', { details: null }],
    ['bank_refused', { refusedAt: new Date('2026-11-02T00:00:00Z') }],
    ['due', { refusedAt: new Date('2026-10-31T00:00:00Z') }],
    ['invoice_missing', { vat: HOME }],
    ['due', { vat: HOME, details: { changedAt, isSelfBilled: true, vatVerdict: 'unavailable' } }],
    ['vat_number_unknown', { details: { changedAt, isSelfBilled: true, vatVerdict: 'invalid' } }],
  ])('%s for %j', (standing, given) => {
    expect(getStanding({ ...facts, ...given })).toBe(standing)
  })

  it('names the invoice that there has to be', () => {
    expect(getPayoutInvoice({ isSelfBilled: true, vatNumber: 'NL123456789B01' })).toBe('self_billed')
    expect(getPayoutInvoice({ isSelfBilled: false, vatNumber: 'NL123456789B01' })).toBe('theirs')
    expect(getPayoutInvoice({ isSelfBilled: false, vatNumber: null })).toBe('none')
  })
})

describe('the VAT on what a partner earns', () => {
  const rates = [{ country: 'NL', basisPoints: 2100, validFrom: day('2012-10-01') }]
  const of = (country: string, vatNumber: string | null) =>
    purchaseVat(rates, { country, vatNumber }, 'NL', day('2026-12-10'))

  it('is paid only at home, and only to partners with a VAT number', () => {
    expect(of('NL', 'NL123456789B01')).toEqual(HOME)
    expect(of('NL', null)).toEqual(NO_VAT)
    expect(of('DE', 'DE123456789')).toEqual({ basis: 'reverse_charge', basisPoints: 0 })
    expect(of('DE', null)).toEqual(NO_VAT)
    expect(of('CH', 'CHE-123.456.789')).toEqual({ basis: 'outside_eu', basisPoints: 0 })
    expect(vatOn(10_003, HOME)).toBe(2_101)
  })

  it('requires a number in the country’s format', () => {
    expect(readTaxNumber('NL', '123456789b01')).toBe('NL123456789B01')
    expect(readTaxNumber('NL', 'DE123456789')).toBeNull()
    expect(readTaxNumber('CH', 'che-123.456.789')).toBe('CHE-123.456.789')
    expect(readTaxNumber('CH', 'none')).toBeNull()
  })
})

describe('the 10th', () => {
  it('is this month’s until that day or its run, and next month’s afterwards', () => {
    expect(nextPayoutDay(day('2026-12-09'), false)).toBe('2026-12-10')
    expect(nextPayoutDay(day('2026-12-10'), false)).toBe('2026-12-10')
    expect(nextPayoutDay(day('2026-12-10'), true)).toBe('2027-01-10')
    expect(nextPayoutDay(day('2026-12-11'), false)).toBe('2027-01-10')
  })

  it('is the day on which the bank pays; a late run pays at once', () => {
    expect(executionDay(day('2026-12-07'))).toBe('2026-12-10')
    expect(executionDay(day('2026-12-13'))).toBe('2026-12-13')
  })

  it('belongs to a month, which ends where the next one begins', () => {
    expect(monthAfter('2026-12')).toBe('2027-01')
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11'])
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/New_York'])
      expect(toMonthSpan('2026-12', zone).until).toEqual(toMonthSpan('2027-01', zone).from)
    expect(toMonthSpan('2027-01', 'Asia/Tokyo').from).toEqual(new Date('2026-12-31T15:00:00Z'))
  })
})

// What a month's statement says about money, VAT, and invoices.
import { describe, expect, it } from 'vitest'
import { A_SELLER } from '#tests/support/a-seller.ts'
import type { Statement, StatementPayout } from '#shop/partners/payout/fetch-statement.ts'
import type { LedgerEntry } from '#shop/sales/ledger/ledger-store.ts'
import { addUp } from '#shop/partners/payout/fetch-statement.ts'
import { dateOnlyOf } from '#values/date.ts'
import { statementFacts } from './statement-facts.ts'

const on = dateOnlyOf(new Date('2026-12-10T12:00:00Z'), 'UTC')
const paid: StatementPayout = {
  on,
  iban: 'NL•• •••• 4300',
  netCents: 10_000,
  vatBasisPoints: 2100,
  vatCents: 2_100,
  vatBasis: 'domestic',
  paper: 'self_billed',
  paperNumber: 'WANDERPASS-SB-2026-000001',
  corrects: null,
}
const statement: Statement = {
  month: '2026-12',
  isPreliminary: false,
  brand: { name: 'Wander Pass', accent: '#846dff' },
  shop: A_SELLER,
  partner: {
    legalName: 'Nora Nova',
    address: 'Street 1\n1000 AA Amsterdam',
    country: 'NL',
    vatNumber: 'NL123456789B01',
  },
  opening: { heldCents: 0, payableCents: 12_500 },
  lines: [{ on, kind: 'payout', source: null, order: '', count: 1, heldCents: 0, payableCents: -10_000 }],
  closing: { heldCents: 0, payableCents: 2_500 },
  paid: [paid],
}
const of = (payout: Partial<StatementPayout>) => statementFacts({ ...statement, paid: [{ ...paid, ...payout }] })

describe('a statement', () => {
  it('with a self-billed invoice names both parties, their VAT numbers, the rate, and that it is self-billed', () => {
    const facts = statementFacts(statement)
    expect(facts.title).toBe('Statement with self-billed invoice')
    expect(facts.shop).toEqual([
      'Wander Pass B.V.',
      'Kade 1',
      '1011 AB Amsterdam',
      'The Netherlands',
      'Registration number: 12345678',
      'VAT number: NL001234560B01',
    ])
    expect(facts.partner.at(-1)).toBe('VAT number: NL123456789B01')
    expect(facts.paid).toEqual([
      {
        heading: 'Commission paid on 10 December 2026 to NL•• •••• 4300',
        sums: [
          { name: 'Net amount', value: '€100.00' },
          { name: 'VAT 21%', value: '€21.00' },
        ],
        total: { name: 'Total', value: '€121.00' },
        notes: ['Self-billing: invoice WANDERPASS-SB-2026-000001, issued by the customer in the partner’s name.'],
      },
    ])
    expect([facts.opening.payable, facts.closing.payable]).toEqual(['€125.00', '€25.00'])
  })

  it.each<[string, Partial<StatementPayout>, string[]]>([
    [
      'asks for an invoice where they write it',
      { paper: 'theirs', paperNumber: null, vatBasis: 'reverse_charge', vatBasisPoints: 0, vatCents: 0 },
      [
        'Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC).',
        'This statement is not an invoice. Please send us an invoice of €100.00 for the commission that was paid.',
      ],
    ],
    ['names theirs where it came', { paper: 'theirs', paperNumber: 'H-77' }, ['Paid on your invoice H-77.']],
    [
      'says that it is none where nobody writes one',
      { paper: 'none', paperNumber: null, vatBasis: 'none', vatBasisPoints: 0, vatCents: 0 },
      ['No VAT is charged: the partner has given no VAT number.', 'This statement is not an invoice.'],
    ],
    [
      'undoes one that the bank sent back',
      {
        netCents: -10_000,
        vatCents: -2_100,
        paperNumber: 'WANDERPASS-SBC-2026-000001',
        corrects: 'WANDERPASS-SB-2026-000001',
      },
      ['Self-billing: credit note WANDERPASS-SBC-2026-000001, which corrects WANDERPASS-SB-2026-000001.'],
    ],
  ])('%s', (_what, payout, notes) => {
    expect(of(payout).paid[0]?.notes).toEqual(notes)
  })

  it('of the current month says that it is preliminary', () => {
    expect(statementFacts({ ...statement, isPreliminary: true }).title).toBe('Preliminary statement')
  })
})

const sumOf = (cents: 'heldCents' | 'payableCents', rows: { heldCents: number; payableCents: number }[]) =>
  rows.reduce((all, row) => all + row[cents], 0)

const entriesOf = (sources: LedgerEntry['source'][]): LedgerEntry[] =>
  Array.from({ length: 20_000 }, (_, id) => ({
    id,
    kind: id % 3 === 0 ? 'release' : 'sale',
    at: new Date(Date.UTC(2026, 11, 1 + (id % 31), 12)),
    orderId: null,
    source: sources[id % sources.length] ?? 'own',
    heldCents: id % 3 === 0 ? -id : id,
    payableCents: id % 3 === 0 ? id : 0,
  }))

describe('a month of twenty thousand orders', () => {
  it.each<[string, LedgerEntry['source'][], number]>([
    ['by day', ['own'], 31 * 2],
    ['as a whole if its days are too many lines as well', ['own', 'referral'], 4],
  ])('fits on paper, added up to the same cent %s', (_how, sources, expected) => {
    const entries = entriesOf(sources)
    const lines = addUp(entries, 'UTC')
    expect(lines).toHaveLength(expected)
    for (const cents of ['heldCents', 'payableCents'] as const) expect(sumOf(cents, lines)).toBe(sumOf(cents, entries))
    expect(lines.reduce((all, { count }) => all + count, 0)).toBe(20_000)
    expect(lines.at(-1)?.on).toBe('2026-12-31')
    const facts = statementFacts({ ...statement, lines })
    expect(facts.lines[0]?.order).toMatch(/^\d+ in all$/)
    expect(facts.notes).toEqual(expect.arrayContaining([expect.stringContaining('CSV file lists every order')]))
    expect(statementFacts(statement).notes.join(' ')).not.toContain('CSV')
  })
})

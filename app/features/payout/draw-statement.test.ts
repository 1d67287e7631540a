// A month's statement, however many lines it has: all of them are printed, and each sheet has its number.
import { expect, it } from 'vitest'
import { A_SELLER } from '#tests/support/a-seller.ts'
import { findFarthestMove, readPdfText } from '#tests/support/read-pdf.ts'
import type { Statement } from '#shop/partners/payout/fetch-statement.ts'
import { dateOnlyOf } from '#values/date.ts'
import { drawStatement } from './draw-statement.tsx'

/** As many lines as a statement has at most. */
const MOST = 100
/** In points. */
const A4_LENGTH = 842
const on = dateOnlyOf(new Date('2026-12-10T12:00:00Z'), 'UTC')
const line = (place: number): Statement['lines'][number] => ({
  on,
  kind: 'sale',
  source: 'own',
  order: `order-${place}.`,
  count: 1,
  heldCents: 135,
  payableCents: 0,
})
const statement = (lines: number): Statement => ({
  month: '2026-12',
  isPreliminary: false,
  brand: { name: 'Wander Pass', accent: '#846dff' },
  shop: A_SELLER,
  partner: { legalName: 'Nora Nova', address: 'Street 1\n1000 AA Amsterdam', country: 'NL', vatNumber: null },
  opening: { heldCents: 0, payableCents: 0 },
  lines: Array.from({ length: lines }, (_, place) => line(place + 1)),
  closing: { heldCents: 135 * lines, payableCents: 0 },
  paid: [],
})

it.each([1, MOST])('prints all of %i lines, with page numbers', async (lines) => {
  const pdf = await drawStatement(statement(lines))
  const text = readPdfText(pdf)
  for (let place = 1; place <= lines; place += 1) expect(text).toContain(`order-${place}.`)
  const [, sheets = ''] = /Page1of(\d+)/.exec(text) ?? []
  for (let sheet = 1; sheet <= Number(sheets); sheet += 1) expect(text).toContain(`Page${sheet}of${sheets}`)
  expect(Number(sheets)).toBeGreaterThan(lines / 40)
  expect(findFarthestMove(pdf)).toBeLessThan(A4_LENGTH)
})

import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '#shop/sales/ledger/ledger-store.ts'
import { pageOfEntries } from './view-earnings.ts'

const entry = (id: number, source: LedgerEntry['source'] = 'own'): LedgerEntry => ({
  id,
  kind: 'sale',
  at: new Date('2026-12-01T00:00:00Z'),
  orderId: null,
  source,
  heldCents: 1,
  payableCents: 0,
})
/** Newest first; some movements earned in two ways. */
const ALL = [9, 8, 7, 7, 6, 5, 5, 4, 3, 2, 1].map((id, place) => entry(id, place % 2 === 0 ? 'own' : 'referral'))

describe('the pages of a ledger', () => {
  it.each([2, 3, 4, 5, 10, 11, 50])('of %d entries contain each entry once, and split no movement', (most) => {
    const pages: LedgerEntry[][] = []
    let older: number | null = Number.POSITIVE_INFINITY
    while (older !== null) {
      const before: number = older
      const page = pageOfEntries(ALL.filter(({ id }) => id < before).slice(0, most + 1), most)
      pages.push(page.entries)
      older = page.older
    }
    expect(pages.flat()).toEqual(ALL)
    for (const [place, page] of pages.entries())
      expect(page.some(({ id }) => pages[place + 1]?.some((next) => next.id === id))).toBe(false)
  })
})

// Who buys what in a storm: every kind of purchase has a fixed share, and the same seed gives the same buyers.
import { atWholesalers, planErrands } from './errands.ts'
import type { Aftermath, Ending, Errand } from './errand.ts'
import type { Chance } from './seeded.ts'
import type { Wholesale } from './wholesalers.ts'

/**
 * Out of thirty buyers, these have special errands; all others buy with or without a coupon, and some view the page and
 * leave.
 */
const OTHERS: Record<number, { ending: Ending; aftermath: Aftermath; topUp?: true }> = {
  0: { ending: 'two_tabs', aftermath: 'none' },
  2: { ending: 'pays_twice', aftermath: 'none' },
  4: { ending: 'changes_mind', aftermath: 'none' },
  5: { ending: 'returns', aftermath: 'none', topUp: true },
  6: { ending: 'pays_later', aftermath: 'none' },
  8: { ending: 'pays_in_vain', aftermath: 'none' },
  10: { ending: 'returns', aftermath: 'none', topUp: true },
  12: { ending: 'returns', aftermath: 'given_back' },
  14: { ending: 'leaves_after_paying', aftermath: 'refunded' },
  16: { ending: 'returns', aftermath: 'part_refunded' },
  18: { ending: 'returns', aftermath: 'cancelled' },
  20: { ending: 'returns', aftermath: 'dispute_won' },
  22: { ending: 'returns', aftermath: 'dispute_lost' },
  24: { ending: 'returns', aftermath: 'none', topUp: true },
  26: { ending: 'is_declined', aftermath: 'none' },
  28: { ending: 'never_pays', aftermath: 'none' },
}
const ROUND = 30

type Setting = {
  count: number
  /** The storm can make the shop forget a payment page; otherwise those who pay twice use two tabs. */
  canForget: boolean
  wholesale: readonly Wholesale[]
}

export function stormErrands(chance: Chance, { count, canForget, wholesale }: Setting): Errand[] {
  const errands = planErrands(chance, count, 0).map((errand, number) => {
    const other = OTHERS[number % ROUND]
    const plain: Errand = { ...errand, aftermath: 'none', topUp: null }
    if (!other) return plain
    // A free order has no payment that anything could happen to.
    const ending = other.ending === 'pays_twice' && !canForget ? 'two_tabs' : other.ending
    return { ...plain, ...other, ending, coupon: null, topUp: other.topUp ? errand.bundleId : null }
  })
  return atWholesalers(errands, wholesale)
}

// Whether the credit at a network is enough. Pure rules.
import type { NetworkMoney } from '#values/network-package.ts'

/** `low`: there is some for less than three days of sales. `empty`: there is too little to sell anything. */
export type CreditState = 'enough' | 'low' | 'empty'

/** Sales of as many days say how long a credit lasts. */
export const SALES_DAYS = 14
const LOW_DAYS = 3
const DAY_MS = 86_400_000

/** What a network costs a day, from what it cost in this time; a time of less than a day counts as one. */
export const dailyCostCents = (spentCents: number, inMs: number): number => spentCents / Math.max(1, inMs / DAY_MS)

/** In whole days; null if nothing is sold, or nobody knows what the credit is worth. */
export const daysOfSales = (creditCents: number | null, dailyCents: number): number | null =>
  creditCents === null || dailyCents <= 0 ? null : Math.floor(creditCents / dailyCents)

/** In hundredths of its currency, rounded down. */
const creditCents = ({ units, divisor }: NetworkMoney): number => Number((BigInt(units) * 100n) / BigInt(divisor))

/** Nothing is stopped for a credit that a network doesn't tell. */
export function judgeCredit({
  credit,
  leastCents,
  days,
}: {
  credit: NetworkMoney | null
  leastCents: number
  days: number | null
}): CreditState {
  if (credit === null) return 'enough'
  if (creditCents(credit) < leastCents) return 'empty'
  return days !== null && days < LOW_DAYS ? 'low' : 'enough'
}

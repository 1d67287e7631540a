// What was paid out to businesses in a period, and what their banks returned.
import type { Base } from '#shop/assembly/base.ts'
import type { PayoutStore, RunPayout } from '#shop/partners/payout/payout-store.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import type { AccountLine } from './account-line.ts'
import { plainLine } from './plain-line.ts'

export type PayoutLinesDeps = Pick<Base, 'timeZone'> & {
  payouts: Pick<PayoutStore, 'listSettled' | 'listReturned'>
}

/** From the first moment up to, but not including, the second one. */
export async function listPayoutLines(
  { payouts, timeZone }: PayoutLinesDeps,
  span: [Date, Date],
): Promise<AccountLine[]> {
  const [paid, returned] = await Promise.all([payouts.listSettled(...span), payouts.listReturned(...span)])
  const dayOf = (at: Date | null) => dateOnlyOf(at ?? new Date(0), timeZone)
  return [
    ...paid.map((payout) => payoutLine(payout, dayOf(payout.endedAt), -1)),
    ...returned.map((payout) => payoutLine(payout, dayOf(payout.returnedAt), 1)),
  ]
}

const payoutLine = (payout: RunPayout, on: DateOnly, sign: 1 | -1): AccountLine => ({
  ...plainLine('payout', on, (sign === 1 ? payout.returnNumber : payout.paperNumber) ?? payout.id, undefined),
  place: payout.payee.country || 'none',
  basisPoints: payout.vatBasisPoints,
  netCents: sign * payout.netCents,
  vatCents: payout.vatCents === 0 ? 0 : sign * payout.vatCents,
})

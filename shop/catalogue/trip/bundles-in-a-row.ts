// For a trip longer than any bundle: the same bundle several times in a row, and its total price.
import type { Offer } from './find-offers.ts'
import { DAILY_MEGABYTES, SHOWN_FIRST, USAGES, type Usage } from './recommend-offers.ts'

/** `totalCents` is the bundle with its eSIM, `topUpTotalCents` the same bundle as a top-up. */
export type RowOffer = Pick<Offer, 'bundleId' | 'megabytes' | 'validityDays'> & {
  totalCents: number
  topUpTotalCents: number | null
}

/** Nobody wants to buy again every week if there is another way. */
const MOST_TIMES = 3

export type BundleRow<Each extends RowOffer = RowOffer> = {
  offer: Each
  /** How many are needed for the whole trip. */
  times: number
  /** The price of all of them: the first with an eSIM, the others as top-ups if possible. */
  rowTotalCents: number
  /** The uses for which it is the cheapest choice. */
  usages: Usage[]
}

/**
 * Three series that last `days` days, if there are as many offers: the cheapest for light, normal, and heavy use, then
 * the next ones. Series of at most three bundles come first by price, longer ones by their number. The first is the one
 * to select by default.
 */
export function bundlesInARow<Each extends RowOffer>(offers: readonly Each[], days: number): BundleRow<Each>[] {
  const rows = offers
    .map((offer) => rowOf(offer, days))
    .toSorted((one, other) => ease(one) - ease(other) || cheapestFirst(one, other))
  const picks = USAGES.map((usage) => ({ usage, row: rows.find((row) => isEnough(row.offer, usage)) }))
  const chosen = rows.filter((row) => picks.some((pick) => pick.row === row))
  const others = rows.filter((row) => !chosen.includes(row))

  return [...chosen, ...others].slice(0, SHOWN_FIRST).map((row) => ({
    ...row,
    usages: picks.filter((pick) => pick.row === row).map(({ usage }) => usage),
  }))
}

function rowOf<Each extends RowOffer>(offer: Each, days: number): Omit<BundleRow<Each>, 'usages'> {
  const times = Math.max(1, Math.ceil(days / offer.validityDays))
  const laterCents = offer.topUpTotalCents ?? offer.totalCents
  return { offer, times, rowTotalCents: offer.totalCents + (times - 1) * laterCents }
}

function ease({ times }: { times: number }): number {
  return times > MOST_TIMES ? times : 0
}

function isEnough({ megabytes, validityDays }: RowOffer, usage: Usage): boolean {
  return megabytes / validityDays >= DAILY_MEGABYTES[usage]
}

function cheapestFirst(one: Omit<BundleRow, 'usages'>, other: Omit<BundleRow, 'usages'>): number {
  return one.rowTotalCents - other.rowTotalCents || other.offer.megabytes - one.offer.megabytes
}

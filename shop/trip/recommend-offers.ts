// The few offers to show first: for light, normal, and heavy data use, the cheapest bundle that has enough.
import type { CountryCode } from '#shop/values/country.ts'
import type { Offer } from './find-offers.ts'

/** How people use data on a trip, lightest first. */
export const USAGES = ['light', 'normal', 'heavy'] as const
export type Usage = (typeof USAGES)[number]

/** How many megabytes a day of it takes. */
export const DAILY_MEGABYTES: Readonly<Record<Usage, number>> = { light: 100, normal: 350, heavy: 1_000 }

const MOST_SIZES = 3

type Sized = Pick<Offer, 'megabytes' | 'validityDays' | 'priceCents' | 'zone' | 'countries'>

export type Recommendation<Each extends Sized = Offer> = {
  offer: Each
  /** The uses for which it is the cheapest; empty if it is only the next larger size. */
  usages: Usage[]
  /** Bundles of the same size in zones with more countries, cheapest first. */
  wider: { offer: Each; adds: CountryCode[] }[]
}

/**
 * Up to three sizes from the offers for a trip of `days` days, each as the cheapest bundle of that size, in ascending
 * order of size and price. `offers` come from `findOffers`: cheapest first, all long enough.
 */
export function recommendOffers<Each extends Sized>(offers: readonly Each[], days: number): Recommendation<Each>[] {
  return pickSizes(offers, days).map((offer) => ({
    offer,
    usages: USAGES.filter((usage) => offers.find((each) => isEnough(each, usage, days)) === offer),
    wider: widerOf(offer, offers),
  }))
}

/** The offers that `recommendOffers` picks, without its annotations. */
export function pickSizes<Each extends Sized>(offers: readonly Each[], days: number): Each[] {
  const picks: Each[] = []
  for (const usage of USAGES) {
    const pick = offers.find((offer) => isEnough(offer, usage, days))
    if (pick && !picks.includes(pick)) picks.push(pick)
  }
  while (picks.length < MOST_SIZES) {
    const largest = picks.at(-1)?.megabytes ?? 0
    const next = offers.find((offer) => offer.megabytes > largest)
    if (!next) break
    picks.push(next)
  }

  return picks
}

/** Megabytes per day of the shorter of bundle and trip. */
export function dailyMegabytes(
  { megabytes, validityDays }: Pick<Offer, 'megabytes' | 'validityDays'>,
  days: number,
): number {
  return megabytes / Math.min(days, validityDays)
}

function isEnough(offer: Sized, usage: Usage, days: number): boolean {
  return dailyMegabytes(offer, days) >= DAILY_MEGABYTES[usage]
}

function widerOf<Each extends Sized>(offer: Each, offers: readonly Each[]): Recommendation<Each>['wider'] {
  const covered = new Set(offer.countries)
  return offers
    .filter((each) => each.megabytes === offer.megabytes)
    .map((each) => ({ offer: each, adds: each.countries.filter((code) => !covered.has(code)) }))
    .filter(({ adds }) => adds.length > 0)
}

// The few offers to show first: for light, normal, and heavy data use, the cheapest bundle that has enough.
import type { CountryCode } from '#values/country/country.ts'
import type { Offer } from './find-offers.ts'

/** How people use data on a trip, lightest first. */
export const USAGES = ['light', 'normal', 'heavy'] as const
export type Usage = (typeof USAGES)[number]

/** How many megabytes a day of it takes. */
export const DAILY_MEGABYTES: Readonly<Record<Usage, number>> = { light: 100, normal: 350, heavy: 1_000 }

/** How many offers are shown first wherever there are as many (storefront rules §4). */
export const SHOWN_FIRST = 3

type Sized = Pick<Offer, 'megabytes' | 'validityDays' | 'priceCents' | 'zone' | 'countries'>

export type Recommendation<Each extends Sized = Offer> = {
  offer: Each
  /** The uses for which it is the cheapest; empty if it is only the next larger size. */
  usages: Usage[]
  /** Further bundles of the same size in zones with more countries, cheapest first. */
  wider: { offer: Each; adds: CountryCode[] }[]
}

/**
 * Three of the offers for a trip of `days` days: up to three sizes, each as the cheapest bundle of that size, in
 * ascending order of size and price; then, if there are fewer sizes, the cheapest others. `offers` come from
 * `findOffers`: cheapest first, all long enough.
 */
export function recommendOffers<Each extends Sized>(offers: readonly Each[], days: number): Recommendation<Each>[] {
  const picks = pickOffers(offers, days)
  const folded = offers.filter((offer) => !picks.includes(offer))
  const isFirst = (offer: Each) => picks.find(({ megabytes }) => megabytes === offer.megabytes) === offer
  return picks.map((offer) => ({
    offer,
    usages: USAGES.filter((usage) => offers.find((each) => isEnough(each, usage, days)) === offer),
    wider: isFirst(offer) ? widerOf(offer, folded) : [],
  }))
}

/** The offers that `recommendOffers` picks, without its annotations; the first is the one to select by default. */
export function pickOffers<Each extends Sized>(offers: readonly Each[], days: number): Each[] {
  const picks: Each[] = []
  for (const usage of USAGES) {
    const pick = offers.find((offer) => isEnough(offer, usage, days))
    if (pick && !picks.includes(pick)) picks.push(pick)
  }
  while (picks.length < SHOWN_FIRST) {
    const largest = picks.at(-1)?.megabytes ?? 0
    const next = offers.find((offer) => offer.megabytes > largest)
    if (!next) break
    picks.push(next)
  }
  const sizes = new Set(picks.map(({ megabytes }) => megabytes))
  const others = offers.filter((offer) => !picks.includes(offer))
  const isSame = ({ megabytes }: Each) => sizes.has(megabytes)
  const fill = [...others.filter((offer) => !isSame(offer)), ...others.filter(isSame)]
  return [...picks, ...fill].slice(0, SHOWN_FIRST)
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

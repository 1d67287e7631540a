// The few offers to show first: for light, normal, and heavy data use, the cheapest bundle that has enough.
import type { CountryCode } from '#values/country/country.ts'
import { compareData, dataKey, fullSpeedADay, megabytesFor, type DataAllowance } from '#values/data-allowance.ts'
import type { Offer } from './find-offers.ts'

/** How people use data on a trip, lightest first. */
export const USAGES = ['light', 'normal', 'heavy'] as const
export type Usage = (typeof USAGES)[number]

/** How many megabytes a day of it takes. */
export const DAILY_MEGABYTES: Readonly<Record<Usage, number>> = { light: 100, normal: 350, heavy: 1_000 }

/** How many offers are shown first wherever there are as many (storefront rules §4). */
export const SHOWN_FIRST = 3

type OfferSize = DataAllowance & Pick<Offer, 'validityDays' | 'priceCents' | 'zone' | 'countries'>

/** In percent: the next size replaces a pick when it holds this much data or more, and costs at most this. */
const MUCH_MORE_DATA = 160
const LITTLE_MORE_MONEY = 115

export type Recommendation<Each extends OfferSize = Offer> = {
  offer: Each
  /** The uses that it is picked for; empty if it is only another size. */
  usages: Usage[]
  /** Further bundles of the same size, cheapest first: in wider zones, or dearer for fewer countries. */
  alike: Alike<Each>[]
}

/** What another bundle of the same size covers that the pick doesn't, and what it lacks. */
type Alike<Each extends OfferSize = Offer> = { offer: Each; adds: CountryCode[]; lacks: CountryCode[] }

/**
 * Up to three sizes for a trip of `days` days, each as the cheapest bundle of that size, in ascending order of size and
 * price. None is dearer than one with as much data, however few sizes are left. `offers` come from `findOffers`:
 * cheapest first, all long enough.
 */
export function recommendOffers<Each extends OfferSize>(offers: readonly Each[], days: number): Recommendation<Each>[] {
  const forUse = picksByUsage(offers, days)
  const picks = pickOffers(offers, days)
  const folded = offers.filter((offer) => !picks.includes(offer))
  return picks.map((offer) => ({
    offer,
    usages: USAGES.filter((usage) => forUse.get(usage) === offer),
    alike: alikeOf(offer, folded),
  }))
}

/** The offers that `recommendOffers` picks, without its annotations; the first is the one to select by default. */
export function pickOffers<Each extends OfferSize>(offers: readonly Each[], days: number): Each[] {
  const picks = [...new Set(picksByUsage(offers, days).values())]
  while (picks.length < SHOWN_FIRST) {
    const largest = picks.at(-1)
    const next = offers.find((offer) => !largest || isMore(offer, largest, days))
    if (!next) break
    picks.push(muchMoreForLittle(next, offers, days))
  }
  const [smallest] = picks
  const between = offers.filter(
    (offer) =>
      smallest && !picks.includes(offer) && isMore(offer, smallest, days) && isWorthItsPrice(offer, offers, days),
  )
  return [...picks, ...between].slice(0, SHOWN_FIRST).toSorted(cheaperFirst)
}

/** For each use the cheapest with enough data, or what holds much more for little more; a lighter use's, if enough. */
export function picksByUsage<Each extends OfferSize>(offers: readonly Each[], days: number): Map<Usage, Each> {
  const picks = new Map<Usage, Each>()
  let lighter: Each | undefined
  for (const usage of USAGES) {
    const isServed = lighter && isEnough(lighter, usage, days)
    const cheapest = offers.find((offer) => isEnough(offer, usage, days))
    if (!isServed) lighter = cheapest && muchMoreForLittle(cheapest, offers, days)
    if (lighter) picks.set(usage, lighter)
  }
  return picks
}

const cheaperFirst = (one: OfferSize, other: OfferSize): number => one.priceCents - other.priceCents

/** No other one has as much data, whole and a day, for the same price or less. `offers` are cheapest first. */
function isWorthItsPrice<Each extends OfferSize>(offer: Each, offers: readonly Each[], days: number): boolean {
  return offers
    .slice(0, offers.indexOf(offer))
    .every(
      (cheaper) =>
        wholeOf(cheaper, days) < wholeOf(offer, days) || dailyMegabytes(cheaper, days) < dailyMegabytes(offer, days),
    )
}

// What is slow after less than the pick has at full speed isn't much more, even without a limit.
function muchMoreForLittle<Each extends OfferSize>(pick: Each, offers: readonly Each[], days: number): Each {
  let best = pick
  for (const offer of offers) {
    const isMuchMore =
      wholeOf(offer, days) * 100 >= wholeOf(pick, days) * MUCH_MORE_DATA &&
      dailyMegabytes(offer, days) >= dailyMegabytes(pick, days)
    const isLittleMore = offer.priceCents * 100 <= pick.priceCents * LITTLE_MORE_MONEY
    if (isMuchMore && isLittleMore && isMore(offer, best, days)) best = offer
  }
  return best
}

/** The offers to show first where none lasts for the whole trip: those that last longest, the cheapest of them first. */
export function lastingOffers<Each extends OfferSize>(offers: readonly Each[]): Each[] {
  return offers.toSorted((one, other) => other.validityDays - one.validityDays || one.priceCents - other.priceCents)
}

type Lasting = DataAllowance & Pick<Offer, 'validityDays'>

/** Megabytes at full speed per day of the shorter of bundle and trip; infinite for one without a known limit. */
export function dailyMegabytes(offer: Lasting, days: number): number {
  return fullSpeedADay(offer, usedDays(offer, days))
}

const usedDays = ({ validityDays }: Lasting, days: number): number => Math.min(days, validityDays)

const wholeOf = (offer: Lasting, days: number): number => megabytesFor(offer, usedDays(offer, days))

/** Whether it holds more on a trip of so many days. */
const isMore = (one: Lasting, other: Lasting, days: number): boolean =>
  compareData(one, other, usedDays(one, days), usedDays(other, days)) > 0

function isEnough(offer: OfferSize, usage: Usage, days: number): boolean {
  return dailyMegabytes(offer, days) >= DAILY_MEGABYTES[usage]
}

function alikeOf<Each extends OfferSize>(offer: Each, offers: readonly Each[]): Alike<Each>[] {
  const covered = new Set(offer.countries)
  return offers
    .filter((each) => dataKey(each) === dataKey(offer))
    .map((each) => {
      const countries = new Set(each.countries)
      return {
        offer: each,
        adds: each.countries.filter((code) => !covered.has(code)),
        lacks: offer.countries.filter((code) => !countries.has(code)),
      }
    })
}

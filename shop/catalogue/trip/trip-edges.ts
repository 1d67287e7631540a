// What a day more or less means for the price: people move a flight by a day for less than that.
import { lastsDays, type DataAllowance } from '#values/data-allowance.ts'
import type { Offer } from './find-offers.ts'
import { DAILY_MEGABYTES } from './recommend-offers.ts'

type OfferTerms = DataAllowance & Pick<Offer, 'bundleId' | 'validityDays' | 'priceCents'>

export type TripEdges<Each extends OfferTerms = Offer> = {
  /** A trip that is a day or two shorter and costs much less; null if there is none. */
  shorter: { days: number; offer: Each } | null
  /** A trip that is a day or two longer and costs much more, where no day more is free; null if there is none. */
  longer: { days: number; offer: Each } | null
  /** By how many days the trip can be longer at the same price. */
  moreDays: number
}

/** No day more or less changes the price by much. */
export const NO_EDGES = { shorter: null, longer: null, moreDays: 0 }

/** How many days fewer or more are looked at. */
const MOST_DAYS = 2
/** In percent of the price for all days; what saves less isn't worth a word. */
const WORTH_A_WORD = 80
/** In percent of it as well; who doesn't know of less wouldn't mind. */
const WORTH_A_WARNING = 125

/** What another length of the trip would be sold as. */
type Lengths<Each> = {
  /** The bundle that is selected by default for so many days. */
  defaultFor: (days: number) => Each | null
  /** Whether several purchases are selected instead, of which no edge knows. Asked only before an edge is told. */
  isPlannedInstead: (offer: Each, days: number) => boolean
}

/** The edges of a trip of `days` days, for which `chosen` is selected by default; null where no bundle lasts as long. */
export function findTripEdges<Each extends OfferTerms>(
  days: number,
  chosen: Each | null,
  { defaultFor, isPlannedInstead }: Lengths<Each>,
): TripEdges<Each> {
  if (!chosen) return NO_EDGES
  const firstOf = (lengths: number[], isWorthIt: (cents: number) => boolean) => {
    for (const length of lengths) {
      const offer = defaultFor(length)
      if (offer && isWorthIt(offer.priceCents) && !isPlannedInstead(offer, length)) return { days: length, offer }
    }
    return null
  }
  const steps = Array.from({ length: MOST_DAYS }, (_, place) => 1 + place)
  const shorter = firstOf(
    steps.map((fewer) => days - fewer).filter((length) => length >= 1),
    (cents) => cents * 100 <= chosen.priceCents * WORTH_A_WORD,
  )
  const longest = lastsDays(chosen, chosen.validityDays, DAILY_MEGABYTES.light)
  const same = longest > days ? defaultFor(longest) : null
  if (same?.bundleId === chosen.bundleId && !isPlannedInstead(same, longest))
    return { shorter, longer: null, moreDays: longest - days }
  const longer = firstOf(
    steps.map((more) => days + more),
    (cents) => cents * 100 >= chosen.priceCents * WORTH_A_WARNING,
  )
  return { shorter, longer, moreDays: 0 }
}

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

/**
 * The edges of a trip of `days` days, for which `chosen` is selected by default; null where no bundle lasts as long.
 * `defaultFor` tells which bundle is selected for another length.
 */
export function findTripEdges<Each extends OfferTerms>(
  days: number,
  chosen: Each | null,
  defaultFor: (days: number) => Each | null,
): TripEdges<Each> {
  if (!chosen) return NO_EDGES
  const shorter = Array.from({ length: Math.min(MOST_DAYS, days - 1) }, (_, place) => days - 1 - place)
    .map((fewer) => ({ days: fewer, offer: defaultFor(fewer) }))
    .find(({ offer }) => offer !== null && offer.priceCents * 100 <= chosen.priceCents * WORTH_A_WORD)
  const longest = lastsDays(chosen, chosen.validityDays, DAILY_MEGABYTES.light)
  const isSame = longest > days && defaultFor(longest)?.bundleId === chosen.bundleId
  const moreDays = isSame ? longest - days : 0
  const longer = Array.from({ length: moreDays > 0 ? 0 : MOST_DAYS }, (_, place) => days + 1 + place)
    .map((more) => ({ days: more, offer: defaultFor(more) }))
    .find(({ offer }) => offer !== null && offer.priceCents * 100 >= chosen.priceCents * WORTH_A_WARNING)
  return { shorter: edgeOf(shorter), longer: edgeOf(longer), moreDays }
}

function edgeOf<Each>(found: { days: number; offer: Each | null } | undefined): { days: number; offer: Each } | null {
  return found?.offer ? { days: found.days, offer: found.offer } : null
}

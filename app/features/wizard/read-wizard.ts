// Everything the wizard shows for an address: trip, allowed step, priced offers. Pure; it throws only a redirect.
import { redirect } from 'react-router'
import type { Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, type BundleFacts, type Operators } from '#shop/catalogue/bundle/bundle-facts.ts'
import { searchDestinations, type SearchResult } from '#shop/catalogue/destination/search-destinations.ts'
import { cutTyped } from '#shop/catalogue/destination/typed-length.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { Offer } from '#shop/catalogue/trip/find-offers.ts'
import { findTripOffers, type EmptyTripAnswer } from '#shop/catalogue/trip/find-trip-offers.ts'
import { waitUntil } from '#shop/catalogue/trip/open-for.ts'
import {
  lastingOffers,
  pickOffers,
  picksByUsage,
  SHOWN_FIRST,
  type Usage,
} from '#shop/catalogue/trip/recommend-offers.ts'
import { planTrip } from '#shop/catalogue/trip/plan-trip.ts'
import { findTripEdges, NO_EDGES, type TripEdges } from '#shop/catalogue/trip/trip-edges.ts'
import { tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import { dataKey } from '#values/data-allowance.ts'
import { addDays, parseDateOnly, type DateOnly, type Today } from '#values/date.ts'
import { zoneName } from '#app/language/formats.ts'
import type { ShownCurrency } from '#app/session/shell-data.ts'
import type { InsteadHint } from '#app/features/top-up-hint/read-top-up-hint.ts'
import type { WizardProblem } from '#app/copy/catalogue/wizard.ts'
import { bundleInAddress, gateStep, tripInAddress, wizardSearch } from './wizard-address.ts'
import { chosenOf, isSelectedBefore, readChoice } from './results/chosen-offer.ts'
import { pricePlans, type PricedPlan } from './results/price-plans.ts'
import { soldCatalogue } from './sold-catalogue.ts'
import { isPressed, wantedStep, type Step } from './wizard-step.ts'

/**
 * What a page knows of the catalog before there is a trip, the visitor's VAT rate, and the currency in which they read
 * approximate prices.
 */
export type WizardCatalogue = Catalogue & { vatBasisPoints: number; currency?: ShownCurrency | null }
export type PricedOffer = Offer & { vatCents: number; totalCents: number; facts: BundleFacts }
export type OfferResults = {
  kind: 'offers'
  offers: PricedOffer[]
  isLongerThanStandard: boolean
  days: number
  /** The single bundle selected by default, and what a day more or less means for its price. */
  preselectedId: string | null
  edges: TripEdges<PricedOffer>
  /** The networks of those that are shown first, in the countries of the trip; the others' are looked up elsewhere. */
  operators: Record<string, Operators | null>
  /** The same of how money comes back. */
  moneyBack: Record<string, string>
  /** More data on an eSIM that this visitor has already, in place of the offer that is selected. */
  hint: InsteadHint | null
  /** Several purchases for the trip: where no bundle lasts as long, or where they cost much less than one. */
  plans: PricedPlan[]
}
/** What the results will say about a trip: the bundle selected by default, what a day more or less means for its price. */
export type TripBundle = {
  /** A plan's purchases as one. */
  offer: PricedOffer | null
  /** How many purchases it is, and what is paid for the first of them; null for a single bundle. */
  parts: { count: number; firstCents: number } | null
  edges: TripEdges<PricedOffer>
  /** The day from which on there are offers, if it is too early for them. */
  buyFrom: DateOnly | null
}
export type WizardResults = OfferResults | EmptyResults
export type EmptyResults = EmptyTripAnswer & {
  days: number
  /** Several purchases that cover the countries between them. */
  plans: PricedPlan[]
}
/** What a visitor without client script searched for. */
export type DestinationMatches = Omit<SearchResult, 'zones'> & { query: string; zones: string[] }

export type WizardData = {
  catalogue: WizardCatalogue
  trip: Trip
  step: Step
  /** The earliest possible arrival: what is still today in the last time zone. */
  today: DateOnly
  /** What is already today in the first time zone. */
  latestToday: DateOnly
  problem: WizardProblem | null
  results: WizardResults | null
  /** Known once both dates are chosen, before the results are shown. */
  tripBundle: TripBundle | null
  found: DestinationMatches | null
}

/** Reads an address; after a press of a script-less button it redirects to the clean address of the answer. */
export function readWizard(
  url: URL,
  catalogue: Catalogue,
  vatBasisPoints: number,
  { earliest: today, latest: latestToday }: Today,
): WizardData {
  const search = url.searchParams
  const sold = { ...soldCatalogue(catalogue), vatBasisPoints }
  const trip = tripInAddress(search, sold.zones, today)
  if (isPressed(search))
    throw redirect(`${url.pathname}${wizardSearch(trip, wantedStep(search), bundleInAddress(search))}`)

  const { step, problem } = gateStep(wantedStep(search), trip)
  const shown = { catalogue, vatBasisPoints, today }
  const results = step === 'results' ? resultsOf(shown, trip, bundleChosenIn(search)) : null
  return {
    catalogue: sold,
    trip,
    step,
    today,
    latestToday,
    problem: dateProblem(search, today) ?? problem,
    results,
    tripBundle: step !== 'results' ? tripBundleOf(shown, trip) : null,
    found: foundBy(search.get('q'), sold.zones),
  }
}

/** To whom and when the catalog is shown: the visitor's VAT rate, and today where that is earliest. */
type Storefront = { catalogue: Catalogue; vatBasisPoints: number; today: DateOnly }

/** What the results select by default, once both dates are chosen; null before. */
export function tripBundleOf(shown: Storefront, trip: Trip): TripBundle | null {
  const results = trip.destinations.length > 0 ? resultsOf(shown, trip, null) : null
  if (!results) return null
  if (results.kind === 'none')
    return {
      offer: null,
      parts: null,
      edges: NO_EDGES,
      buyFrom: results.reason === 'too_early' ? results.buyFrom : null,
    }
  const chosen = chosenOf(results, trip, null)
  const parts = chosen?.plan && { count: chosen.plan.parts.length, firstCents: chosen.offer.totalCents }
  const edges = chosen?.plan ? NO_EDGES : results.edges
  return { offer: chosen?.whole ?? null, parts: parts ?? null, edges, buyFrom: null }
}

/** More offers than anybody compares. Those that the page shows first are always among them. */
const MOST_OFFERS = 40
const MOST_OF_A_SIZE = 6

function resultsOf(
  { catalogue, vatBasisPoints, today }: Storefront,
  trip: Trip,
  bundleId: string | null,
): WizardResults | null {
  const { destinations, arrival, departure } = trip
  if (!arrival || !departure) return null
  const days = tripLengthDays(arrival, departure)
  const answer = findTripOffers(catalogue, { destinations, arrival, departure }, today)
  const wait = waitUntil(arrival, today)
  const price = (offer: Offer) => ({ ...priced(offer, vatBasisPoints), facts: factsOf(catalogue, offer.bundleId) })
  const plan = (singleFor: (usage: Usage) => Offer | null) =>
    pricePlans(catalogue, { destinations, arrival, days, vatBasisPoints, today }, singleFor, price)
  if (answer.kind === 'none') {
    return { ...answer, days, plans: answer.reason === 'no_single_bundle' ? plan(() => null) : [] }
  }
  const { isLongerThanStandard } = answer
  const picks = isLongerThanStandard
    ? lastingOffers(answer.offers).slice(0, SHOWN_FIRST)
    : pickOffers(answer.offers, days)
  const uses = picksByUsage(answer.offers, days)
  const plans = plan((usage) => (isLongerThanStandard ? null : (uses.get(usage) ?? null)))
  const starts = plans.map(({ parts }) => parts[0]?.offer.bundleId)
  const begun = answer.offers.filter(({ bundleId: id }) => isLongerThanStandard && starts.includes(id))
  const first = begun.find(({ bundleId: id }) => id === starts[0]) ?? begun[0] ?? picks[0]
  const offers = few(answer.offers, [...picks, ...begun], bundleId).map(price)
  const best = offers.find(({ bundleId: id }) => id === first?.bundleId)
  const defaultFor = (length: number) => {
    const until = addDays(arrival, length - 1)
    const found = findTripOffers(catalogue, { destinations, arrival, departure: until }, today)
    const pick = found.kind === 'offers' && !found.isLongerThanStandard ? pickOffers(found.offers, length)[0] : null
    return pick ? price(pick) : null
  }
  const isPlannedInstead = ({ priceCents }: Offer, length: number) => {
    const instead = planTrip(catalogue, { destinations, days: length, wait }, 'light')
    return instead !== null && instead.purchases.length > 1 && isSelectedBefore(instead.priceCents, priceCents)
  }
  const edges = findTripEdges(days, isLongerThanStandard ? null : (best ?? null), { defaultFor, isPlannedInstead })
  return {
    ...answer,
    days,
    offers,
    preselectedId: best?.bundleId ?? null,
    edges,
    plans,
    operators: {},
    moneyBack: {},
    hint: null,
  }
}

// Fewer offers in the same order. They include all that the page picks first, so it picks the same from them as from all.
function few<Each extends Offer>(offers: Each[], first: Each[], bundleId: string | null): Each[] {
  if (offers.length <= MOST_OFFERS) return offers
  const kept = new Set([...offers.slice(0, MOST_OFFERS), ...first])
  for (const pick of first) {
    const alike = offers.filter((offer) => dataKey(offer) === dataKey(pick))
    for (const each of alike.slice(0, MOST_OF_A_SIZE)) kept.add(each)
  }
  return offers.filter((offer) => kept.has(offer) || offer.bundleId === bundleId)
}

function priced(offer: Offer, vatBasisPoints: number): Omit<PricedOffer, 'facts'> {
  const { vatCents, totalCents } = quote(offer.priceCents, vatBasisPoints)
  return { ...offer, vatCents, totalCents }
}

function bundleChosenIn(search: URLSearchParams): string | null {
  const choice = bundleInAddress(search)
  return choice && readChoice(choice).bundleId
}

function dateProblem(search: URLSearchParams, today: DateOnly): WizardProblem | null {
  const from = parseDateOnly(search.get('from'))
  const until = parseDateOnly(search.get('to_date'))
  if (from && from < today) return 'arrival_in_past'
  return from && until && until < from ? 'departure_before_arrival' : null
}

function foundBy(query: string | null, zones: Zone[]): DestinationMatches | null {
  const typed = cutTyped(query ?? '')
  if (!typed) return null
  const found = searchDestinations(typed, zones, zoneName)
  return { ...found, query: typed, zones: found.zones.map((zone) => zone.name) }
}

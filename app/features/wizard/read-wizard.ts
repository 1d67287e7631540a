// Everything the wizard shows for an address: trip, allowed step, priced offers. Pure; it throws only a redirect.
import { redirect } from 'react-router'
import { topupPriceCents, type Catalogue, type Zone } from '#shop/catalogue/bundle.ts'
import { searchDestinations } from '#shop/catalogue/search-destinations.ts'
import { quote } from '#shop/pricing/quote.ts'
import { findOffers, type Offer } from '#shop/trip/find-offers.ts'
import { recommendOffers } from '#shop/trip/recommend-offers.ts'
import { tripLengthDays, type Trip } from '#shop/trip/trip.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { parseDateOnly, type DateOnly } from '#shop/values/date.ts'
import type { WizardProblem } from '#app/copy/wizard.ts'
import { gateStep, tripInAddress, wizardSearch } from './wizard-address.ts'
import { soldCatalogue } from './sold-catalogue.ts'
import { isPressed, wantedStep, type Step } from './wizard-step.ts'

/** What a page knows of the catalogue before there is a trip, and the visitor's VAT rate. */
export type WizardCatalogue = Catalogue & { vatBasisPoints: number }
/** `topUpTotalCents` is what the same bundle costs on an eSIM that is there; null where it is no top-up. */
export type PricedOffer = Offer & { vatCents: number; totalCents: number; topUpTotalCents: number | null }
export type OfferResults = {
  kind: 'offers'
  offers: PricedOffer[]
  isLongerThanStandard: boolean
  days: number
  /** The bundle that stands chosen until somebody chooses; null when all of them are too short for the trip. */
  preselectedId: string | null
}
export type WizardResults = OfferResults | { kind: 'none'; reason: 'no_single_bundle' | 'no_match'; days: number }
/** What a visitor without client script searched for. */
export type WizardFound = { query: string; zones: string[]; countries: CountryCode[] }

export type WizardData = {
  catalogue: WizardCatalogue
  trip: Trip
  step: Step
  today: DateOnly
  problem: WizardProblem | null
  results: WizardResults | null
  found: WizardFound | null
}

/** Reads an address; after a press of a script-less button it redirects to the clean address of the answer. */
export function readWizard(url: URL, catalogue: Catalogue, vatBasisPoints: number, today: DateOnly): WizardData {
  const search = url.searchParams
  const sold = { ...soldCatalogue(catalogue), vatBasisPoints }
  const trip = tripInAddress(search, sold.zones, today)
  if (isPressed(search))
    throw redirect(`${url.pathname}${wizardSearch(trip, wantedStep(search), search.get('bundle'))}`)

  const { step, problem } = gateStep(wantedStep(search), trip)
  return {
    catalogue: sold,
    trip,
    step,
    today,
    problem: dateProblem(search, today) ?? problem,
    results: step === 'results' ? resultsOf(catalogue, trip, vatBasisPoints) : null,
    found: foundBy(search.get('q'), sold.zones),
  }
}

function resultsOf(catalogue: Catalogue, trip: Trip, vatBasisPoints: number): WizardResults | null {
  if (!trip.arrival || !trip.departure) return null
  const days = tripLengthDays(trip.arrival, trip.departure)
  const answer = findOffers(catalogue, trip.destinations, days)
  if (answer.kind === 'none') return { ...answer, days }
  const offers = answer.offers.map((offer) => priced(offer, catalogue, vatBasisPoints))
  const best = answer.isLongerThanStandard ? undefined : recommendOffers(offers, days)[0]
  return { ...answer, days, offers, preselectedId: best?.offer.bundleId ?? null }
}

function priced(offer: Offer, catalogue: Catalogue, vatBasisPoints: number): PricedOffer {
  const { vatCents, totalCents } = quote(offer.priceCents, vatBasisPoints)
  const zone = catalogue.zones.find(({ name }) => name === offer.zone)
  const topUpCents = zone ? topupPriceCents(zone, offer.megabytes) : null
  const topUpTotalCents = topUpCents === null ? null : quote(topUpCents, vatBasisPoints).totalCents
  return { ...offer, vatCents, totalCents, topUpTotalCents }
}

function dateProblem(search: URLSearchParams, today: DateOnly): WizardProblem | null {
  const from = parseDateOnly(search.get('from'))
  const until = parseDateOnly(search.get('to_date'))
  if (from && from < today) return 'arrival_in_past'
  return from && until && until < from ? 'departure_before_arrival' : null
}

function foundBy(query: string | null, zones: Zone[]): WizardFound | null {
  if (!query?.trim()) return null
  const found = searchDestinations(query, zones)
  return { query: query.trim(), zones: found.zones.map((zone) => zone.name), countries: found.countries }
}

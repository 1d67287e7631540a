// What the bundle wizard says from its first moment on; the words of its later steps arrive with them.
import type { Step } from '#app/routes/wizard/wizard-step.ts'

export type WizardProblem =
  | 'no_destinations'
  | 'dates_missing'
  | 'arrival_in_past'
  | 'departure_before_arrival'
  | 'no_bundle'
  | 'not_added'

export const problemCopy: Record<WizardProblem, { title: string; text: string }> = {
  no_destinations: { title: 'No destinations selected', text: 'Please select at least one destination' },
  dates_missing: { title: 'Travel dates not set', text: 'Please select your arrival and departure dates' },
  arrival_in_past: { title: 'Arrival is in the past', text: 'Please choose today or a later day for your arrival' },
  departure_before_arrival: {
    title: 'Departure is before arrival',
    text: 'Please choose a departure on or after your arrival day',
  },
  no_bundle: { title: 'No bundle selected', text: 'Please select a bundle to add to cart' },
  not_added: { title: 'Bundle not added', text: 'We could not put this bundle in your cart. Please try again.' },
}

export const noDestinationsInSearch = 'Please select at least one destination.'

export const stepNames: Record<Step, string> = {
  destinations: 'Destinations',
  dates: 'Travel Dates',
  results: 'Travel Connectivity',
}

export const stepHeadings: Record<Step, { heading: string; intro: string }> = {
  destinations: {
    heading: 'Where are you traveling to',
    intro: 'Add every country you will visit: one eSIM can cover them all.',
  },
  dates: {
    heading: 'When are you traveling',
    intro: 'Your bundle has to last from the day you arrive to the day you leave.',
  },
  results: {
    heading: 'Recommended Bundles',
    intro: 'Every bundle below covers your whole trip. The cheapest is chosen for you.',
  },
}

export const shellCopy = {
  steps: 'Steps',
  stepOf: (position: number, of: number) => `Step ${position} of ${of}`,
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  continue: 'Continue',
  longTripIntro: 'Every bundle below covers all your destinations. The cheapest is chosen for you.',
  loading: 'Looking for your bundles',
  pageTitle: 'Find your bundle',
  pageIntro: 'Tell us where and when. You get every bundle that covers your whole trip, cheapest first.',
}

export const destinationsCopy = {
  searchLabel: 'Search for a country or a zone',
  searchPlaceholder: 'Search and select destinations...',
  search: 'Search',
  searchDialog: 'Choose destinations',
  closeDialog: 'Close',
  done: (count: number) => (count === 0 ? 'Done' : `Done, ${count} selected`),
  suggested: 'Suggested',
  zones: 'Zones',
  countries: 'Countries',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  noMatch: (query: string) => `No country called ${query}. Try the English name`,
  added: (name: string, count: number) => `${name} added, ${count} selected`,
  removed: (name: string, count: number) => `${name} removed, ${count} selected`,
  fromIncl: (price: string) => `from ${price} incl.`,
  inclTax: 'incl. tax',
  byZone: 'Select by Zone',
  showAllZones: 'Show all zones',
  showFewerZones: 'Show fewer zones',
  startingAt: (price: string) => `Starting at ${price} excl. Tax`,
  allSelected: 'All selected',
  someSelected: (selected: number, of: number) => `${selected} of ${of} selected`,
  showCountries: (zone: string) => `Show countries of ${zone}`,
  hideCountries: (zone: string) => `Hide countries of ${zone}`,
  show: 'Show countries',
  hide: 'Hide countries',
  selected: 'Selected Destinations',
  none: 'Nothing selected yet. Search above or pick a whole zone.',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  cleared: 'All destinations removed',
  andMore: (names: string, count: number) => `${names} + ${count} more`,
  covered: (zone: string, count: number, price: string) =>
    `${zone} covers ${count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`}, from ${price}`,
  uncovered: (names: string) => `No single bundle covers ${names}. Remove one, or buy separate bundles for our zones.`,
}

export const passCopy = { from: 'from, incl. VAT' }

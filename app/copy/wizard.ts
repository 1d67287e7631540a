// Every sentence of the bundle wizard, keyed by the place where it appears.
import type { Step } from '#app/routes/wizard/wizard-address.ts'

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

export const shellCopy = {
  label: 'Bundle selector',
  steps: 'Steps',
  stepOf: (position: number, of: number) => `Step ${position} of ${of}`,
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  continue: 'Continue',
  pageTitle: 'Find your bundle',
  pageIntro: 'Tell us where and when. You get every bundle that covers your whole trip, cheapest first.',
}

export const destinationsCopy = {
  heading: 'Where are you traveling to',
  intro: 'Add every country you will visit: one eSIM can cover them all.',
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

export const datesCopy = {
  heading: 'When are you traveling',
  intro: 'Your bundle has to last from the day you arrive to the day you leave.',
  arrival: 'Arrival date',
  arrivalCalendar: 'Arrival calendar',
  departure: 'Departure date',
  departureCalendar: 'Departure calendar',
  setDates: 'Use these dates',
  howLong: 'How long is your trip?',
  duration: 'Trip duration',
  stepper: 'Days to add or remove',
  addDays: (count: number) => (count === 1 ? 'Add 1 day' : `Add ${count} days`),
  removeDays: (count: number) => (count === 1 ? 'Remove 1 day' : `Remove ${count} days`),
  stepperLimit: 'Enter a whole number from 1 to 30',
  lengths: 'Usual lengths',
  weekend: 'Weekend',
  week: '1 week',
  twoWeeks: '2 weeks',
  unknown: "I don't know yet",
  unknownHint: 'We assume 7 days. You can change it at any time.',
  reset: 'Reset dates',
  resetDone: 'Travel dates removed',
  bundleLengths: 'Bundle lengths',
  tooShort: 'too short',
  editDestinations: 'Edit Destinations',
  fits: (bundleDays: number, spareDays: number) =>
    spareDays === 0
      ? `${bundleDays}-day bundle fits exactly`
      : `${bundleDays}-day bundle fits, ${spareDays === 1 ? '1 day' : `${spareDays} days`} spare`,
  fitsNone: (longestDays: number) => `Longer than our longest bundle of ${longestDays} days`,
  fitsUnknown: 'No single bundle covers your destinations',
  arrivalDay: 'arrival',
  departureDay: (days: string) => `departure, ${days}`,
  summary: (departure: string, days: string) => `Departure ${departure}, ${days}`,
}

export const resultsCopy = {
  heading: 'Recommended Bundles',
  summary: 'Your Trip Summary',
  destinations: 'Destinations',
  destinationsShown: (count: string) => `${count}: show the list`,
  duration: 'Duration',
  period: 'Travel period',
  bundleGroup: 'Choose a bundle',
  inclTax: 'incl. tax',
  exclTax: (price: string, tax: string) => `${price} excl. Tax · ${tax}`,
  validFor: (days: number) => (days === 1 ? 'valid 1 day' : `valid ${days} days`),
  perGb: (price: string) => `${price} per GB`,
  gbPerDay: (gigabytes: string) => `${gigabytes} GB a day`,
  mbPerDay: (megabytes: string) => `${megabytes} MB a day`,
  enoughFor: (use: string) => `Enough for ${use}`,
  dataOnly: 'data only, no phone number',
  showCoverage: (count: string) => `Coverage: ${count}`,
  showMore: (count: number) => `Show ${count} more options`,
  showLess: 'Show less',
  addToCart: 'Add to cart',
  addNamed: (name: string) => `Add ${name} to cart`,
  adding: 'Packing your bundle…',
  go: 'Start your journey and go to payment',
  editDates: 'Edit Travel Dates',
  editDestinations: 'Edit Destinations',
  features: ['High-speed Data', 'Secure Connection', 'Premium Coverage', 'Global Support 24/7'],
  longer: 'Your trip is longer than our standard bundle validity periods. Consider purchasing multiple bundles.',
  longerHint: (days: number) => `The longest of these lasts ${days} days. You can top it up before it ends.`,
  nothingHeading: 'No Suitable Bundles Found',
  nothingCovers: "We couldn't find bundles covering all your selected destinations.",
  nothingSingle:
    'Current selection of countries is unavailable in a single bundle. Please consider purchasing separate bundles for our zones.',
  nothingMatches:
    "We couldn't find suitable bundles for your selection. Please try different destinations or dates.",
  waysOut: 'What you can do',
  without: (name: string) => `Continue without ${name}`,
  onlyZone: (zone: string, names: string) => `One bundle for ${names} (${zone})`,
  compare: 'Compare all options',
}

/** What a daily share of data is good for, honest rather than flattering; the limit is in megabytes a day. */
export const dailyUse: readonly { belowMb: number; text: string }[] = [
  { belowMb: 100, text: 'chat and maps' },
  { belowMb: 350, text: 'maps, chat, some browsing' },
  { belowMb: 1_000, text: 'maps, chat, some video' },
  { belowMb: 2_500, text: 'browsing, calls, daily video' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, calls and sharing without counting' },
]

// What the bundle wizard says from its first moment on; the words of its later steps arrive with them.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { Step } from '#app/features/wizard/wizard-step.ts'

export type WizardProblem =
  | 'no_destinations'
  | 'dates_missing'
  | 'arrival_in_past'
  | 'departure_before_arrival'
  | 'no_bundle'
  | 'not_added'

export const wizardProblems: Record<WizardProblem, { title: string; text: string }> = translated({
  no_destinations: { title: 'No destinations selected', text: 'Please select at least one destination' },
  dates_missing: { title: 'Travel dates not set', text: 'Please select your arrival and departure dates' },
  arrival_in_past: { title: 'Arrival date is in the past', text: 'Please choose today or a later date' },
  departure_before_arrival: {
    title: 'Departure is before arrival',
    text: 'Please choose a departure date on or after your arrival',
  },
  no_bundle: { title: 'No bundle selected', text: 'Please select a bundle to add to cart' },
  not_added: { title: 'Bundle not added', text: 'We couldn’t add this bundle to your cart. Please try again.' },
})

export const stepNames: Record<Step, string> = translated({
  destinations: 'Destinations',
  dates: 'Travel Dates',
  results: 'Travel Connectivity',
})

export const stepHeadings: Record<Step, { heading: string; intro: string }> = translated({
  destinations: {
    heading: 'Where are you traveling to',
    intro: 'Pick a country, or add all you’ll visit. One eSIM can cover them.',
  },
  dates: {
    heading: 'When are you traveling',
    intro: 'Your bundle should last from the day you arrive to the day you leave.',
  },
  results: {
    heading: 'Recommended Bundles',
    intro: 'Each of these covers your whole trip. Pick the size that suits you.',
  },
})

/** Headings for results without a recommendation: none at all, or none that lasts the whole trip. */
export const otherResultHeadings = translated({
  none: 'No Suitable Bundles Found',
  tooLong: 'Several bundles for one trip',
})

export const wizardCopy = translated({
  steps: 'Steps',
  stepOf: (position: number, of: number) => `Step ${position} of ${of}`,
  countries: (count: number) => plural(count, { one: 'country', other: 'countries' }),
  days: (count: number) => plural(count, { one: 'day', other: 'days' }),
  continue: 'Continue',
  continueWith: (what: string) => `Continue · ${what}`,
  longTripIntro: 'Each of these covers all your destinations, but none lasts the whole trip.',
  loading: 'Finding your bundles',
})

export const destinationsCopy = translated({
  searchLabel: 'Search for a country or a zone',
  noneSelected: 'Please select at least one destination.',
  searchPlaceholder: 'Search and select destinations...',
  search: 'Search',
  opening: 'Opening the search…',
  popular: 'Popular destinations',
  results: (count: number) => plural(count, { one: 'result', other: 'results' }),
  added: (name: string, count: number) => `${name} added, ${count} selected`,
  removed: (name: string, count: number) => `${name} removed, ${count} selected`,
  selected: 'Selected Destinations',
  none: 'Nothing selected yet. Search above, or pick a whole zone.',
  plansOf: (place: string) => `${place}: plans and prices`,
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  cleared: 'All destinations removed',
  andMore: (names: string, count: number) => `${names} + ${count} more`,
  covered: (zone: string, count: number, price: string) =>
    `${zone} covers ${count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`}${price && `: ${price}`}`,
  uncovered: (names: string) => `No single bundle covers ${names}. Remove one, or buy separate bundles for our zones.`,
})

// What the page says that holds nothing but the wizard.
export const wizardPageCopy = translated({
  title: 'Find your bundle',
  intro: 'Tell us where and when, and we’ll show every bundle that covers your whole trip, cheapest first.',
})

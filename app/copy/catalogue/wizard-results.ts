// What the wizard says about the bundles that fit a trip.
import { formatDay, listOf, plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { priceTaxCopy } from './price-tax.ts'
import { counted } from '#values/counted.ts'
import type { DateOnly } from '#values/date.ts'
import type { EmptyTripAnswer } from '#shop/catalogue/trip/find-trip-offers.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'Light', normal: 'Normal', heavy: 'Heavy' }
const nameOf = (usage: Usage) => usageNames[usage]

/** When no bundle that is bought today can wait until the trip begins. */
export const waitUntil = translated(
  (day: DateOnly) =>
    `A bundle that you buy today can’t wait until your first day. Please come back on ${formatDay(day)} or later.`,
)

const nothing = {
  no_single_bundle:
    'Current selection of countries is unavailable in a single bundle. Please consider purchasing separate bundles for our zones.',
  no_match: "We couldn't find suitable bundles for your selection. Please try different destinations or dates.",
}

export const resultsCopy = translated({
  summary: 'Your Trip Summary',
  destinations: 'Destinations',
  destinationsShown: (count: string) => `${count}, show list`,
  duration: 'Duration',
  period: 'Travel period',
  exclTax: (price: string, tax: string) => `${price} excl. Tax · ${tax}`,
  validFor: (days: number) => (days === 1 ? 'valid 1 day' : `valid ${days} days`),
  lastsPart: (days: number, of: number) => `Lasts ${days} of your ${of} days`,
  perGb: (price: string) => `${price} per GB`,
  gbPerDay: (gigabytes: string) => `${gigabytes} GB a day`,
  mbPerDay: (megabytes: string) => `${megabytes} MB a day`,
  noLimit: 'no limit',
  enoughLead: 'Enough for',
  daysUsed: (used: number, of: number) => (used === of ? counted(of, 'day') : `${used} of ${of} days`),
  dataOnly: 'data only, no phone number',
  contractSummary: 'Contract summary',
  details: (name: string, countries: string) => `Details of ${name}: ${countries}, price per GB, contract summary`,
  coverage: 'Works in',
  usage: 'How much data do you use?',
  /** What a size is for; nothing if it is only the next larger one. */
  sizeFor: (usages: Usage[]) => (usages.length === USAGES.length ? 'Any use' : listOf(usages.map(nameOf)) || 'Extra'),
  rightFor: (usages: Usage[]) => `Good for ${listOf(usages.map(nameOf))} use`,
  chosen: (name: string, price: string, usages: Usage[] = []) =>
    `${name} selected${usages.length > 0 ? ` for ${listOf(usages)} use` : ''}, ${price}. Pick another to change it.`,
  sameSize: 'Others of the same size',
  /** What another zone has that the chosen one doesn't, and the other way around. */
  against: (adds: string, lacks: string) =>
    [adds ? `adds ${adds}` : 'no further country', lacks ? `without ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'All plans',
    caption: 'All bundles for your trip, cheapest first',
    columns: {
      name: 'Bundle',
      price: priceTaxCopy.column,
      data: 'Data',
      valid: 'Valid',
      perGb: 'Per GB',
      perDay: 'Per day',
    },
    days: (count: number) => plural(count, { one: 'day', other: 'days' }),
  },
  showMore: (count: number) => `Show ${count} more options`,
  showLess: 'Show less',
  addToCart: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  replaced: (trip: string) => `Replaced in your cart: ${trip}`,
  broughtBack: (trip: string) => `Back in your cart: ${trip}`,
  notBroughtBack: 'Not available anymore',
  undo: 'Undo',
  adding: 'Adding to cart…',
  go: 'Start your journey and go to payment',
  editDates: 'Edit Travel Dates',
  editDestinations: 'Edit Destinations',
  features: ['High-speed Data', 'Secure Connection', 'Premium Coverage', 'Global Support 24/7'],
  longer: 'Your trip is longer than our standard bundle validity periods. Consider purchasing multiple bundles.',
  longerHow: 'Buy one now and put the next ones on the same eSIM as top-ups, each before the last one ends.',
  noneChosen: 'No bundle selected yet',
  nothingCovers: "We couldn't find bundles covering all your selected destinations.",
  tooEarly: 'It’s too early to buy for this trip.',
  nothingBecause: (answer: EmptyTripAnswer) =>
    answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason],
  waysOut: 'What you can do',
  without: (name: string) => `Continue without ${name}`,
  onlyZone: (zone: string, names: string) => `One bundle for ${names} (${zone})`,
})

/** What a daily share of data is good for, realistic rather than flattering; the limit is in megabytes a day. */
export const dailyUse: readonly { belowMb: number; text: string }[] = translated([
  { belowMb: 100, text: 'chat and maps' },
  { belowMb: 350, text: 'maps, chat, some browsing' },
  { belowMb: 1_000, text: 'maps, chat, some video' },
  { belowMb: 2_500, text: 'browsing, calls, daily video' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, calls and sharing without limits in mind' },
])

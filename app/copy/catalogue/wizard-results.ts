// What the wizard says about the bundles that fit a trip.
import { priceTaxCopy } from './price-tax.ts'
import { counted } from '#values/counted.ts'
import type { Usage } from '#shop/catalogue/trip/recommend-offers.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'Light', normal: 'Normal', heavy: 'Heavy' }
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const listOf = (parts: string[]) => list.format(parts)

export const resultsCopy = {
  summary: 'Your Trip Summary',
  destinations: 'Destinations',
  destinationsShown: (count: string) => `${count}, show list`,
  duration: 'Duration',
  period: 'Travel period',
  bundleGroup: 'Choose a bundle',
  exclTax: (price: string, tax: string) => `${price} excl. Tax · ${tax}`,
  validFor: (days: number) => (days === 1 ? 'valid 1 day' : `valid ${days} days`),
  lastsPart: (days: number, of: number) => `Lasts ${days} of your ${of} days`,
  perGb: (price: string) => `${price} per GB`,
  gbPerDay: (gigabytes: string) => `${gigabytes} GB a day`,
  mbPerDay: (megabytes: string) => `${megabytes} MB a day`,
  enoughFor: (use: string) => `Enough for ${use}`,
  dataOnly: 'data only, no phone number',
  contractSummary: 'Contract summary',
  showCoverage: (count: string) => `Coverage: ${count}`,
  usage: 'How much data do you use?',
  usageNames,
  rightFor: (usages: Usage[]) => `Good for ${listOf(usages)} use`,
  rightChosen: (name: string, usage: Usage, price: string) =>
    `${name} selected for ${usage} use, ${price}. Pick another to change it.`,
  noRightOffer: (usage: Usage) => `None of these has enough for ${usage} use. You can top up while you travel.`,
  alsoIn: (zone: string, price: string, adds: number) =>
    `Also in ${zone} from ${price}, adds ${adds === 1 ? '1 country' : `${adds} countries`}`,
  alsoInMore: (zones: number) => `, and in ${zones === 1 ? '1 wider zone' : `${zones} wider zones`}`,
  adds: (names: string) => `adds ${names}`,
  compare: {
    title: 'Compare all bundles',
    caption: 'All bundles for your trip, cheapest first',
    columns: {
      name: 'Bundle',
      price: priceTaxCopy.column,
      data: 'Data',
      valid: 'Valid',
      perGb: 'Per GB',
      perDay: 'Per day',
    },
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  showMore: (count: number) => `Show ${count} more options`,
  showLess: 'Show less',
  addToCart: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  replaced: (zone: string, data: string) => `Replaced your ${data} ${zone} bundle`,
  broughtBack: (zone: string, data: string) => `Your ${data} ${zone} bundle is back in the cart`,
  notBroughtBack: 'Not available anymore',
  undo: 'Undo',
  adding: 'Adding to cart…',
  go: 'Start your journey and go to payment',
  editDates: 'Edit Travel Dates',
  editDestinations: 'Edit Destinations',
  features: ['High-speed Data', 'Secure Connection', 'Premium Coverage', 'Global Support 24/7'],
  longer: 'Your trip is longer than our standard bundle validity periods. Consider purchasing multiple bundles.',
  longerHow: 'Buy one now and put the next ones on the same eSIM as top-ups, each before the last one ends.',
  inARow: (count: number, days: number, price: string) =>
    `${counted(count, 'bundle')} like this in a row for your ${counted(days, 'day')}: ${price} in all`,
  noneChosen: 'No bundle selected yet',
  nothingCovers: "We couldn't find bundles covering all your selected destinations.",
  nothingSingle:
    'Current selection of countries is unavailable in a single bundle. Please consider purchasing separate bundles for our zones.',
  nothingMatches: "We couldn't find suitable bundles for your selection. Please try different destinations or dates.",
  waysOut: 'What you can do',
  without: (name: string) => `Continue without ${name}`,
  onlyZone: (zone: string, names: string) => `One bundle for ${names} (${zone})`,
}

/** What a daily share of data is good for, realistic rather than flattering; the limit is in megabytes a day. */
export const dailyUse: readonly { belowMb: number; text: string }[] = [
  { belowMb: 100, text: 'chat and maps' },
  { belowMb: 350, text: 'maps, chat, some browsing' },
  { belowMb: 1_000, text: 'maps, chat, some video' },
  { belowMb: 2_500, text: 'browsing, calls, daily video' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, calls and sharing without limits in mind' },
]

// What the wizard says about the bundles that fit a trip.
export const resultsCopy = {
  summary: 'Your Trip Summary',
  destinations: 'Destinations',
  destinationsShown: (count: string) => `${count}: show the list`,
  duration: 'Duration',
  period: 'Travel period',
  bundleGroup: 'Choose a bundle',
  inclTax: 'incl. tax',
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
  rightFor: (use: string) => `Right for ${use.toLowerCase()} use`,
  rightOffer: (name: string, use: string) => `${name} is the cheapest with enough for ${use.toLowerCase()} use.`,
  noRightOffer: (use: string) => `None of these has enough for ${use.toLowerCase()} use. You can top up on the way.`,
  compare: {
    title: 'Compare all bundles',
    caption: 'All bundles for your trip, cheapest first',
    columns: {
      name: 'Bundle',
      price: 'Price incl. tax',
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
  nothingMatches: "We couldn't find suitable bundles for your selection. Please try different destinations or dates.",
  waysOut: 'What you can do',
  without: (name: string) => `Continue without ${name}`,
  onlyZone: (zone: string, names: string) => `One bundle for ${names} (${zone})`,
}

/** What a daily share of data is good for, honest rather than flattering; the limit is in megabytes a day. */
export const dailyUse: readonly { belowMb: number; text: string }[] = [
  { belowMb: 100, text: 'chat and maps' },
  { belowMb: 350, text: 'maps, chat, some browsing' },
  { belowMb: 1_000, text: 'maps, chat, some video' },
  { belowMb: 2_500, text: 'browsing, calls, daily video' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, calls and sharing without counting' },
]

export type Usage = { key: 'light' | 'normal' | 'heavy'; label: string; dailyMb: number }

/** Ways of using data, each with the megabytes that a day of it takes; the steps are those of `dailyUse`. */
export const usages: readonly Usage[] = [
  { key: 'light', label: 'Light', dailyMb: 100 },
  { key: 'normal', label: 'Normal', dailyMb: 350 },
  { key: 'heavy', label: 'Heavy', dailyMb: 1_000 },
]

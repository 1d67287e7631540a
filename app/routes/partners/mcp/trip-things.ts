// What the tools about trips take and answer, as schemas, and how the wizard's answers are told in them.
import { href } from 'react-router'
import { z } from 'zod'
import type { PricedPlan } from '#app/features/wizard/results/price-plans.ts'
import type { PricedOffer } from '#app/features/wizard/read-wizard.ts'
import { day } from '#app/features/partner-api/things.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { MOST_TRAVELERS, type Trip } from '#shop/catalogue/trip/trip.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { DATA_KINDS, sizeLabel, toldData } from '#values/data-allowance.ts'
import { addDays, daysBetween, type DateOnly, type Today } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'

/** Like the wizard's field for a number of days. */
const MOST_DAYS = 366
const MOST_COUNTRIES = 30

const codeText = z.string().meta({ description: 'Two-letter ISO 3166-1 code' })
export const country = z.string().refine(isCountryCode, 'A two-letter country code such as FR.').meta({
  description: 'Two-letter ISO 3166-1 code of the buyer’s country',
})
export const soldBundleId = z.string().min(1).max(60).meta({ description: 'From find_plans' })

export const tripShape = {
  countries: z
    .array(z.string().refine(isCountryCode, 'A two-letter country code such as FR.'))
    .min(1)
    .max(MOST_COUNTRIES)
    .meta({ description: 'Two-letter codes of all countries of the trip' }),
  arrival: day.optional().meta({ description: 'First day, such as 2026-12-07' }),
  departure: day.optional().meta({ description: 'Last day' }),
  days: z
    .int()
    .min(1)
    .max(MOST_DAYS)
    .optional()
    .meta({ description: 'Length of the trip if the last day isn’t known' }),
}

const cents = z.int().min(0)
const price = {
  priceCents: cents.meta({ description: 'Before tax' }),
  taxCents: cents,
  totalCents: cents.meta({ description: 'What is paid, tax included' }),
  total: z.string().meta({ description: 'The same as text, such as €18.09' }),
}
const tax = {
  taxCountry: z.string().nullable().meta({ description: 'Null for the shop’s usual tax, where no country is given' }),
  taxBasisPoints: cents.meta({ description: '2100 is 21 %' }),
}
const size = {
  data: z.string().meta({ description: 'Such as “5 GB” or “1 GB a day, then slower”' }),
  validityDays: z.int().min(1),
}

const offer = z.object({
  bundleId: z.string(),
  zone: z.string(),
  ...size,
  megabytes: z.int().nullable(),
  dataKind: z.enum(DATA_KINDS),
  countryCount: z.int().min(1).meta({ description: 'How many countries it covers, those of the trip included' }),
  startsAt: z.enum(['first use', 'installation', 'purchase']).nullable(),
  installWithinDays: z.int().nullable(),
  allowsHotspot: z.boolean().nullable().meta({ description: 'Null where the network doesn’t say' }),
  canTopUp: z.boolean().nullable(),
  ...price,
  recommendedFor: z.array(z.enum(USAGES)),
  labelUrl: z.url().meta({ description: 'Everything that the network says about it, on one page' }),
})

export const travelers = z
  .int()
  .min(1)
  .max(MOST_TRAVELERS)
  .default(1)
  .meta({ description: 'How many eSIMs one payment is for; each traveler needs an own one' })

const plan = z.object({
  usages: z.array(z.enum(USAGES)),
  totalCents: cents,
  total: z.string(),
  parts: z.array(
    z.object({
      bundleId: z.string(),
      zone: z.string(),
      ...size,
      fromDay: z.int().meta({ description: '1 is the first day of the trip' }),
      days: z.int(),
      isTopUp: z.boolean().meta({ description: 'Added to the eSIM of an earlier part' }),
      isBuyableNow: z.boolean(),
      totalCents: cents,
    }),
  ),
})

export const destinationsFound = z.object({
  isGuess: z.boolean().meta({ description: 'Nothing is called so; this may have been meant. Ask the traveler.' }),
  countries: z.array(
    z.object({
      code: codeText,
      name: z.string(),
      place: z.string().nullable().meta({ description: 'The city, island, or region by which it was found' }),
      pageUrl: z.url().meta({ description: 'What the shop says about plans, networks, and phones there' }),
    }),
  ),
  zones: z.array(z.object({ name: z.string(), countries: z.array(codeText) })),
  notSold: z.array(z.object({ code: codeText, name: z.string() })),
})

export const plansFound = z.object({
  days: z.int().min(1),
  isLongerThanOffers: z.boolean().meta({ description: 'True if no bundle lasts the whole trip.' }),
  noneBecause: z.enum(['no_single_bundle', 'no_match', 'too_early']).nullable().meta({
    description: 'Why there are no offers: no bundle covers all countries, one isn’t sold, or it’s too early to buy.',
  }),
  buyFrom: z.string().nullable().meta({ description: 'From this day on there are offers, if it’s too early.' }),
  ...tax,
  recommendedBundleId: z.string().nullable(),
  offers: z.array(offer),
  plans: z.array(plan).meta({ description: 'Several purchases for one trip' }),
})

export const taxedPrice = z.object({
  bundleId: z.string(),
  travelers: z.int(),
  ...size,
  ...tax,
  processingFeeCents: cents.meta({ description: 'What very small amounts lack for a card payment' }),
  ...price,
})

export const linkMade = z.object({
  url: z.url().meta({ description: 'For the traveler to open in a browser' }),
  ...size,
  lastsWholeTrip: z.boolean(),
})

type TripWish = { countries: CountryCode[]; arrival?: DateOnly; departure?: DateOnly; days?: number }
type TripProblem = 'dates_missing' | 'dates_differ' | 'arrival_in_past' | 'departure_before_arrival'

/** Two of first day, last day, and length give the third; without a first day and one of them, it is today, where that is latest. */
export function tripOf(
  { countries, arrival: from, departure: until, days }: TripWish,
  { earliest, latest }: Today,
): Outcome<{ trip: Trip }, TripProblem> {
  const isCounted = until !== undefined && days !== undefined
  const arrival = from ?? (isCounted ? addDays(until, 1 - days) : latest)
  const departure = until ?? (days === undefined ? null : addDays(arrival, days - 1))
  if (departure === null) return { ok: false, problem: 'dates_missing' }
  if (arrival < earliest) return { ok: false, problem: 'arrival_in_past' }
  if (daysBetween(arrival, departure) < 0) return { ok: false, problem: 'departure_before_arrival' }
  if (isCounted && daysBetween(arrival, departure) !== days - 1) return { ok: false, problem: 'dates_differ' }
  return { ok: true, trip: { destinations: [...new Set(countries)], arrival, departure } }
}

export const priceOf = (priceCents: number, { vatCents, totalCents }: { vatCents: number; totalCents: number }) => ({
  priceCents,
  taxCents: vatCents,
  totalCents,
  total: formatEuro(totalCents),
})

export const offerOf = (sold: PricedOffer, recommendedFor: Usage[], origin: string): z.output<typeof offer> => ({
  ...sold,
  ...toldData(sold),
  ...sold.facts,
  ...priceOf(sold.priceCents, sold),
  data: sizeLabel(sold),
  countryCount: sold.countries.length,
  recommendedFor,
  labelUrl: `${origin}${href('/contract-summary/:bundleId', { bundleId: sold.bundleId })}`,
})

export const planOf = ({ usages, parts, totalCents }: PricedPlan): z.output<typeof plan> => ({
  usages,
  totalCents,
  total: formatEuro(totalCents),
  parts: parts.map(({ offer: sold, ...part }) => ({
    ...part,
    bundleId: sold.bundleId,
    zone: sold.zone,
    data: sizeLabel(sold),
    validityDays: sold.validityDays,
  })),
})

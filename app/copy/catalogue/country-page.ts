// The pages of countries and zones, and the list of them. Every price is named with the plan that costs it.
import { translated } from '#app/language/translated.ts'
import { listOf, sizeLabel } from '#app/language/formats.ts'
import { counted } from '#values/counted.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'

/** A plan in words: what it holds, for how long, what it costs. */
export type PlanWords = { size: string; days: string; price: string }

const days = (count: number) => counted(count, 'day', 'days')

// A place stands alone: “in United States” and “in Worldwide” are no English.
export const countryPageCopy = translated({
  title: (place: string) => `${place} eSIM`,
  lead: (place: string, { size, days: lasts, price }: PlanWords) =>
    `${place}: ${size} of mobile data for ${lasts} costs ${price}. One QR code, no contract, and your own number stays on.`,
  description: (place: string, plans: number, { size, days: lasts, price }: PlanWords) =>
    `${place}: ${counted(plans, 'prepaid eSIM plan', 'prepaid eSIM plans')}, such as ${size} for ${lasts} at ${price}. Compare data, days, networks, and what each plan includes.`,
  plan: 'Plan a trip',
  days,
  trips: {
    heading: (place: string) => `${place}: what a trip costs`,
    caption: 'The plan that is enough, by length of the trip and use of data',
    length: 'Trip',
    usages: { light: 'Light', normal: 'Normal', heavy: 'Heavy' } satisfies Record<Usage, string>,
    daily: (usage: Usage) => `${sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })} a day`,
    none: 'No single plan',
  },
  plans: {
    heading: (place: string, count: number) => `${place}: ${counted(count, 'plan', 'plans')}`,
    caption: 'Plans, cheapest first',
    more: (count: number) => `${count} more plans`,
    data: 'Data',
    lasts: 'Days',
    works: 'Works in',
    countries: (zone: string, count: number) => `${zone} (${counted(count, 'country', 'countries')})`,
    /** The part in brackets is only read out. */
    summary: (size: string, lasts: string, zone: string) => `Contract summary [of ${size} for ${lasts}, ${zone}]`,
    cut: 'Larger and longer plans: plan a trip, and you’ll see all that fit.',
  },
  glance: {
    heading: 'At a glance',
    data: 'Data',
    lasts: 'Days',
    networks: 'Networks',
    hotspot: 'Hotspot',
    phone: 'Phone number',
    noPhone: 'Data only; your own SIM keeps your number',
    between: (least: string, most: string) => (least === most ? least : `${least} to ${most}`),
    hotspots: { all: 'Allowed', some: 'Depends on the plan', none: 'Not allowed', unknown: 'Not disclosed' },
    undisclosed: 'Not disclosed',
  },
  label: (size: string, lasts: string) => `What ${size} for ${lasts} includes`,
  phones: {
    heading: 'Does your phone take it?',
    text: 'It must support eSIM and must not be locked to a carrier.',
    link: 'Look up your phone',
  },
  questions: {
    heading: 'Questions people ask',
    howMuch: {
      question: (place: string) => `${place}: how much data do I need?`,
      answer: (week: readonly string[]) =>
        `Maps and messages take about ${sizeLabel({ megabytes: DAILY_MEGABYTES.light })} a day, browsing and some video ${sizeLabel({ megabytes: DAILY_MEGABYTES.normal })}, and daily video and calls ${sizeLabel({ megabytes: DAILY_MEGABYTES.heavy })}.${week.length > 0 ? ` For a week, that is ${listOf(week)}.` : ''} If it runs out, you can add data to the same eSIM where its plan allows that.`,
      sum: (usage: Usage, { size, price }: PlanWords) => `${size} for ${usage} use (${price})`,
    },
    start: {
      question: 'When do the days of a plan start?',
      firstUse:
        'When the eSIM first connects in a covered country. You can install it at home on Wi-Fi and lose no day of it.',
      other: 'That depends on the plan. The contract summary of each plan says when.',
    },
    around: {
      question: (place: string) => `${place}: does the same eSIM work in the countries around?`,
      some: (names: readonly string[], zone: string, { size, days: lasts, price }: PlanWords) =>
        `Yes, if you choose a plan for all of your trip. ${zone} also covers ${listOf(names)}: ${size} for ${lasts} costs ${price}.`,
      none: (place: string) => `Our ${place} plans work there alone. For other countries, you add a plan of their own.`,
    },
    zone: {
      question: (place: string) => `${place}: do I have to say which countries I visit?`,
      answer:
        'Not to buy. But if you name only the countries of your trip, you may find a plan that covers them for less.',
    },
  },
  near: (place: string) => `${place}: what’s near`,
  within: (count: number) => `Works in ${counted(count, 'country', 'countries')}`,
  zones: 'Plans for several countries',
  all: 'All destinations',
  unsold: {
    lead: (place: string) => `We don’t sell data for ${place} yet.`,
  },
})

export const destinationsPageCopy = translated({
  title: 'All destinations',
  lead: (countries: number) =>
    countries === 0
      ? 'We aren’t selling plans yet. Please come back soon.'
      : `Mobile data in ${counted(countries, 'country', 'countries')}, by QR code. Choose yours to see its plans and prices.`,
  description: 'Every country and zone with prepaid eSIM plans: prices, networks, and what each plan includes.',
  zones: 'Zones',
  countries: 'Countries',
})

/** The words of the product feed. */
export const feedCopy = {
  title: (zone: string, size: string, lasts: number) => `eSIM ${zone}: ${size}, ${days(lasts)}`,
  description: (zone: string, size: string, lasts: number, countries: number) =>
    `Prepaid mobile data for travelers: ${size} for ${days(lasts)} in ${counted(countries, 'country', 'countries')} (${zone}). Delivered as a QR code moments after paying. Data only, no phone number; the phone must support eSIM.`,
  type: (zone: string) => `Travel eSIM > ${zone}`,
  unknownCountry: 'country must be a two-letter country code.',
}

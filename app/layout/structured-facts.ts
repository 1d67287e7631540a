// What pages say in the words of schema.org, from the same facts that they show. A price is what this visitor pays; until
// when it stays is told only where another one is planned, since nothing else is known.
import { href } from 'react-router'
import { moneyBackCopy } from '#app/copy/catalogue/money-back.ts'
import { pathHere } from '#app/language/address.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { WITHDRAWAL_DAYS } from '#values/withdrawal-days.ts'
import type { DateOnly } from '#values/date.ts'
import { EU_COUNTRIES } from '#values/country/country.ts'

type Facts = Record<string, unknown>

const price = (cents: number): string => (cents / 100).toFixed(2)

export type OfferedPlan = {
  bundleId: string
  name: string
  url: string
  totalCents: number
  days: number
  /** The last day on which it costs that, if another price is planned. */
  priceEndsOn: DateOnly | undefined
}

/** One plan on sale. */
export const offerFacts = ({ bundleId, name, url, totalCents, days, priceEndsOn }: OfferedPlan): Facts => ({
  '@type': 'Offer',
  name,
  sku: bundleId,
  url,
  price: price(totalCents),
  priceCurrency: 'EUR',
  ...(priceEndsOn && { priceValidUntil: priceEndsOn }),
  availability: 'https://schema.org/InStock',
  additionalProperty: { '@type': 'PropertyValue', propertyID: 'validityDays', value: days, unitCode: 'DAY' },
})

/** Some of `count` plans, of which the cheapest and the dearest cost so much. */
export const offersFacts = (
  plans: readonly OfferedPlan[],
  { count, leastCents, mostCents }: { count: number; leastCents: number; mostCents: number },
): Facts => ({
  '@type': 'AggregateOffer',
  lowPrice: price(leastCents),
  highPrice: price(mostCents),
  priceCurrency: 'EUR',
  offerCount: count,
  offers: plans.map(offerFacts),
})

/** The right of withdrawal, as in the terms. */
export const returnPolicy = (publicUrl: string): Facts => ({
  '@type': 'MerchantReturnPolicy',
  description: moneyBackCopy.withdrawal,
  applicableCountry: EU_COUNTRIES,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: WITHDRAWAL_DAYS,
  merchantReturnLink: publicUrl + pathHere(href('/withdraw')),
  returnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
})

/** The way from the home page to this one. */
export const trailFacts = (steps: readonly { name: string; address: string }[]): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: { '@type': 'WebPage', '@id': address },
  })),
})

/** Questions with their answers, as the page shows them. */
export const questionFacts = (questions: readonly { question: string; answer: string }[]): Facts => ({
  '@type': 'FAQPage',
  inLanguage: currentLanguage(),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

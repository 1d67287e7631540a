// What the wizard says about a trip that several purchases cover.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { resultsCopy } from './wizard-results.ts'

export const plansCopy = translated({
  forLongTrip: 'A plan for your whole trip',
  cheaper: 'In parts, for less or with more data',
  forSeveralZones: 'A plan with a bundle for each zone',
  planFor: (usages: Usage[]) =>
    usages.length === USAGES.length ? 'For any use' : `For ${resultsCopy.sizeFor(usages).toLowerCase()} use`,
  inAll: (price: string) => `${price} in all`,
  parts: (count: number) => `in ${count} parts`,
  now: (price: string) => `${price} now`,
  limit: (days: number) =>
    `The longest bundle for this trip lasts ${plural(days, { one: 'day', other: 'days' })}, and three purchases don’t cover all of it.`,
  ask: 'Ask us for a plan',
  oneTraveler: (price: string) =>
    `In parts, this trip costs ${price} for one traveler. A plan in parts is for one eSIM: order it for each traveler.`,
  showOne: 'Show the plans for one traveler',
  topUp: (size: string, trip: string) => `top up with ${size} (${trip})`,
  how: 'Buy the first part now. We’ll email you two days before each later part begins, or a day before a top-up on the same eSIM.',
})

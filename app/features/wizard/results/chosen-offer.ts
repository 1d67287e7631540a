// What is bought for the trip: the visitor's choice, or else the default.
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'
import { wholePlan, type PricedPlan } from './price-plans.ts'
import { firstChoices, type ShownOffer } from './shown-offers.ts'

/** A bundle, or a plan, of which the bundle is what is bought now; `whole` is all of it as one offer. */
export type TripChoice = { offer: PricedOffer; plan: PricedPlan | null; whole: PricedOffer }

/** In percent of a single bundle's price: a plan that costs no more is selected by default. */
const MUCH_CHEAPER = 60
const PLAN_MARK = '~'

/** How forms and addresses name a choice: by its bundle, with the use of data if it is the first of a plan. */
export const choiceName = ({ offer, plan }: Pick<ShownOffer, 'offer' | 'plan'>): string =>
  plan ? `${offer.bundleId}${PLAN_MARK}${plan.usages[0]}` : offer.bundleId

/** The bundle that a choice names, and the use of data whose plan it begins. */
export function readChoice(name: string) {
  const at = name.lastIndexOf(PLAN_MARK)
  const usage = at > 0 ? USAGES.find((known) => known === name.slice(at + 1)) : undefined
  return { bundleId: usage ? name.slice(0, at) : name, usage: usage ?? null }
}

export function chosenOf(results: OfferResults, trip: Trip, choice: string | null): TripChoice | null {
  const columns = firstChoices(results, trip)
  const others = results.offers.map((offer) => ({ offer, plan: null }))
  const found = [...columns, ...others].find((each) => choiceName(each) === choice) ?? defaultOf(columns, results)
  return found ? { offer: found.offer, plan: found.plan, whole: wholeOf(found, results.days) } : null
}

/** All that is chosen as one offer: a plan with its data, days, and prices together. */
export const wholeOf = ({ offer, plan }: Pick<ShownOffer, 'offer' | 'plan'>, days: number): PricedOffer =>
  plan ? wholePlan(plan, offer, days) : offer

function defaultOf(columns: ShownOffer[], { preselectedId }: OfferResults): ShownOffer | undefined {
  const plan = columns.find((each) => each.plan !== null)
  const single = columns.find((each) => each.plan === null && each.offer.bundleId === preselectedId)
  if (!single) return plan ?? columns[0]
  const isMuchCheaper = plan?.plan && isSelectedBefore(plan.plan.totalCents, single.offer.totalCents)
  return isMuchCheaper ? plan : single
}

/** Whether a plan is so much cheaper than the bundle which would be selected otherwise that it is selected first. */
export const isSelectedBefore = (planCents: number, singleCents: number): boolean =>
  planCents * 100 <= singleCents * MUCH_CHEAPER

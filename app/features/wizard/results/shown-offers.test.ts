import { describe, expect, it } from 'vitest'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { describeOffer } from '#shop/catalogue/trip/find-offers.ts'
import { NO_EDGES } from '#shop/catalogue/trip/trip-edges.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'
import { firstOffers, firstWithChosen, moreThan } from './shown-offers.ts'

const zone = { name: 'Europe', countries: ['FR'], prices: { inclEsimCents: {}, topupCents: {} } }
const offers = [1, 3, 5, 10, 20].map((gigabytes): PricedOffer => {
  const bundleId = `${gigabytes}`
  const bundle = { bundleId, zone: zone.name, megabytes: gigabytes * 1024, validityDays: 30, status: 'Active' as const }
  const priceCents = gigabytes * 100
  const priced = { priceCents, vatCents: 0, totalCents: priceCents, facts: HOME_FACTS }
  return { ...describeOffer({ zone, bundle, priceCents }), ...priced }
})
const edges = NO_EDGES
const results: OfferResults = {
  kind: 'offers',
  offers,
  isLongerThanStandard: false,
  days: 7,
  preselectedId: '1',
  edges,
  plans: [],
  operators: {},
  moneyBack: {},
  hint: null,
}

const single = (offer: PricedOffer | undefined) => (offer ? { offer, plan: null } : null)
const chosen = (bundleId: string) => single(offers.find((offer) => offer.bundleId === bundleId))

describe('the button below the first offers', () => {
  const first = firstOffers(results)

  it('counts the offers it would add, without a chosen offer that is already shown', () => {
    expect(first).toHaveLength(3)
    expect(moreThan(firstWithChosen(first, chosen('1')), results)).toBe(2)
    expect(moreThan(firstWithChosen(first, chosen('20')), results)).toBe(1)
  })

  it('disappears once the only other offer is shown', () => {
    const four = { ...results, offers: offers.slice(0, 4) }
    const few = firstOffers(four)
    const [other] = four.offers.filter((offer) => !few.some((each) => each.offer === offer))
    expect(moreThan(firstWithChosen(few, single(other)), four)).toBe(0)
  })
})

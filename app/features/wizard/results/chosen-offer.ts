// The selected offer: the visitor's choice, or else the default.
import type { OfferResults, PricedOffer } from '../read-wizard.ts'

export function chosenOffer({ offers, preselectedId }: OfferResults, bundleId: string | null): PricedOffer | null {
  const withId = (id: string | null) => offers.find((offer) => offer.bundleId === id)
  return withId(bundleId) ?? withId(preselectedId) ?? null
}

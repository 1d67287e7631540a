// How the page that swaps a bundle and its form call what is chosen.
import type { SwapOffer } from '#shop/support/cancellation/choose-instead.ts'
import type { CountryCode } from '#values/country/country.ts'

/** The countries of the order itself. */
export const SAME = 'same'

export type SwapPage = {
  /** What is left of the payment. */
  paidCents: number
  places: string
  /** `same` or a country; null before they chose to swap. */
  to: string | null
  countries: CountryCode[]
  /** As much or less than what was paid, and more than that. */
  offers: SwapOffer[]
  dearer: SwapOffer[]
}

/** How the form names an offer, with the difference that it shows. */
export const choiceOf = ({ bundleId, differenceCents }: SwapOffer): string => `${differenceCents}:${bundleId}`

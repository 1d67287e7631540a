// How the page that swaps a bundle and its form call what is chosen.
import type { SwapOffer } from '#shop/support/cancellation/choose-instead.ts'
import type { CountryCode } from '#values/country/country.ts'

/** The countries of the order itself. */
export const SAME = 'same'

export type SwapPage = {
  /** What is left of the payment, of which a part may have gone back. */
  leftCents: number
  isPart: boolean
  places: string
  /** `same` or a country; null before they chose to swap. */
  to: string | null
  countries: CountryCode[]
  /** Those that cost as much or less come first. */
  offers: SwapOffer[]
}

/** How the form names an offer, with the difference that it shows. */
export const choiceOf = ({ bundleId, differenceCents }: SwapOffer): string => `${differenceCents}:${bundleId}`

/** What is paid first for what was chosen, in cents; 0 if it costs as much or less. */
export const toPayFor = (choice: string): number => Math.max(0, Number.parseInt(choice, 10) || 0)

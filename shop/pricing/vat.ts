// Which VAT rate applies: the customer's country decides, by the rate that was valid on the day.
import { isEuCountry } from '#shop/values/country.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'

/** A rate in basis points (2100 = 21 %) that holds from a day until a later row of the same country. */
export type VatRate = { country: CountryCode; basisPoints: number; validFrom: DateOnly }

/** 21 %: for an unknown country, and for an EU country without a rate of its own (spec 1 §9). */
export const DEFAULT_VAT_BASIS_POINTS = 2100

/** The rate in basis points for a customer's country on a day: 0 outside the EU, 21 % when unknown (spec 1 §9). */
export function vatBasisPointsFor(rates: VatRate[], country: CountryCode | 'outside-eu' | null, on: DateOnly): number {
  if (country === null) return DEFAULT_VAT_BASIS_POINTS
  if (!isEuCountry(country)) return 0

  const valid = rates.filter((rate) => rate.country === country && rate.validFrom <= on)
  const newest = valid.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]

  return newest?.basisPoints ?? DEFAULT_VAT_BASIS_POINTS
}

/** The tax line of cart and checkout, one decimal: 'Sales Tax (25.5%)', or 'No Sales Tax' for 0 (spec 1 §9). */
export function salesTaxText(basisPoints: number): string {
  return basisPoints === 0 ? 'No Sales Tax' : `Sales Tax (${(Math.round(basisPoints / 10) / 10).toFixed(1)}%)`
}

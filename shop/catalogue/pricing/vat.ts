// Which VAT rate applies: the customer's country decides, with the rate valid on that day.
import { isEuCountry } from '#values/country/country.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dateOnlyOf, startOfDay, type DateOnly } from '#values/date.ts'

/** A rate in basis points (2100 = 21%), valid from a day until a later row of the same country. */
export type VatRate = {
  country: CountryCode
  basisPoints: number
  validFrom: DateOnly
  /** Why a country outside the EU has a rate; without it, its row is ignored. */
  reason?: string | null
}

/** 21%: for an unknown country, and for an EU country without a rate (storefront rules §9). */
const DEFAULT_VAT_BASIS_POINTS = 2100

/**
 * The rate in basis points for a customer's country on a day: 0 outside the EU, 21% if unknown (storefront rules §9). A
 * country outside the EU has a rate if its row gives a reason: Monaco counts as France for VAT.
 */
export function vatBasisPointsFor(rates: VatRate[], country: CountryCode | 'outside-eu' | null, on: DateOnly): number {
  if (country === null) return DEFAULT_VAT_BASIS_POINTS

  const isMember = isEuCountry(country)
  const counts = (rate: VatRate) => rate.country === country && rate.validFrom <= on && (isMember || rate.reason)
  const valid = rates.filter(counts)
  const newest = valid.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]

  return newest?.basisPoints ?? (isMember ? DEFAULT_VAT_BASIS_POINTS : 0)
}

/** Whether EU VAT is charged there: in members, and in countries that count as one by their own row. */
export const isInVatArea = (rates: VatRate[], country: CountryCode, on: DateOnly): boolean =>
  isEuCountry(country) || vatBasisPointsFor(rates, country, on) > 0

/**
 * The tax line of cart and checkout, one decimal: 'Sales Tax (25.5%)', or 'No Sales Tax' for 0 (storefront rules §9).
 */
export function salesTaxText(basisPoints: number): string {
  return basisPoints === 0 ? 'No Sales Tax' : `Sales Tax (${(Math.round(basisPoints / 10) / 10).toFixed(1)}%)`
}

/** A rate as the specification stores it: 0.21 for 21%. */
export const rateText = (basisPoints: number): string => (basisPoints / 10_000).toString()
export const basisPointsOf = (rate: string): number => Math.round(Number(rate) * 10_000)

/**
 * The start of the oldest quarter, in the shop's time zone, whose VAT can still be declared: the One-Stop Shop accepts a
 * quarter's return until the end of the following month. Anything earlier can only be corrected in a later return.
 */
export function vatDueSince(now: Date, timeZone: string): Date {
  const [year = 0, number = 1] = dateOnlyOf(now, timeZone).split('-').map(Number)
  const month = number - 1
  const isFirstOfQuarter = month % 3 === 0
  const first = new Date(Date.UTC(year, month - (month % 3) - (isFirstOfQuarter ? 3 : 0), 1))
  return startOfDay(dateOnlyOf(first, 'UTC'), timeZone)
}

// The VAT on what the shop buys from a partner: whether the partner charges it, or the shop accounts for it.
import { isEuCountry, type CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { cleanPasted } from '#values/text/pasted.ts'
import { isForeignTaxNumber, readVatNumber, vatNumberExample } from '#values/vat-number.ts'
import { vatBasisPointsFor, type VatRate } from './vat.ts'

/** `none`: without a VAT number, no VAT is charged. */
export type PurchaseVatBasis = 'none' | 'domestic' | 'reverse_charge' | 'outside_eu'
export type PurchaseVat = { basis: PurchaseVatBasis; basisPoints: number }
export type Supplier = { country: CountryCode; vatNumber: string | null }

/**
 * For a domestic partner, the day's rate is paid on top. For one in another EU country, the shop accounts for it
 * (Article 196 of Directive 2006/112/EC). Outside the EU, no EU VAT is charged. The rate is in basis points.
 */
export function purchaseVat(
  rates: VatRate[],
  { country, vatNumber }: Supplier,
  ownCountry: CountryCode,
  on: DateOnly,
): PurchaseVat {
  if (country === ownCountry)
    return vatNumber === null
      ? { basis: 'none', basisPoints: 0 }
      : { basis: 'domestic', basisPoints: vatBasisPointsFor(rates, ownCountry, on) }
  if (!isEuCountry(country)) return { basis: 'outside_eu', basisPoints: 0 }
  return { basis: vatNumber === null ? 'none' : 'reverse_charge', basisPoints: 0 }
}

/** A tax number in its country's format; null if it doesn't fit that country. */
export function readTaxNumber(country: CountryCode, typed: string): string | null {
  if (vatNumberExample(country) !== null) return readVatNumber(country, typed)?.full ?? null
  return isForeignTaxNumber(typed) ? cleanPasted(typed).toUpperCase() : null
}

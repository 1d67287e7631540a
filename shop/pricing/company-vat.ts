// Which VAT a company pays: its own country's, none outside the EU, and none within it when VIES vouches for its number.
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'
import { readVatNumber, type VatNumber } from '#shop/values/vat-number.ts'
import { decideVat, type VatDecision } from './vat-country.ts'
import { isInVatArea, vatBasisPointsFor, type VatRate } from './vat.ts'

/** What the EU's VAT number service said, and when we asked (ISO instants); kept with the order. */
export type VatConsultation = {
  vatNumber: string
  verdict: 'valid' | 'invalid' | 'unavailable'
  askedAt: string
  requestDate: string | null
}

export type CompanyVat = Omit<VatDecision, 'basis'> & {
  basis: VatDecision['basis'] | 'company' | 'reverse_charge'
  /** Null when nobody had to be asked. */
  vies: VatConsultation | null
}

/** Stands on the invoice of a sale whose VAT the buyer accounts for. */
export const REVERSE_CHARGE_NOTE = 'Reverse charge: the recipient accounts for the VAT (Art. 196 VAT Directive).'

/** The number to ask VIES about; null when reverse charge is out of the question or the number has no right form. */
export function numberToConfirm(
  company: { country: CountryCode; vatNumber: string },
  sellerCountry: CountryCode,
): VatNumber | null {
  return company.country === sellerCountry ? null : readVatNumber(company.country, company.vatNumber)
}

/**
 * The VAT of a company in basis points. Another EU country than the seller's with a number that
 * VIES confirms: reverse charge, 0. VIES silent or against it: the country's rate. Outside the EU: 0, unless the address
 * speaks for an EU country; then that country's rate, marked as a contradiction, so that 0 is never given silently.
 */
export function decideCompanyVat(
  rates: VatRate[],
  country: CountryCode,
  vies: VatConsultation | null,
  ipCountry: CountryCode | null,
  on: DateOnly,
): CompanyVat {
  if (!isInVatArea(rates, country, on)) {
    const judged = decideVat(rates, 'outside-eu', ipCountry, on)
    return judged.basisPoints === 0 ? { ...judged, country, basis: 'company', vies: null } : { ...judged, vies: null }
  }
  if (vies?.verdict === 'valid') return { country, basisPoints: 0, basis: 'reverse_charge', conflict: false, vies }
  return {
    country,
    basisPoints: vatBasisPointsFor(rates, country, on),
    basis: 'company',
    conflict: ipCountry !== null && ipCountry !== country,
    vies,
  }
}

// Which VAT a company pays: its own country's, none outside the EU, and none in another EU country if VIES confirms its
// number.
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { readVatNumber, type VatNumber } from '#values/vat-number.ts'
import { decideVat, type VatDecision } from './vat-country.ts'
import { isInVatArea, vatBasisPointsFor, type VatRate } from './vat.ts'
import { findTerritory } from './vat-territory.ts'

/** The answer of the EU's VAT number service, and when we asked (ISO times); stored with the order. */
export type VatConsultation = {
  vatNumber: string
  verdict: 'valid' | 'invalid' | 'unavailable'
  askedAt: string
  requestDate: string | null
  /** Whose number was sent with the question, and the number under which the register can prove its answer. */
  requester?: string | null
  consultationNumber?: string | null
}

export type CompanyVat = Omit<VatDecision, 'basis'> & {
  basis: VatDecision['basis'] | 'company' | 'reverse_charge'
  /** Null if nothing had to be checked. */
  vies: VatConsultation | null
}

/** Where it is; without a postal code, in the country's VAT area. */
export type CompanyPlace = { country: CountryCode; postalCode?: string }

/** Printed on the invoice if the buyer accounts for the VAT. */
export const REVERSE_CHARGE_NOTE = 'Reverse charge: the recipient accounts for the VAT (Art. 196 VAT Directive).'

/** The number to check with VIES; null if reverse charge can't apply or the number has the wrong format. */
export function numberToConfirm(
  company: { country: CountryCode; vatNumber: string },
  sellerCountry: CountryCode,
): VatNumber | null {
  return company.country === sellerCountry ? null : readVatNumber(company.country, company.vatNumber)
}

/**
 * A company's VAT in basis points. In another EU country than the seller's, with a number that VIES confirms: reverse
 * charge, 0. If VIES doesn't answer or doesn't know it: the country's rate. Outside the EU: 0, unless the IP address is
 * in an EU country; then that country's rate, marked as a conflict, so that 0 is never given silently. At an address in
 * a territory that isn't part of the VAT area, such as Las Palmas: 0 as well, marked if the IP address is in another EU
 * country.
 */
export function decideCompanyVat(
  rates: VatRate[],
  { country, postalCode = '' }: CompanyPlace,
  vies: VatConsultation | null,
  ipCountry: CountryCode | null,
  on: DateOnly,
): CompanyVat {
  if (findTerritory(country, postalCode)) {
    const isElsewhere = ipCountry !== null && ipCountry !== country && isInVatArea(rates, ipCountry, on)
    return { country: 'outside-eu', basisPoints: 0, basis: 'company', conflict: isElsewhere, vies: null }
  }
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

// Which country's VAT a private customer pays, and whether the evidence agrees.
import { EU_COUNTRIES, isEuCountry, type CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { isInVatArea, vatBasisPointsFor, type VatRate } from './vat.ts'

export type ChosenCountry = CountryCode | 'outside-eu'

export type VatDecision = {
  country: ChosenCountry | null
  basisPoints: number
  basis: 'chosen' | 'located' | 'default'
  /** The choice and the IP address contradict each other, so somebody reviews the order. */
  conflict: boolean
}

/**
 * A visitor's VAT rate: of the country they chose, or else of their IP address, or else the default. "Outside the EU"
 * is accepted only if the IP address isn't in an EU country; otherwise that country's rate is charged and the conflict
 * is marked, so that 0% is never given silently (storefront rules §9 "Tax").
 */
export function decideVat(
  rates: VatRate[],
  chosen: ChosenCountry | null,
  ipCountry: CountryCode | null,
  on: DateOnly,
): VatDecision {
  const rate = (country: ChosenCountry | null) => vatBasisPointsFor(rates, country, on)
  const isInside = (country: CountryCode) => isInVatArea(rates, country, on)

  if (chosen !== null && (chosen === 'outside-eu' || !isInside(chosen))) {
    if (ipCountry !== null && isInside(ipCountry))
      return { country: ipCountry, basisPoints: rate(ipCountry), basis: 'located', conflict: true }
    return { country: chosen, basisPoints: 0, basis: 'chosen', conflict: ipCountry === null }
  }
  if (chosen !== null)
    return {
      country: chosen,
      basisPoints: rate(chosen),
      basis: 'chosen',
      conflict: ipCountry !== null && ipCountry !== chosen,
    }
  if (ipCountry !== null) return { country: ipCountry, basisPoints: rate(ipCountry), basis: 'located', conflict: false }
  return { country: null, basisPoints: rate(null), basis: 'default', conflict: false }
}

/** The order's evidence for the country whose VAT was charged. */
type VatTreatment = { vatCountry: ChosenCountry | null; isReverseCharged: boolean }

/**
 * Whether the card, the third piece of evidence, points to another country's VAT: then somebody should review it, but
 * the order continues. A company confirmed by VIES may use any card, and outside the EU all countries are equal.
 */
export function isCardElsewhere({ vatCountry, isReverseCharged }: VatTreatment, cardCountry: string | null): boolean {
  if (vatCountry === null || cardCountry === null || isReverseCharged) return false
  return isOutsideEu(vatCountry) ? EU_COUNTRIES.some((code) => code === cardCountry) : cardCountry !== vatCountry
}

const isOutsideEu = (country: ChosenCountry) => country === 'outside-eu' || !isEuCountry(country)

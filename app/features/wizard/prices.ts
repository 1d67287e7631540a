// What the wizard shows as the price: always the amount to pay, tax included.
import { startingPriceCents, type Zone } from '#shop/catalogue/bundle/bundle.ts'
import { priceTaxCopy as copy } from '#app/copy/catalogue/price-tax.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { CountryCode } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import type { WizardCatalogue } from './read-wizard.ts'

export function priceInclTax(cents: number, { vatBasisPoints }: WizardCatalogue): string {
  return formatEuro(quote(cents, vatBasisPoints).totalCents)
}

/** The zone with the lowest starting price, and that price in cents before tax; null when none of them sells anything. */
export function cheapestZone(zones: Zone[], catalogue: WizardCatalogue): { zone: Zone; cents: number } | null {
  const starts = zones.flatMap((zone) => {
    const cents = startingPriceCents(zone, catalogue.bundles)
    return cents === null ? [] : [{ zone, cents }]
  })
  return starts.toSorted((one, other) => one.cents - other.cents || size(one.zone) - size(other.zone))[0] ?? null
}

const size = ({ countries }: Zone): number => countries.length

/** 'from €4.17 incl.', the lowest price in the given zones; nothing where none of them sells anything. */
export function fromPrice(zones: Zone[], catalogue: WizardCatalogue): string {
  const start = cheapestZone(zones, catalogue)
  return start ? copy.from(priceInclTax(start.cents, catalogue), catalogue.vatBasisPoints) : ''
}

export function zonesOf(code: CountryCode, catalogue: WizardCatalogue): Zone[] {
  return catalogue.zones.filter((zone) => zone.countries.includes(code))
}

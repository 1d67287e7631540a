// What the wizard shows as the price: always the amount to pay, tax included.
import { startingPriceCents, type Zone } from '#shop/catalogue/bundle.ts'
import { destinationsCopy as copy } from '#app/copy/wizard.ts'
import { quote } from '#shop/pricing/quote.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { formatEuro } from '#shop/values/money.ts'
import type { WizardCatalogue } from './read-wizard.ts'

export function priceInclTax(cents: number, { vatBasisPoints }: WizardCatalogue): string {
  return formatEuro(quote(cents, vatBasisPoints).totalCents)
}

/** The lowest starting price in cents of the given zones, before tax; null when none of them sells anything. */
export function lowestStartCents(zones: Zone[], catalogue: WizardCatalogue): number | null {
  const starts = zones.map((zone) => startingPriceCents(zone, catalogue.bundles)).filter((cents) => cents !== null)
  return starts.length > 0 ? Math.min(...starts) : null
}

/** 'from €4.17 incl.', the lowest price in the given zones; nothing where none of them sells anything. */
export function fromPrice(zones: Zone[], catalogue: WizardCatalogue): string {
  const cents = lowestStartCents(zones, catalogue)
  return cents === null ? '' : copy.fromIncl(priceInclTax(cents, catalogue))
}

export function zonesOf(code: CountryCode, catalogue: WizardCatalogue): Zone[] {
  return catalogue.zones.filter((zone) => zone.countries.includes(code))
}

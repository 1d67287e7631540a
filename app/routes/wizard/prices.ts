// What the wizard shows as the price: always the amount to pay, tax included.
import { startingPriceCents, type Zone } from '#shop/catalogue/bundle.ts'
import { quote } from '#shop/pricing/quote.ts'
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

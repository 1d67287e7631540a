// What a contract summary says of a bundle, also to those who bought it before it was taken off sale.
import { sizeLabel, sortedByName, zoneName } from '#app/language/formats.ts'
import { findBundleById, findBundle, findZone, topupPriceCents, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { dataKindOf, withKind } from '#values/data-allowance.ts'
import { factsOf, HOME_ESIM_DAYS, takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'

/**
 * Null for an ID that no bundle ever had. A bundle no longer sold has no price: what it cost is on the buyer's receipt.
 */
export function findSummary(catalogue: Catalogue, bundleId: string) {
  const bundle = findBundleById(catalogue.bundles, bundleId)
  const zone = bundle && findZone(catalogue.zones, bundle.zone)
  if (!bundle || !zone) return null
  const sold = findBundle(catalogue, bundleId)
  const facts = factsOf(catalogue, bundleId)
  return {
    bundleId,
    zone: zone.name,
    name: zoneName(displayNameOf(zone)),
    size: sizeLabel(bundle),
    days: bundle.validityDays,
    megabytes: bundle.megabytes,
    ...withKind(dataKindOf(bundle)),
    facts,
    esimDays: bundle.packageId === undefined ? HOME_ESIM_DAYS : null,
    countries: sortedByName(zone.countries),
    priceCents: sold?.priceCents ?? null,
    topupCents: sold && takesTopUps(facts) ? topupPriceCents(zone, bundle) : null,
  }
}

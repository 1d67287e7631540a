// Adds a zone: a name and the countries that its bundles will cover. Prices and bundles are added on its page.
import type { Acting } from '#shop/records/audit/acting.ts'
import { changeCatalogue, type CatalogueChanged, type ChangeCatalogueDeps } from './change-catalogue.ts'

/**
 * Adds a zone at the end; nothing in it is sold before it has a price and a bundle on sale. Problems: `edits_wrong`
 * with `zone_name`, `zone_exists`, `no_countries`, or `unknown_country`, and those of `changeCatalogue`.
 */
export async function addZone(
  deps: ChangeCatalogueDeps,
  { name, countries }: { name: string; countries: string[] },
  acting: Acting,
): Promise<CatalogueChanged> {
  const edits = [{ kind: 'zone' as const, zone: name.replace(/\s+/g, ' ').trim(), countries }]
  const version = await deps.catalogue.findVersion(null)
  return changeCatalogue(deps, { edits, seen: { zone: null, version } }, acting)
}

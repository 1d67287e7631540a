// Tells search engines which pages of what is sold changed, so that they read a new price within minutes instead of at
// their next visit.
import type { Base } from '#shop/assembly/base.ts'
import { viewLastOfBundles, viewLastOfFormer, viewLastOfZones } from '#shop/catalogue/bundle/view-last-changes.ts'
import { countrySlug } from '#shop/catalogue/destination/country-slugs.ts'
import { slugsOfZones } from '#shop/catalogue/destination/places-on-sale.ts'
import { MOST_ADDRESSES } from '#ports/search-engines.ts'
import { hostOf, type Tenant } from '#values/brand-facts.ts'
import { isCountryCode } from '#values/country/country.ts'

/** A change that is this old is on every page, and what was changed in one go is told in one go. */
const SETTLED_MS = 60_000

/** Telling takes no longer than this, unless the worker died. */
const LONGEST_MS = 600_000

/** Of more bundles that changed at once, they read the others by the sitemap. */
const MOST_BUNDLES = 2_000

type Deps = Pick<
  Base,
  | 'searchEngines'
  | 'foundPages'
  | 'readTenants'
  | 'toldChanges'
  | 'catalogue'
  | 'retail'
  | 'vatRates'
  | 'timeZone'
  | 'readCatalogue'
  | 'clock'
>

/** The file that proves to search engines that our news is ours; null if they are told nothing. */
export const viewSearchKey = ({ searchEngines }: Pick<Deps, 'searchEngines'>): string | null =>
  searchEngines?.key ?? null

/**
 * The hosts with changes that search engines don't know. What changed before they were told anything about a host is not
 * among them: they read the sitemap.
 */
export async function listUntoldHosts(deps: Deps): Promise<string[]> {
  if (!deps.searchEngines) return []
  const known = await deps.toldChanges.readAll()
  const untold: string[] = []
  for (const tenant of await tenantsOf(deps)) {
    const host = hostOf(tenant)
    const since = known.get(host)
    if (!since) await deps.toldChanges.write(host, settled(deps))
    else if ((await changedZones(deps, tenant, since)).length > 0) untold.push(host)
  }
  return untold
}

/** Tells them of what changed at this host since they were told last. Throws VendorError if they don't take it in. */
export async function tellSearchEngines(deps: Deps, host: string): Promise<void> {
  const tenant = (await tenantsOf(deps)).find((each) => hostOf(each) === host)
  const now = deps.clock.now()
  if (!tenant || !(await deps.toldChanges.begin(host, new Date(now.getTime() - LONGEST_MS), now))) return
  try {
    await tell(deps, tenant)
  } finally {
    await deps.toldChanges.end(host)
  }
}

async function tell(deps: Deps, tenant: Tenant): Promise<void> {
  const host = hostOf(tenant)
  const since = (await deps.toldChanges.readAll()).get(host)
  if (!deps.searchEngines || !since) return
  const until = settled(deps)
  const paths = await changedPages(deps, tenant, since)
  const addresses = paths.map((path) => tenant.origin + path)
  for (let at = 0; at < addresses.length; at += MOST_ADDRESSES)
    await deps.searchEngines.tell({ origin: tenant.origin, addresses: addresses.slice(at, at + MOST_ADDRESSES) })
  await deps.toldChanges.write(host, until)
}

async function changedPages(deps: Deps, tenant: Tenant, since: Date): Promise<string[]> {
  const { foundPages } = deps
  const catalogue = await deps.readCatalogue()
  const slugs = slugsOfZones(catalogue, await changedZones(deps, tenant, since))
  const former = (await formerCountries(deps, since)).map(countrySlug)
  const bundles = changedIn(deps, since, await viewLastOfBundles(deps, catalogue, { tenant }))
  return [
    ...[...new Set([...slugs, ...former])].flatMap((slug) => foundPages.ofPlace(slug)),
    ...bundles.slice(0, MOST_BUNDLES).flatMap((bundleId) => foundPages.ofBundle(bundleId)),
    ...foundPages.ofAll,
  ]
}

/** Their pages are those of somebody who sells, where search engines find them. */
async function tenantsOf({ readTenants, searchEngines }: Deps): Promise<Tenant[]> {
  const { house, elsewhere } = await readTenants()
  return [house, ...elsewhere].filter((tenant) => !tenant.isSuspended && searchEngines?.canReach(hostOf(tenant)))
}

async function changedZones(deps: Deps, tenant: Tenant, since: Date): Promise<string[]> {
  const catalogue = await deps.readCatalogue()
  return changedIn(deps, since, await viewLastOfZones(deps, { catalogue }, { tenant }))
}

/** A zone that a country left changed too, and doesn't name it anymore. */
async function formerCountries(deps: Deps, since: Date) {
  const last = await viewLastOfFormer(deps, { catalogue: await deps.readCatalogue() })
  return changedIn(deps, since, last).filter(isCountryCode)
}

function changedIn(deps: Deps, since: Date, last: ReadonlyMap<string, Date>): string[] {
  const until = settled(deps)
  return [...last].filter(([, at]) => at > since && at <= until).map(([name]) => name)
}

const settled = ({ clock }: Deps): Date => new Date(clock.now().getTime() - SETTLED_MS)

// Tells search engines which pages of countries and zones changed, so that they read a new price within minutes instead
// of at their next visit.
import type { Base } from '#shop/assembly/base.ts'
import { viewLastOfFormer, viewLastOfZones } from '#shop/catalogue/bundle/view-last-changes.ts'
import { countrySlug } from '#shop/catalogue/destination/country-slugs.ts'
import { slugsOfZones } from '#shop/catalogue/destination/places-on-sale.ts'
import { MOST_ADDRESSES } from '#ports/search-engines.ts'
import { hostOf, type Tenant } from '#values/brand-facts.ts'
import { isCountryCode } from '#values/country/country.ts'

/** A change that is this old is on every page, and what was changed in one go is told in one go. */
const SETTLED_MS = 60_000

/** Telling takes no longer than this, unless the worker died. */
const LONGEST_MS = 600_000

type Deps = Pick<
  Base,
  'searchEngines' | 'addressesOfPlace' | 'readTenants' | 'toldChanges' | 'catalogue' | 'readCatalogue' | 'clock'
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
  for (const host of (await tenantsOf(deps)).map(hostOf)) {
    const since = known.get(host)
    if (!since) await deps.toldChanges.write(host, settled(deps))
    else if ((await changedZones(deps, since)).length > 0) untold.push(host)
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
  const slugs = slugsOfZones(await deps.readCatalogue(), await changedZones(deps, since))
  const former = (await formerCountries(deps, since)).map(countrySlug)
  const addresses = [...new Set([...slugs, ...former])]
    .flatMap((slug) => deps.addressesOfPlace(slug))
    .map((path) => tenant.origin + path)
  for (let at = 0; at < addresses.length; at += MOST_ADDRESSES)
    await deps.searchEngines.tell({ origin: tenant.origin, addresses: addresses.slice(at, at + MOST_ADDRESSES) })
  await deps.toldChanges.write(host, until)
}

/** Their pages are those of somebody who sells. */
async function tenantsOf({ readTenants }: Deps): Promise<Tenant[]> {
  const { house, elsewhere } = await readTenants()
  return [house, ...elsewhere].filter(({ isSuspended }) => !isSuspended)
}

async function changedZones(deps: Deps, since: Date): Promise<string[]> {
  return changedIn(deps, since, await viewLastOfZones(deps, { catalogue: await deps.readCatalogue() }))
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

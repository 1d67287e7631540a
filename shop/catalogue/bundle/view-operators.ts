// The networks that phones use with bundles. They are too large to be known of every bundle, so they are read for those
// that somebody looks at, and known until the catalog changes.
import type { Base } from '#shop/assembly/base.ts'
import { findBundleById, type Catalogue } from './bundle.ts'
import type { Operators } from './bundle-facts.ts'

/** Bundles whose operators are kept. */
const MOST_KNOWN = 300

const known = new WeakMap<readonly unknown[], Map<string, Operators | null>>()

/**
 * By bundle; null for those whose network doesn't disclose them, as the home network. `catalogue` is the one that the
 * bundles were found in.
 */
export async function viewOperators(
  { catalogue: store }: Pick<Base, 'catalogue'>,
  { catalogue: { bundles }, bundleIds }: { catalogue: Catalogue; bundleIds: readonly string[] },
): Promise<Record<string, Operators | null>> {
  const read = known.get(bundles) ?? new Map<string, Operators | null>()
  const asked = bundleIds.filter((id) => !read.has(id) && findBundleById(bundles, id)?.packageId !== undefined)
  const found = asked.length > 0 ? await store.findOperators(asked) : {}
  if (read.size + asked.length > MOST_KNOWN) read.clear()
  for (const id of asked) read.set(id, found[id] ?? null)
  known.set(bundles, read)
  return Object.fromEntries(bundleIds.map((id) => [id, read.get(id) ?? found[id] ?? null]))
}

// When what visitors read of the catalog last changed: told to search engines, which read again what is newer.
import type { Base } from '#shop/assembly/base.ts'
import type { LastChange } from './catalogue-row-store.ts'
import { sizeKeyFor, type Bundle, type Catalogue } from './bundle.ts'

type Deps = Pick<Base, 'catalogue'>

const known = new WeakMap<readonly unknown[], Promise<ReadonlyMap<string, Date>>>()

/** By zone; missing for one that is as it was when the shop began. Read once each time the catalog is read. */
export function viewLastOfZones(
  { catalogue: store }: Deps,
  { catalogue: { bundles } }: { catalogue: Catalogue },
): Promise<ReadonlyMap<string, Date>> {
  const changes =
    known.get(bundles) ?? store.listLastOfZones().then((all) => new Map(all.map(({ zone, at }) => [zone, at])))
  known.set(bundles, changes)
  changes.catch(() => known.delete(bundles))
  return changes
}

/** By bundle ID, of these bundles; missing for one that is as it was when the shop began. */
export async function viewLastOfBundles(
  { catalogue: store }: Deps,
  { bundles }: { bundles: readonly Bundle[] },
): Promise<ReadonlyMap<string, Date>> {
  const all = new Map(
    (await store.listLastOfBundles(bundles.map(({ bundleId }) => bundleId))).map((change) => [
      nameOf(change),
      change.at,
    ]),
  )
  const last = new Map<string, Date>()
  for (const { bundleId, zone, megabytes, ownPrice } of bundles) {
    const items = [bundleId, '', ...(ownPrice ? [] : [sizeKeyFor(megabytes)])]
    const times = items.flatMap((item) => all.get(nameOf({ zone, item })) ?? [])
    const at = latest(times)
    if (at) last.set(bundleId, at)
  }
  return last
}

const nameOf = ({ zone, item }: Pick<LastChange, 'zone' | 'item'>): string => `${item} ${zone}`

/** The latest of these moments; undefined for none. */
export const latest = (times: readonly Date[]): Date | undefined =>
  times.toSorted((one, other) => other.getTime() - one.getTime())[0]

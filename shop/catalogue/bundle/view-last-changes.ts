// When what visitors read of the catalog last changed: told to search engines, which read again what is newer.
import type { Base } from '#shop/assembly/base.ts'
import type { LastChange } from './catalogue-row-store.ts'
import { sizeKeyFor, type Bundle, type Catalogue } from './bundle.ts'

type Deps = Pick<Base, 'catalogue'>

type Known = WeakMap<readonly unknown[], Promise<ReadonlyMap<string, Date>>>
type OfCatalogue = { catalogue: Catalogue }
const ofZones: Known = new WeakMap()
const ofFormer: Known = new WeakMap()

/** By zone; missing for one that is as it was when the shop began. Read once each time the catalog is read. */
export function viewLastOfZones(
  { catalogue: store }: Deps,
  { catalogue }: OfCatalogue,
): Promise<ReadonlyMap<string, Date>> {
  return onceFor(catalogue, ofZones, async () => {
    const all = await store.listLastOfZones()
    return new Map(all.map(({ zone, at }) => [zone, at]))
  })
}

/**
 * By country, when it last left a zone; its page lost what is sold there, and no zone of today says so. Read once each
 * time the catalog is read.
 */
export function viewLastOfFormer(
  { catalogue: store }: Deps,
  { catalogue }: OfCatalogue,
): Promise<ReadonlyMap<string, Date>> {
  return onceFor(catalogue, ofFormer, async () => {
    const last = new Map<string, Date>()
    for (const { before, after, at } of await store.listCountryChanges()) {
      const [were, are] = [codesIn(before), codesIn(after)]
      for (const code of were.filter((each) => at && !are.includes(each))) {
        const newest = latest([last.get(code), at].filter((each) => each instanceof Date))
        if (newest) last.set(code, newest)
      }
    }
    return last
  })
}

const codesIn = (text: string | null): string[] => text?.split(',') ?? []

function onceFor({ bundles }: Catalogue, known: Known, read: () => Promise<ReadonlyMap<string, Date>>) {
  const changes = known.get(bundles) ?? read()
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

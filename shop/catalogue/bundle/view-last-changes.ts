// When what visitors read of the catalog last changed: told to search engines, which read again what is newer.
import type { Base } from '#shop/assembly/base.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import { parseDateOnly, startOfDay } from '#values/date.ts'
import type { LastChange } from './catalogue-row-store.ts'
import { sizeKeyFor, type Bundle, type Catalogue } from './bundle.ts'

type Deps = Pick<Base, 'catalogue'>
type DepsOfHost = Deps & Pick<Base, 'retail' | 'vatRates' | 'timeZone' | 'clock'>

type ChangesCache = WeakMap<readonly unknown[], Promise<ReadonlyMap<string, Date>>>
type OfCatalogue = { catalogue: Catalogue }
const ofZones: ChangesCache = new WeakMap()
const ofFormer: ChangesCache = new WeakMap()

/**
 * By zone, at this brand's host: changes of the catalog, of the brand's own prices, and of a VAT rate, which changes all
 * prices. Missing for a zone that is as it was when the shop began.
 */
export async function viewLastOfZones(
  deps: DepsOfHost,
  { catalogue }: OfCatalogue,
  { tenant: { brand } }: AtBrand,
): Promise<ReadonlyMap<string, Date>> {
  const [ofAll, own, ofTax] = await Promise.all([
    readLastOfZones(deps, catalogue),
    deps.retail.listChanged(brand.id),
    viewLastOfTax(deps),
  ])
  const ownOf = Map.groupBy(own, ({ zone }) => zone)
  return lastOf(catalogue.zones, ({ name }) => [
    name,
    [ofAll.get(name), ofTax, ...(ownOf.get(name) ?? []).map(({ at }) => at)],
  ])
}

/** Of the catalog alone; read once each time the catalog is read. */
const readLastOfZones = ({ catalogue: store }: Deps, catalogue: Catalogue) =>
  onceFor(catalogue, ofZones, async () => {
    const all = await store.listLastOfZones()
    return new Map(all.map(({ zone, at }) => [zone, at]))
  })

/** When a rate that somebody set last came into effect; undefined for none. */
async function viewLastOfTax({ vatRates, timeZone, clock }: DepsOfHost): Promise<Date | undefined> {
  const now = clock.now()
  const began = (await vatRates.list()).flatMap(({ validFrom, madeAt }) => {
    const from = parseDateOnly(validFrom)
    if (madeAt === null || !from) return []
    const day = startOfDay(from, timeZone)
    return [madeAt > day ? madeAt : day]
  })
  return latest(began.filter((at) => at <= now))
}

function lastOf<Each>(all: readonly Each[], timesOf: (each: Each) => [string, (Date | undefined)[]]) {
  const last = new Map<string, Date>()
  for (const each of all) {
    const [name, times] = timesOf(each)
    const at = latest(times.filter((time) => time !== undefined))
    if (at) last.set(name, at)
  }
  return last
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

function onceFor({ bundles }: Catalogue, known: ChangesCache, read: () => Promise<ReadonlyMap<string, Date>>) {
  const changes = known.get(bundles) ?? read()
  known.set(bundles, changes)
  changes.catch(() => known.delete(bundles))
  return changes
}

/** By bundle ID, of these bundles at this brand's host; missing for one that is as it was when the shop began. */
export async function viewLastOfBundles(
  deps: DepsOfHost,
  { bundles }: { bundles: readonly Bundle[] },
  { tenant: { brand } }: AtBrand,
): Promise<ReadonlyMap<string, Date>> {
  const [changes, own, ofTax] = await Promise.all([
    deps.catalogue.listLastOfBundles(bundles.map(({ bundleId }) => bundleId)),
    deps.retail.listChanged(brand.id),
    viewLastOfTax(deps),
  ])
  const [ofAll, ofOwn] = [timesIn(changes), timesIn(own)]
  return lastOf(bundles, ({ bundleId, zone, megabytes, ownPrice }) => {
    const sizes = ownPrice ? [] : [sizeKeyFor(megabytes)]
    return [bundleId, [...ofAll(zone, [bundleId, '', ...sizes]), ...ofOwn(zone, sizes), ofTax]]
  })
}

/** Looks up when these items of a zone changed. */
function timesIn(all: readonly LastChange[]) {
  const known = new Map(all.map((change) => [nameOf(change), change.at]))
  return (zone: string, items: readonly string[]) => items.map((item) => known.get(nameOf({ zone, item })))
}

const nameOf = ({ zone, item }: Pick<LastChange, 'zone' | 'item'>): string => `${item} ${zone}`

/** The latest of these moments; undefined for none. */
export const latest = (times: readonly Date[]): Date | undefined =>
  times.toSorted((one, other) => other.getTime() - one.getTime())[0]

// Europe and Europe2, World1 to World3: their names don't tell which countries the later zone adds or lacks, so this
// does.
import type { CountryCode } from '#values/country/country.ts'
import { findZone, type Zone } from './bundle.ts'

export type ZoneDifference = { than: string; adds: CountryCode[]; lacks: CountryCode[] }

/**
 * What a zone adds to the previous one with the same name, and what it lacks; null for the first one (storefront rules
 * §3).
 */
export function zoneDifference(name: string, zones: readonly Zone[]): ZoneDifference | null {
  const zone = findZone(zones, name)
  const family = zones.filter((each) => familyOf(each.name) === familyOf(name))
  const before = family.filter((each) => numberOf(each.name) < numberOf(name)).toSorted(latestFirst)[0]
  if (!zone || !before) return null

  return {
    than: before.name,
    adds: zone.countries.filter((code) => !before.countries.includes(code)),
    lacks: before.countries.filter((code) => !zone.countries.includes(code)),
  }
}

/** How many countries the zones cover together, each counted once. */
export function countCountries(zones: readonly Zone[]): number {
  const count = counts.get(zones) ?? new Set(zones.flatMap((zone) => zone.countries)).size
  counts.set(zones, count)
  return count
}

const counts = new WeakMap<readonly Zone[], number>()

function familyOf(name: string): string {
  return name.replace(/\d+$/, '')
}

function numberOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 1)
}

function latestFirst(one: Zone, other: Zone): number {
  return numberOf(other.name) - numberOf(one.name)
}

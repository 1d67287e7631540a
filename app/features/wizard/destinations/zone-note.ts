// What a zone has that the one before it of the same name has not: 'Europe plus Georgia, North Macedonia'.
import { zoneName } from '#app/language/formats.ts'
import { zoneNotes as copy } from '#app/copy/catalogue/wizard-zones.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { zoneDifference } from '#shop/catalogue/bundle/zone-difference.ts'
import { shortNames } from './names-of-countries.ts'

export function zoneNote(name: string, zones: readonly Zone[]): string | null {
  const difference = zoneDifference(name, zones)
  if (!difference) return null

  const { than, adds, lacks } = difference
  if (adds.length > 0) return copy.plus(zoneName(than), shortNames(adds))
  return lacks.length > 0 ? copy.lacking(zoneName(than), shortNames(lacks)) : null
}

// What a zone has that the one before it of the same name has not: 'Europe plus Georgia, North Macedonia'.
import { zoneNotes as copy } from '#app/copy/catalogue/wizard-zones.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { zoneDifference } from '#shop/catalogue/bundle/zone-difference.ts'
import { shortNames } from './names-of-countries.ts'

const known = new WeakMap<readonly Zone[], Map<string, string | null>>()

export function zoneNote(name: string, zones: readonly Zone[]): string | null {
  const notes = known.get(zones) ?? new Map<string, string | null>()
  known.set(zones, notes)
  const note = notes.get(name)
  if (note !== undefined) return note
  const written = writeNote(name, zones)
  notes.set(name, written)
  return written
}

function writeNote(name: string, zones: readonly Zone[]): string | null {
  const difference = zoneDifference(name, zones)
  if (!difference) return null

  const { than, adds, lacks } = difference
  if (adds.length > 0) return copy.plus(than, shortNames(adds))
  return lacks.length > 0 ? copy.lacking(than, shortNames(lacks)) : null
}

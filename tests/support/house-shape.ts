// Checks how many entries a folder has.
import { dirname } from 'node:path'

const MOST_ENTRIES = 20

/** The folders of these rooms that have too many entries. */
export function crowdedFolders(paths: string[], rooms: string[]): string[] {
  const entries = new Map<string, Set<string>>()
  for (const path of paths.filter((each) => rooms.some((room) => each.startsWith(`${room}/`))))
    for (let at = path; at.includes('/'); at = dirname(at))
      entries.set(dirname(at), (entries.get(dirname(at)) ?? new Set()).add(at))
  return [...entries]
    .filter(([, { size }]) => size > MOST_ENTRIES)
    .map(([folder, { size }]) => `${folder}: ${size} entries`)
}

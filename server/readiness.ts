// Whether this node should get requests: what it cannot do without. A vendor that is away is none of it, since the shop goes on
// without.
import type { OpenDatabase } from '#db/connect.ts'
import { countMigrations, KNOWN_MIGRATIONS } from '#db/is-migrated.ts'
import { unlessAway, type Away } from '#shop/ports/away.ts'

export type Readiness = {
  /** It answers. */
  database: boolean
  /** Its tables are those of this version, or of a newer one. */
  migrations: boolean
  /** There is room where the shop keeps its own data; true where it keeps none. */
  disk: boolean
  /** The rounds of this node go on; true on a node that does not work. */
  worker: boolean
  /** Nobody has asked it to end. */
  staying: boolean
}
export type CheckReadiness = () => Promise<Readiness>

type Parts = {
  open: Pick<OpenDatabase, 'database'>
  away: Away
  readDisk: () => Promise<{ freeBytes: number } | null>
}

/** An order takes some kilobytes, and the embedded database some megabytes to write at all. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** Everything but what only the running process knows. */
export async function readinessOf({ open, away, readDisk }: Parts): Promise<Omit<Readiness, 'worker' | 'staying'>> {
  const [done, room] = await Promise.all([
    unlessAway(away, countMigrations(open.database.db()), () => null).catch(() => null),
    readDisk(),
  ])
  return {
    database: done !== null,
    migrations: done !== null && done >= KNOWN_MIGRATIONS,
    disk: room === null || room.freeBytes >= LEAST_FREE_BYTES,
  }
}

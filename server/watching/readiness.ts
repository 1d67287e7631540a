// Whether this node should get requests: the things it can't do without. A vendor that is down isn't one of them.
import type { OpenDatabase } from '#db/connection/connect.ts'
import { countMigrations, KNOWN_MIGRATIONS } from '#db/connection/is-migrated.ts'
import { fallBackIfAway, type Away } from '#ports/away.ts'
import { Hono } from 'hono'
import { wrongMethod } from '#server/http/refusals.ts'

export type Readiness = {
  /** It answers. */
  database: boolean
  /** Its tables belong to this version, or to a newer one. */
  migrations: boolean
  /** There is free space for the shop's own data; true if it keeps none. */
  disk: boolean
  /** This node's rounds keep going; true on a node without background work. */
  worker: boolean
  /** Nobody has asked it to stop. */
  staying: boolean
}
export type CheckReadiness = () => Promise<Readiness>

type Parts = {
  open: Pick<OpenDatabase, 'database'>
  away: Away
  readDisk: () => Promise<{ freeBytes: number } | null>
}

/** An order takes a few kilobytes, but the embedded database needs some megabytes to write at all. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** Everything except what only the running process knows. */
export async function assessReadiness({ open, away, readDisk }: Parts): Promise<Omit<Readiness, 'worker' | 'staying'>> {
  const [done, room] = await Promise.all([
    fallBackIfAway(away, countMigrations(open.database.db()), () => null).catch(() => null),
    readDisk(),
  ])
  return {
    database: done !== null,
    migrations: done !== null && done >= KNOWN_MIGRATIONS,
    disk: room === null || room.freeBytes >= LEAST_FREE_BYTES,
  }
}

/** The load balancer's checks: whether the process is alive, and whether it has what it needs. */
export function healthEndpoints(checkReadiness: CheckReadiness) {
  const doors = new Hono()
  doors.get('/healthz', (c) => c.json({ ok: true }))
  doors.get('/readyz', async (c) => {
    const found = await checkReadiness()
    const ok = Object.values(found).every(Boolean)
    return c.json({ ok, ...found }, ok ? 200 : 503)
  })
  for (const path of ['/healthz', '/readyz']) doors.all(path, () => wrongMethod(['GET', 'HEAD']))
  return doors
}

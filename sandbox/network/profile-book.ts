// The network's book of profiles: each request reserves a new one, and like the real network it doesn't detect repeated
// references.
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { activationCodeOf, iccidOf, keyOf } from './iccid-sequence.ts'
import { computeUsage } from './data-usage.ts'
import type { Grant, History, Usage, Use } from './data-usage.ts'
import type { Product } from './products.ts'

export type ProfileState = 'preparing' | 'ready' | 'active' | 'depleted' | 'expired' | 'released'

export type Profile = {
  iccid: string
  activationCode: string
  customReference: string
  requestId: string
  bundleId: string
  readyAt: number
  installedAt: number | null
  releasedAt: number | null
  state: ProfileState
  usage: Usage
  grants: Grant[]
}

export type ProfileBook = ReturnType<typeof openProfileBook>

const allocationRow = z.object({
  request_id: z.string(),
  custom_reference: z.string(),
  bundle_id: z.string(),
  iccid: z.string(),
  ready_at: z.number(),
  activation_code: z.string(),
  installed_at: z.number().nullable(),
  released_at: z.number().nullable(),
})
const grantRow = z.object({
  iccid: z.string(),
  bundle_id: z.string(),
  megabytes: z.number(),
  validity_days: z.number(),
  reference: z.string(),
  granted_at: z.number(),
})
const endRow = z.object({ iccid: z.string(), moved_ms: z.number() })
const countRow = z.object({ requests: z.number() })
const useRow = z.object({ iccid: z.string(), megabytes: z.number(), used_at: z.number() })

export function openProfileBook(database: DatabaseSync, now: () => Date) {
  const key = keyOf(database)

  function newProfile(product: Product, reference: string): string {
    const number = Number(database.prepare('INSERT INTO network_sequence DEFAULT VALUES').run().lastInsertRowid)
    const iccid = iccidOf(number, key)
    database
      .prepare('INSERT INTO network_profiles (iccid, activation_code, created_at) VALUES (?, ?, ?)')
      .run(iccid, activationCodeOf(iccid, key), now().getTime())
    grant(iccid, product, reference)
    return iccid
  }

  function grant(iccid: string, product: Product, reference: string): void {
    database
      .prepare(
        `INSERT INTO network_grants (iccid, bundle_id, megabytes, validity_days, reference, granted_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(iccid, product.bundleId, product.megabytes, product.validityDays, reference, now().getTime())
  }

  function read(where: string, ...values: string[]): Profile[] {
    const condition = where ? `WHERE ${where}` : ''
    const allocations = database
      .prepare(
        `SELECT a.*, p.activation_code, p.installed_at, p.released_at
         FROM network_allocations a JOIN network_profiles p ON p.iccid = a.iccid ${condition} ORDER BY a.rowid`,
      )
      .all(...values)
      .map((row) => allocationRow.parse(row))
    const histories = historiesOf(allocations.map((row) => row.iccid))
    const instant = now().getTime()
    return allocations.map((row) => {
      const history: History = {
        installedAt: row.installed_at,
        grants: histories.grants.get(row.iccid) ?? [],
        uses: histories.uses.get(row.iccid) ?? [],
        endMovedMs: histories.ends.get(row.iccid) ?? 0,
      }
      const usage = computeUsage(history, instant)
      return {
        iccid: row.iccid,
        activationCode: row.activation_code,
        customReference: row.custom_reference,
        requestId: row.request_id,
        bundleId: history.grants.at(-1)?.bundleId ?? row.bundle_id,
        readyAt: row.ready_at,
        installedAt: row.installed_at,
        releasedAt: row.released_at,
        state: stateOf(row, usage, instant),
        usage,
        grants: history.grants,
      }
    })
  }

  function movedEnds(iccids: string[]): Map<string, number> {
    const rows = database
      .prepare('SELECT * FROM network_ends WHERE iccid IN (SELECT value FROM json_each(?))')
      .all(JSON.stringify(iccids))
    return new Map(rows.map((row) => endRow.parse(row)).map(({ iccid, moved_ms: movedMs }) => [iccid, movedMs]))
  }

  function historiesOf(iccids: string[]) {
    const wanted = JSON.stringify(iccids)
    const among = 'iccid IN (SELECT value FROM json_each(?)) ORDER BY id'
    const grants = database.prepare(`SELECT * FROM network_grants WHERE ${among}`).all(wanted)
    const uses = database.prepare(`SELECT * FROM network_uses WHERE ${among}`).all(wanted)
    return { grants: groupedGrants(grants), uses: groupedUses(uses), ends: movedEnds(iccids) }
  }

  return {
    /** Reserves a profile; with `share`, the request gets another order's newest profile instead. */
    reserve(product: Product, customReference: string, readyInMs: number, share = false): Profile {
      const requestId = randomUUID()
      inTransaction(database, () => {
        const other = share ? read('a.custom_reference <> ? AND p.released_at IS NULL', customReference).at(-1) : null
        const iccid = other?.iccid ?? newProfile(product, customReference)
        const instant = now().getTime()
        database
          .prepare(
            `INSERT INTO network_allocations (request_id, custom_reference, bundle_id, iccid, ready_at, created_at)
             VALUES (?, ?, ?, ?, ?, ?)`,
          )
          .run(requestId, customReference, product.bundleId, iccid, instant + readyInMs, instant)
      })
      const [profile] = read('a.request_id = ?', requestId)
      if (!profile) throw new Error('a profile that was just reserved is missing')
      return profile
    },

    find: (iccid: string): Profile | null => read('a.iccid = ?', iccid)[0] ?? null,
    ofReference: (reference: string): Profile[] => read('a.custom_reference = ?', reference),
    /** One entry per request, oldest first: a shared ICCID appears twice. */
    all: (): Profile[] => read(''),
    /** At most this many of the newest requests. */
    latest: (most: number): Profile[] =>
      read('a.rowid > (SELECT max(rowid) FROM network_allocations) - CAST(? AS INTEGER)', String(most)),
    count: (): number =>
      countRow.parse(database.prepare('SELECT count(*) AS requests FROM network_allocations').get()).requests,

    topUp: grant,

    install(iccid: string): void {
      const update = database.prepare(
        'UPDATE network_profiles SET installed_at = ? WHERE iccid = ? AND installed_at IS NULL AND released_at IS NULL',
      )
      update.run(now().getTime(), iccid)
    },

    /** Moves the end of an installed eSIM, even into the past; the network's clock doesn't change. */
    moveEnd(iccid: string, byMs: number): void {
      database
        .prepare(
          `INSERT INTO network_ends (iccid, moved_ms) VALUES (?, ?)
           ON CONFLICT (iccid) DO UPDATE SET moved_ms = moved_ms + excluded.moved_ms`,
        )
        .run(iccid, Math.round(byMs))
    },

    use(iccid: string, megabytes: number): void {
      const insert = database.prepare('INSERT INTO network_uses (iccid, megabytes, used_at) VALUES (?, ?, ?)')
      insert.run(iccid, megabytes, now().getTime())
    },

    release(iccid: string): void {
      const update = database.prepare(
        'UPDATE network_profiles SET released_at = ? WHERE iccid = ? AND released_at IS NULL',
      )
      update.run(now().getTime(), iccid)
    },
  }
}

function stateOf(row: z.infer<typeof allocationRow>, usage: Usage, instant: number): ProfileState {
  if (row.released_at !== null) return 'released'
  if (row.ready_at > instant) return 'preparing'
  if (row.installed_at === null) return 'ready'
  if (usage.isExpired) return 'expired'
  return usage.isDepleted ? 'depleted' : 'active'
}

function groupedGrants(rows: unknown[]): Map<string, Grant[]> {
  const groups = new Map<string, Grant[]>()
  for (const row of rows.map((each) => grantRow.parse(each))) {
    const { bundle_id: bundleId, validity_days: validityDays, granted_at: grantedAt, megabytes, reference } = row
    const group = groups.get(row.iccid) ?? []
    groups.set(row.iccid, group)
    group.push({ bundleId, megabytes, validityDays, reference, grantedAt })
  }
  return groups
}

function groupedUses(rows: unknown[]): Map<string, Use[]> {
  const groups = new Map<string, Use[]>()
  for (const row of rows.map((each) => useRow.parse(each))) {
    const group = groups.get(row.iccid) ?? []
    groups.set(row.iccid, group)
    group.push({ megabytes: row.megabytes, usedAt: row.used_at })
  }
  return groups
}

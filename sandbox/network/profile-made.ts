// A profile from before this sandbox started, with its bundles and its usage.
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const text = z.string().min(1).max(300)
const moment = z.iso.datetime().transform((written) => Date.parse(written))

export const profileMade = z.strictObject({
  iccid: z.string().regex(/^\d{18,22}$/),
  activationCode: text,
  /** The reference that it was requested under. */
  reference: text,
  allocatedAt: moment,
  /** Its first bundle, and those added later. */
  grants: z
    .array(
      z.strictObject({
        bundleId: text,
        megabytes: z.number().positive(),
        validityDays: z.number().positive(),
        reference: text,
        at: moment,
      }),
    )
    .min(1),
  /** Installed in a phone, which used this much at once. */
  installed: z.strictObject({ at: moment, usedMegabytes: z.number().min(0) }).optional(),
  releasedAt: moment.optional(),
})
export type ProfileMade = z.output<typeof profileMade>

/** Runs within the current transaction; false if the profile is known already. */
export function keepProfileMade(database: DatabaseSync, made: ProfileMade): boolean {
  const { iccid, allocatedAt, installed, releasedAt = null } = made
  const kept = database
    .prepare(
      `INSERT OR IGNORE INTO network_profiles (iccid, activation_code, created_at, installed_at, released_at)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(iccid, made.activationCode, allocatedAt, installed?.at ?? null, releasedAt)
  if (Number(kept.changes) === 0) return false
  database
    .prepare(
      `INSERT INTO network_allocations (request_id, custom_reference, bundle_id, iccid, ready_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(randomUUID(), made.reference, made.grants[0]?.bundleId ?? '', iccid, allocatedAt, allocatedAt)
  const grant = database.prepare(
    `INSERT INTO network_grants (iccid, bundle_id, megabytes, validity_days, reference, granted_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  for (const { bundleId, megabytes, validityDays, reference, at } of made.grants)
    grant.run(iccid, bundleId, megabytes, validityDays, reference, at)
  if (installed && installed.usedMegabytes > 0)
    database
      .prepare('INSERT INTO network_uses (iccid, megabytes, used_at) VALUES (?, ?, ?)')
      .run(iccid, installed.usedMegabytes, installed.at)
  return true
}

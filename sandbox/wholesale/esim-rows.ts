// Reads eSIMs of a simulated wholesaler with their orders, the data sold for them, and the data used.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { PHONE_STATES } from './wholesale-esim.ts'
import type { PlanGrant, WholesaleEsim } from './wholesale-esim.ts'

const facts = z.string().transform((noted) => z.record(z.string(), z.unknown()).parse(JSON.parse(noted)))

const esimRow = z.object({
  id: z.number(),
  number: z.string(),
  iccid: z.string(),
  activation_code: z.string(),
  phone: z.enum(PHONE_STATES),
  ended: z.enum(['canceled', 'revoked', 'recycled']).nullable(),
  installed_at: z.number().nullable(),
  used_at: z.number().nullable(),
  suspended_at: z.number().nullable(),
  end_moved_ms: z.number(),
  facts,
  order_id: z.number(),
  order_number: z.string(),
  order_reference: z.string(),
  order_facts: facts,
  order_price: z.number(),
  created_at: z.number(),
  ready_at: z.number(),
})
const grantRow = z.object({
  esim_id: z.number(),
  number: z.string(),
  plan: z.string(),
  kind: z.enum(['fixed', 'daily', 'unlimited']),
  megabytes: z.number(),
  days: z.number(),
  reference: z.string(),
  price: z.number(),
  facts,
  granted_at: z.number(),
  revoked_at: z.number().nullable(),
  order_id: z.number().nullable(),
})
const useRow = z.object({ esim_id: z.number(), megabytes: z.number(), used_at: z.number() })

/** `where` may name columns of `wholesale_esims` as e and of `wholesale_orders` as o. Oldest first. */
export function readEsims(
  database: DatabaseSync,
  vendor: string,
  where: string,
  values: (string | number)[],
): WholesaleEsim[] {
  const rows = database
    .prepare(
      `SELECT e.*, o.number AS order_number, o.reference AS order_reference, o.facts AS order_facts,
         o.price AS order_price, o.created_at, o.ready_at
       FROM wholesale_esims e JOIN wholesale_orders o ON o.id = e.order_id
       WHERE e.vendor = ? AND ${where} ORDER BY e.id`,
    )
    .all(vendor, ...values)
    .map((row) => esimRow.parse(row))
  const wanted = JSON.stringify(rows.map(({ id }) => id))
  const among = 'esim_id IN (SELECT value FROM json_each(?)) ORDER BY id'
  const grants = database.prepare(`SELECT * FROM wholesale_grants WHERE ${among}`).all(wanted)
  const uses = database.prepare(`SELECT * FROM wholesale_uses WHERE ${among}`).all(wanted)
  const grantsOf = Map.groupBy(
    grants.map((row) => grantRow.parse(row)),
    ({ esim_id: id }) => id,
  )
  const usesOf = Map.groupBy(
    uses.map((row) => useRow.parse(row)),
    ({ esim_id: id }) => id,
  )
  return rows.map((row) => ({
    ...esimOf(row),
    grants: (grantsOf.get(row.id) ?? []).map((grant) => grantOf(grant)),
    uses: (usesOf.get(row.id) ?? []).map(({ megabytes, used_at: usedAt }) => ({ megabytes, usedAt })),
  }))
}

function esimOf(row: z.output<typeof esimRow>): Omit<WholesaleEsim, 'grants' | 'uses'> {
  return {
    id: row.id,
    number: row.number,
    order: {
      id: row.order_id,
      number: row.order_number,
      reference: row.order_reference,
      facts: row.order_facts,
      price: row.order_price,
      createdAt: row.created_at,
      readyAt: row.ready_at,
    },
    iccid: row.iccid,
    activationCode: row.activation_code,
    phone: row.phone,
    ended: row.ended,
    installedAt: row.installed_at,
    usedAt: row.used_at,
    suspendedAt: row.suspended_at,
    endMovedMs: row.end_moved_ms,
    facts: row.facts,
  }
}

function grantOf({
  granted_at: grantedAt,
  revoked_at: revokedAt,
  order_id: orderId,
  esim_id: _esim,
  ...grant
}: z.output<typeof grantRow>): PlanGrant {
  return { ...grant, grantedAt, revokedAt, orderId }
}

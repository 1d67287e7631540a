// The coupons as their owner sees them: how often each was used, and what it cost.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { ListedTable } from '#values/text/table.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import { isAhead, isOver } from './coupon.ts'

const EXPORTS: Limit = { name: 'coupon-export', points: 30, seconds: 3600 }

export type ListCouponsDeps = Pick<Base, 'coupons' | 'clock' | 'timeZone'> & {
  /** The total discount of each code, or batch of codes, in cents before tax, from the daily figures. */
  sumCouponCosts: () => Promise<Map<string, number>>
}

/**
 * Single codes, and batches as one line each, with whether they are valid now; a code's cost is the discount on paid
 * orders.
 */
export async function listCoupons({ coupons, sumCouponCosts, clock, timeZone }: ListCouponsDeps) {
  const now = clock.now()
  const [single, batches, costs] = await Promise.all([coupons.listSingle(), coupons.listBatches(), sumCouponCosts()])
  return {
    /** The shop's day, the first that can be chosen. */
    today: dateOnlyOf(now, timeZone),
    coupons: single.map((coupon) => ({
      ...coupon,
      isAhead: isAhead(coupon, now),
      isOver: isOver(coupon, now),
      costCents: costs.get(coupon.code) ?? 0,
    })),
    batches: batches.map((batch) => ({
      ...batch,
      isAhead: isAhead(batch, now),
      isOver: isOver(batch, now),
      costCents: costs.get(batch.batch) ?? 0,
    })),
  }
}

export type ExportCouponsDeps = ListCouponsDeps & Pick<Base, 'limiter' | 'recordAudit' | 'checkFreshProof'>

/** A batch's codes as a file; null if there is no such batch. Problems: those of `checkFreshProof`, `too_often`. */
export async function exportCoupons(
  { coupons, limiter, recordAudit, checkFreshProof, timeZone }: ExportCouponsDeps,
  { batch, token }: { batch: string; token: string | null },
  acting: Acting,
): Promise<{ ok: true; table: ListedTable | null } | ProofRefusal> {
  const proven = await checkFreshProof({ token, password: '' }, acting)
  if (!proven.ok) return proven
  const allowed = await limiter.take(EXPORTS, acting.actor.id)
  if (!allowed.ok) return allowed
  const rows = await coupons.listOfBatch(batch)
  if (rows.length === 0) return { ok: true, table: null }
  const facts = { codes: rows.length }
  await recordAudit({ actor: auditActorOf(acting), action: 'coupons_exported', subject: batch, facts }, acting)
  const dayOf = (at: Date | null) => at && dateOnlyOf(at, timeZone)
  const listed = rows.map(({ code, status, redemptions, validFrom, validUntil }) => [
    code,
    status,
    redemptions,
    dayOf(validFrom),
    dayOf(validUntil),
  ])
  return { ok: true, table: { columns: COLUMNS, rows: listed } }
}

const COLUMNS = ['Code', 'Status', 'Used', ['Valid from', 'day'], ['Valid until', 'day']] as const

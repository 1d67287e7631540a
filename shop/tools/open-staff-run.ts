// Begins a test run: a row under its reference, before anybody asks the network for anything.
import type { SessionUser } from '#shop/account/session-user.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { CHANGE_LIMIT, SPEND_LIMIT } from '#shop/staff/staff-limit.ts'
import { mayChangeThings } from '#shop/staff/staff-role.ts'
import type { StaffRunStore } from './staff-run-store.ts'
import { isRunReference, type RunKind, type StaffRun } from './staff-run.ts'

export type OpenStaffRunDeps = { staffRuns: StaffRunStore; orders: OrderStore; limiter: RateLimiter; clock: Clock }

export type RunWish = { user: SessionUser; kind: RunKind; reference: string; bundleId: string }

export type RunOpened =
  | { ok: true; run: StaffRun }
  | { ok: false; problem: 'not_allowed' | 'reference_invalid' | 'reference_taken' }
  | TooOften

/**
 * The run of a reference, begun or found (storefront rules §7 "Test page calls"). It is no order: nobody is charged, nobody is
 * mailed, and no customer holds it. Problems: `not_allowed`, `reference_invalid`, `reference_taken` (by an order, or by
 * a run of another bundle), `too_often`.
 */
export async function openStaffRun(deps: OpenStaffRunDeps, wish: RunWish): Promise<RunOpened> {
  const { staffRuns, orders, limiter, clock } = deps
  const { user, kind, reference, bundleId } = wish
  if (!mayChangeThings(user.type)) return { ok: false, problem: 'not_allowed' }
  if (!isRunReference(reference)) return { ok: false, problem: 'reference_invalid' }

  const known = await staffRuns.find(reference)
  if (known) return known.bundleId === bundleId ? { ok: true, run: known } : { ok: false, problem: 'reference_taken' }
  if (await orders.findByReference(reference)) return { ok: false, problem: 'reference_taken' }

  const changing = await limiter.take(CHANGE_LIMIT, user.id)
  const allowed = changing.ok ? await limiter.take(SPEND_LIMIT, 'shop') : changing
  if (!allowed.ok) return allowed
  const run = await staffRuns.begin({ reference, kind, userId: user.id, bundleId, now: clock.now() })
  return run.bundleId === bundleId ? { ok: true, run } : { ok: false, problem: 'reference_taken' }
}

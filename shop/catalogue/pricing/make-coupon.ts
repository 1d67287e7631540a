// Creates coupons, one or many single-use codes, and ends them; the audit log records who did it.
import type { Base } from '#shop/assembly/base.ts'
import { randomInt } from 'node:crypto'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import {
  randomCode,
  readCode,
  readTerms,
  typedDays,
  type CouponProblem,
  type TermsProblem,
  type TypedCoupon,
} from './typed-coupon.ts'

const PER_ACCOUNT: Limit = { name: 'coupon-make', points: 60, seconds: 3600 }
const MOST_CODES = 5_000

export type MakeCouponDeps = Pick<Base, 'coupons' | 'withAudit' | 'limiter' | 'clock' | 'timeZone'>

/** Problems: those of the form, `code_taken` also for a code that ended, `too_often`. */
export async function makeCoupon(
  { coupons, withAudit, limiter, clock, timeZone }: MakeCouponDeps,
  typed: TypedCoupon,
  acting: Acting,
): Promise<Outcome<{ code: string }, CouponProblem | 'code_taken'> | TooOften> {
  const now = clock.now()
  const code = readCode(typed.code)
  if (code === null) return { ok: false, problem: 'code_shape' }
  const read = readTerms(typed, { now, timeZone })
  if (!read.ok) return read
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(
    async (): Promise<Outcome<{ code: string }, 'code_taken'>> => {
      await coupons.takeTurn()
      // A code's cost is stored under its name, and a batch's under the batch's name.
      const isTaken = (await coupons.listOfBatch(code)).length > 0
      const row = { code, status: 'active', createdAt: now, ...read.terms } as const
      return !isTaken && (await coupons.make([row])) === 1 ? { ok: true, code } : { ok: false, problem: 'code_taken' }
    },
    () => ({
      actor: auditActorOf(acting),
      action: 'coupon_made',
      subject: code,
      facts: typedDays(read.terms, timeZone),
    }),
    acting,
  )
}

export type TypedBatch = Omit<TypedCoupon, 'code' | 'maxRedemptions'> & {
  /** What the codes are for; names the batch. */
  name: string
  prefix: string
  count: string
}
type BatchProblem = TermsProblem | 'name' | 'name_taken' | 'prefix' | 'count'

/**
 * Creates this many single-use codes, all or none. Problems: those of the form, `name` if empty, `name_taken`, `prefix`
 * if invalid, `count` for none or more than 5,000, `too_often`.
 */
export async function makeCoupons(
  { coupons, withAudit, limiter, clock, timeZone }: MakeCouponDeps,
  { name: typedName, prefix: typedPrefix, count, ...typed }: TypedBatch,
  acting: Acting,
): Promise<Outcome<{ batch: string }, BatchProblem> | TooOften> {
  const now = clock.now()
  const batch = typedName.replace(/[\s\p{C}]+/gu, ' ').trim()
  if (batch === '' || batch.length > 60) return { ok: false, problem: 'name' }
  const prefix = typedPrefix.trim().toUpperCase()
  if (!/^[A-Z0-9]{0,12}$/.test(prefix)) return { ok: false, problem: 'prefix' }
  const codes = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0
  if (codes < 1 || codes > MOST_CODES) return { ok: false, problem: 'count' }
  const read = readTerms({ ...typed, maxRedemptions: '1' }, { now, timeZone })
  if (!read.ok) return read
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed

  const drawn = new Set<string>()
  while (drawn.size < codes) drawn.add(randomCode(prefix, randomInt))
  return withAudit(
    async (): Promise<Outcome<{ batch: string }, 'name_taken'>> => {
      await coupons.takeTurn()
      const isTaken = (await coupons.listOfBatch(batch)).length > 0 || (await coupons.find(batch)) !== null
      if (isTaken) return { ok: false, problem: 'name_taken' }
      const rows = [...drawn].map((code) => ({ code, status: 'active' as const, batch, createdAt: now, ...read.terms }))
      // A random code that exists already is as unlikely as guessing one: then nothing is created, and the user tries
      // again.
      if ((await coupons.make(rows)) !== codes) throw new Error('A drawn coupon code existed already.')
      return { ok: true, batch }
    },
    () => ({
      actor: auditActorOf(acting),
      action: 'coupons_made',
      subject: batch,
      facts: { codes, ...typedDays(read.terms, timeZone) },
    }),
    acting,
  )
}

/**
 * Ends a code or a whole batch. Problems: `nothing_to_end`, also if its last day is over, `owned` for an affiliate's code, which only ends with the
 * affiliate, `too_often`.
 */
export async function endCoupon(
  { coupons, withAudit, limiter, clock }: MakeCouponDeps,
  which: { code: string } | { batch: string },
  acting: Acting,
): Promise<Outcome<object, 'nothing_to_end' | 'owned'> | TooOften> {
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(
    async (): Promise<Outcome<{ ended: number }, 'nothing_to_end' | 'owned'>> => {
      if ('code' in which && (await coupons.find(which.code))?.ownerId != null) return { ok: false, problem: 'owned' }
      const ended = await coupons.end(which, clock.now())
      return ended > 0 ? { ok: true, ended } : { ok: false, problem: 'nothing_to_end' }
    },
    ({ ended }) => ({
      actor: auditActorOf(acting),
      action: 'coupon_ended',
      subject: 'code' in which ? which.code : which.batch,
      facts: { codes: ended },
    }),
    acting,
  )
}

// What is left on an eSIM: one plan is in use at a time, and the others wait. Plans that have ended aren't told.
import type { EsimUsage } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { inMb, type ToldPlan, type ToldPurchase } from './wire.ts'

const DAY_MS = 86_400_000

type UsageFacts = {
  made: ToldPurchase
  plans: ToldPlan[]
  /** How long those last that wait, together. */
  waitingDays: number
}

/** `now` tells plans that have ended from those that are not there yet. */
export function usageOf({ iccid, networkEsimId }: NetworkEsim, { made, plans, waitingDays }: UsageFacts, now: Date) {
  const left = sum(plans.map(({ isUnlimited, bytesLeft }) => (isUnlimited ? null : bytesLeft)))
  const ends = plans.flatMap(({ hasBegun, endsAt }) => (hasBegun && endsAt ? [endsAt.getTime()] : []))
  // Those that wait follow the one in use.
  const end = ends.length > 0 ? Math.max(...ends) + waitingDays * DAY_MS : null
  const isWaiting = plans.some(({ hasBegun }) => !hasBegun)
  const isExpired = plans.length === 0 ? isPast(made, now) : !isWaiting && end !== null && end <= now.getTime()
  return {
    iccid,
    networkEsimId,
    expiresAt: end === null ? null : new Date(end),
    balanceMb: plans.length === 0 ? (isExpired ? 0 : null) : inMb(left),
    totalMb:
      plans.length === 0
        ? made.megabytes
        : inMb(sum(plans.map(({ isUnlimited, bytes }) => (isUnlimited ? null : bytes)))),
    isDepleted: plans.length > 0 && !isExpired && left === 0,
    isExpired,
  } satisfies EsimUsage
}

/** A plan that isn't listed may not be there yet; once its days could be over, it has ended. */
const isPast = ({ createdAt, days }: ToldPurchase, now: Date): boolean =>
  createdAt !== null && days !== null && createdAt.getTime() + days * DAY_MS <= now.getTime()

/** Null if one of them has no limit, or isn't told. */
function sum(amounts: (number | null)[]): number | null {
  const known = amounts.filter((each) => each !== null)
  return known.length === amounts.length ? known.reduce((total, each) => total + each, 0) : null
}

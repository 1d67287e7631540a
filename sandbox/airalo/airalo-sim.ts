// The states of an eSIM as Airalo tells them: only what was used says anything, never whether it is installed.
import { isUnlimited, startOf, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { airaloTime } from './airalo-answer.ts'
import { GRACE_DAYS } from './airalo-package.ts'

const DAY_MS = 86_400_000

/** Some time after its end, its number goes back to the operator. */
export function isRecycled(esim: WholesaleEsim, at: number): boolean {
  if (esim.ended === 'recycled') return true
  const end = usageOf(esim, at).expiresAt
  return end !== null && at >= end + GRACE_DAYS * DAY_MS
}

export function statusOf(esim: WholesaleEsim, at: number): string {
  if (isRecycled(esim, at)) return 'RECYCLED'
  if (startOf(esim) === null) return 'NOT_ACTIVE'
  const usage = usageOf(esim, at)
  if (usage.isExpired) return 'EXPIRED'
  return usage.isDepleted && !isUnlimited(esim) ? 'FINISHED' : 'ACTIVE'
}

/** Whole megabytes; an unlimited plan has zeros, which say nothing. */
export function usageRow(esim: WholesaleEsim, at: number) {
  const status = statusOf(esim, at)
  const silent = { remaining_voice: 0, remaining_text: 0, total_voice: 0, total_text: 0 }
  if (status === 'RECYCLED') return { remaining: 0, total: 0, expired_at: null, is_unlimited: null, status, ...silent }
  const usage = usageOf(esim, at)
  const isWithoutLimit = isUnlimited(esim)
  return {
    remaining: isWithoutLimit ? 0 : Math.floor(usage.balanceMb),
    total: isWithoutLimit ? 0 : usage.totalMb,
    expired_at: usage.expiresAt === null ? null : airaloTime(usage.expiresAt),
    is_unlimited: isWithoutLimit,
    status,
    ...silent,
  }
}

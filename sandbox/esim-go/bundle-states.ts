// The bundles on an eSIM of eSIM Go: one is used at a time, the others wait in a queue behind it.
import type { PlanGrant, WholesaleEsim } from '../wholesale/wholesale-esim.ts'

type BundleState = 'processing' | 'queued' | 'active' | 'depleted' | 'expired' | 'revoked' | 'lapsed'
export type Assignment = {
  grant: PlanGrant
  state: BundleState
  remainingMb: number
  startsAt: number | null
  endsAt: number | null
}

const DAY_MS = 86_400_000
// A phone in use empties its bundle a little before the days are over.
const DAILY_APPETITE = 1.2
const LAPSES_AFTER_MS = 365 * DAY_MS

/** In the order in which they were bought. */
export function assignmentsOf(esim: WholesaleEsim, at: number): Assignment[] {
  // When the next bundle begins: null as long as one is in use, or nothing was used yet.
  let next = esim.usedAt
  let movedMs = esim.endMovedMs
  return esim.grants.map((grant): Assignment => {
    const waiting = { grant, remainingMb: grant.megabytes, startsAt: null, endsAt: null }
    if (grant.revokedAt !== null) return { ...waiting, state: 'revoked' }
    if (Number(grant.facts['readyAt'] ?? 0) > at) return { ...waiting, state: 'processing' }
    if (next === null || next > at)
      return { ...waiting, state: at >= grant.grantedAt + LAPSES_AFTER_MS ? 'lapsed' : 'queued' }

    const startsAt = Math.max(next, grant.grantedAt)
    const endsAt = startsAt + grant.days * DAY_MS + movedMs
    movedMs = 0
    const course = courseOf(grant, esim, startsAt, Math.min(at, endsAt))
    const isEmpty = course.emptyAt !== null && grant.kind !== 'unlimited'
    const state = isEmpty ? 'depleted' : at >= endsAt ? 'expired' : 'active'
    next = state === 'active' ? null : isEmpty ? course.emptyAt : endsAt
    return { grant, state, remainingMb: course.remainingMb, startsAt, endsAt }
  })
}

/** What is left at `until`, and when nothing was. */
function courseOf({ megabytes, days }: PlanGrant, { uses }: WholesaleEsim, startsAt: number, until: number) {
  const perMs = ((megabytes / days) * DAILY_APPETITE) / DAY_MS
  const own = uses.filter(({ usedAt }) => usedAt >= startsAt && usedAt <= until)
  let [left, seen] = [megabytes, startsAt]
  for (const { usedAt, megabytes: used } of [...own, { usedAt: until, megabytes: 0 }]) {
    const drained = perMs * (usedAt - seen)
    if (drained >= left) return { remainingMb: 0, emptyAt: seen + left / perMs }
    left -= drained + used
    seen = usedAt
    if (left <= 0) return { remainingMb: 0, emptyAt: usedAt }
  }
  return { remainingMb: left, emptyAt: null }
}

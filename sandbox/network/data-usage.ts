// How much data an eSIM has left at a given time, computed from what was added, what was used, and when it was
// installed.

export type Grant = { bundleId: string; megabytes: number; validityDays: number; reference: string; grantedAt: number }
export type Use = { megabytes: number; usedAt: number }
/** `endMovedMs`: how far its end was moved at the control desk. */
export type History = { installedAt: number | null; grants: Grant[]; uses: Use[]; endMovedMs?: number }
export type Usage = {
  balanceMb: number
  totalMb: number
  expiresAt: number | null
  isDepleted: boolean
  isExpired: boolean
}

const DAY_MS = 86_400_000
// A phone in use empties its bundle a little before the days are over.
const DAILY_APPETITE = 1.2

export function computeUsage(history: History, now: number): Usage {
  const { installedAt } = history
  const events = [
    ...history.grants.map((grant) => ({ at: grant.grantedAt, grant, use: null })),
    ...history.uses.map((use) => ({ at: use.usedAt, grant: null, use })),
  ].toSorted((one, other) => one.at - other.at)

  let balanceMb = 0
  let totalMb = 0
  let expiresAt: number | null = null
  let daysWaiting = 0
  let dailyMb = 0
  let seenUntil = installedAt ?? 0

  function runDownTo(moment: number) {
    if (installedAt === null || moment < installedAt) return
    expiresAt ??= installedAt + daysWaiting * DAY_MS
    const end = Math.min(moment, expiresAt)
    if (end <= seenUntil) return
    balanceMb = Math.max(0, balanceMb - (dailyMb * (end - seenUntil)) / DAY_MS)
    seenUntil = end
  }

  for (const { at, grant, use } of events) {
    runDownTo(at)
    if (use) balanceMb = Math.max(0, balanceMb - use.megabytes)
    if (!grant) continue
    balanceMb += grant.megabytes
    totalMb += grant.megabytes
    dailyMb = (grant.megabytes / grant.validityDays) * DAILY_APPETITE
    if (expiresAt === null) daysWaiting += grant.validityDays
    else expiresAt = Math.max(expiresAt, at) + grant.validityDays * DAY_MS
  }
  // A clock that was set back must not undo an installation: the days still count from it.
  runDownTo(Math.max(now, installedAt ?? now))

  const endsAt = expiresAt === null ? null : expiresAt + (history.endMovedMs ?? 0)
  return {
    balanceMb: Math.round(balanceMb * 100) / 100,
    totalMb,
    expiresAt: endsAt,
    isDepleted: balanceMb <= 0,
    isExpired: endsAt !== null && now >= endsAt,
  }
}

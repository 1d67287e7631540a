// Where a traveler is with an eSIM that can be installed; what ended or holds up its order is told by the order's phase.
import { isPastExpiry, type BundleStatus, type UsageColor } from '#shop/sales/esim-status/esim-status.ts'
import type { DateOnly } from '#values/date.ts'

type EsimStage = 'install' | 'installed' | 'arrive' | 'in_use' | 'low' | 'ended'

/** What the network says about it; `isToppable` is false where no data can be added. */
export type StageFigures = {
  status: BundleStatus
  color: UsageColor | null
  expiresAt: Date | null
  checkedAt: Date
  isToppable: boolean
}

export type StageFacts = {
  /** The first day of its trip. */
  arrival: DateOnly | null
  /** Null while the network was not asked, or did not answer. */
  figures: StageFigures | null
  /** The latest day on earth: somebody may have landed already. */
  today: DateOnly
  /** The network tells that it is on a phone. */
  isInstalled: boolean
}

/** The one stage of an eSIM. Without the network's answer, the dates of the trip decide. */
export function esimStage({ arrival, figures, today, isInstalled }: StageFacts): EsimStage {
  if (!figures || figures.status === 'Not Activated') {
    if (arrival !== null && arrival <= today) return 'arrive'
    return isInstalled ? 'installed' : 'install'
  }
  if (figures.status === 'Expired' || isPastExpiry(figures, figures.checkedAt)) return 'ended'
  if (figures.status === 'Depleted') return figures.isToppable ? 'low' : 'ended'
  return figures.color === null || figures.color === 'green' ? 'in_use' : 'low'
}

/** Whether it may be in use by now, so that the network is asked: the trip has begun, or it was bought a day ago or more. */
export function mayBeInUse(order: { arrival: DateOnly | null; boughtAt: Date }, now: Date, today: DateOnly): boolean {
  return (order.arrival !== null && order.arrival <= today) || now.getTime() - order.boughtAt.getTime() >= DAY_MS
}

const DAY_MS = 86_400_000
/** After less than this, one film would decide the forecast. */
const SHORTEST_LOOK_MS = DAY_MS / 4

export type DataUse = { balanceMb: number | null; totalMb: number; expiresAt: Date | null; validDays: number }

/**
 * When the data will be used up if it goes on as since the first use; the expiry if it lasts until then. Null where too
 * little is known or used for an honest answer. `validDays` is how long the bundle is valid from its first use.
 */
export function dataLastsUntil({ balanceMb, totalMb, expiresAt, validDays }: DataUse, now: Date): Date | null {
  if (balanceMb === null || balanceMb <= 0 || expiresAt === null || now >= expiresAt) return null
  const usedMb = totalMb - balanceMb
  const usedForMs = now.getTime() - (expiresAt.getTime() - validDays * DAY_MS)
  if (usedMb <= 0 || usedForMs < SHORTEST_LOOK_MS) return null
  const emptyAtMs = now.getTime() + (balanceMb / usedMb) * usedForMs
  return new Date(Math.min(emptyAtMs, expiresAt.getTime()))
}

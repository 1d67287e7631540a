// How much data an eSIM holds in all: what was bought for it and has not run out with days that are over.
import { readMegabytes } from './esim-status.ts'

/** Data that was put on an eSIM, with the days that came with it. */
export type Purchase = { megabytes: number; days: number; boughtAt: Date }

export type TotalFacts = {
  /** The oldest first; empty for an eSIM that the shop did not sell. */
  purchases: readonly Purchase[]
  expiresAt: Date | null
  /** MB; null when it is not known. */
  balanceMb: number | null
  /** What the network says about the total, MB. */
  toldMb: number | string | null
}

const DAY_MS = 86_400_000

/**
 * The total in MB that every page, mail and call shows beside a balance; 0 when it is not known. The sum of what was
 * bought and is still valid goes first, the network's word counts where the shop knows of no purchase. A total below the
 * balance is none: somebody else put data on this eSIM.
 */
export function totalMegabytes({ purchases, expiresAt, balanceMb, toldMb }: TotalFacts): number {
  const candidates = [validMegabytes(purchases, expiresAt), readMegabytes(toldMb) ?? 0]
  return candidates.find((total) => total > 0 && total >= (balanceMb ?? 0)) ?? 0
}

// Days add up: each purchase begins where the one before it ends. One that began when it was bought found the earlier
// ones over, and their data gone.
function validMegabytes(purchases: readonly Purchase[], expiresAt: Date | null): number {
  let endsAt = expiresAt?.getTime() ?? null
  let megabytes = 0
  for (const purchase of purchases.toReversed()) {
    megabytes += purchase.megabytes
    if (endsAt === null) continue
    endsAt -= purchase.days * DAY_MS
    if (endsAt <= purchase.boughtAt.getTime()) break
  }
  return megabytes
}

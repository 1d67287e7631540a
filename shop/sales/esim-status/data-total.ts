// How much data an eSIM has in total: everything bought for it, except bundles whose days are over.
import { readMegabytes } from './esim-status.ts'

/** Data added to an eSIM, with its days. */
export type Purchase = { megabytes: number; days: number; boughtAt: Date }

export type TotalFacts = {
  /** Oldest first; empty for an eSIM that the shop didn't sell. */
  purchases: readonly Purchase[]
  expiresAt: Date | null
  /** MB; null if unknown. */
  balanceMb: number | null
  /** The network's own total, in MB. */
  toldMb: number | string | null
}

const DAY_MS = 86_400_000

/**
 * The total in MB that every page, email, and call shows next to a balance; 0 if unknown. Preferably the sum of what
 * was bought and is still valid; the network's total counts only if the shop knows of no purchase. A total below the
 * balance is ignored: somebody else put data on this eSIM.
 */
export function totalMegabytes({ purchases, expiresAt, balanceMb, toldMb }: TotalFacts): number {
  const candidates = [validMegabytes(purchases, expiresAt), readMegabytes(toldMb) ?? 0]
  return candidates.find((total) => total > 0 && total >= (balanceMb ?? 0)) ?? 0
}

// Days add up: each purchase starts when the one before it ends. One that started when it was bought found the earlier
// ones expired, and their data gone.
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

// Watches when everybody has what they paid for. It starts during the storm, so that the first minutes of calm go to
// the orders that are still open.
import { setTimeout as pause } from 'node:timers/promises'
import type { Purchase } from './buyer.ts'
import { fateOf, type Fate } from './errand.ts'
import { readBooksOf } from './vendor-books.ts'
import type { WholesalerName } from './wholesalers.ts'

/** What the order page says at the end. */
const WORDS: Record<Fate, string | null> = {
  unpaid: null,
  delivered: '"completed"',
  given_back: '"refunded"',
  revoked: '"canceled"',
}
const LOOKERS = 6
const WITHOUT_WORK_MS = 200
/** How long before the same purchase is checked again. */
const IN_THE_STORM_MS = 15_000
const IN_THE_CALM_MS = 1_000

export type Settling = {
  /** Milliseconds of calm until each was settled, sorted; 0 for those settled before the calm. */
  after: Settled[]
  unsettled: Purchase[]
}
export type Settled = { ms: number; network: WholesalerName | null }
type Waiting = { purchase: Purchase; nextAt: number }

/** Checks all purchases repeatedly; `purchases` may grow until the calm is complete. */
export function watchSettling(purchases: () => readonly Purchase[], sandboxUrl: string) {
  const after: Settled[] = []
  const waiting = new Set<Waiting>()
  const looking = new Set<Waiting>()
  let known = 0
  let calmAt: number | null = null
  const over = new AbortController()

  function takeDue(): Waiting | null {
    for (; known < purchases().length; known += 1) {
      const purchase = purchases()[known]
      if (purchase) waiting.add({ purchase, nextAt: Date.now() + (calmAt === null ? IN_THE_STORM_MS : 0) })
    }
    for (const one of waiting) {
      if (one.nextAt > Date.now() && calmAt === null) return null
      if (one.nextAt > Date.now()) continue
      waiting.delete(one)
      return one
    }
    return null
  }

  async function look() {
    while (!over.signal.aborted) {
      const due = takeDue()
      if (!due) {
        await pause(WITHOUT_WORK_MS)
        continue
      }
      looking.add(due)
      // While the vendors are down, we can't tell.
      const isDone = await isSettled(due.purchase, sandboxUrl).catch(() => false)
      const ms = calmAt === null ? 0 : Date.now() - calmAt
      if (isDone) after.push({ ms, network: due.purchase.errand.network })
      else waiting.add({ ...due, nextAt: Date.now() + (calmAt === null ? IN_THE_STORM_MS : IN_THE_CALM_MS) })
      looking.delete(due)
    }
  }
  const lookers = Array.from({ length: LOOKERS }, look)

  return {
    /** The calm starts now: checks until all are settled and nobody buys anymore, for at most `withinMs`. */
    untilAll: async (isComplete: () => boolean, withinMs: number): Promise<Settling> => {
      calmAt = Date.now()
      for (const one of waiting) one.nextAt = calmAt
      const isSettledAll = () => known === purchases().length && waiting.size + looking.size === 0 && isComplete()
      while (!isSettledAll() && Date.now() - calmAt < withinMs) await pause(WITHOUT_WORK_MS)
      const unsettled = [...waiting, ...looking].map(({ purchase }) => purchase)
      over.abort()
      return { after: after.toSorted((one, other) => one.ms - other.ms), unsettled }
    },
    /** Stops all checks in progress. */
    end: async () => {
      over.abort()
      await Promise.all(lookers)
    },
  }
}

async function isSettled(purchase: Purchase, sandboxUrl: string): Promise<boolean> {
  const { errand, look } = purchase
  const fate = fateOf(errand)
  const word = WORDS[fate]
  if (word === null) return true
  const { profiles, mails } = await readBooksOf(sandboxUrl, purchase)
  const isHeld = profiles.some(({ state }) => state !== 'released')
  const isMailed = (mails[errand.email] ?? 0) > 0 || errand.aftermath === 'dispute_lost'
  if (!isMailed || (fate !== 'delivered' && isHeld)) return false
  return (await look()).includes(word)
}

// After a storm: when everybody has what they are owed, and when each of them had it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Purchase } from './buyer.ts'
import { fateOf, type Fate } from './errand.ts'
import { readBooks, type VendorBooks } from './vendor-books.ts'

/** What the order page says in the end. */
const WORDS: Record<Fate, string | null> = {
  unpaid: null,
  delivered: '"completed"',
  given_back: '"refunded"',
  revoked: '"canceled"',
}
const BETWEEN_LOOKS_MS = 1_000

export type Settling = {
  /** Milliseconds of calm until each was settled, in their order. */
  after: number[]
  unsettled: Purchase[]
}

/** Looks at everybody again and again, `withinMs` long; `purchases` may grow meanwhile. */
export async function untilSettled(
  purchases: () => Purchase[],
  { sandboxUrl, isComplete, withinMs }: { sandboxUrl: string; isComplete: () => boolean; withinMs: number },
): Promise<Settling> {
  const startedAt = Date.now()
  const after = new Map<Purchase, number>()
  for (;;) {
    const books = await readBooks(sandboxUrl)
    for (const purchase of purchases().filter((each) => !after.has(each)))
      if (await isSettled(purchase, books)) after.set(purchase, Date.now() - startedAt)
    const unsettled = purchases().filter((each) => !after.has(each))
    if ((unsettled.length === 0 && isComplete()) || Date.now() - startedAt > withinMs)
      return { after: [...after.values()].toSorted((one, other) => one - other), unsettled }
    await pause(BETWEEN_LOOKS_MS)
  }
}

async function isSettled({ errand, reference, look }: Purchase, books: VendorBooks): Promise<boolean> {
  const fate = fateOf(errand)
  const word = WORDS[fate]
  if (word === null) return true
  const isHeld = books.profiles.some(
    ({ customReference, state }) => customReference === reference && state !== 'released',
  )
  const isMailed = (books.mails[errand.email] ?? 0) > 0 || errand.aftermath === 'dispute_lost'
  if (!isMailed || (fate !== 'delivered' && isHeld)) return false
  return (await look()).includes(word)
}

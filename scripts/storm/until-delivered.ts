// After a storm: waits until everybody has received what they paid for.
import type { Purchase } from './buyer.ts'
import { fateOf, neverPays } from './errand.ts'
import { readBooks } from './vendor-books.ts'
import { waitUntil } from './wait-until.ts'

/** Everybody who paid has an email, and then the page says that the order is complete. */
export async function untilDelivered(purchases: Purchase[], sandboxUrl: string, calmWithinMs: number): Promise<void> {
  const waiting = new Set(purchases.filter(({ errand }) => !neverPays(errand)))
  const names = () => [...waiting].map(({ errand }) => errand.email).join(', ')
  await waitUntil('everybody to get a mail', calmWithinMs, async () => {
    const { mails } = await readBooks(sandboxUrl)
    return [...waiting].every(({ errand }) => (mails[errand.email] ?? 0) > 0)
  })
  await waitUntil('all orders to be completed', 90_000, async () => {
    for (const purchase of waiting) {
      const end = fateOf(purchase.errand) === 'given_back' ? '"refunded"' : '"completed"'
      if ((await purchase.look()).includes(end)) waiting.delete(purchase)
    }
    return waiting.size === 0
  }).catch((error: unknown) => {
    throw new Error(`not completed: ${names()}`, { cause: error })
  })
  const refunded = new Set(
    purchases.flatMap(({ errand, reference }) => (fateOf(errand) === 'given_back' ? reference : [])),
  )
  await waitUntil('the network to have back what was refunded', 60_000, async () => {
    const { profiles } = await readBooks(sandboxUrl)
    return !profiles.some(({ customReference, state }) => refunded.has(customReference) && state !== 'released')
  })
}

// After a storm: waits until everybody has received what they paid for.
import type { Purchase } from './buyer.ts'
import { fateOf, neverPays } from './errand.ts'
import { readBooks } from './vendor-books.ts'
import { waitUntil } from './wait-until.ts'

/** Everybody who paid has an email, and then the page says that the order is complete. */
export async function untilDelivered(purchases: Purchase[], sandboxUrl: string, calmWithinMs: number): Promise<void> {
  const waiting = new Set(purchases.filter(({ errand }) => !neverPays(errand)))
  let unmailed: Purchase[] = []
  await waitUntil('everybody to get a mail', calmWithinMs, async () => {
    unmailed = await whoHasNoMail([...waiting], sandboxUrl)
    return unmailed.length === 0
  }).catch((error: unknown) => {
    throw new Error(`not mailed: ${names(unmailed)}`, { cause: error })
  })
  await waitUntil('all orders to be completed', 90_000, async () => {
    for (const purchase of waiting) {
      const end = fateOf(purchase.errand) === 'given_back' ? '"refunded"' : '"completed"'
      if ((await purchase.look()).includes(end)) waiting.delete(purchase)
    }
    return waiting.size === 0
  }).catch((error: unknown) => {
    throw new Error(`not completed: ${names(waiting)}`, { cause: error })
  })
  const refunded = new Set(
    purchases.flatMap(({ errand, reference }) => (fateOf(errand) === 'given_back' ? reference : [])),
  )
  await waitUntil('the network to have back what was refunded', 60_000, async () => {
    const { profiles } = await readBooks(sandboxUrl)
    return !profiles.some(({ customReference, state }) => refunded.has(customReference) && state !== 'released')
  })
}

const names = (of: Iterable<Purchase>) =>
  [...of].map(({ errand: { email, network } }) => `${email} (${network ?? 'specified'})`).join(', ')

/** Of those who paid. */
export async function whoHasNoMail(purchases: readonly Purchase[], sandboxUrl: string): Promise<Purchase[]> {
  const { mails } = await readBooks(sandboxUrl)
  return purchases.filter(({ errand }) => !neverPays(errand) && (mails[errand.email] ?? 0) === 0)
}

// What moved on the payment provider's balance since a given time, compared with the orders placed since then.
import type { PaymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import type { Movement, PaymentGateway } from '#ports/payment-gateway.ts'
import { addUp, checkMoved, checkUnbooked, checkPaymentWithoutOrder, type PaymentSum } from './our-checks.ts'
import type { BooksStore, Place } from './books-store.ts'
import type { Difference } from './difference.ts'
import type { Time } from './find-differences.ts'
import type { OrderBooks } from './order-books.ts'

export type AtBalanceDeps = {
  books: Pick<BooksStore, 'listWindow' | 'listByIds'>
  payments: Pick<PaymentGateway, 'listMovements' | 'findPayment'>
  paymentSessions: Pick<PaymentSessionStore, 'listOrdersOfPayments'>
}

/** Movements this recent may not be reported yet. */
const ON_THE_WAY_MS = 5 * 60_000
/** The provider's clock may be behind ours. */
const CLOCKS_MS = 10 * 60_000
const ORDERS_AT_ONCE = 500

/**
 * In both directions: every payment of these orders is on the balance to the cent, and every payment that moved there
 * in this time is in our books. Older orders are skipped, because their first movements aren't read. `onMovements` gets
 * everything that was read. Throws VendorError.
 */
export async function findAtBalance(
  deps: AtBalanceDeps,
  { since, until }: Time,
  now: Date,
  onMovements: (movements: Movement[]) => Promise<void> = async () => {},
): Promise<Difference[]> {
  const movements = await readMovements(deps, new Date(Math.max(0, since.getTime() - CLOCKS_MS)), now)
  await onMovements(movements)
  const moved = addUp(movements)
  const isCalm = (at: Date) => now.getTime() - at.getTime() >= ON_THE_WAY_MS
  const found: Difference[] = []
  const judged = new Set<string>()

  let after: Place | null = null
  for (;;) {
    const window: OrderBooks[] = await deps.books.listWindow(since, until, after, ORDERS_AT_ONCE)
    for (const books of window) {
      for (const page of books.pages) {
        if (!page.isTaken || page.paymentIntentId === null) continue
        judged.add(page.paymentIntentId)
        const sum = moved.get(page.paymentIntentId)
        const times = [books.order.updatedAt, page.updatedAt, ...(sum ? [sum.lastAt] : [])]
        if (times.every(isCalm)) found.push(...checkMoved(books, page, sum))
      }
    }
    const last = window.at(-1)?.order
    if (window.length < ORDERS_AT_ONCE || !last) break
    after = { at: last.createdAt, id: last.id }
  }

  const others = [...moved].filter(([id, { lastAt }]) => !judged.has(id) && isCalm(lastAt))
  return [...found, ...(await findUnbooked(deps, others))]
}

async function readMovements({ payments }: AtBalanceDeps, since: Date, until: Date): Promise<Movement[]> {
  const movements: Movement[] = []
  let from: string | null = null
  do {
    const part = await payments.listMovements(since, until, from)
    movements.push(...part.movements)
    from = part.next
  } while (from)
  return movements
}

async function findUnbooked(deps: AtBalanceDeps, others: [string, PaymentSum][]): Promise<Difference[]> {
  const orderOf = await deps.paymentSessions.listOrdersOfPayments(others.map(([id]) => id))
  const known = new Map<string, OrderBooks>()
  for (const books of await deps.books.listByIds([...new Set(orderOf.values())])) known.set(books.order.id, books)
  const found: Difference[] = []
  for (const [id, sum] of others) {
    const books = known.get(orderOf.get(id) ?? '')
    const isTaken = books?.pages.some(({ paymentIntentId, isTaken: taken }) => taken && paymentIntentId === id)
    if (isTaken || sum.keptCents <= 0) continue
    if (books) found.push(...checkUnbooked(books, id, sum))
    // If something else is sold through the same account, its payments name no order of ours.
    else if ((await deps.payments.findPayment(id))?.orderId) found.push(...checkPaymentWithoutOrder(id, sum))
  }
  return found
}

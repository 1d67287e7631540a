// Goes through the orders of a period, a few hundred at a time, and compares each with itself and with the vendors.
import type { BooksStore, Place } from './books-store.ts'
import { askEach } from './ask-each.ts'
import { keyOf, type Difference } from './difference.ts'
import { checkOrder } from './our-checks.ts'
import type { OrderBooks } from './order-books.ts'
import { findAtNetwork, type AtNetworkDeps } from './find-at-network.ts'
import { findAtProvider, type AtProviderDeps } from './find-at-provider.ts'

export type Vendor = 'provider' | 'network'
export type Look = {
  differences: Difference[]
  orders: number
  /** Vendors that didn't answer, so we don't know what they have. */
  silent: Set<Vendor>
}

export type FindDifferencesDeps = AtProviderDeps &
  AtNetworkDeps & {
    books: Pick<BooksStore, 'listWindow'>
  }

type BooksFilter = (books: OrderBooks) => boolean
export type Time = { since: Date; until: Date }

const ORDERS_AT_ONCE = 500

/**
 * Everything that differs in the orders and payments of this period. `onProgress` is called after each part with the number
 * of orders checked; `isAsked` says which of them to look up at the network by reference.
 */
export async function findDifferences(
  deps: FindDifferencesDeps,
  { since, until }: Time,
  now: Date,
  { isAsked, onProgress = () => {} }: { isAsked: BooksFilter; onProgress?: (orders: number) => void },
): Promise<Look> {
  const look: Look = { differences: [], orders: 0, silent: new Set() }
  let after: Place | null = null
  let from = since
  for (;;) {
    const window: OrderBooks[] = await deps.books.listWindow(since, until, after, ORDERS_AT_ONCE)
    const last = window.at(-1)?.order
    const isLast = window.length < ORDERS_AT_ONCE || !last
    const time = { since: from, until: isLast || !last ? until : last.createdAt }
    takeIn(look, await lookAt(deps, window, now, { time, isAsked }))
    onProgress(look.orders)
    if (isLast || !last) return look
    after = { at: last.createdAt, id: last.id }
    from = last.createdAt
  }
}

/** The same, for these orders only. */
export async function findDifferencesOf(deps: FindDifferencesDeps, orderIds: string[], now: Date): Promise<Look> {
  const look: Look = { differences: [], orders: 0, silent: new Set() }
  for (let at = 0; at < orderIds.length; at += ORDERS_AT_ONCE) {
    const window = await deps.books.listByIds(orderIds.slice(at, at + ORDERS_AT_ONCE))
    takeIn(look, await lookAt(deps, window, now, { time: null, isAsked: () => true }))
  }
  return look
}

async function lookAt(
  deps: FindDifferencesDeps,
  window: OrderBooks[],
  now: Date,
  { time, isAsked }: { time: Time | null; isAsked: BooksFilter },
): Promise<Look> {
  const silent = new Set<Vendor>()
  const ours = window.flatMap((books) => checkOrder(books, now))
  const provider = await askEach(silent, 'provider', () => findAtProvider(deps, window, time, now))
  const network = await askEach(silent, 'network', () => findAtNetwork(deps, window.filter(isAsked)))
  return { differences: [...ours, ...provider, ...network], orders: window.length, silent }
}

function takeIn(look: Look, more: Look) {
  const known = new Set(look.differences.map(keyOf))
  look.differences.push(...more.differences.filter((difference) => !known.has(keyOf(difference))))
  look.orders += more.orders
  for (const vendor of more.silent) look.silent.add(vendor)
}

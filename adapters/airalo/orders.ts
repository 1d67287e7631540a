// The orders of an account, found by a part of their descriptions, as the network searches.
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { fail, unreadable, type AiraloClient } from './client.ts'
import { pagesOf } from './pages.ts'
import { ofOrder } from './reference.ts'
import { readOrder, rowsOf, type ToldOrder } from './wire.ts'

const PAGE_SIZE = 50
const INCLUDED = 'sims,status'
const MOST_REMEMBERED = 1_000
/** How soon a new order is found by its description isn't documented; by its own number, it is known at once. */
export const LISTED_WITHIN_MS = 2 * 60_000

export function orderList(network: AiraloClient, noteOdd: NoteOddAnswer) {
  const orderIds = new Map<string, string>()

  const note = (field: string) => noteOdd({ vendor: 'network', answer: 'order', field, row: 1 })

  /** Whether all that were found could be read: one that couldn't must not count as no order, and be made again. */
  async function search(description: string): Promise<{ found: ToldOrder[]; isWhole: boolean }> {
    const found: ToldOrder[] = []
    let isWhole = true
    const query = { 'filter[description]': description, include: INCLUDED, limit: PAGE_SIZE }
    for await (const told of pagesOf(network, 'orders', query)) {
      const { rows, odd, lost } = rowsOf(told, readOrder, ({ orderId }) => orderId) ?? fail(unreadable())
      for (const each of odd) noteOdd({ vendor: 'network', answer: 'orders', ...each })
      isWhole &&= lost === undefined && rows.every((order) => order.description !== null)
      found.push(...rows)
    }
    return { found, isWhole }
  }

  async function byId(orderId: string): Promise<ToldOrder> {
    const { data } = await network.get(`orders/${encodeURIComponent(orderId)}`, { include: INCLUDED })
    const order = isRecord(data) ? readOrder(data, note) : 'data'
    if (typeof order === 'string') throw unreadable()
    return order
  }

  return {
    search,

    /** Called with the answer to an order. */
    remember(reference: string, orderId: string): void {
      orderIds.set(reference, orderId)
      const [oldest] = orderIds.keys()
      if (orderIds.size > MOST_REMEMBERED && oldest !== undefined) orderIds.delete(oldest)
    },

    /**
     * Every order of an eSIM with exactly this reference, oldest first. The one that was answered isn't all: an earlier
     * one, whose answer was lost, may be listed only now.
     */
    async ofReference(reference: string): Promise<ToldOrder[]> {
      const description = ofOrder(reference)
      const { found, isWhole } = await search(description)
      const listed = found.filter((order) => order.description === description)
      if (listed.length === 0 && !isWhole) throw unreadable()
      const orderId = orderIds.get(reference)
      const isListed = orderId === undefined || listed.some((order) => order.orderId === orderId)
      return (isListed ? listed : [...listed, await byId(orderId)]).toSorted(
        (one, other) => Number(one.orderId) - Number(other.orderId),
      )
    },
  }
}

// One search over everything that a customer on the phone can name: orders, customers, and messages.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { TicketQueries } from '#shop/support/inbox/ticket-queries.ts'
import { tidySearch } from '#shop/sales/order/desk-order.ts'
import { toDeskState } from '#shop/sales/order/order-conditions.ts'
import { digitsOfIccid } from '#values/iccid.ts'
import { listNamedOrders, type NamedOrdersDeps } from './list-named-orders.ts'

const MOST = 20

export type FindAnythingDeps = Pick<Base, 'orderSearch' | 'clock'> & {
  customers: Pick<CustomerStore, 'search'>
  ticketDesk: Pick<TicketQueries, 'search'>
} & NamedOrdersDeps

/**
 * At most `most` of each kind, newest first. An order: by part of its reference, email, customer name, or company, by
 * VAT number, invoice number, or payment ID, or by the full or last digits (four or more) of its ICCID. A customer: by
 * part of address or name. A message: by its number, or by part of its sender or subject. Partial matches need three
 * characters, and come after exact ones.
 */
export async function findAnything(
  { orderSearch, customers, ticketDesk, invoices, paymentSessions, clock }: FindAnythingDeps,
  typed: string,
  most = MOST,
) {
  const text = cutText(tidySearch(typed), 200)
  const digits = /^[\d\s-]+$/.test(text) ? digitsOfIccid(text) : ''
  const ids = await listNamedOrders({ invoices, paymentSessions }, typed)
  const [orders, people, tickets] = await Promise.all([
    orderSearch.find({ text, digits, ids }, most),
    text.length < 3 ? [] : customers.search(text, most),
    ticketDesk.search({ text, number: digits.length === 8 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : null }, most),
  ])
  const stuck = await orderSearch.listStuckAmong(
    orders.map(({ id }) => id),
    clock.now(),
  )
  return {
    orders: orders.map((order) => ({ ...order, state: toDeskState({ ...order, isStuck: stuck.has(order.id) }) })),
    people,
    tickets,
    isMore: [orders, people, tickets].some(({ length }) => length === most),
  }
}

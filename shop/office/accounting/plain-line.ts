// The part of a line of the books that most kinds of line share.
import type { Order } from '#shop/sales/order/order.ts'
import type { DateOnly } from '#values/date.ts'
import { placeOfOrder, type AccountLine } from './account-line.ts'

/** Without amounts, at the place of its order. */
export const plainLine = (
  kind: AccountLine['kind'],
  on: DateOnly,
  document: string,
  order: Order | undefined,
): AccountLine => ({
  place: placeOfOrder(order),
  kind,
  on,
  document,
  order: order?.reference ?? '',
  basisPoints: 0,
  netCents: 0,
  vatCents: 0,
  currency: 'EUR',
})

// By which of its names a call means an order: the order page calls it by its reference, the record by its id.
import { z } from 'zod'
import type { OrderName } from '#shop/sales/order-access/find-own-order.ts'
import { isOrderReference } from '#shop/sales/order/order.ts'

/** Without any name for a text that names no order. */
export function readOrderName(text: string | null | undefined): OrderName {
  if (isOrderReference(text)) return { reference: text }
  return z.uuid().safeParse(text).success && text ? { id: text } : {}
}

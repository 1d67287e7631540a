// A declaration of withdrawal: what it must say, and what is known about the order that it names.
import { isSettled, type Order } from '#shop/order/order.ts'

export type Declaration = {
  /** What the customer copied from the receipt; it may name no order of ours. */
  orderReference: string
  name: string
  /** Normalised; the acknowledgement goes here. */
  email: string
}

export type Withdrawal = Declaration & { id: string; receivedAt: Date }

/** What looking at the order came to; it is told by mail alone, and only to the order's own address. */
export type Finding = 'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'

const WITHDRAWAL_DAYS = 14
const MOST_LETTERS = 160

/** Blanks at the ends and between words do not make another reference. */
export const normalizeReference = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Letters, digits and what stands between them in references and invoice numbers; nothing that could become a link. */
export const isNamedContract = (text: string): boolean =>
  text.length >= 4 && text.length <= MOST_LETTERS && /^[\p{L}\p{N} _#-]+$/u.test(text)

/** A declaration speaks for an order when it names it and comes from the address that ordered it. */
export const speaksFor = (declaration: Declaration, order: Order): boolean =>
  order.reference === declaration.orderReference && order.email === declaration.email

/**
 * What can be told about the order (Directive 2011/83): the right lasts 14 days after the
 * day of the order and may end with the activation of the eSIM. `isActivated` is null when the network did not tell.
 */
export function findingFor(
  order: Pick<Order, 'paymentState' | 'createdAt'>,
  receivedAt: Date,
  isActivated: boolean | null,
): Finding {
  if (!isSettled(order)) return 'unclear'
  if (receivedAt.getTime() > endOfPeriod(order.createdAt).getTime()) return 'too_late'
  if (isActivated === null) return 'unclear'
  return isActivated ? 'activated' : 'not_activated'
}

// The day of the order does not count, and the last day counts until its end in every time zone of the European Union.
function endOfPeriod(orderedAt: Date): Date {
  const day = new Date(orderedAt)
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() + (WITHDRAWAL_DAYS + 1) * 86_400_000 + 2 * 3_600_000)
}

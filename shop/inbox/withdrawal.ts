// A declaration of withdrawal: what it must say, and what is known about the order that it names.
import { isPayable, isSettled, type Order } from '#shop/order/order.ts'
import { daysLater } from '#shop/values/instant.ts'

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
const MOST_CHARACTERS = 160

/** Blanks at the ends and between words do not make another reference. */
export const normalizeReference = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Letters, digits and what stands between them in references and invoice numbers; nothing that could become a link. */
export const isNamedContract = (text: string): boolean =>
  text.length >= 4 && text.length <= MOST_CHARACTERS && /^[\p{L}\p{N} _#-]+$/u.test(text)

/** Who names an order speaks for it only from the address that ordered it. */
export const isOrderedFrom = (order: Pick<Order, 'email'>, email: string): boolean =>
  order.email !== '' && order.email === email

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

/** What the mail that acknowledges a declaration calls itself. */
export const acknowledgementIdOf = (id: string): string => `withdrawal.${id}`

/** Why a withdrawal may be refused; there is no other reason. */
export const REFUSALS = ['no_contract', 'not_paid', 'company', 'too_late', 'activated'] as const
export type Refusal = (typeof REFUSALS)[number]

type Contract = Pick<Order, 'email' | 'paymentState' | 'createdAt' | 'wantsImmediateDelivery'> & {
  company: object | null
}
type Declared = { email: string; receivedAt: Date; finding: Finding | null }

/**
 * The reasons by which a declaration may be refused, the weightiest first; none for one that must be carried out
 * (Directive 2011/83, articles 9 and 16). The right ends with the activation only for a consumer who asked for immediate
 * delivery, and not by an activation after the declaration. `isActivated` is what the network says now.
 */
export function refusalsOf(
  { email, receivedAt, finding }: Declared,
  order: Contract | null,
  isActivated: boolean | null,
): Refusal[] {
  // Any other reason would tell whoever declared from another address what became of somebody's order.
  if (!order || !isOrderedFrom(order, email)) return ['no_contract']
  if (isPayable(order)) return ['not_paid']
  const wasActivated = finding === 'activated' || (finding !== 'not_activated' && isActivated === true)
  const holds: Record<Refusal, boolean> = {
    no_contract: false,
    not_paid: false,
    company: order.company !== null,
    too_late: receivedAt.getTime() > endOfPeriod(order.createdAt).getTime(),
    activated: wasActivated && order.wantsImmediateDelivery,
  }
  return REFUSALS.filter((refusal) => holds[refusal])
}

/** Until when the money of a withdrawal has to be back (Directive 2011/83, article 13). */
export const refundDueBy = (receivedAt: Date): Date => daysLater(receivedAt, WITHDRAWAL_DAYS)

// A declaration of withdrawal: what it must contain, and what we know about the order it names.
import { isPayable, isSettled, type Order } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import { WITHDRAWAL_DAYS } from '#values/withdrawal-days.ts'

/** What a declaration says. Each name is also the name of its column, and all are in the copy of somebody's data. */
export const DECLARATION_FIELDS = [
  // as copied from the receipt; it may be no order of ours
  'orderReference',
  'name',
  // normalized; the acknowledgment goes here
  'email',
] as const
export type Declaration = Record<(typeof DECLARATION_FIELDS)[number], string>

export type Withdrawal = Declaration & { id: string; receivedAt: Date }

/** What we found out about the order; only ever told by email, and only to the order's own address. */
export type Finding = 'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'

const MOST_CHARACTERS = 160

/** Extra spaces don't make a different reference. */
export const normalizeReference = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Letters, digits, and the separators of references and invoice numbers; nothing that could become a link. */
export const isNamedContract = (text: string): boolean =>
  text.length >= 4 && text.length <= MOST_CHARACTERS && /^[\p{L}\p{N} _#-]+$/u.test(text)

/** A declaration counts for an order only if it comes from the address that ordered it. */
export const isOrderedFrom = (order: Pick<Order, 'email'>, email: string): boolean =>
  order.email !== '' && order.email === email

/**
 * What we can say about the order (Directive 2011/83): the right lasts 14 days after the day of the order, and may end
 * when the eSIM is activated. `isActivated` is null if the network didn't report it.
 */
export function judgeWithdrawal(
  order: Pick<Order, 'paymentState' | 'createdAt'>,
  receivedAt: Date,
  isActivated: boolean | null,
): Finding {
  if (!isSettled(order)) return 'unclear'
  if (receivedAt.getTime() > endOfPeriod(order.createdAt).getTime()) return 'too_late'
  if (isActivated === null) return 'unclear'
  return isActivated ? 'activated' : 'not_activated'
}

/** The Union's clocks differ by this much from UTC: from Martinique in the west to Réunion in the east. */
const UNION_HOURS = 4

/**
 * The last moment of so many days after an order. The day of the order doesn't count. Nobody knows where the buyer was,
 * so it is the latest that it was in the European Union, and the last day counts until its end everywhere there.
 */
export function endOfPeriod(orderedAt: Date, days = WITHDRAWAL_DAYS): Date {
  const day = new Date(orderedAt.getTime() + UNION_HOURS * 3_600_000)
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() + (days + 1) * 86_400_000 + UNION_HOURS * 3_600_000 - 1)
}

/** The Message-ID of the email that acknowledges a declaration. */
export const makeAcknowledgementId = (id: string): string => `withdrawal.${id}`

/** The only reasons for which a withdrawal may be refused. */
export const REFUSALS = ['no_contract', 'not_paid', 'company', 'too_late', 'activated'] as const
export type Refusal = (typeof REFUSALS)[number]

/**
 * What becomes of the money of a withdrawal that is carried out without the email of a whole refund. `share`: that of one
 * traveler, from the payment of another order. `some`: those of some travelers, and the others are decided about later.
 */
export const CARRIED_OUT = ['free', 'refunded', 'elsewhere', 'together', 'share', 'some', 'some_free'] as const
export type WithdrawalResult = (typeof CARRIED_OUT)[number]

type Contract = Pick<Order, 'email' | 'paymentState' | 'createdAt' | 'wantsImmediateDelivery'> & {
  company: object | null
}
type DeclarationFacts = { email: string; receivedAt: Date; finding: Finding | null }

/**
 * The reasons for which this declaration may be refused, strongest first; none if it must be carried out (Directive
 * 2011/83, articles 9 and 16). Activation ends the right only for a consumer who asked for immediate delivery, and only
 * if it came before the declaration. `isActivated` is the network's current answer.
 */
export function listRefusalGrounds(
  { email, receivedAt, finding }: DeclarationFacts,
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

/** When the refund of a withdrawal is due (Directive 2011/83, article 13). */
export const refundDueBy = (receivedAt: Date): Date => daysLater(receivedAt, WITHDRAWAL_DAYS)

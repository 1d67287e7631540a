// An order that its buyer cancels: who may, and when the money goes back without a person. Pure rules.
import {
  isCompleted,
  isDelivered,
  isFree,
  isRefunded,
  isReplaced,
  isRevoked,
  wasSettled,
} from '#shop/sales/order/order-conditions.ts'
import { isBuyer } from '#shop/sales/order-access/find-own-order.ts'
import { isDeposit, isDisputed, isOfPartner, type Order } from '#shop/sales/order/order.ts'
import type { OrderStates } from '#shop/sales/order/order-moves.ts'
import { endOfPeriod } from '#shop/support/withdrawal/withdrawal.ts'
import type { CancellationTerms } from './cancellation-terms.ts'

export const CANCEL_REASONS = ['wrong_country', 'other_dates', 'trip_canceled', 'phone_unfit', 'other'] as const
/** Why somebody cancels, in their words. */
export type CancelReason = (typeof CANCEL_REASONS)[number]
/** The same, or whoever got it as a gift hands it back. */
export type ReturnReason = CancelReason | 'gift_returned'
export const isCancelReason = (text: string): text is CancelReason => CANCEL_REASONS.some((reason) => reason === text)

/** Why a person decides, the strongest first. */
const HELD_BECAUSE = [
  'disputed',
  'in_review',
  'replaced',
  'several',
  'not_delivered',
  'topped_up',
  'network_silent',
  'installed',
  'unclear',
  'terms_off',
  'too_late',
  'too_many',
  'network_refused',
  'refund_refused',
] as const
export type HeldBecause = (typeof HELD_BECAUSE)[number]

/** What the network says of the eSIM at this moment; null for what it doesn't say. */
export type Evidence = {
  /** Null for a network that never tells it. */
  profileState: string | null
  /** Whether its days have begun. */
  isInUse: boolean | null
  usedMegabytes: number | null
}

type CanceledOrder = OrderStates &
  Pick<
    Order,
    'reviewReason' | 'isReplaced' | 'replaces' | 'quantity' | 'paidWith' | 'topUp' | 'test' | 'balance' | 'createdAt'
  >

const isOwnPurchase = (order: Pick<Order, 'topUp' | 'test' | 'balance'>): boolean =>
  !order.topUp && !order.test && !isDeposit(order) && !isOfPartner(order)

/** Whether an order's page leads this visitor to canceling: who may ask for it, whatever becomes of the order. */
export const isCancelOffered = (
  order: Parameters<typeof isBuyer>[0] & Parameters<typeof isOwnPurchase>[0],
  visitor: Parameters<typeof isBuyer>[1],
): boolean => isBuyer(order, visitor) && isOwnPurchase(order)

/** Whether there is anything to cancel: an own purchase with an eSIM that is theirs, or may become it. */
export const mayCancel = (order: CanceledOrder): boolean =>
  wasSettled(order) && !isRefunded(order) && (!isRevoked(order) || isReplaced(order)) && isOwnPurchase(order)

/** Until when the terms allow it without a person. */
export const cancelableUntil = ({ createdAt }: Pick<Order, 'createdAt'>, { days }: CancellationTerms): Date =>
  endOfPeriod(createdAt, days)

type EsimCase<Of> = {
  order: Of
  /** Null if the network doesn't answer. */
  evidence: Evidence | null
  isToppedUp: boolean
  /** Its network, which may be another one than it was bought from, takes an eSIM back at once. */
  isTakenBack: boolean
}

/** The order of another traveler, which the same payment paid for. */
export type OtherCase<Of = CanceledOrder> = EsimCase<Of>

type Case = EsimCase<CanceledOrder> & {
  /** Those whose eSIMs must go back too. */
  others: readonly OtherCase[]
  /** What paid for it, if it is the order of another traveler; null if it was paid by itself. */
  paying: CanceledOrder | null
  terms: CancellationTerms
  isTooMany: boolean
  /** When the buyer asked: how long the shop takes doesn't count. */
  askedAt: Date
}

/** Why this must go to a person; null if the money may go back at once. */
export function findHold(of: Case): HeldBecause | null {
  const { order, others, paying, terms, evidence, isToppedUp, isTooMany, isTakenBack, askedAt } = of
  const holds: Partial<Record<HeldBecause, boolean>> = {
    disputed: isDisputed(order) || (paying !== null && isDisputed(paying)),
    in_review: order.reviewReason !== null || (paying?.reviewReason ?? null) !== null,
    replaced: isReplaced(order) || Boolean(order.replaces),
    several: !hasMoneyOfItsOwn(order, paying) || others.some((other) => isHeldBack(of, other)),
    not_delivered: !isCompleted(order) || !isDelivered(order),
    topped_up: isToppedUp,
    network_silent: evidence === null,
    installed: evidence !== null && isInstalled(evidence),
    unclear: evidence !== null && isUnclear(evidence),
    terms_off: !terms.isOn,
    too_late: askedAt > cancelableUntil(order, terms),
    too_many: isTooMany,
    network_refused: !isTakenBack,
  }
  return HELD_BECAUSE.find((reason) => holds[reason] === true) ?? null
}

/** Whether its payment, if there is one, is about this order and those of its other travelers, and no others. */
export const isWholePurchase = (order: Pick<CanceledOrder, 'paidWith' | 'quantity' | 'paymentState'>): boolean =>
  !order.paidWith && !((order.quantity ?? 1) > 1 && isFree(order))

/** Whether a sum belongs to this order: its whole payment, or the share of the traveler whose order it is. */
export const hasMoneyOfItsOwn = (
  order: Parameters<typeof isWholePurchase>[0],
  paying: Pick<CanceledOrder, 'paymentState'> | null,
): boolean => (paying === null ? isWholePurchase(order) : !isFree(paying))

/** Its eSIM was taken back before, and nothing took its place. */
export const isGone = (order: Parameters<typeof isReplaced>[0]): boolean => isRevoked(order) && !isReplaced(order)

function isHeldBack(of: Case, { order, ...known }: OtherCase): boolean {
  if (isGone(order)) return false
  const alone = { ...order, paidWith: null, createdAt: of.order.createdAt }
  return findHold({ ...of, ...known, order: alone, others: [], paying: null }) !== null
}

const ON_A_PHONE: readonly (string | null)[] = ['downloaded', 'installed', 'enabled', 'disabled', 'deleted']

/** Whether a network says that an eSIM was on a phone, or in use. */
export const isInstalled = ({ profileState, isInUse, usedMegabytes }: Evidence): boolean =>
  isInUse === true || ON_A_PHONE.includes(profileState) || (usedMegabytes ?? 0) > 0

// A network that tells no state takes an eSIM back only if nobody has used it.
const isUnclear = ({ profileState, isInUse }: Evidence): boolean => profileState === 'unknown' || isInUse === null

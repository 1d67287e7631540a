// A replacement for an eSIM that doesn't work, and the top-ups that it carries over: separate, free orders. Pure rules.
import { isEmail } from '#values/email.ts'
import { makeFreeOrder } from './free-order.ts'
import { isCompleted, isSettled } from './order-conditions.ts'
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import { orderReference, type Order, type TopUpTarget } from './order.ts'

const REPLACE_REASONS = ['not_installing', 'no_connection', 'deleted', 'phone_lost', 'other'] as const
/** Why an order's eSIM doesn't work. */
export type ReplaceReason = (typeof REPLACE_REASONS)[number]
export const isReplaceReason = (text: string): text is ReplaceReason =>
  REPLACE_REASONS.some((reason) => reason === text)

/** Whether the order has an eSIM that was delivered and paid, and its buyer can be emailed. */
export const mayReplaceEsim = (
  order: Pick<Order, 'paymentState' | 'provisioningState' | 'topUp' | 'test' | 'iccid' | 'email'>,
): boolean =>
  isSettled(order) && isCompleted(order) && !order.topUp && !order.test && order.iccid !== null && isEmail(order.email)

type ReplacementName = { id: string; orderPrefix: string; traceContext: string | null; now: Date }

/** What the eSIM of an order is replaced with. */
export const makeReplacement = (order: Order, { id, orderPrefix, traceContext, now }: ReplacementName): NewOrder =>
  makeFreeOrder(order, {
    id,
    reference: orderReference(orderPrefix, now, order.bundle.bundleId, order.userId ?? order.id),
    attemptKey: `replacement of ${order.id}`,
    replaces: order.id,
    isGift: order.isGift,
    substituteBundleId: order.substituteBundleId ?? null,
    traceContext,
    now,
  })

/** What its buyer takes instead of an order: another bundle, which was paid with it. */
export type Instead = Pick<Order, 'bundle' | 'networkId' | 'packageId'>

/** The order of the bundle that takes another one's place. */
export const makeSwapped = (
  order: Order,
  { bundle, networkId, packageId }: Instead,
  named: ReplacementName,
): NewOrder => makeReplacement({ ...order, bundle, networkId, packageId, substituteBundleId: null }, named)

/**
 * The same data for the same payer on the eSIM that takes the old one's place, for free. Until that eSIM is there, the
 * top-up names the old one.
 */
export const makeCarriedTopUp = (
  topUp: Order & { topUp: TopUpTarget },
  replacementId: string,
  named: ReplacementName,
): NewOrder => ({
  ...makeReplacement(topUp, named),
  topUp: { ...topUp.topUp, orderId: replacementId },
})

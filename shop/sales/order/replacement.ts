// A replacement for an eSIM that doesn't work, and the top-ups that it carries over: separate, free orders. Pure rules.
import { isEmail } from '#values/email.ts'
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

/** The same bundle for the same buyer, for free: without VAT, coupon, commission, or invoice. */
export const makeReplacement = (order: Order, { id, orderPrefix, traceContext, now }: ReplacementName): NewOrder => ({
  id,
  reference: orderReference(orderPrefix, now, order.bundle.bundleId, order.userId ?? order.id),
  attemptKey: `replacement of ${order.id}`,
  replaces: order.id,
  userId: order.userId,
  businessId: order.businessId,
  isGift: order.isGift,
  email: order.email,
  customerName: order.customerName,
  company: null,
  bundle: order.bundle,
  networkId: order.networkId,
  packageId: order.packageId,
  substituteBundleId: order.substituteBundleId ?? null,
  couponCode: null,
  subtotalCents: 0,
  discountCents: 0,
  processingFeeCents: 0,
  vatBasisPoints: order.vatBasisPoints,
  vatCents: 0,
  totalCents: 0,
  wantsImmediateDelivery: order.wantsImmediateDelivery,
  language: order.language ?? null,
  ipAddress: null,
  traceContext,
  taxEvidence: {
    basis: 'default',
    chargedCountry: order.vatCountry,
    chosenCountry: null,
    ipCountry: null,
    cardCountry: null,
    conflict: false,
  },
  now,
})

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

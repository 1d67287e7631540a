// What the order page shows.
import { masked } from '#shop/people/company/company.ts'
import { maskEmail } from '#values/email.ts'
import {
  isCompleted,
  isDelivered,
  isDisputeLost,
  isFailed,
  isPaymentDelayed,
  isRefunded,
  isReplaced,
  isRevoked,
  isSettled,
  isStepDone,
  isStepFailed,
  isStopped,
} from '#shop/sales/order/order-conditions.ts'
import {
  isDisputed,
  isNetworks,
  keepsEsim,
  findStepNumber,
  listSteps,
  type Order,
  type StepName,
} from '#shop/sales/order/order.ts'

export type StepView = { name: StepName; state: 'waiting' | 'running' | 'done' | 'failed' }

export type OrderView = {
  id: string
  reference: string
  /** The last digits of the topped-up eSIM: whoever pays need not be its owner. */
  topUp: { iccidEnd: string } | null
  phase:
    | 'awaiting_payment'
    | 'payment_processing'
    | 'in_progress'
    | 'failed'
    | 'completed'
    | 'in_review'
    | 'refunded'
    | 'canceled'
    | 'replaced'
  /** It took the place of another eSIM: one that didn't work, or that its buyer swapped, perhaps for a difference. */
  isReplacement: boolean
  isGift: boolean
  /** How many travelers it was paid for. */
  quantity: number
  /** It was paid with another order. */
  isPaidWithAnother: boolean
  bundle: Order['bundle']
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  /** How much of it was refunded, in cents. */
  refundedCents: number
  /** The buyer's bank took it back. */
  isDisputeLost: boolean
  couponCode: string | null
  company: { name: string; vatNumber: string; isReverseCharged: boolean; referenceCode: string | null } | null
  email: string
  iccid: string | null
  activationCode: string | null
  /** What the phone asks for after scanning; null for the most, which need none. */
  confirmationCode: string | null
  hasQrCode: boolean
  /** The codes can be used: the picture is there too, or won't come soon. */
  isInstallable: boolean
  /** What is being checked while the order is in review. */
  reviewed: 'payment' | 'esim' | 'delivery' | 'dispute' | 'dispute_delivered'
  steps: StepView[]
  errorMessage: string | null
  /** When the shop retries a failed step by itself; null if it doesn't. */
  nextTryAt: string | null
  isInvoiceReady: boolean
  startedAt: string
}

/**
 * The page's view of an order; codes are shown only while the buyer may use them (after-purchase rules §2, safety case
 * D18), and those of a gift only to its receiver.
 */
export function orderView(order: Order, isForReceiver = false): OrderView {
  const isPaidFor = isSettled(order)
  const isTheirs = keepsEsim(order) && (!order.isGift || isForReceiver)
  return {
    id: order.id,
    reference: order.reference,
    topUp: order.topUp ? { iccidEnd: order.topUp.iccid.slice(-4) } : null,
    phase: phaseOf(order),
    isReplacement: Boolean(order.replaces),
    isGift: Boolean(order.isGift),
    quantity: order.quantity ?? 1,
    isPaidWithAnother: Boolean(order.paidWith),
    bundle: order.bundle,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    processingFeeCents: order.processingFeeCents,
    vatBasisPoints: order.vatBasisPoints,
    vatCents: order.vatCents,
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    isDisputeLost: isDisputeLost(order),
    couponCode: order.couponCode,
    company: companyView(order),
    email: order.email,
    iccid: isTheirs ? order.iccid : null,
    activationCode: isTheirs ? order.activationCode : null,
    confirmationCode: isTheirs ? order.confirmationCode : null,
    hasQrCode: isTheirs && order.hasQrCode,
    isInstallable:
      isTheirs && order.iccid !== null && order.activationCode !== null && (order.hasQrCode || isStepFailed(order)),
    reviewed: reviewedOf(order),
    steps: stepViews(order),
    errorMessage: isStepFailed(order) ? order.errorMessage : null,
    nextTryAt: isStepFailed(order) && isPaidFor ? (order.dueAt?.toISOString() ?? null) : null,
    isInvoiceReady: isCompleted(order),
    startedAt: order.createdAt.toISOString(),
  }
}

/** What the receiver of a gift sees of it: the eSIM, and nothing of what it cost or who bought it. */
export const receiverView = (order: Order): OrderView => ({
  ...orderView(order, true),
  subtotalCents: 0,
  discountCents: 0,
  processingFeeCents: 0,
  vatBasisPoints: 0,
  vatCents: 0,
  totalCents: 0,
  refundedCents: 0,
  couponCode: null,
  company: null,
  email: '',
  isInvoiceReady: false,
})

/** For whoever has the eSIM of an order that somebody else paid: they don't learn where the buyer is written to. */
export const withoutAddress = (view: OrderView): OrderView => ({ ...view, email: maskEmail(view.email) })

/** The same view for a buyer who is not to install the eSIM: it has none of its codes. */
export const withoutCodes = (view: OrderView): OrderView => ({
  ...view,
  iccid: null,
  activationCode: null,
  confirmationCode: null,
  hasQrCode: false,
  isInstallable: false,
})

// Details from a reference code stay masked: the buyer may not be the one who saved them.
function companyView({ company, isReverseCharged }: Order): OrderView['company'] {
  if (!company) return null
  const { details, isFromCode, referenceCode } = company
  return {
    name: details.companyName,
    vatNumber: isFromCode ? masked(details.vatNumber) : details.vatNumber,
    isReverseCharged,
    referenceCode,
  }
}

function reviewedOf(order: Order): OrderView['reviewed'] {
  const { reviewReason } = order
  if (isDisputed(order)) return isDelivered(order) ? 'dispute_delivered' : 'dispute'
  if (reviewReason === 'esim_taken') return 'esim'
  return isNetworks(reviewReason) ? 'delivery' : 'payment'
}

function phaseOf(order: Order): OrderView['phase'] {
  if (isStopped(order)) return 'in_review'
  if (isRefunded(order)) return 'refunded'
  if (isPaymentDelayed(order)) return 'payment_processing'
  if (!isSettled(order)) return 'awaiting_payment'
  if (isReplaced(order)) return 'replaced'
  if (isRevoked(order)) return 'canceled'
  if (isCompleted(order)) return 'completed'
  return isFailed(order) ? 'failed' : 'in_progress'
}

function stepViews(order: Order): StepView[] {
  const current = findStepNumber(order.step)
  return listSteps(order).map((name) => {
    const number = findStepNumber(name)
    if (number < current || (number === current && isStepDone(order))) return { name, state: 'done' }
    if (number > current || !isSettled(order)) return { name, state: 'waiting' }
    return { name, state: isStepFailed(order) ? 'failed' : 'running' }
  })
}

// Between an order and the row that keeps it: money and steps are columns, what was bought and why it cost that is data.
import type { OrderData, orders } from '#db/schema/orders.ts'
import { parseDateOnly } from '#shop/values/date.ts'
import { NEW_ORDER } from './order-moves.ts'
import { companyColumns, companyData, toCompany, type OrderCompany } from './order-company.ts'
import type { Order, OrderedBundle, TaxEvidence, TopUpTarget } from './order.ts'

export type NewOrder = {
  id: string
  reference: string
  attemptKey: string
  topUp?: TopUpTarget | null
  userId: string
  businessId: string
  email: string
  customerName: string
  company: OrderCompany | null
  bundle: OrderedBundle
  couponCode: string | null
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  ipAddress: string | null
  taxEvidence: TaxEvidence
  wantsImmediateDelivery: boolean
  now: Date
}

export function toRow(order: NewOrder): typeof orders.$inferInsert {
  const data: OrderData = {
    bundle: { ...order.bundle, price: order.subtotalCents },
    coupon: order.couponCode,
    couponDiscount: order.discountCents,
    taxRate: order.vatBasisPoints,
    subtotal: order.subtotalCents,
    processingFee: order.processingFeeCents,
    taxAmount: order.vatCents,
    total: order.totalCents,
    consents: { terms: true, immediateDelivery: order.wantsImmediateDelivery },
    taxEvidence: order.taxEvidence,
    company: order.company && companyData(order.company),
  }
  return {
    id: order.id,
    reference: order.reference,
    attemptKey: order.attemptKey,
    kind: order.topUp ? 'topup' : 'esim',
    targetOrderId: order.topUp?.orderId,
    targetIccid: order.topUp?.iccid,
    userId: order.userId,
    businessId: order.businessId,
    email: order.email,
    customerName: order.customerName,
    bundleId: order.bundle.bundleId,
    couponCode: order.couponCode,
    subtotalCents: order.subtotalCents,
    couponDiscountCents: order.discountCents,
    totalCents: order.totalCents,
    taxRate: (order.vatBasisPoints / 10_000).toString(),
    data,
    ipAddress: order.ipAddress,
    ipLocation: order.taxEvidence.ipCountry,
    detectedCountry: order.taxEvidence.ipCountry,
    isTaxConflict: order.taxEvidence.conflict,
    ...(order.company && companyColumns(order.company)),
    ...NEW_ORDER,
    createdAt: order.now,
    updatedAt: order.now,
  }
}

export function toOrder(row: typeof orders.$inferSelect): Order {
  const { bundle, taxRate, taxAmount, processingFee } = row.data
  return {
    id: row.id,
    reference: row.reference,
    topUp: toTopUp(row),
    userId: row.userId,
    businessId: row.businessId,
    email: row.email,
    customerName: row.customerName,
    company: toCompany(row),
    isReverseCharged: row.data.taxEvidence.basis === 'reverse_charge',
    bundle: { ...bundle, arrival: parseDateOnly(bundle.arrival), departure: parseDateOnly(bundle.departure) },
    couponCode: row.couponCode,
    subtotalCents: row.subtotalCents,
    discountCents: row.couponDiscountCents,
    processingFeeCents: processingFee,
    vatBasisPoints: taxRate,
    vatCountry: row.data.taxEvidence.chargedCountry,
    vatCents: taxAmount,
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    reviewReason: row.reviewReason,
    wantsImmediateDelivery: row.data.consents.immediateDelivery,
    paymentState: row.paymentState,
    provisioningState: row.provisioningState,
    deliveryState: row.deliveryState,
    status: row.status,
    step: row.step,
    stepNumber: row.stepNumber,
    errorMessage: row.errorMessage,
    iccid: row.iccid,
    activationCode: row.activationCode,
    hasQrCode: row.qrCodeUrl !== null,
    dueAt: row.dueAt,
    looks: row.looks,
    tries: row.tries,
    retries: row.retries,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

const toTopUp = ({ targetOrderId, targetIccid }: typeof orders.$inferSelect): TopUpTarget | null =>
  targetOrderId && targetIccid ? { orderId: targetOrderId, iccid: targetIccid } : null

// What a partner's software sees of its orders. Pure rules.
import { kindInText, toldData } from '#values/data-allowance.ts'
import {
  isCompleted,
  isDelivered,
  isFailed,
  isRefunded,
  isRevoked,
  isSettled,
  isStopped,
} from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { activationParts, androidInstallLink, iphoneInstallLink } from '#shop/sales/esim/install-links.ts'

/**
 * `delayed`: a step failed and is retried automatically. `in_review`: stopped until staff decides. `canceled`: its eSIM
 * was taken back without a refund.
 */
export const API_ORDER_STATES = ['in_progress', 'delayed', 'delivered', 'in_review', 'refunded', 'canceled'] as const
type ApiOrderState = (typeof API_ORDER_STATES)[number]

function stateOfApiOrder(order: Pick<Order, 'paymentState' | 'provisioningState' | 'deliveryState'>): ApiOrderState {
  if (isRefunded(order)) return 'refunded'
  if (isStopped(order)) return 'in_review'
  if (isRevoked(order)) return 'canceled'
  if (isCompleted(order) || isDelivered(order)) return 'delivered'
  return isFailed(order) ? 'delayed' : 'in_progress'
}

/** What is needed to install an eSIM; included while its order is paid. */
type ApiEsim = {
  iccid: string
  activationCode: string
  smdpAddress: string
  matchingId: string
  iphoneLink: string
  androidLink: string
}

/** How far the eSIM of another traveler is, whose order this one was paid for. */
type ApiTravelerView = { traveler: number; orderId: string; state: ApiOrderState; esim: ApiEsim | null }

/** In cents. */
export type ApiOrderView = {
  id: string
  /** The business's own name for it. */
  ownReference: string | null
  isTest: boolean
  state: ApiOrderState
  /** The order whose eSIM got the data; null for one with its own eSIM. */
  topUpOf: string | null
  bundle: { bundleId: string; zone: string; validityDays: number } & ReturnType<typeof toldData>
  /** Of an order for several travelers: how many, and what became of the others, from the second on. */
  quantity?: number
  travelers?: ApiTravelerView[]
  /** Of the order of one of the others: the order that was paid for it, and which traveler it is for, from 2 on. */
  paidWith?: string
  traveler?: number
  netCents: number
  vatCents: number
  vatBasisPoints: number
  totalCents: number
  /** How much of it was refunded to the balance. */
  refundedCents: number
  esim: ApiEsim | null
  createdAt: Date
  updatedAt: Date
}

/** `party` are the orders of the other travelers that it was paid for. */
export function apiOrderView(order: Order, ownReference: string | null, party: readonly Order[]): ApiOrderView {
  const { bundle, vatCents, totalCents, quantity = 1, paidWith, traveler } = order
  return {
    id: order.id,
    ownReference,
    isTest: order.test === 'api',
    state: stateOfApiOrder(order),
    topUpOf: order.topUp?.orderId ?? null,
    bundle: {
      bundleId: bundle.bundleId,
      zone: bundle.zone,
      ...toldData({ megabytes: bundle.megabytes, dataKind: kindInText(bundle.data) }),
      validityDays: bundle.days,
    },
    ...(quantity > 1 && { quantity, travelers: party.map(travelerView) }),
    ...(paidWith && { paidWith, traveler: traveler ?? 0 }),
    netCents: totalCents - vatCents,
    vatCents,
    vatBasisPoints: order.vatBasisPoints,
    totalCents,
    refundedCents: order.refundedCents,
    esim: esimOf(order),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  }
}

const travelerView = (order: Order): ApiTravelerView => ({
  traveler: order.traveler ?? 0,
  orderId: order.id,
  state: stateOfApiOrder(order),
  esim: esimOf(order),
})

/** The order as it was returned when it was placed: paid and in progress. */
export function firstApiOrderView(order: Order, ownReference: string | null, party: readonly Order[]): ApiOrderView {
  const { travelers, ...view } = apiOrderView(order, ownReference, party)
  const first = { state: 'in_progress', esim: null } as const
  return {
    ...view,
    ...(travelers && { travelers: travelers.map((each) => ({ ...each, ...first })) }),
    ...first,
    refundedCents: 0,
    updatedAt: order.createdAt,
  }
}

function esimOf({ iccid, activationCode, ...order }: Order): ApiEsim | null {
  const parts = activationCode === null ? null : activationParts(activationCode)
  if (!isSettled(order) || iccid === null || activationCode === null || !parts) return null
  return {
    iccid,
    activationCode,
    ...parts,
    iphoneLink: iphoneInstallLink(activationCode),
    androidLink: androidInstallLink(activationCode),
  }
}

/** The business's own name for its order: one line of up to 100 characters; null if invalid. */
export const ownReferenceOf = (text: string): string | null =>
  text.length <= 100 && !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text) ? text.trim() || null : null

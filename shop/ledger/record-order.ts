// What an order earns its affiliate and what of it goes back: written in the transaction of the payment or the refund itself.
import type { AffiliateStore } from '#shop/affiliate/affiliate-store.ts'
import { heldUntil } from '#shop/affiliate/affiliate-terms.ts'
import type { Order } from '#shop/order/order.ts'
import { linesOfRefund, linesOfSale } from './entry.ts'
import type { LedgerStore } from './ledger-store.ts'

export type RecordOrderDeps = { ledger: LedgerStore; affiliates: Pick<AffiliateStore, 'find'> }

/** A sale that nobody led here costs the ledger no question. */
type SoldOrder = Pick<Order, 'id' | 'affiliate' | 'totalCents' | 'vatCents'>

/**
 * Inside the transaction that settles the order: its affiliate, and whoever referred that one, earn their share of what was
 * paid without VAT. It is held at first. An order earns once, however often its payment is told.
 */
export async function recordSale({ ledger, affiliates }: RecordOrderDeps, order: SoldOrder, now: Date): Promise<void> {
  if (!order.affiliate) return
  const { businessId } = order.affiliate
  const affiliate = await affiliates.find(businessId)
  if (!affiliate) return
  const referrer = affiliate.referredBy === null ? null : await affiliates.find(affiliate.referredBy)
  const lines = linesOfSale(
    order.totalCents - order.vatCents,
    businessId,
    referrer?.endedAt === null ? referrer.businessId : null,
  )
  const movement = { kind: 'sale', cause: `sale:${order.id}`, orderId: order.id, at: now, lines } as const
  if (await ledger.write(movement)) await ledger.hold(order.id, heldUntil(now))
}

/**
 * Inside the transaction that writes the refund or the lost dispute, behind the order's own row: of the whole payment
 * `refundedCents` went back so far, and the same part of what the order earned goes back, also where it was paid out already.
 */
export async function recordRefund(
  { ledger }: RecordOrderDeps,
  order: Pick<SoldOrder, 'id' | 'affiliate' | 'totalCents'>,
  refundedCents: number,
  now: Date,
): Promise<void> {
  if (!order.affiliate) return
  const { id: orderId, totalCents } = order
  const leftCents = totalCents - refundedCents
  const lines = linesOfRefund(await ledger.listShares(orderId), totalCents, leftCents)
  await ledger.write({ kind: 'refund', cause: `refund:${orderId}:${refundedCents}`, orderId, at: now, lines })
  if (leftCents <= 0) await ledger.endHold(orderId)
}

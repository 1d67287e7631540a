// What an order moves in the ledger, and what refunds and disputes reverse. Written in the same transaction as the
// payment, the refund, or the dispute.
import type { Base } from '#shop/assembly/base.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import type { AffiliateStore } from '#shop/sales/affiliate/affiliate-store.ts'
import { heldUntil } from '#shop/sales/affiliate/affiliate-terms.ts'
import { worksFor } from '#shop/sales/affiliate/find-affiliate.ts'
import { isDeposit, isPrepaid, type Order } from '#shop/sales/order/order.ts'
import type { BalanceNews } from '#ports/mailer.ts'
import {
  linesOfDeposit,
  linesOfDepositBack,
  linesOfDispute,
  linesOfFreed,
  linesOfMargin,
  linesOfPurchase,
  linesOfPurchaseBack,
  linesOfRefund,
  linesOfSale,
  marginCents,
  refundCause,
  type Line,
} from './entry.ts'
import { runsLow } from './prepaid-terms.ts'
import { checkHighPrice, type PricedOrder, type CheckHighPriceDeps } from './check-high-price.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

export type RecordOrderDeps = SendPartnerMailDeps &
  FindOwnCardDeps &
  CheckHighPriceDeps &
  Pick<Base, 'ledger'> & {
    affiliates: Pick<AffiliateStore, 'find'>
    afterCommit: (work: () => void) => void
  }

/** For a sale without an affiliate, at the shop's own price, and not paid from a balance, the ledger isn't queried. */
type SoldOrder = PricedOrder & MoneyOfOrder
type MoneyOfOrder = Pick<
  Order,
  | 'id'
  | 'email'
  | 'affiliate'
  | 'balance'
  | 'test'
  | 'businessId'
  | 'subtotalCents'
  | 'discountCents'
  | 'partnerPriceCents'
  | 'totalCents'
  | 'vatCents'
>

/**
 * Call it in the transaction that settles the order. A deposit fills its business's balance, and a balance order is
 * paid from it. For any other order, a business that sold it at its own price earns the difference to what it pays the
 * shop. From the rest without VAT, the affiliate and whoever referred it earn their shares. All earnings are held at
 * first; nobody earns from an order that their own card paid for. Each order is recorded once, however often its payment
 * is reported. The business gets an email about a deposit, and when the balance runs low.
 */
export async function recordSale(deps: RecordOrderDeps, order: SoldOrder, now: Date): Promise<void> {
  const { id: orderId, balance, totalCents } = order
  if (!balance) return recordEarned(deps, order, now)
  if (!isDeposit(order) && !isPrepaid(order)) return
  const { businessId } = balance
  const kind = isDeposit(order) ? 'deposit' : 'purchase'
  const lines = isDeposit(order) ? linesOfDeposit(businessId, totalCents) : linesOfPurchase(businessId, totalCents)
  if (!(await deps.ledger.write({ kind, cause: `${kind}:${orderId}`, orderId, at: now, lines }))) return
  const balanceCents = await deps.ledger.sumPrepaid(businessId)
  const what = kind === 'deposit' ? kind : runsLow(balanceCents + totalCents, balanceCents) ? 'low' : null
  if (what) await tell(deps, businessId, { what, amountCents: totalCents, balanceCents })
}

const tell = (
  deps: SendPartnerMailDeps,
  businessId: string,
  facts: { what: BalanceNews; amountCents: number; balanceCents: number },
) => sendPartnerMail(deps, { businessId, kind: 'balance_told', facts })

async function recordEarned(deps: RecordOrderDeps, order: SoldOrder, now: Date): Promise<void> {
  const { ledger, afterCommit, log } = deps
  const ownCents = order.businessId === null ? 0 : marginCents(order)
  const lines = [
    ...linesOfMargin(order.businessId ?? '', ownCents),
    // What a business earns with its own price is not the shop's revenue, so nobody gets a share of it.
    ...(await linesOfAffiliate(deps, order, order.totalCents - order.vatCents - ownCents)),
  ]
  if (lines.length === 0) return
  const movement = { kind: 'sale', cause: `sale:${order.id}`, orderId: order.id, at: now, lines } as const
  if (!(await ledger.write(movement))) return
  await ledger.hold(order.id, heldUntil(now))
  if (ownCents === 0) return
  // An alert must not cost a payment.
  afterCommit(() => {
    checkHighPrice(deps, order, now).catch((error: unknown) =>
      log.warn({ orderId: order.id, problem: String(error) }, 'a price was not compared with the shop’s'),
    )
  })
}

async function linesOfAffiliate(deps: RecordOrderDeps, order: SoldOrder, revenueCents: number): Promise<Line[]> {
  const affiliate = order.affiliate ? await deps.affiliates.find(order.affiliate.businessId) : null
  if (!affiliate || (await findOwnCard(deps, order.id, affiliate.businessId))) return []
  const { referredBy } = affiliate
  const isOwn = referredBy === null || order.affiliate?.isOwnReferral
  const referrerId = isOwn ? null : await findReferrer(deps, referredBy, order)
  return linesOfSale(revenueCents, affiliate.businessId, referrerId)
}

// Nobody earns from their own order, not even through somebody they referred.
async function findReferrer(deps: RecordOrderDeps, businessId: string, order: SoldOrder): Promise<string | null> {
  if ((await deps.affiliates.find(businessId))?.endedAt !== null || order.businessId === businessId) return null
  if (await findOwnCard(deps, order.id, businessId)) return null
  return (await worksFor(deps.customers, businessId, order.email)) ? null : businessId
}

/**
 * Call it in the transaction that writes the refund or the lost dispute, after locking the order's row: `refundedCents`
 * of the payment were refunded so far. A deposit is deducted from its balance, even if it was spent; a balance order is
 * credited back to it; earnings from the order are reversed by the same share, even if they were paid out.
 */
export async function recordRefund(
  deps: RecordOrderDeps,
  order: SoldOrder,
  refundedCents: number,
  now: Date,
): Promise<void> {
  const { ledger } = deps
  if (order.balance) return recordBack(deps, order, order.balance.businessId, refundedCents, now)
  if (!order.affiliate && marginCents(order) === 0) return
  const { id: orderId, totalCents } = order
  const leftCents = totalCents - refundedCents
  const lines = linesOfRefund(await ledger.listShares(orderId), totalCents, leftCents)
  await ledger.write({ kind: 'refund', cause: refundCause(orderId, refundedCents), orderId, at: now, lines })
  if (leftCents <= 0) await ledger.endHold(orderId)
}

// The ledger itself tells how much of the order was reversed before.
async function recordBack(
  deps: RecordOrderDeps,
  order: SoldOrder,
  businessId: string,
  refundedCents: number,
  at: Date,
): Promise<void> {
  const { ledger } = deps
  const { id: orderId, totalCents } = order
  const { disputedCents, receiptsCents, salesCents } = await ledger.sumOfOrder(orderId)
  const keptCents = isDeposit(order) ? -receiptsCents : salesCents
  const backCents = keptCents - (totalCents - refundedCents)
  if (keptCents === 0 || backCents <= 0) return
  const lines = isDeposit(order)
    ? linesOfDepositBack(businessId, disputedCents, backCents)
    : linesOfPurchaseBack(businessId, backCents)
  const kind = isDeposit(order) ? 'deposit_back' : 'purchase_back'
  const isNew = await ledger.write({ kind, cause: refundCause(orderId, refundedCents), orderId, at, lines })
  if (!isNew || kind !== 'deposit_back') return
  await tell(deps, businessId, {
    what: kind,
    amountCents: backCents,
    balanceCents: await ledger.sumPrepaid(businessId),
  })
}

/**
 * Call it in the transaction that records a dispute, after locking the order's row: what is left of a deposit can't be
 * spent while a bank asks about it. A bank may ask again later, so the time is part of the cause; a repeated report
 * finds nothing left to move.
 */
export async function recordDispute(
  deps: RecordOrderDeps,
  { id: orderId, balance }: Pick<Order, 'id' | 'balance'>,
  isOpen: boolean,
  at: Date,
): Promise<void> {
  if (balance?.use !== 'fills') return
  const { ledger } = deps
  const { businessId } = balance
  const { receiptsCents, disputedCents } = await ledger.sumOfOrder(orderId)
  const amountCents = isOpen ? -receiptsCents - disputedCents : disputedCents
  const [kind, lines] = isOpen
    ? (['deposit_disputed', linesOfDispute(businessId, amountCents)] as const)
    : (['deposit_freed', linesOfFreed(businessId, amountCents)] as const)
  const isNew = await ledger.write({ kind, cause: `${kind}:${orderId}:${at.getTime()}`, orderId, at, lines })
  if (!isNew || !isOpen) return
  const balanceCents = await ledger.sumPrepaid(businessId)
  if (runsLow(balanceCents + amountCents, balanceCents))
    await tell(deps, businessId, { what: 'low', amountCents, balanceCents })
}

/** Whose card paid for an order: a buyer who is logged in nowhere may still be the affiliate. */
type FindOwnCardDeps = {
  customers: Pick<CustomerStore, 'listOfBusiness'>
  orders: Pick<OrderStore, 'listIdsOfUser'>
  paymentSessions: { isSameCard: (orderId: string, others: string[]) => Promise<boolean> }
}

/** Whether the order was paid with a card that has paid for somebody at this business. */
async function findOwnCard(
  { customers, orders, paymentSessions }: FindOwnCardDeps,
  orderId: string,
  businessId: string,
): Promise<boolean> {
  const theirs: string[] = []
  for (const { id } of await customers.listOfBusiness(businessId)) theirs.push(...(await orders.listIdsOfUser(id)))
  const others = theirs.filter((id) => id !== orderId)
  return others.length > 0 && (await paymentSessions.isSameCard(orderId, others))
}

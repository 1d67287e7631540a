// What an order moves in the ledger, and what of it goes back: written in the transaction of the payment, the refund or the dispute
// itself.
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/account/send-partner-mail.ts'
import type { AffiliateStore } from '#shop/affiliate/affiliate-store.ts'
import { heldUntil } from '#shop/affiliate/affiliate-terms.ts'
import { worksFor } from '#shop/affiliate/find-affiliate.ts'
import { isDeposit, isPrepaid, type Order } from '#shop/order/order.ts'
import type { BalanceNews } from '#shop/ports/mailer.ts'
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
  type Line,
} from './entry.ts'
import type { LedgerStore } from './ledger-store.ts'
import { runsLow } from './prepaid-terms.ts'

export type RecordOrderDeps = SendPartnerMailDeps & { ledger: LedgerStore; affiliates: Pick<AffiliateStore, 'find'> }

/** A sale that nobody led here, at the shop's own price, and that no balance pays for, costs the ledger no question. */
type SoldOrder = Pick<
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
 * Inside the transaction that settles the order: a deposit fills the balance of its business, and an order of a balance is
 * paid from it. Of any other a business that sold it at a price of its own earns what is above what it pays the shop; of the
 * rest without VAT its affiliate, and whoever referred that one, earn their share. All of that is held at first. An order moves this once, however often its payment is told; the business is mailed of a deposit, and
 * of a balance that runs low.
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
  const { ledger } = deps
  const ownCents = order.businessId === null ? 0 : marginCents(order)
  const lines = [
    ...linesOfMargin(order.businessId ?? '', ownCents),
    // What a business earns by its own price is no revenue of the shop, so nobody gets a share of it.
    ...(await linesOfAffiliate(deps, order, order.totalCents - order.vatCents - ownCents)),
  ]
  if (lines.length === 0) return
  const movement = { kind: 'sale', cause: `sale:${order.id}`, orderId: order.id, at: now, lines } as const
  if (await ledger.write(movement)) await ledger.hold(order.id, heldUntil(now))
}

async function linesOfAffiliate(deps: RecordOrderDeps, order: SoldOrder, revenueCents: number): Promise<Line[]> {
  const affiliate = order.affiliate ? await deps.affiliates.find(order.affiliate.businessId) : null
  if (!affiliate) return []
  const { referredBy } = affiliate
  const isOwn = referredBy === null || order.affiliate?.isOwnReferral
  const referrerId = isOwn ? null : await findReferrer(deps, referredBy, order)
  return linesOfSale(revenueCents, affiliate.businessId, referrerId)
}

// Nobody earns from their own order, not even through somebody they referred.
async function findReferrer(
  { affiliates, customers }: RecordOrderDeps,
  businessId: string,
  order: SoldOrder,
): Promise<string | null> {
  if ((await affiliates.find(businessId))?.endedAt !== null || order.businessId === businessId) return null
  return (await worksFor(customers, businessId, order.email)) ? null : businessId
}

/**
 * Inside the transaction that writes the refund or the lost dispute, behind the order's own row: of the whole payment
 * `refundedCents` went back so far. A deposit takes as much from its balance, also where it was spent already; an order of a
 * balance gives it back there; of what an order earned the same part goes back, also where it was paid out already.
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
  await ledger.write({ kind: 'refund', cause: `refund:${orderId}:${refundedCents}`, orderId, at: now, lines })
  if (leftCents <= 0) await ledger.endHold(orderId)
}

// What the ledger has of the order tells how much of it went back before.
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
  const isNew = await ledger.write({ kind, cause: `refund:${orderId}:${refundedCents}`, orderId, at, lines })
  if (!isNew || kind !== 'deposit_back') return
  await tell(deps, businessId, {
    what: kind,
    amountCents: backCents,
    balanceCents: await ledger.sumPrepaid(businessId),
  })
}

/**
 * Inside the transaction that takes a dispute in, behind the order's own row: what is left of a deposit that a bank asks about
 * buys nothing, until the bank has decided for the shop. A bank may ask again after that, so the moment is part of the cause; told
 * twice, the sums have nothing left to move.
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

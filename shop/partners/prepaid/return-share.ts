// A partner returns the eSIM of one of several travelers: its share of the price goes back to the balance.
import type { Base } from '#shop/assembly/base.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { BackToBalance, BalanceProblem, PartToBalance } from '#shop/sales/refund/refund-to-balance.ts'
import { isPaid, isRefunded, isRevoked } from '#shop/sales/order/order-conditions.ts'
import { isPrepaid, type Order } from '#shop/sales/order/order.ts'
import { shareOfTraveler } from '#shop/sales/party/party.ts'
import type { Outcome } from '#values/outcome.ts'
import type { OrdersOf } from './api-order-store.ts'

export type ReturnShareDeps = Pick<Base, 'transaction'> & {
  orders: Pick<OrderStore, 'find' | 'listOfParty' | 'holdMoney'>
  businesses: Pick<BusinessStore, 'hold'>
  refundToBalance: (order: Order, how: BackToBalance) => Promise<Outcome<object, BalanceProblem>>
  refundPartToBalance: (order: Order, part: PartToBalance) => Promise<Outcome<object, string>>
  /** Takes the eSIM back without a refund. */
  revokeEsim: (orderId: string) => Promise<boolean>
}

type FindShareDeps = { orders: Pick<OrderStore, 'find' | 'listOfParty'> }

/** What goes back with an eSIM, in cents; `isLast` if no other of the order is out. */
type Share = { paying: Order; cents: number; leftCents: number; isLast: boolean }

/** Null for an order for one traveler. */
export async function findShare({ orders }: FindShareDeps, order: Order): Promise<Share | null> {
  const paying = order.paidWith ? await orders.find(order.paidWith) : order
  const { quantity = 1 } = paying ?? {}
  if (!paying || quantity === 1) return null
  const others = [paying, ...(await orders.listOfParty(paying.id))].filter(({ id }) => id !== order.id)
  return {
    paying,
    cents: shareOfTraveler(paying.totalCents, quantity, order.traveler ?? 1),
    leftCents: paying.totalCents - paying.refundedCents,
    isLast: others.every((each) => isRevoked(each) || isRefunded(each)),
  }
}

/** Whether the money is there: a person may have refunded more of it before. The rest goes back with the last eSIM. */
export const isCovered = ({ paying, cents, leftCents, isLast }: Share): boolean =>
  !isPrepaid(paying) || (isPaid(paying) && (cents < leftCents || (cents === leftCents && isLast)))

/**
 * Call it once the network has the eSIM back. The share is refunded with a credit note of its own; with the last eSIM,
 * the order is refunded. Each eSIM is returned once, however often this runs.
 */
export const returnShare = (deps: ReturnShareDeps, of: OrdersOf, order: Order): Promise<void> =>
  deps.transaction(async () => {
    await deps.businesses.hold(of.businessId)
    // The order that was paid comes before those of its travelers, as in every refund.
    await deps.orders.holdMoney(order.paidWith ?? order.id)
    if (!(await deps.revokeEsim(order.id))) return
    const share = await findShare(deps, order)
    if (!share || !isPrepaid(share.paying)) return
    const { paying, cents, leftCents, isLast } = share
    // Staff may have refunded a part since we asked the network: nobody gets more than what is left.
    const refunded =
      cents >= leftCents && isLast
        ? await deps.refundToBalance(paying, { by: 'by_partner' })
        : await deps.refundPartToBalance(paying, { cents: Math.min(cents, leftCents - 1), seenCents: leftCents })
    if (!refunded.ok) throw new Error(`The share of a traveler could not be refunded: ${refunded.problem}`)
  })

// What each traveler of an order has, and which part of its price is theirs.
import { isRefunded, isRevoked } from '#shop/sales/order/order-conditions.ts'
import { findBought, listEsimsOfContract, type ListOfContractDeps } from '#shop/sales/order/find-contract.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { nameOfTraveler, shareOfTraveler } from './party.ts'

/** One traveler of an order, the buyer's own eSIM being that of the first. */
export type TravelersShare = {
  /** From 1 on. */
  traveler: number
  /** Null if the buyer gave none; the first traveler is the buyer. */
  name: string | null
  /** Their own, which stays the same whatever replaces it. */
  orderId: string
  /** The order that has their eSIM now, or the last that had one. */
  current: Order
  /** Their part of the price, in cents, whether or not it has gone back. */
  cents: number
  /** Their eSIM was taken back, or the whole order was refunded. */
  isGone: boolean
}

export type PartyShares = { paying: Order; shares: TravelersShare[] }

/** All travelers that one payment paid for, from the order of any of them; one for an order for one. */
export async function findShares(deps: ListOfContractDeps, order: Order): Promise<PartyShares> {
  const own = (await findBought(deps, order.id)) ?? order
  const paying = (own.paidWith && (await deps.orders.find(own.paidWith))) || own
  const { quantity = 1 } = paying
  const shares = (await listEsimsOfContract(deps, paying)).flatMap((holders): TravelersShare[] => {
    const [first, current] = [holders[0], holders.at(-1)]
    if (!first || !current) return []
    const traveler = first.traveler ?? 1
    return [
      {
        traveler,
        name: traveler === 1 ? paying.customerName.trim() || null : nameOfTraveler(first, paying),
        orderId: first.id,
        current,
        cents: shareOfTraveler(paying.totalCents, quantity, traveler),
        isGone: isRevoked(current) || isRefunded(current) || isRefunded(paying),
      },
    ]
  })
  return { paying, shares }
}

/** What goes back for some travelers, in cents; `isWhole` if that is all that is left of the payment. */
export type SumBack = { cents: number; isWhole: boolean }

/**
 * The sum of their shares. If more was refunded before, nobody gets more than what is left, and while others still have
 * an eSIM, a cent remains, because the whole ends their eSIMs as well. Null if one of them has nothing to give back, or
 * nothing is left for it.
 */
export function sumBack(
  shares: readonly Pick<TravelersShare, 'traveler' | 'cents' | 'isGone'>[],
  travelers: readonly number[],
  leftCents: number,
): SumBack | null {
  const chosen = shares.filter(({ traveler }) => travelers.includes(traveler))
  if (chosen.length === 0 || chosen.length < new Set(travelers).size || chosen.some(({ isGone }) => isGone)) return null
  const isLast = shares.every((share) => share.isGone || chosen.includes(share))
  const cents = chosen.reduce((sum, share) => sum + share.cents, 0)
  if (isLast && cents >= leftCents) return leftCents > 0 ? { cents: leftCents, isWhole: true } : null
  const covered = Math.min(cents, leftCents - 1)
  return covered > 0 ? { cents: covered, isWhole: false } : null
}

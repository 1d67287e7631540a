// I4 and I5 in our own books: which order an eSIM belongs to, and whether it was allowed to get one.
import { isCompleted, isFree, isRevoked, isSettled, wasSettled } from '#shop/sales/order/order-conditions.ts'
import { isDeposit } from '#shop/sales/order/order.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

/** I4: the order and its only active eSIM refer to each other. */
export function checkEsim({ order, esims }: OrderBooks): Finding[] {
  const active = esims.filter(({ state }) => state === 'active')
  const brings = !order.topUp && !order.test && !isDeposit(order)
  const isOwed = isSettled(order) && isCompleted(order) && !isRevoked(order) && brings
  const isNamed = active.every(({ iccid }) => iccid === order.iccid)
  return findings(
    (active.length > 1 || !isNamed || (isOwed && active.length === 0)) && {
      fault: 'esim_differs',
      facts: { esims: active.length },
    },
  )
}

/**
 * I5: no eSIM and no request to the network before the money, the coupon that makes it free, or the eSIM it replaces.
 */
export function checkRight({ order, esims, hasAsked, coupon }: OrderBooks): Finding[] {
  if (order.test) return []
  const hasSomething = esims.some(({ state }) => state === 'active') || hasAsked
  const isGiven = order.subtotalCents > 0 ? coupon !== null : Boolean(order.replaces)
  const isFreeForNothing = isFree(order) && (order.totalCents > 0 || !isGiven)
  return findings(
    hasSomething && !wasSettled(order) && { fault: 'esim_unpaid' },
    isFreeForNothing && { fault: 'free_without_coupon' },
  )
}

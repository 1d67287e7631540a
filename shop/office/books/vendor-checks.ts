// What the vendors must say about our orders: I1 and I2 against the payment provider (every payment it took, and every
// payment it took according to our books), I4 and I5 against the network (the profiles under an order's reference, and
// all profiles it holds).
import { isDisputeLost, isRefunded, isSettled, wasSettled } from '#shop/sales/order/order-conditions.ts'
import { type Difference, findings, ofOrder } from './difference.ts'
import type { BookedPage, OrderBooks } from './order-books.ts'
import { isMismatched } from './our-checks.ts'

/** A payment as the provider reports it. */
export type ProviderPayment = {
  sessionId: string
  /** The order it names; null for a page that we didn't open. */
  orderId: string | null
  amountCents: number
  refundedCents: number
  /** The bank took, or may take, the money back itself. */
  isDisputed: boolean
}

/** One of the provider's payments against the order it names. */
export function checkTaken(taken: ProviderPayment, books: OrderBooks | null): Difference[] {
  const { sessionId, amountCents, refundedCents } = taken
  if (taken.orderId === null || (!books && refundedCents >= amountCents)) return []
  if (!books)
    return [
      {
        fault: 'payment_of_no_order',
        orderId: null,
        reference: sessionId,
        subject: sessionId,
        facts: { amountCents, refundedCents },
      },
    ]
  const page = books.pages.find((each) => each.sessionId === sessionId)
  return (page?.isTaken ? moneyFindings(taken, page, books) : unheard(taken, books)).map((found) =>
    ofOrder(books.order, { ...found, about: sessionId }),
  )
}

// A payment on a page that we had abandoned, and that was refunded by hand, is no difference either.
const unheard = ({ amountCents, refundedCents }: ProviderPayment, books: OrderBooks) =>
  findings(refundedCents < amountCents && !isMismatched(books) && { fault: 'payment_unheard', facts: { amountCents } })

function moneyFindings(taken: ProviderPayment, page: BookedPage, books: OrderBooks) {
  const { order } = books
  const { amountCents: theirs, refundedCents: back, isDisputed } = taken
  if (page.isSurplus) {
    const isGivenBack = back === theirs || isDisputed
    return findings(!isGivenBack && { fault: 'given_back_differs', facts: { ours: page.amountCents, theirs: back } })
  }
  if (isMismatched(books)) return []
  const isBanks = isDisputeLost(order) || (isDisputed && isRefunded(order))
  return findings(
    theirs !== order.paidCents && { fault: 'taken_differs', facts: { ours: order.paidCents, theirs } },
    back !== order.refundedCents &&
      !isBanks && { fault: 'given_back_differs', facts: { ours: order.refundedCents, theirs: back } },
  )
}

/** A page that is paid in our books, and whose payment the provider doesn't know. */
export const missingPayment = ({ order }: OrderBooks, page: BookedPage): Difference =>
  ofOrder(order, { fault: 'payment_not_there', about: page.id, facts: { cents: page.amountCents } })

/** An ICCID that may be shown to whoever reads the books. */
const lastDigits = (iccid: string) => `…${iccid.slice(-4)}`

/**
 * The profiles under an order's reference against its eSIMs; `iccids` are those that were not returned to the network.
 */
export function checkProfiles({ order, esims, hasAsked, isRecalling }: OrderBooks, iccids: string[]): Difference[] {
  const ours = new Map(esims.map(({ iccid, state }) => [iccid, state]))
  const extra = iccids.filter((iccid) => !ours.has(iccid))
  const active = esims.find(({ state }) => state === 'active')
  const isUnderway = isRecalling || (isSettled(order) && hasAsked && !active)
  const returned = iccids.filter((iccid) => ours.get(iccid) === 'released')
  return [
    ...findings(
      active !== undefined && !iccids.includes(active.iccid) && { fault: 'esim_not_there' },
      extra.length > 0 &&
        !isUnderway &&
        wasSettled(order) && { fault: 'profiles_too_many', facts: { profiles: extra.length } },
      extra.length > 0 && !wasSettled(order) && { fault: 'profile_unpaid', facts: { profiles: extra.length } },
    ),
    ...returned.map((iccid) => ({
      fault: 'profile_not_given_back' as const,
      about: lastDigits(iccid),
      facts: { iccid: lastDigits(iccid) },
    })),
  ].map((found) => ofOrder(order, found))
}

/** A profile at the network that belongs to no eSIM and no order of ours, by its ICCID and its reference. */
export const profileOfNoOrder = (
  profile: { iccid: string; reference: string | null },
  subject: string,
): Difference => ({
  fault: 'profile_of_no_order',
  orderId: null,
  reference: profile.reference ?? lastDigits(profile.iccid),
  subject,
  facts: { iccid: lastDigits(profile.iccid) },
})

/** Data that the network added to one of our eSIMs under a reference that none of our orders has. */
export const topUpOfNoOrder = ({
  reference,
  target: { orderId, iccid },
}: {
  reference: string
  target: { orderId: string; iccid: string }
}): Difference => ({
  fault: 'top_up_of_no_order',
  orderId: null,
  reference,
  subject: reference,
  facts: { iccid: lastDigits(iccid), target: orderId },
})

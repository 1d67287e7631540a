// I4 and I5 against the network: the profiles under an order's reference, and all profiles it holds.
import { isSettled, wasSettled } from '#shop/sales/order/order-conditions.ts'
import { findings, ofOrder, type Difference } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

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

/** A profile at the network whose ICCID none of our eSIMs has, and whose reference none of our orders has. */
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

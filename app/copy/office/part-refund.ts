// What staff read when they refund a part of an order.
import type { PartReason } from '#shop/sales/refund/part-refund.ts'

const restOfPart = (hasEsim: boolean): string[] => [
  hasEsim ? 'The order continues, and the eSIM keeps working.' : 'Nothing else about the order changes.',
  'You can’t undo this.',
]

/** For an agent, who refunds up to a limit. */
export const refundLimit = {
  none: 'You can’t refund orders. An admin can.',
  rest: (most: string, rest: string) =>
    `You may refund up to ${most} per order, and ${rest} of that is left here. An admin can refund more.`,
  over: 'That’s more than you may refund on one order. Nothing was refunded. An admin can refund it.',
}

/** Before the whole payment of an order for several goes back. */
export const pointsOfSeveral = (travelers: number): string[] => [
  'The amount goes back to the original card or account within a few days.',
  `It ends the eSIMs of all ${travelers} travelers. To end one, refund that traveler’s share as a part and cancel their eSIM on their own order.`,
  'We issue a credit note. The order pages stop showing the codes.',
  'Unused eSIMs go back to the network. Used ones keep working.',
  'You can’t undo this.',
]

/** Before both payments of a swap go back. */
export const alsoOfSwap = (amount: string): string =>
  `${amount} of it is the other payment of a swap: the buyer took another bundle for a difference, and both orders end.`

export const partRefundCopy = {
  heading: 'Refund a part',
  left: (amount: string) => `${amount} is left of this payment.`,
  amount: 'Amount in euros',
  amountHint: 'Less than what’s left, such as 5.00.',
  reason: 'Reason',
  reasonNone: 'Choose a reason',
  reasons: {
    goodwill: 'Goodwill',
    poor_coverage: 'Poor coverage or speed',
    late_delivery: 'Late delivery',
    wrong_price: 'Wrong price or discount',
    other: 'Something else (add a note)',
    withdrawal: 'A traveler’s share, after a withdrawal',
    canceled: 'A traveler’s share, canceled by the buyer',
  } satisfies Record<PartReason, string>,
  swapped: 'swapped for a cheaper bundle',
  points: (hasEsim: boolean) => [
    'The amount goes back to the original card or account within a few days.',
    'We issue a credit note for it, and the traveler gets an email.',
    ...restOfPart(hasEsim),
  ],
  pointsOfBalance: (hasEsim: boolean) => [
    'The amount goes back to the partner’s balance right away.',
    'We issue a credit note for it. Nobody gets an email.',
    ...restOfPart(hasEsim),
  ],
  yes: 'Refund this amount',
  list: 'Partial refunds',
  part: (amount: string, reason: string, by: string) => `${amount}, ${reason}, by ${by}`,
  states: { due: 'on its way', given: 'refunded', dropped: 'rejected by the payment provider' },
} as const

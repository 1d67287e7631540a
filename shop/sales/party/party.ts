// One order for several travelers: a single payment, and an order of its own for each of the others, which costs nothing.

/** What an order says about travelers; missing for one. */
export type PartyFacts = {
  /** How many travelers it is for. */
  quantity?: number
  /** What the others are called, from the second on; deleted once their orders are there. */
  travelerNames?: string[]
  /** The order that was paid for this traveler as well; null or missing for the order that was paid. */
  paidWith?: string | null
  /** Which of its travelers this order is for, from 2 on; null or missing for the first one. */
  traveler?: number | null
}

/**
 * The part of an order's price that is for one of its travelers, from 1 on, in cents: all of them together are the
 * price, and none differs from another by more than a cent.
 */
export const shareOfTraveler = (totalCents: number, quantity: number, traveler: number): number =>
  Math.floor((totalCents * traveler) / quantity) - Math.floor((totalCents * (traveler - 1)) / quantity)

/** What a traveler is called; null if the buyer gave no name, so that the order has the buyer's. */
export const nameOfTraveler = (
  { customerName }: { customerName: string },
  paying: { customerName: string },
): string | null => (customerName === paying.customerName ? null : customerName)

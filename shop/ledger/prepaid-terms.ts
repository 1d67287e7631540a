// What partners are promised about a prepaid balance; pages read it from here.

/** Cents. */
export const PREPAID_TERMS = {
  /** The smallest and the largest deposit. */
  leastCents: 20_00,
  mostCents: 5_000_00,
  /** Below this a mail tells that the balance runs low, once each time that it gets there. */
  lowCents: 50_00,
} as const

/** Whether an order brings a balance below what its business is warned at. */
export const runsLow = (beforeCents: number, afterCents: number): boolean =>
  beforeCents >= PREPAID_TERMS.lowCents && afterCents < PREPAID_TERMS.lowCents

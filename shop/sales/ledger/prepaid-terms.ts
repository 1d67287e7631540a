// The terms of a prepaid balance; pages read them from here.

/** In cents. */
export const PREPAID_TERMS = {
  /** The smallest and largest deposit. */
  leastCents: 20_00,
  mostCents: 5_000_00,
  /** When the balance falls below this, an email warns once. */
  lowCents: 50_00,
} as const

/** Whether an order takes a balance below the warning level. */
export const runsLow = (beforeCents: number, afterCents: number): boolean =>
  beforeCents >= PREPAID_TERMS.lowCents && afterCents < PREPAID_TERMS.lowCents

// Prices in a visitor's currency, for orientation alone: what is owed, charged, and invoiced are euros.
import type { DateOnly } from '#values/date.ts'

/** What a unit of a currency is worth. */
export type ForeignCurrency = {
  /** Three letters of ISO 4217. */
  code: string
  /** Euros for one unit, in millionths. */
  millionths: number
  /** The day on which this rate began. */
  since: DateOnly
}

/**
 * What so many euro cents come to, in the smallest unit of a currency with so many decimals, rounded half up. Exact up
 * to 900 million euros, where the product is no longer a whole number that JavaScript can hold.
 */
export const inForeignUnits = (cents: number, millionths: number, decimals: number): number =>
  Math.round((cents * 10 ** (4 + decimals)) / millionths)

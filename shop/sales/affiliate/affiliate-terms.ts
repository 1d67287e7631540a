// What an affiliate earns, for how long, and when it becomes available: the only place that says so (after-purchase
// rules §9 "Partner tiers").
import { daysLater } from '#values/instant.ts'

export const AFFILIATE_TERMS = {
  /** The buyer's discount with an affiliate's code, in percent. */
  discountPercent: 10,
  /** The affiliate's share of the net revenue it brings: paid, without VAT, less refunds. In basis points. */
  shareBasisPoints: 1_000,
  /** The share of whoever referred the affiliate, of the same net revenue. In basis points. */
  referralBasisPoints: 500,
  /** How long an opened link or used code counts for orders of the same browser. */
  attributionDays: 30,
  /** How long earnings are held: 14 days for a consumer to withdraw, and 14 for the refund. */
  holdDays: 28,
} as const

/** Until when a link that was opened at this time counts. */
export const countsUntil = (openedAt: Date): Date => daysLater(openedAt, AFFILIATE_TERMS.attributionDays)

/** When earnings from this time become the affiliate's. */
export const heldUntil = (earnedAt: Date): Date => daysLater(earnedAt, AFFILIATE_TERMS.holdDays)

// What an affiliate gets, for how long, and from when on: the one place that says so (after-purchase rules §9 "Partner tiers").
import { daysLater } from '#shop/values/instant.ts'

export const AFFILIATE_TERMS = {
  /** What buyers get off with an affiliate's code, in percent. */
  discountPercent: 10,
  /** What an affiliate gets of the net revenue that it brings: paid, without VAT, less what went back. Basis points. */
  shareBasisPoints: 1_000,
  /** What whoever referred an affiliate gets of the same net revenue. Basis points. */
  referralBasisPoints: 500,
  /** So long a link that was opened or a code that was used counts for the next orders of the same browser. */
  attributionDays: 30,
  /** So long what was earned is held: 14 days in which a consumer may withdraw, and 14 in which the money then goes back. */
  holdDays: 28,
} as const

/** Until when a link that was opened then counts. */
export const countsUntil = (openedAt: Date): Date => daysLater(openedAt, AFFILIATE_TERMS.attributionDays)

/** From when on what was earned then is the affiliate's to have. */
export const heldUntil = (earnedAt: Date): Date => daysLater(earnedAt, AFFILIATE_TERMS.holdDays)

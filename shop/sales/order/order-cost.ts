// What is left of an order's price once everything that it caused is paid: its network, the payment provider, and
// whoever earns from it. In cents without VAT.

/** `costCents` is null if nobody knew it when the order was bought at its network. */
export type OrderCost = { netCents: number; costCents: number | null } & SaleFees

/**
 * What the payment provider took for the order's payments, null if it hasn't said so of each of them; and what
 * affiliates and the selling business earn from it, as far as no refund took it back.
 */
type SaleFees = { feeCents: number | null; commissionCents: number }

/** Of a sale, with what replaced it for free; null if any of it isn't known, or not yet. */
export type SaleCost = { orderId: string; costCents: number | null } & SaleFees

/** What an order contributes to everything else that the shop pays for; null if a part of that isn't known. */
export const contributionOf = ({ netCents, costCents, feeCents, commissionCents }: OrderCost): number | null =>
  costCents === null || feeCents === null ? null : netCents - costCents - feeCents - commissionCents

/** What profit is added up by. */
export const PROFIT_SPLITS = ['bundle', 'zone', 'country', 'brand', 'coupon', 'network'] as const
export type ProfitSplit = (typeof PROFIT_SPLITS)[number]

/**
 * `names` are a network, a zone, and a bundle, or the one that it is added up by, which is empty for orders without.
 * `marginCents` leaves out the orders whose cost isn't known, or not yet, of which there are `uncosted`; and
 * `contributionCents` also those whose fee isn't known, of which there are `withoutFee`.
 */
export type ProfitSum = {
  names: string[]
  orders: number
  netCents: number
  costCents: number
  marginCents: number
  uncosted: number
  feeCents: number
  withoutFee: number
  commissionCents: number
  contributionCents: number
}

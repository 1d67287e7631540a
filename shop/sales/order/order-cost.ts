// What is left of an order's price once its network is paid. In cents without VAT, and before commission, the margins of
// partners, and the fees of the payment provider.

/** `costCents` is null if nobody knew it when the order was bought at its network. */
export type OrderCost = { netCents: number; costCents: number | null }

/** Of a sale, with what replaced it for free; null if any of it isn't known, or not yet. */
export type SaleCost = { orderId: string; costCents: number | null }

/** `marginCents` leaves out the orders whose cost isn't known, or not yet, of which there are `uncosted`. */
export type MarginSum = {
  networkId: string
  zone: string
  bundleId: string
  orders: number
  netCents: number
  costCents: number
  marginCents: number
  uncosted: number
}

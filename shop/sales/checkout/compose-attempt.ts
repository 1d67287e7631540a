// Identifies an attempt to order: the same cart with the same answers is the same attempt, and so the same order.
import type { TaxEvidence } from '#shop/sales/order/order.ts'
import type { Brand } from '#values/brand-facts.ts'
import { fingerprint } from '#values/secret.ts'
import type { OrderInput } from './place-order.ts'
import type { QuotedCart } from './quote-cart.ts'

/** Where a buyer is, from what they said and what we saw. */
export const evidenceOf = ({ vat, chosenCountry, ipCountry }: OrderInput): TaxEvidence => ({
  basis: vat.basis,
  chargedCountry: vat.country,
  chosenCountry,
  ipCountry,
  cardCountry: null,
  conflict: vat.conflict,
  vies: 'vies' in vat ? vat.vies : null,
})

export const attemptKeyOf = (input: OrderInput, brand: Brand, { bundle, quantity, quote, couponCode }: QuotedCart) =>
  fingerprint(
    JSON.stringify([
      input.cartId,
      brand.id,
      bundle,
      quote,
      couponCode,
      input.email,
      input.name,
      input.company,
      input.wantsImmediateDelivery,
      ...(quantity > 1 ? [{ travelers: [quantity, ...(input.travelerNames ?? [])] }] : []),
      ...(input.phone ? [{ phone: input.phone }] : []),
      ...(input.gift ? [{ gift: input.gift }] : []),
      ...(input.line.topUpFor ? [input.line.topUpFor] : []),
      // Many countries share the same rate, but the VAT is still a different country's.
      ...(input.chosenCountry ? [{ country: input.chosenCountry }] : []),
    ]),
  )

// How prices are worded with the tax in them. The tax is given as its amount or its rate, since all that matters is
// whether it is zero: what nobody charges, no price may claim to include.
import { translated } from '#app/language/translated.ts'

export const priceTaxCopy = translated({
  note: (tax: number) => (tax === 0 ? 'no tax added' : 'incl. tax'),
  within: (price: string, tax: number) => (tax === 0 ? price : `${price} incl. tax`),
  column: (tax: number) => (tax === 0 ? 'Price' : 'Price incl. tax'),
  /** What the assistant's prices hold. */
  include: (tax: number) => (tax === 0 ? 'Prices include the eSIM' : 'Prices include tax and the eSIM'),
})

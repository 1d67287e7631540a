// How prices are worded with the tax in them; what nobody charges, no price may claim to include.
import type { priceTaxCopy as english } from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english = {
  note: (tax) => (tax === 0 ? 'sans taxe' : 'TTC'),
  within: (price, tax) => (tax === 0 ? price : `${price} TTC`),
  column: (tax) => (tax === 0 ? 'Prix' : 'Prix TTC'),
  include: (tax) => (tax === 0 ? 'L’eSIM est comprise dans le prix' : 'Les prix sont TTC, eSIM comprise'),
}

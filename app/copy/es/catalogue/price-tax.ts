// How prices are worded in Spanish with the tax in them.
import type * as english from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english.priceTaxCopy = {
  note: (tax) => (tax === 0 ? 'sin IVA' : 'IVA incl.'),
  within: (price, tax) => (tax === 0 ? price : `${price} IVA incl.`),
  column: (tax) => (tax === 0 ? 'Precio' : 'Precio con IVA'),
  include: (tax) => (tax === 0 ? 'Los precios incluyen la eSIM' : 'Los precios incluyen el IVA y la eSIM'),
}

// How prices are worded in Italian with the tax in them.
import type * as english from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english.priceTaxCopy = {
  note: (tax) => (tax === 0 ? 'senza IVA' : 'IVA inclusa'),
  within: (price, tax) => (tax === 0 ? price : `${price} IVA inclusa`),
  column: (tax) => (tax === 0 ? 'Prezzo' : 'Prezzo, IVA inclusa'),
  include: (tax) => (tax === 0 ? 'I prezzi comprendono la eSIM' : 'I prezzi comprendono IVA ed eSIM'),
}

// How prices are worded in Italian with the tax in them.
import type * as english from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english.priceTaxCopy = {
  note: (tax) => (tax === 0 ? 'nessuna imposta aggiunta' : 'imposte incluse'),
  within: (price, tax) => (tax === 0 ? price : `${price} imposte incluse`),
  column: (tax) => (tax === 0 ? 'Prezzo' : 'Prezzo, imposte incluse'),
  include: (tax) => (tax === 0 ? 'I prezzi comprendono la eSIM' : 'I prezzi comprendono imposte e eSIM'),
}

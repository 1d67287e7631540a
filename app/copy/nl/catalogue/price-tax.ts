// How prices are worded with the tax in them.
import type { priceTaxCopy as english } from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english = {
  note: (tax) => (tax === 0 ? 'geen btw berekend' : 'incl. btw'),
  within: (price, tax) => (tax === 0 ? price : `${price} incl. btw`),
  column: (tax) => (tax === 0 ? 'Prijs' : 'Prijs incl. btw'),
  include: (tax) => (tax === 0 ? 'Prijzen inclusief de eSIM' : 'Prijzen inclusief btw en de eSIM'),
}

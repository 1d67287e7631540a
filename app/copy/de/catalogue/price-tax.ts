// How prices are worded with the tax in them. The tax is given as its amount or its rate, since all that matters is
// whether it is zero: what nobody charges, no price may claim to include.
import type { priceTaxCopy as english } from '../../catalogue/price-tax.ts'

export const priceTaxCopy: typeof english = {
  note: (tax) => (tax === 0 ? 'ohne Steuern' : 'inkl. MwSt.'),
  within: (price, tax) => (tax === 0 ? price : `${price} inkl. MwSt.`),
  column: (tax) => (tax === 0 ? 'Preis' : 'Preis inkl. MwSt.'),
  include: (tax) => (tax === 0 ? 'Die eSIM ist im Preis enthalten' : 'Mehrwertsteuer und eSIM sind im Preis enthalten'),
}

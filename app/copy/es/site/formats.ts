// How Spanish writes money, dates, data sizes, and countries.
import { foreignFormats } from '#app/language/foreign-formats.ts'

export const formats = foreignFormats('es', {
  sizes: {
    total: (amount) => amount,
    'daily-cut': (amount) => `${amount} al día`,
    'daily-slow': (amount) => `${amount} al día, después más lento`,
    unlimited: (amount) => `Ilimitado, más lento tras ${amount} al día`,
    noLimit: 'Ilimitado',
  },
  others: 'más',
  salesTax: 'IVA',
  noSalesTax: 'Sin IVA',
})

// How Dutch writes money, dates, data sizes, and countries.
import { foreignFormats } from '#app/language/foreign-formats.ts'

export const formats = foreignFormats('nl', {
  sizes: {
    total: (amount) => amount,
    'daily-cut': (amount) => `${amount} per dag`,
    'daily-slow': (amount) => `${amount} per dag, daarna langzamer`,
    unlimited: (amount) => `Onbeperkt, langzamer na ${amount} per dag`,
    noLimit: 'Onbeperkt',
  },
  others: 'andere',
  salesTax: 'Btw',
  noSalesTax: 'Geen btw',
})

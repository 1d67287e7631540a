// How Italian writes money, dates, data sizes, and countries.
import { foreignFormats } from '#app/language/foreign-formats.ts'

export const formats = foreignFormats('it', {
  sizes: {
    total: (amount) => amount,
    'daily-cut': (amount) => `${amount} al giorno`,
    'daily-slow': (amount) => `${amount} al giorno, poi più lento`,
    unlimited: (amount) => `Illimitato, più lento dopo ${amount} al giorno`,
    noLimit: 'Illimitato',
  },
  others: 'altri',
  salesTax: 'IVA',
  noSalesTax: 'Senza IVA',
})

// How German writes money, dates, data sizes, and countries.
import { foreignFormats } from '#app/language/foreign-formats.ts'

export const formats = foreignFormats('de', {
  sizes: {
    total: (amount) => amount,
    'daily-cut': (amount) => `${amount} pro Tag`,
    'daily-slow': (amount) => `${amount} pro Tag, danach langsamer`,
    unlimited: (amount) => `Unbegrenzt, nach ${amount} pro Tag langsamer`,
    noLimit: 'Unbegrenzt',
  },
  others: 'weitere',
  salesTax: 'MwSt.',
  noSalesTax: 'Keine MwSt.',
})

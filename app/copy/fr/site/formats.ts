// How French writes money, dates, data sizes, and countries.
import { foreignFormats } from '#app/language/foreign-formats.ts'

export const formats = foreignFormats('fr', {
  sizes: {
    total: (amount) => amount,
    'daily-cut': (amount) => `${amount} par jour`,
    'daily-slow': (amount) => `${amount} par jour, puis débit réduit`,
    unlimited: (amount) => `Illimité, débit réduit après ${amount} par jour`,
    noLimit: 'Illimité',
  },
  units: { GB: 'Go', MB: 'Mo' },
  others: 'autres',
  salesTax: 'TVA',
  noSalesTax: 'Sans TVA',
})

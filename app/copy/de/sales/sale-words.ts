// What a sale is called on the payment page and on its invoice.
import type { SaidOfSales } from '../../sales/sale-words.ts'

export const saleWords: SaidOfSales = {
  days: (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
  toppedUp: (product) => `Aufladung: ${product}`,
  esimBy: (brand) => `Reise-eSIM von ${brand}`,
  topUpBy: (brand) => `Aufladung einer Reise-eSIM von ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} Rabatt${code === null ? '' : ` (${code})`} + ${fee} Bearbeitungsgebühr`,
  difference: (what) => `Aufpreis für den Tausch: ${what}`,
  soldBy: (seller) => `Verkauft von ${seller}`,
  line: {
    esim: (zone, days) => `Reise-eSIM ${zone}, ${days}`,
    topUp: (zone, days) => `Aufladung einer Reise-eSIM ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Rabatt' : `Rabatt (${code})`),
  processingFee: 'Bearbeitungsgebühr',
  partOfPrice: 'Teil des Preises',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Art. 196 der Richtlinie 2006/112/EG).',
  outsideEu:
    'Es wird keine Mehrwertsteuer der EU berechnet: Der Leistungsempfänger ist außerhalb der Europäischen Union ansässig.',
}

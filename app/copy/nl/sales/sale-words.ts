// What a sale is called on the payment page and on its invoice.
import type { SaidOfSales } from '../../sales/sale-words.ts'

export const saleWords: SaidOfSales = {
  days: (count) => `${count} ${count === 1 ? 'dag' : 'dagen'}`,
  toppedUp: (product) => `Opwaardering: ${product}`,
  esimBy: (brand) => `Reis-eSIM van ${brand}`,
  topUpBy: (brand) => `Opwaardering van een reis-eSIM van ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} korting${code === null ? '' : ` (${code})`} + ${fee} verwerkingskosten`,
  difference: (what) => `Bijbetaling voor de ruil: ${what}`,
  soldBy: (seller) => `Verkocht door ${seller}`,
  line: {
    esim: (zone, days) => `reis-eSIM ${zone}, ${days}`,
    topUp: (zone, days) => `opwaardering van een reis-eSIM ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Korting' : `Korting (${code})`),
  processingFee: 'Verwerkingskosten',
  partOfPrice: 'Deel van de prijs',
  reverseCharge: 'Btw verlegd (artikel 196 van Richtlijn 2006/112/EG).',
  outsideEu: 'Er wordt geen EU-btw berekend: de klant is buiten de Europese Unie gevestigd.',
}

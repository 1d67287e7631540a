// What a sale is called on the payment page and on its invoice.
import type { SaidOfSales } from '../../sales/sale-words.ts'

export const saleWords: SaidOfSales = {
  days: (count) => `${count} ${count === 1 ? 'jour' : 'jours'}`,
  toppedUp: (product) => `Recharge : ${product}`,
  esimBy: (brand) => `eSIM de voyage ${brand}`,
  topUpBy: (brand) => `Recharge d’une eSIM de voyage ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} de remise${code === null ? '' : ` (${code})`} + ${fee} de frais de traitement`,
  difference: (what) => `Supplément pour l’échange : ${what}`,
  soldBy: (seller) => `Vendu par ${seller}`,
  line: {
    esim: (zone, days) => `eSIM de voyage ${zone}, ${days}`,
    topUp: (zone, days) => `recharge d’une eSIM de voyage ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Remise' : `Remise (${code})`),
  processingFee: 'Frais de traitement',
  partOfPrice: 'Partie du prix',
  reverseCharge: 'Autoliquidation : TVA due par le preneur (article 196 de la directive 2006/112/CE).',
  outsideEu: 'TVA de l’UE non applicable : le client est établi hors de l’Union européenne.',
}

// What a sale is called on the payment page and on its invoice.
import type { SaidOfSales } from '../../sales/sale-words.ts'

export const saleWords: SaidOfSales = {
  days: (count) => `${count} ${count === 1 ? 'giorno' : 'giorni'}`,
  toppedUp: (product) => `Ricarica: ${product}`,
  esimBy: (brand) => `eSIM da viaggio di ${brand}`,
  topUpBy: (brand) => `Ricarica di una eSIM da viaggio di ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} di sconto${code === null ? '' : ` (${code})`} + ${fee} di commissione di gestione`,
  difference: (what) => `Differenza per il cambio: ${what}`,
  soldBy: (seller) => `Venduto da ${seller}`,
  line: {
    esim: (zone, days) => `eSIM da viaggio ${zone}, ${days}`,
    topUp: (zone, days) => `ricarica di una eSIM da viaggio ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Sconto' : `Sconto (${code})`),
  processingFee: 'Commissione di gestione',
  partOfPrice: 'Parte del prezzo',
  reverseCharge: 'Inversione contabile (articolo 196 della direttiva 2006/112/CE).',
  outsideEu: 'IVA dell’UE non applicata: il cliente è stabilito fuori dall’Unione europea.',
}

// What a sale is called on the payment page and on its invoice.
import type { SaidOfSales } from '../../sales/sale-words.ts'

export const saleWords: SaidOfSales = {
  days: (count) => `${count} ${count === 1 ? 'día' : 'días'}`,
  toppedUp: (product) => `Recarga: ${product}`,
  esimBy: (brand) => `eSIM de viaje de ${brand}`,
  topUpBy: (brand) => `Recarga de una eSIM de viaje de ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} de descuento${code === null ? '' : ` (${code})`} + ${fee} de gastos de gestión`,
  difference: (what) => `Diferencia por el cambio: ${what}`,
  soldBy: (seller) => `Vendido por ${seller}`,
  line: {
    esim: (zone, days) => `eSIM de viaje ${zone}, ${days}`,
    topUp: (zone, days) => `recarga de una eSIM de viaje ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Descuento' : `Descuento (${code})`),
  processingFee: 'Gastos de gestión',
  partOfPrice: 'Parte del precio',
  reverseCharge: 'Inversión del sujeto pasivo (artículo 196 de la Directiva 2006/112/CE).',
  outsideEu: 'No se aplica el IVA de la UE: el cliente está establecido fuera de la Unión Europea.',
}

// The words on invoices and credit notes in Spanish, on the page and on paper.
import { countryName } from '#app/language/formats.ts'
import type * as english from '../../sales/invoice.ts'
import { formats } from '../site/formats.ts'

const MOST_CHARACTERS = 20
const some = (all: string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy: typeof english.invoiceCopy = {
  kind: { invoice: 'Factura', credit_note: 'Factura rectificativa' },

  seller: 'Vendedor',
  buyer: 'Cliente',
  kvk: (number) => `Número de registro: ${number}`,
  vatNumber: (number) => `NIF-IVA: ${number}`,
  registrationCode: (code) => `Número de registro: ${code}`,
  attention: (name) => `A la atención de ${name}`,

  number: { invoice: 'Número de factura', credit_note: 'Número de factura rectificativa' },
  issued: 'Fecha de expedición',
  supplied: 'Fecha de la operación',
  reference: 'Referencia del pedido',
  corrects: 'Rectifica la factura',
  correctsText: (number, day) => `${number} (${day})`,

  lines: 'Conceptos',
  line: { text: 'Descripción', quantity: 'Cantidad', vat: 'IVA', net: 'Base imponible' },
  rate: (basisPoints) => formats.percent(basisPoints),
  net: 'Base imponible',
  vat: (basisPoints, country) =>
    country ? `IVA ${formats.percent(basisPoints)} (${countryName(country)})` : `IVA ${formats.percent(basisPoints)}`,
  total: { invoice: 'Total', credit_note: 'Total abonado' },
  sample: 'Muestra: esta es una tienda de demostración y el vendedor no existe.',
  currency: 'Todos los importes en euros (EUR).',
  paid: {
    invoice: (day) => `Pagada en su totalidad: ${day}.`,
    credit_note: (day) => `Importe reembolsado en su totalidad por el medio de pago original: ${day}.`,
    part: (day) => `Importe reembolsado en parte por el medio de pago original: ${day}.`,
    reissued: (day) => `Anulada (${day}): una nueva factura sustituye a la que se nombra aquí. No se ha movido dinero.`,
  },
  paymentReference: (reference) => `Referencia del pago: ${reference}`,
  notPrinted: (characters) =>
    `□ sustituye a un carácter que no se puede imprimir aquí (${some(characters)}). El documento de nuestra web lo muestra.`,
  page: (number, count) => `Página ${number} de ${count}`,

  download: 'Descargar PDF',
  downloadData: 'Descargar factura electrónica (XML)',
  other: {
    invoice: (number) => (number ? `Ver factura ${number}` : 'Ver factura'),
    credit_note: (number) => (number ? `Ver factura rectificativa ${number}` : 'Ver factura rectificativa'),
  },
  provider: 'Recibo del proveedor de pago',
  back: 'Volver a tu pedido',
}

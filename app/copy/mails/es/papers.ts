// The email with the documents for a company's order, in Spanish.
import type { CompanyPapersCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { data: sizeText } = SPOKEN.es

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Su recibo y su factura (${product})`,
  heading: 'Recibo y factura',
  intro: (zone, data, days) =>
    `Aquí tiene el recibo y la factura de un pedido de eSIM: ${sizeText(data)} de datos para ${zone}, ${days === 1 ? '1 día' : `${days} días`}.`,
}

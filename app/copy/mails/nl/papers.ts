// The email with the documents for a company's order, in Dutch.
import type { CompanyPapersCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { data: sizeText } = SPOKEN.nl

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Uw ontvangstbewijs en factuur (${product})`,
  heading: 'Ontvangstbewijs en factuur',
  intro: (zone, data, days) =>
    `Hier zijn het ontvangstbewijs en de factuur van een eSIM-bestelling: ${sizeText(data)} data voor ${zone}, ${days === 1 ? '1 dag' : `${days} dagen`}.`,
}

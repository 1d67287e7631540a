// The email with the documents for a company's order, in German.
import type { CompanyPapersCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { data: sizeText } = SPOKEN.de

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Ihr Beleg und Ihre Rechnung (${product})`,
  heading: 'Beleg und Rechnung',
  intro: (zone, data, days) =>
    `Hier sind Beleg und Rechnung zu einer eSIM-Bestellung: ${sizeText(data)} Daten für ${zone}, ${days === 1 ? '1 Tag' : `${days} Tage`}.`,
}

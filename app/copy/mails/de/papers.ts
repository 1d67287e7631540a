// What comes with the papers of a company's order, in German.
import type { CompanyPapersCopy } from '../mail-copy.ts'

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Ihr Beleg und Ihre Rechnung (${product})`,
  heading: 'Beleg und Rechnung',
  intro: (zone, data, days) =>
    `hier sind Beleg und Rechnung zu einer eSIM-Bestellung: ${data} Daten für ${zone}, ${days === 1 ? '1 Tag' : `${days} Tage`}.`,
}

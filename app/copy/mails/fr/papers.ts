// What comes with the papers of a company's order, in French.
import type { CompanyPapersCopy } from '../mail-copy.ts'

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Votre reçu et votre facture (${product})`,
  heading: 'Reçu et facture',
  intro: (zone, data, days) =>
    `voici le reçu et la facture d’une commande d’eSIM : ${data} de données pour ${zone}, ${days === 1 ? '1 jour' : `${days} jours`}.`,
}

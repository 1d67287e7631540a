// The email with the documents for a company's order, in French.
import type { CompanyPapersCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { data: sizeText } = SPOKEN.fr

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Votre reçu et votre facture (${product})`,
  heading: 'Reçu et facture',
  intro: (zone, data, days) =>
    `Voici le reçu et la facture d’une commande d’eSIM : ${sizeText(data)} de données pour ${zone}, ${days === 1 ? '1 jour' : `${days} jours`}.`,
}

// The words on invoices and credit notes, on the page and on paper.
import { countryName, grouped } from '#app/language/formats.ts'
import type { invoiceCopy as english } from '../../sales/invoice.ts'

const percent = (basisPoints: number) => `${grouped(basisPoints / 100)}\u00A0%`

const MOST_CHARACTERS = 20
const some = (all: string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy: typeof english = {
  kind: { invoice: 'Facture', credit_note: 'Avoir' },

  seller: 'Vendeur',
  buyer: 'Client',
  kvk: (number) => `Numéro d’immatriculation\u00A0: ${number}`,
  vatNumber: (number) => `Numéro de TVA\u00A0: ${number}`,
  registrationCode: (code) => `Code d’enregistrement\u00A0: ${code}`,
  attention: (name) => `À l’attention de ${name}`,

  number: { invoice: 'Numéro de facture', credit_note: 'Numéro d’avoir' },
  issued: 'Date d’émission',
  supplied: 'Date de la prestation',
  reference: 'Référence de la commande',
  corrects: 'Rectifie la facture',
  correctsText: (number, day) => `${number} du ${day}`,

  lines: 'Articles',
  line: { text: 'Désignation', quantity: 'Quantité', vat: 'TVA', net: 'Montant HT' },
  rate: percent,
  net: 'Montant HT',
  vat: (basisPoints, country) => `TVA ${percent(basisPoints)}${country ? ` (${countryName(country)})` : ''}`,
  total: { invoice: 'Total TTC', credit_note: 'Total de l’avoir' },
  sample: 'Exemple\u00A0: cette boutique est une démo et son vendeur n’existe pas.',
  currency: 'Tous les montants sont en euros (EUR).',
  paid: {
    invoice: (day) => `Payé en totalité le ${day}.`,
    credit_note: (day) => `Remboursé en totalité le ${day} par le moyen de paiement d’origine.`,
    part: (day) => `Remboursé en partie le ${day} par le moyen de paiement d’origine.`,
    reissued: (day) =>
      `Annulée le ${day}\u00A0: une nouvelle facture remplace celle nommée ici. Aucun montant n’a été versé.`,
  },
  paymentReference: (reference) => `Référence du paiement\u00A0: ${reference}`,
  notPrinted: (characters) =>
    `□ remplace un caractère impossible à imprimer ici (${some(characters)}). Le document sur notre site le montre.`,
  page: (number, count) => `Page ${number} sur ${count}`,

  download: 'Télécharger le PDF',
  downloadData: 'Télécharger la facture électronique (XML)',
  other: {
    invoice: (number) => (number ? `Voir la facture ${number}` : 'Voir la facture'),
    credit_note: (number) => (number ? `Voir l’avoir ${number}` : 'Voir l’avoir'),
  },
  provider: 'Reçu du prestataire de paiement',
  back: 'Revenir à votre commande',
}

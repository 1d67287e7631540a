// What the legal pages have in common.
import type { legalCopy as english } from '../../site/legal.ts'

export const legalCopy: typeof english = {
  contents: 'Sommaire',
  plainly: 'En clair',
  translation: 'Ceci est une traduction. Seul le texte anglais fait foi.',
  translated: 'Lire le texte anglais',
  company: {
    heading: 'Qui tient cette boutique',
    missing: (brand) =>
      `L’exploitant n’a pas encore indiqué le nom de la société derrière ${brand}, son adresse postale, son numéro d’immatriculation ni son numéro de TVA. Ils se saisissent dans les réglages de la marque.`,
    name: 'Société',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    kvk: 'Numéro d’immatriculation',
    vat: 'Numéro de TVA',
  },
}

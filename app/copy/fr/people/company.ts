// The words of the company section of the checkout.
import { plural } from '#app/language/formats.ts'
import type { companyCopy as english } from '../../people/company.ts'

export const companyCopy: typeof english = {
  label: 'Achat pour une entreprise',
  isCompany: 'J’achète pour une entreprise',
  isCompanyHint: 'Son nom, son adresse et son numéro de TVA figureront sur la facture.',
  heading: 'Informations de l’entreprise',
  optional: '(facultatif)',
  code: {
    label: 'Code de référence',
    hint: 'Entreprise déjà enregistrée ici\u202F? Saisissez son code à 5\u00A0caractères (sans I, O, 0 ni 1).',
    find: 'Rechercher',
    finding: 'Recherche de l’entreprise',
  },
  notices: {
    code_missing: {
      title: 'Code de référence requis',
      text: 'Saisissez un code de référence pour retrouver l’entreprise.',
    },
    not_found: {
      title: 'Entreprise introuvable',
      text: 'Aucune entreprise ne correspond à ce code de référence. Remplissez les informations de votre entreprise.',
    },
    found: {
      title: 'Entreprise trouvée',
      text: 'Nous avons rempli les informations de votre entreprise. Les parties masquées sont complétées à la commande.',
    },
    lookup_failed: {
      title: 'Erreur',
      text: 'Les informations de l’entreprise n’ont pas pu être retrouvées. Veuillez réessayer.',
    },
    missing_information: {
      title: 'Informations manquantes',
      text: 'Remplissez tous les champs obligatoires sur l’entreprise.',
    },
  },
  fields: {
    companyName: 'Nom de l’entreprise',
    streetName: 'Rue',
    streetNumber: 'Numéro',
    unitNumber: 'Complément',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    chooseCountry: 'Choisissez',
    isOutsideEu: 'L’entreprise est hors de l’UE',
    outsideEuCountry: 'Pays hors de l’UE',
    vatNumber: 'Numéro de TVA',
    companyRegNumber: 'Numéro d’immatriculation',
    invoiceEmail: 'E-mail de facturation',
    invoiceEmailHint: 'Nous y enverrons aussi le reçu.',
    invoiceEmailFromCode: 'Laissez vide pour utiliser l’adresse enregistrée.',
  },
  problems: {
    companyName: 'Indiquez le nom de votre entreprise',
    streetName: 'Indiquez la rue',
    postalCode: 'Indiquez le code postal',
    city: 'Indiquez la ville',
    country: 'Choisissez le pays de votre entreprise',
    outsideEuCountry: 'Précisez votre pays hors de l’UE',
    vatNumber: 'Indiquez votre numéro de TVA',
    vatNumberForm: (country, example) =>
      `Cela ne ressemble pas à un numéro de TVA de ce pays\u202F: ${country}. Exemple\u202F: ${example}`,
    vatNumberAbroad: 'Saisissez un numéro fiscal de 30 lettres et chiffres au plus',
    electronicAddress:
      'Saisissez un identifiant Peppol\u202F: quatre chiffres, deux-points et le numéro, par exemple 0208:0123456749',
    invoiceEmail: 'Saisissez une adresse e-mail valide',
    tooLong: (longest) => `Raccourcissez à ${plural(longest, { one: 'caractère', other: 'caractères' })}`,
    hiddenTooLong: 'Saisissez-le de nouveau. La recherche a expiré.',
  },
  vatHint: (country, example) => `Format du numéro de TVA (${country})\u202F: ${example}.`,
  vatHintNoCountry: 'Choisissez d’abord le pays, pour que nous puissions vérifier le format.',
  vatHintAbroad: 'Le numéro fiscal que votre pays a attribué à l’entreprise.',
  vatWellFormed: (country) => `Format valide (${country}).`,
  check: 'Actualiser la TVA',
  checking: 'Vérification du numéro de TVA',
  save: 'Enregistrer les informations de mon entreprise',
  saveHint: 'Après la commande, vous recevez un code de référence qui remplit tout la prochaine fois.',
  tax: {
    company: (country) => `TVA du pays de votre entreprise\u202F: ${country}.`,
    outside: 'Pas de TVA, car votre entreprise est hors de l’UE.',
    located: (country) =>
      `TVA de ce pays\u202F: ${country}. Vous semblez vous y trouver, ce qui ne correspond pas à une entreprise hors de l’UE.`,
    reverseCharge:
      'Autoliquidation\u202F: VIES a confirmé le numéro de TVA, votre entreprise est donc redevable de la TVA.',
    invalid: (country) =>
      `VIES ne reconnaît pas ce numéro de TVA\u202F: nous appliquons la TVA de ce pays\u202F: ${country}.`,
    unavailable: (country) =>
      `Le service de l’UE pour les numéros de TVA (VIES) ne répond pas\u202F: nous appliquons la TVA de ce pays\u202F: ${country}.`,
  },
}

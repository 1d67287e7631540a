// A sentence for every problem that a use case can return; a missing one doesn't compile.
import type { problemCopy as english } from '../../site/problems.ts'
import { topUpProblems } from '../delivery/top-up.ts'

export const problemCopy: typeof english = {
  bundle_not_found: 'Aucun forfait dans le panier',
  destinations_not_covered: 'Nous n’avons pas trouvé de forfait couvrant toutes vos destinations.',
  too_early:
    'Ce forfait ne peut pas attendre le début de votre voyage. Choisissez-en un autre, ou achetez-le plus près de votre premier jour.',
  ...topUpProblems,
  coupon_invalid: 'Ce code promo n’est pas valable.',
  gift_refused: 'Le contenu de votre panier ne peut pas être offert. Veuillez commander sans cadeau.',
  gift_day: 'Le cadeau ne peut pas être remis ce jour-là. Veuillez en choisir un autre.',
  total_changed: 'Le total a changé depuis son affichage. Vérifiez-le, puis commandez de nouveau.',
  cart_changed: 'Votre panier a changé depuis l’ouverture de cette page. Vérifiez-le, puis commandez de nouveau.',
  company_not_saved: 'Les informations de l’entreprise n’ont pas pu être enregistrées. Veuillez réessayer.',
  customer_not_saved: 'Vos informations n’ont pas pu être enregistrées',
  payment_unavailable: 'Le paiement n’a pas pu être traité. Veuillez réessayer.',
  payment_not_opened: 'La page de paiement Stripe n’a pas pu s’ouvrir',
  signature_invalid: 'Signature non valide.',
  unknown_address: 'Introuvable.',
  too_often: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
  form_unreadable: 'Nous n’avons pas pu lire le formulaire. Veuillez le remplir de nouveau.',
  qr_missing: 'Code QR introuvable.',
  payment_disputed:
    'Votre banque nous signale que ce paiement est contesté\u202F: nous ne pouvons pas envoyer cet e-mail pour le moment.',
  email_invalid: 'Saisissez une adresse e-mail valide',
  mail_failed: 'L’e-mail n’a pas pu être envoyé. Contactez l’assistance.',
  invoice_not_available:
    'Nous établissons la facture une fois votre commande terminée. Les commandes gratuites n’en ont pas.',
  invoice_failed: 'L’adresse de la facture n’a pas pu être récupérée.',
}

// The refund email in French.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Votre remboursement de ${product}`,
  heading: 'Votre remboursement est en route',
  amount: (amount) =>
    `Nous vous avons remboursé ${amount} sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.`,
  part: (amount) =>
    `Nous vous avons remboursé ${amount} de votre paiement sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.`,
  whole:
    'Nous vous avons remboursé sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.',
  next: {
    esim: 'L’eSIM de cette commande n’est plus valable, c’est pourquoi ses codes ne s’affichent plus.',
    topUp: 'Nous avons annulé cette recharge, ou convenu avec vous de ce qu’elle devient.',
    part: 'Votre commande reste inchangée. Rien ne change pour votre eSIM.',
  },
  open: 'Ouvrir votre commande',
  creditNote: 'Avoir',
  bought: 'Commande',
  order: 'Référence de la commande',
  help: 'Des questions\u202F? Répondez à cet e-mail, ou ouvrez votre commande et choisissez «\u202FContact Support\u202F».',
}

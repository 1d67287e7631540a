// What the mail about a refund says in French.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Votre remboursement de ${product}`,
  heading: 'Votre argent vous est restitué',
  amount: (amount) =>
    `${amount} vous sont remboursés par le moyen de paiement utilisé. Les banques affichent en général le montant sous cinq à dix jours.`,
  part: (amount) =>
    `${amount} de votre paiement vous sont remboursés par le moyen de paiement utilisé. Les banques affichent en général le montant sous cinq à dix jours.`,
  whole:
    'Votre paiement vous est remboursé par le moyen utilisé. Les banques l’affichent en général sous cinq à dix jours.',
  next: {
    esim: 'L’eSIM de cette commande n’est plus valable, c’est pourquoi ses codes ne s’affichent plus.',
    topUp: 'La recharge de cette commande a été reprise, ou nous avons convenu avec vous de ce qu’elle devient.',
    part: 'Votre commande reste telle quelle\u202F; rien ne change pour votre eSIM.',
  },
  open: 'Ouvrir votre commande',
  creditNote: 'Avoir',
  bought: 'Commande',
  order: 'Référence de la commande',
  help: 'Des questions\u202F? Répondez à cet e-mail, ou ouvrez votre commande et choisissez «\u202FContact Support\u202F».',
}

// The confirmation of a support message, in French.
import type { TicketCopy } from '../mail-copy.ts'

export const ticket: TicketCopy = {
  subject: (product, number) => `Nous avons reçu votre message (${product}, ${number})`,
  heading: 'Votre message est bien arrivé',
  text: 'Nous avons reçu votre message au support. Quelqu’un vous répondra à cette adresse dans les 24 heures.',
  number: 'Numéro de ticket',
  more: 'Vous souhaitez ajouter quelque chose ? Répondez à cet e-mail.',
  notYou:
    'Vous ne nous avez pas écrit ? Votre adresse a alors été indiquée par erreur, et vous pouvez ignorer cet e-mail.',
  answer: {
    subject: (product, number, about) => `Notre réponse\u202F: ${about} (${product}, ${number})`,
    withdrawal: 'Votre rétractation',
    heading: 'Notre réponse à votre message',
    wrote: (at) => `Vous avez écrit le ${at}\u202F:`,
  },
}

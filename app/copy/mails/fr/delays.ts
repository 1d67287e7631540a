// The email about a delayed order in French.
import type { DelayCopy } from '../mail-copy.ts'

export const delay: DelayCopy = {
  subject: (product) => `Votre commande chez ${product} est retardée`,
  heading: 'Votre commande prend trop de temps',
  text: {
    esim: 'Le réseau n’a pas livré votre eSIM en une journée, malgré nos nombreuses tentatives. Quelqu’un de notre équipe s’occupe maintenant de votre commande.',
    topUp:
      'Le réseau n’a pas ajouté vos données en une journée, malgré nos nombreuses tentatives. Quelqu’un de notre équipe s’occupe maintenant de votre commande.',
  },
  next: {
    paid: 'Vous n’avez rien à faire. Vous recevrez soit ce que vous avez commandé, soit votre argent, et un e-mail dans les deux cas.',
    free: 'Vous n’avez rien à faire. Nous vous écrirons dès qu’il y aura du nouveau.',
  },
  open: 'Ouvrir votre commande',
  bought: 'Commande',
  order: 'Référence de la commande',
  help: {
    paid: 'Vous partez bientôt, ou préférez être remboursé tout de suite\u202F? Répondez à cet e-mail en nous disant quand votre voyage commence.',
    free: 'Vous partez bientôt\u202F? Répondez à cet e-mail en nous disant quand votre voyage commence.',
  },
}

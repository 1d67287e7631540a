// The answer while the shop can't serve.
import type * as english from '../../site/busy.ts'

export const busyCopy: typeof english.busyCopy = {
  text: 'La boutique est très sollicitée. Veuillez réessayer dans quelques secondes.',
}

export const awayCopy: typeof english.awayCopy = {
  title: 'De retour dans un instant',
  text: 'Impossible d’ouvrir cette page pour le moment. Rien de ce que vous avez commandé ou payé n’est perdu. Veuillez réessayer dans quelques secondes.',
  again: 'Réessayer',
}

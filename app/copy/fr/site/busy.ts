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

export const refusalCopy: typeof english.refusalCopy = {
  foreign: 'Cette requête provient d’un autre site.',
  tooLarge: 'La requête est trop volumineuse.',
  onlyForms: 'Cette adresse n’accepte que des formulaires.',
  wrongMethod: 'Cette adresse n’accepte pas ce type de requête.',
  longAddress: 'Cette adresse est trop longue.',
  longHeader: 'Un en-tête de cette requête est trop long.',
  cutOff: 'La requête a été interrompue avant la fin.',
  broken: 'Un problème est survenu de notre côté. Veuillez réessayer.',
}

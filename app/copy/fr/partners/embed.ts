// What the widget says on other people's pages, and what partners read about it.
import type * as english from '../../partners/embed.ts'

const listOf = (names: string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(names)

export const embedCopy: typeof english.embedCopy = {
  frame: 'eSIM de voyage',
  title: (brand) => `eSIM de voyage ${brand}`,
  heading: 'Trouvez une eSIM de voyage',
  where: 'Où allez-vous\u202F?',
  another: 'Ajouter un pays',
  optional: '(facultatif)',
  choose: 'Choisir un pays',
  remove: (name) => `Retirer\u202F: ${name}`,
  arrival: 'Date d’arrivée',
  departure: 'Date de départ',
  show: 'Voir les forfaits',
  results: (days, names) => `${days < 2 ? `${days} jour` : `${days} jours`}\u202F: ${listOf(names)}`,
  pick: 'Choisir',
  pickNamed: (name, size) => `Choisir ${name}, ${size}`,
  all: (brand) => `Comparer tous les forfaits chez ${brand}`,
  other: (brand) => `Planifier votre voyage chez ${brand}`,
  closed: 'Cette boutique ne prend pas de nouvelles commandes pour le moment.',
}

export const embedCardCopy: typeof english.embedCardCopy = {
  heading: 'Sur votre propre site',
  text: 'Collez cette ligne dans n’importe quelle page. Elle ajoute une recherche de destinations avec les forfaits adaptés, à vos couleurs, et mène au paiement. Elle ne dépose aucun cookie.',
  counts: 'Les commandes des visiteurs qui passent par elle vous sont attribuées.',
  copy: 'Copier la ligne',
  preview: 'Aperçu',
}

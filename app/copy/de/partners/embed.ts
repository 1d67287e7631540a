// What the widget says on other people's pages, and what partners read about it.
import { listOf } from '#app/language/formats.ts'
import type { embedCardCopy as englishCard, embedCopy as english } from '../../partners/embed.ts'
import { daysText } from '../counts.ts'

export const embedCopy: typeof english = {
  frame: 'Reise-eSIMs',
  title: (brand) => `Reise-eSIMs von ${brand}`,
  heading: 'Reise-eSIM finden',
  where: 'Wohin reisen Sie?',
  another: 'Weiteres Land',
  optional: '(optional)',
  choose: 'Land wählen',
  remove: (name) => `${name} entfernen`,
  arrival: 'Ankunft',
  departure: 'Abreise',
  show: 'Pakete anzeigen',
  results: (days, names) => `${daysText(days)}: ${listOf(names)}`,
  pick: 'Wählen',
  pickNamed: (name, size) => `${name}, ${size} wählen`,
  all: (brand) => `Alle Pakete bei ${brand} vergleichen`,
  other: (brand) => `Reise bei ${brand} planen`,
  closed: 'Dieser Shop nimmt gerade keine neuen Bestellungen an.',
}

export const embedCardCopy: typeof englishCard = {
  heading: 'Auf Ihrer eigenen Website',
  text: 'Fügen Sie diese Zeile in eine beliebige Seite ein. Sie bringt eine Suche nach Reisezielen mit passenden Paketen, in Ihren Farben, und führt zur Kasse. Cookies setzt sie nicht.',
  counts: 'Bestellungen, die darüber kommen, zählen für Sie.',
  copy: 'Zeile kopieren',
  preview: 'Vorschau',
}

// What the widget says on other people's pages, and what partners read about it.
import { listOf } from '#app/language/formats.ts'
import type { embedCardCopy as englishCard, embedCopy as english } from '../../partners/embed.ts'
import { daysText } from '../counts.ts'

export const embedCopy: typeof english = {
  frame: 'eSIM’s voor op reis',
  title: (brand) => `eSIM’s voor op reis van ${brand}`,
  heading: 'Vind een eSIM voor je reis',
  where: 'Waar ga je heen?',
  another: 'Nog een land toevoegen',
  optional: '(niet verplicht)',
  choose: 'Kies een land',
  remove: (name) => `${name} verwijderen`,
  arrival: 'Aankomst',
  departure: 'Vertrek',
  show: 'Bundels tonen',
  results: (days, names) => `${daysText(days)} in ${listOf(names)}`,
  pick: 'Kiezen',
  pickNamed: (name, size) => `${name} kiezen, ${size}`,
  all: (brand) => `Alle bundels vergelijken bij ${brand}`,
  other: (brand) => `Plan je reis bij ${brand}`,
  closed: 'Deze winkel neemt nu geen nieuwe bestellingen aan.',
}

export const embedCardCopy: typeof englishCard = {
  heading: 'Op je eigen site',
  text: 'Plak deze regel in een pagina. Bezoekers kunnen er bestemmingen zoeken en passende bundels zien, in jouw kleuren, en gaan van daar naar het afrekenen. Er worden geen cookies geplaatst.',
  counts: 'Bestellingen van bezoekers die zo binnenkomen, tellen als die van jou.',
  copy: 'Regel kopiëren',
  preview: 'Voorbeeld',
}

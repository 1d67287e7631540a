// The answer while the shop can't serve: too many others are waiting, at the front or at a form that hashes a password,
// or the database is away.
import type { awayCopy as englishAway, busyCopy as english, refusalCopy as englishRefusals } from '../../site/busy.ts'

export const busyCopy: typeof english = {
  text: 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
}

export const awayCopy: typeof englishAway = {
  title: 'Gleich wieder da',
  text: 'Wir können diese Seite gerade nicht öffnen. Was Sie bestellt oder bezahlt haben, geht nicht verloren. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  again: 'Erneut versuchen',
}

export const refusalCopy: typeof englishRefusals = {
  foreign: 'Diese Anfrage kam von einer anderen Website.',
  tooLarge: 'Die Anfrage ist zu groß.',
  onlyForms: 'Diese Adresse nimmt nur Formulare an.',
  wrongMethod: 'Diese Adresse unterstützt diese Art von Anfrage nicht.',
  longAddress: 'Diese Adresse ist zu lang.',
  longHeader: 'Eine Kopfzeile dieser Anfrage ist zu lang.',
  cutOff: 'Die Anfrage brach ab, bevor sie vollständig war.',
  broken: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
}

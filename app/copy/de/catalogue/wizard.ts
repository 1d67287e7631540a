// What the bundle wizard says from its first moment on; the words of its later steps arrive with them.
import type {
  destinationsCopy as englishDestinations,
  otherResultHeadings as englishOther,
  stepHeadings as englishHeadings,
  stepNames as englishNames,
  wizardCopy as english,
  wizardPageCopy as englishPage,
  wizardProblems as englishProblems,
} from '../../catalogue/wizard.ts'
import { countriesText, daysText, resultsText } from '../counts.ts'

export const wizardProblems: typeof englishProblems = {
  no_destinations: { title: 'Kein Reiseziel gewählt', text: 'Bitte wählen Sie mindestens ein Reiseziel' },
  dates_missing: { title: 'Reisedaten fehlen', text: 'Bitte wählen Sie Ankunft und Abreise' },
  arrival_in_past: {
    title: 'Die Ankunft liegt in der Vergangenheit',
    text: 'Bitte wählen Sie heute oder einen späteren Tag',
  },
  departure_before_arrival: {
    title: 'Die Abreise liegt vor der Ankunft',
    text: 'Bitte wählen Sie für die Abreise den Tag der Ankunft oder einen späteren',
  },
  no_bundle: { title: 'Kein Paket gewählt', text: 'Bitte wählen Sie ein Paket für den Warenkorb' },
  not_added: {
    title: 'Paket nicht hinzugefügt',
    text: 'Wir konnten dieses Paket nicht in Ihren Warenkorb legen. Bitte versuchen Sie es erneut.',
  },
}

export const stepNames: typeof englishNames = {
  destinations: 'Reiseziele',
  dates: 'Reisedaten',
  results: 'Datenpaket',
}

export const stepHeadings: typeof englishHeadings = {
  destinations: {
    heading: 'Wohin reisen Sie?',
    intro: 'Wählen Sie ein Land oder alle, die Sie besuchen. Eine eSIM kann sie alle abdecken.',
  },
  dates: {
    heading: 'Wann reisen Sie?',
    intro: 'Ihr Paket sollte vom Tag der Ankunft bis zum Tag der Abreise reichen.',
  },
  results: {
    heading: 'Empfohlene Pakete',
    intro: 'Jedes davon deckt Ihre ganze Reise ab. Wählen Sie die Größe, die zu Ihnen passt.',
  },
}

export const otherResultHeadings: typeof englishOther = {
  none: 'Keine passenden Pakete gefunden',
  tooLong: 'Mehrere Pakete für eine Reise',
}

export const wizardCopy: typeof english = {
  steps: 'Schritte',
  stepOf: (position, of) => `Schritt ${position} von ${of}`,
  countries: countriesText,
  days: daysText,
  continue: 'Weiter',
  continueWith: (what) => `Weiter · ${what}`,
  longTripIntro: 'Jedes davon deckt alle Ihre Reiseziele ab, aber keines die ganze Dauer.',
  loading: 'Wir suchen Ihre Pakete',
}

export const destinationsCopy: typeof englishDestinations = {
  searchLabel: 'Land oder Zone suchen',
  noneSelected: 'Bitte wählen Sie mindestens ein Reiseziel.',
  searchPlaceholder: 'Reiseziele suchen und wählen …',
  search: 'Suchen',
  opening: 'Suche wird geöffnet …',
  popular: 'Beliebte Reiseziele',
  results: resultsText,
  added: (name, count) => `${name} hinzugefügt, ${count} gewählt`,
  removed: (name, count) => `${name} entfernt, ${count} gewählt`,
  selected: 'Gewählte Reiseziele',
  none: 'Noch nichts gewählt. Suchen Sie oben oder wählen Sie gleich eine ganze Zone.',
  plansOf: (place) => `${place}: Pakete und Preise`,
  remove: (name) => `${name} entfernen`,
  clear: 'Alle entfernen',
  cleared: 'Alle Reiseziele entfernt',
  andMore: (names, count) => `${names} + ${count} weitere`,
  covered: (zone, count, price) =>
    `${zone} deckt ${count === 1 ? 'es' : count === 2 ? 'beide' : `alle ${count}`} ab${price && `: ${price}`}`,
  uncovered: (names) =>
    `Für ${names} gibt es kein gemeinsames Paket. Entfernen Sie ein Ziel oder kaufen Sie getrennte Pakete für unsere Zonen.`,
}

export const wizardPageCopy: typeof englishPage = {
  title: 'Ihr Paket finden',
  intro:
    'Sagen Sie uns, wohin und wann Sie reisen, und wir zeigen Ihnen jedes Paket, das die ganze Reise abdeckt, das günstigste zuerst.',
}

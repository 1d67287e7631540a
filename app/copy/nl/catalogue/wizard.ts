// What the bundle wizard says from its first moment on; the words of its later steps arrive with them.
import { plural } from '#app/language/formats.ts'
import type {
  destinationsCopy as englishDestinations,
  otherResultHeadings as englishOther,
  stepHeadings as englishHeadings,
  stepNames as englishNames,
  wizardCopy as english,
  wizardPageCopy as englishPage,
  wizardProblems as englishProblems,
} from '../../catalogue/wizard.ts'
import { countriesText, daysText } from '../counts.ts'

export const wizardProblems: typeof englishProblems = {
  no_destinations: { title: 'Geen bestemming gekozen', text: 'Kies ten minste één bestemming' },
  dates_missing: { title: 'Reisdata ontbreken', text: 'Kies de dag van aankomst en van vertrek' },
  arrival_in_past: { title: 'Aankomst ligt in het verleden', text: 'Kies vandaag of een latere dag' },
  departure_before_arrival: {
    title: 'Vertrek ligt vóór aankomst',
    text: 'Kies voor je vertrek de dag van aankomst of een latere dag',
  },
  no_bundle: { title: 'Geen bundel gekozen', text: 'Kies een bundel om in je winkelwagen te leggen' },
  not_added: {
    title: 'Bundel niet toegevoegd',
    text: 'We konden deze bundel niet in je winkelwagen leggen. Probeer het nog eens.',
  },
}

export const stepNames: typeof englishNames = {
  destinations: 'Bestemmingen',
  dates: 'Reisdata',
  results: 'Je bundel',
}

export const stepHeadings: typeof englishHeadings = {
  destinations: {
    heading: 'Waar reis je heen?',
    intro: 'Kies een land, of alle landen die je bezoekt. Eén eSIM kan ze allemaal dekken.',
  },
  dates: {
    heading: 'Wanneer reis je?',
    intro: 'Je bundel moet lopen van de dag dat je aankomt tot de dag dat je vertrekt.',
  },
  results: {
    heading: 'Aanbevolen bundels',
    intro: 'Elk van deze bundels dekt je hele reis. Kies hoeveel data bij je past.',
  },
}

export const otherResultHeadings: typeof englishOther = {
  none: 'Geen passende bundel gevonden',
  tooLong: 'Meerdere bundels voor één reis',
}

export const wizardCopy: typeof english = {
  steps: 'Stappen',
  stepOf: (position, of) => `Stap ${position} van ${of}`,
  countries: (count) => countriesText(count),
  days: (count) => daysText(count),
  continue: 'Verder',
  continueWith: (what) => `Verder · ${what}`,
  longTripIntro: 'Elk van deze bundels dekt al je bestemmingen, maar geen ervan loopt de hele reis.',
  loading: 'Bundels zoeken',
}

export const destinationsCopy: typeof englishDestinations = {
  searchLabel: 'Zoek een land of zone',
  noneSelected: 'Kies ten minste één bestemming.',
  searchPlaceholder: 'Zoek en kies bestemmingen…',
  search: 'Zoeken',
  opening: 'Zoekvenster openen…',
  popular: 'Populaire bestemmingen',
  results: (count) => plural(count, { one: 'resultaat', other: 'resultaten' }),
  added: (name, count) => `${name} toegevoegd, ${count} gekozen`,
  removed: (name, count) => `${name} verwijderd, ${count} gekozen`,
  selected: 'Gekozen bestemmingen',
  none: 'Nog niets gekozen. Zoek hierboven of kies een hele zone.',
  plansOf: (place) => `${place}: bundels en prijzen`,
  remove: (name) => `${name} verwijderen`,
  clear: 'Alles wissen',
  cleared: 'Alle bestemmingen verwijderd',
  andMore: (names, count) => `${names} + ${count} andere`,
  covered: (zone, count, price) =>
    `${zone} dekt ${count === 1 ? 'dit land' : count === 2 ? 'beide' : `alle ${count}`}${price && `: ${price}`}`,
  uncovered: (names) => `Geen losse bundel dekt ${names}. Laat er een weg, of koop aparte bundels voor onze zones.`,
}

export const wizardPageCopy: typeof englishPage = {
  title: 'Vind je bundel',
  intro: 'Vertel ons waar en wanneer, en we tonen elke bundel die je hele reis dekt, de goedkoopste eerst.',
}

// What the search for destinations says once somebody has opened it.
import { listOf } from '#app/language/formats.ts'
import type { searchCopy as english } from '../../catalogue/wizard-search.ts'

export const searchCopy: typeof english = {
  searchDialog: 'Bestemmingen kiezen',
  closeDialog: 'Sluiten',
  done: (count) => (count === 0 ? 'Klaar' : `Klaar, ${count} gekozen`),
  suggested: 'Aanbevolen',
  guessed: 'Bedoelde je',
  zones: 'Zones',
  countries: 'Landen',
  placeIn: (place, country) => `${place} · ${country}`,
  together: (countries) => listOf(countries),
  chooseAll: (countries) => `${listOf(countries)} kiezen`,
  notSold: (names) => `Onze bundels gelden nog niet in ${listOf(names)}.`,
  tellMe: (country) => `Laat me weten wanneer ${country} erbij komt`,
  noMatch: (query) => `Niets gevonden voor ‘${query}’. Controleer de spelling of bekijk de zones.`,
}

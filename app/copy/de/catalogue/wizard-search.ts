// What the search for destinations says once somebody has opened it.
import { listOf } from '#app/language/formats.ts'
import type { searchCopy as english } from '../../catalogue/wizard-search.ts'

export const searchCopy: typeof english = {
  searchDialog: 'Reiseziele wählen',
  closeDialog: 'Schließen',
  done: (count) => (count === 0 ? 'Fertig' : `Fertig, ${count} gewählt`),
  suggested: 'Vorschläge',
  guessed: 'Meinten Sie',
  zones: 'Zonen',
  countries: 'Länder',
  placeIn: (place, country) => `${place} · ${country}`,
  together: (countries) => listOf(countries),
  chooseAll: (countries) => `${listOf(countries)} wählen`,
  notSold: (names) => `Noch nicht in unseren Paketen: ${listOf(names)}.`,
  tellMe: (country) => `Geben Sie mir Bescheid: ${country}`,
  noMatch: (query) => `Kein Treffer für „${query}“. Prüfen Sie die Schreibweise oder stöbern Sie in den Zonen.`,
}

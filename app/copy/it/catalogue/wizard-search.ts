// What the search for destinations says in Italian once somebody has opened it.
import { listOf, plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-search.ts'

export const searchCopy: typeof english.searchCopy = {
  searchDialog: 'Scegli le destinazioni',
  closeDialog: 'Chiudi',
  done: (count) => (count === 0 ? 'Fatto' : `Fatto, ${plural(count, { one: 'scelta', other: 'scelte' })}`),
  suggested: 'Consigliate',
  guessed: 'Forse cercavi',
  zones: 'Zone',
  countries: 'Paesi',
  placeIn: (place, country) => `${place} · ${country}`,
  together: (countries) => listOf(countries),
  chooseAll: (countries) => `Scegli ${listOf(countries)}`,
  notSold: (names) => `I nostri pacchetti non coprono ancora queste destinazioni: ${listOf(names)}.`,
  tellMe: (country) => `Avvisami quando c’è: ${country}`,
  noMatch: (query) => `Nessun risultato per «${query}». Controlla come l’hai scritto o sfoglia le zone.`,
}

// What the search for destinations says in Spanish once somebody has opened it.
import { listOf, plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-search.ts'

export const searchCopy: typeof english.searchCopy = {
  searchDialog: 'Elige tus destinos',
  closeDialog: 'Cerrar',
  done: (count) => (count === 0 ? 'Listo' : `Listo, ${plural(count, { one: 'elegido', other: 'elegidos' })}`),
  suggested: 'Sugerencias',
  guessed: 'Quizá querías decir',
  zones: 'Zonas',
  countries: 'Países',
  placeIn: (place, country) => `${place} · ${country}`,
  together: (countries) => listOf(countries),
  chooseAll: (countries) => `Elegir ${listOf(countries)}`,
  notSold: (names) => `Nuestros paquetes todavía no cubren estos destinos: ${listOf(names)}.`,
  tellMe: (country) => `Avísame cuando esté disponible: ${country}`,
  noMatch: (query) => `No hay resultados para «${query}». Revisa cómo está escrito o mira las zonas.`,
}

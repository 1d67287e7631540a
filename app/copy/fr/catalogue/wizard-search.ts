// What the search for destinations says once somebody has opened it.
import { listOf } from '#app/language/formats.ts'
import type { searchCopy as english } from '../../catalogue/wizard-search.ts'

export const searchCopy: typeof english = {
  searchDialog: 'Choisir vos destinations',
  closeDialog: 'Fermer',
  done: (count) => (count === 0 ? 'Terminé' : `Terminé (${count})`),
  suggested: 'Suggestions',
  guessed: 'Vouliez-vous dire',
  zones: 'Zones',
  countries: 'Pays',
  placeIn: (place, country) => `${place} · ${country}`,
  together: (countries) => listOf(countries),
  chooseAll: (countries) => `Choisir ${listOf(countries)}`,
  notSold: (names) => `Nos forfaits ne couvrent pas encore\u202F: ${listOf(names)}.`,
  tellMe: (country) => `${country}\u202F: me prévenir`,
  noMatch: (query) => `Aucun résultat pour «\u00A0${query}\u00A0». Vérifiez l’orthographe ou parcourez les zones.`,
}

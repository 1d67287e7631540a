// What the search for destinations says once somebody has opened it.
import { listOf } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

export const searchCopy = translated({
  searchDialog: 'Choose destinations',
  closeDialog: 'Close',
  done: (count: number) => (count === 0 ? 'Done' : `Done, ${count} selected`),
  suggested: 'Suggested',
  guessed: 'Did you mean',
  zones: 'Zones',
  countries: 'Countries',
  placeIn: (place: string, country: string) => `${place} · ${country}`,
  together: (countries: string[]) => listOf(countries),
  chooseAll: (countries: string[]) => `Choose ${listOf(countries)}`,
  notSold: (names: string[]) => `Our bundles don’t cover ${listOf(names)} yet.`,
  tellMe: (country: string) => `Tell me when you cover ${country}`,
  noMatch: (query: string) => `No match for “${query}”. Check the spelling, or browse zones.`,
})

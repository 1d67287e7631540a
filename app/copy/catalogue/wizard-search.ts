// What the search for destinations says once somebody has opened it.
const list = new Intl.ListFormat('en', { type: 'conjunction' })

export const searchCopy = {
  searchDialog: 'Choose destinations',
  closeDialog: 'Close',
  done: (count: number) => (count === 0 ? 'Done' : `Done, ${count} selected`),
  suggested: 'Suggested',
  guessed: 'Did you mean',
  zones: 'Zones',
  countries: 'Countries',
  placeIn: (place: string, country: string) => `${place} · ${country}`,
  together: (countries: string[]) => list.format(countries),
  chooseAll: (countries: string[]) => `Choose ${list.format(countries)}`,
  notSold: (names: string[]) => `Our bundles don’t cover ${list.format(names)} yet.`,
  tellMe: (country: string) => `Tell me when you cover ${country}`,
  noMatch: (query: string) => `No match for “${query}”. Check the spelling, or browse zones.`,
}

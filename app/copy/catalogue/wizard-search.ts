// What the search for destinations says once somebody has opened it.
export const searchCopy = {
  searchDialog: 'Choose destinations',
  closeDialog: 'Close',
  done: (count: number) => (count === 0 ? 'Done' : `Done, ${count} selected`),
  suggested: 'Suggested',
  guessed: 'Did you mean',
  zones: 'Zones',
  countries: 'Countries',
  placeIn: (place: string, zone: string) => `${place} · ${zone}`,
  notSold: (name: string) => `Our bundles don’t cover ${name} yet.`,
  noMatch: (query: string) => `No match for “${query}”. Check the spelling, or browse zones.`,
}

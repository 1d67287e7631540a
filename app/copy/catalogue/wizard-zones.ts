// What stands on the cards of 'Select by Zone', which arrive after the page.
import { translated } from '#app/language/translated.ts'

export const zonesCopy = translated({
  byZone: 'Select by Zone',
  /** Before the owner has put the first bundle on sale. */
  nothingSold: 'We aren’t selling bundles yet. Please come back soon.',
  showAllZones: 'Show all zones',
  showFewerZones: 'Show fewer zones',
  /** 'Starting at €3.45 excl. Tax'; the price brings its sign along. */
  startingAt: (price: string) => `Starting at ${price} excl. Tax`,
  allSelected: 'All selected',
  someSelected: (selected: number, of: number) => `${selected} of ${of} selected`,
  showCountries: (zone: string) => `Show countries of ${zone}`,
  hideCountries: (zone: string) => `Hide countries of ${zone}`,
  show: 'Show countries',
  hide: 'Hide countries',
})

export const zoneNotes = translated({
  plus: (zone: string, names: string) => `${zone} plus ${names}`,
  lacking: (zone: string, names: string) => `${zone} without ${names}`,
})

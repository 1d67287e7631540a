// What stands on the cards of 'Select by Zone', which arrive after the page.
import type { zoneNotes as englishNotes, zonesCopy as english } from '../../catalogue/wizard-zones.ts'

export const zonesCopy: typeof english = {
  byZone: 'Kies per zone',
  nothingSold: 'We verkopen nog geen bundels. Kom snel nog eens terug.',
  showAllZones: 'Alle zones tonen',
  showFewerZones: 'Minder zones tonen',
  startingAt: (price) => `Vanaf ${price} excl. btw`,
  allSelected: 'Alles gekozen',
  someSelected: (selected, of) => `${selected} van ${of} gekozen`,
  showCountries: (zone) => `Landen tonen: ${zone}`,
  hideCountries: (zone) => `Landen verbergen: ${zone}`,
  show: 'Landen tonen',
  hide: 'Landen verbergen',
}

export const zoneNotes: typeof englishNotes = {
  plus: (zone, names) => `${zone} plus ${names}`,
  lacking: (zone, names) => `${zone} zonder ${names}`,
}

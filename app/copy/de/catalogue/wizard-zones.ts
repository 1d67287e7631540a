// What stands on the cards of 'Select by Zone', which arrive after the page.
import type { zoneNotes as englishNotes, zonesCopy as english } from '../../catalogue/wizard-zones.ts'

export const zonesCopy: typeof english = {
  byZone: 'Nach Zone wählen',
  nothingSold: 'Noch verkaufen wir keine Pakete. Schauen Sie bald wieder vorbei.',
  showAllZones: 'Alle Zonen anzeigen',
  showFewerZones: 'Weniger Zonen anzeigen',
  startingAt: (price) => `Ab ${price} exkl. MwSt.`,
  allSelected: 'Alle gewählt',
  someSelected: (selected, of) => `${selected} von ${of} gewählt`,
  showCountries: (zone) => `Länder anzeigen: ${zone}`,
  hideCountries: (zone) => `Länder ausblenden: ${zone}`,
  show: 'Länder anzeigen',
  hide: 'Länder ausblenden',
}

export const zoneNotes: typeof englishNotes = {
  plus: (zone, names) => `${zone} und dazu ${names}`,
  lacking: (zone, names) => `${zone} ohne ${names}`,
}

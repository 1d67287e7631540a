// What stands in Italian on the cards of zones, which arrive after the page.
import type * as english from '../../catalogue/wizard-zones.ts'

export const zonesCopy: typeof english.zonesCopy = {
  byZone: 'Scegli per zona',
  nothingSold: 'Non vendiamo ancora pacchetti. Torna presto a trovarci.',
  showAllZones: 'Mostra tutte le zone',
  showFewerZones: 'Mostra meno zone',
  startingAt: (price) => `Da ${price} IVA esclusa`,
  allSelected: 'Tutti scelti',
  someSelected: (selected, of) => `${selected} di ${of} scelti`,
  showCountries: (zone) => `Mostra i paesi della zona ${zone}`,
  hideCountries: (zone) => `Nascondi i paesi della zona ${zone}`,
  show: 'Mostra i paesi',
  hide: 'Nascondi i paesi',
}

export const zoneNotes: typeof english.zoneNotes = {
  plus: (zone, names) => `${zone} più ${names}`,
  lacking: (zone, names) => `${zone} senza ${names}`,
}

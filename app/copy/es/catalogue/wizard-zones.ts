// What stands in Spanish on the cards of zones, which arrive after the page.
import type * as english from '../../catalogue/wizard-zones.ts'

export const zonesCopy: typeof english.zonesCopy = {
  byZone: 'Elegir por zona',
  nothingSold: 'Todavía no vendemos paquetes. Vuelve pronto.',
  showAllZones: 'Ver todas las zonas',
  showFewerZones: 'Ver menos zonas',
  startingAt: (price) => `Desde ${price} sin IVA`,
  allSelected: 'Todos elegidos',
  someSelected: (selected, of) => `${selected} de ${of} elegidos`,
  showCountries: (zone) => `Ver países de la zona ${zone}`,
  hideCountries: (zone) => `Ocultar países de la zona ${zone}`,
  show: 'Ver países',
  hide: 'Ocultar países',
}

export const zoneNotes: typeof english.zoneNotes = {
  plus: (zone, names) => `${zone} más ${names}`,
  lacking: (zone, names) => `${zone} sin ${names}`,
}

// What stands on the cards of 'Select by Zone', which arrive after the page.
import type * as english from '../../catalogue/wizard-zones.ts'

export const zonesCopy: typeof english.zonesCopy = {
  byZone: 'Choisir par zone',
  nothingSold: 'Nous ne vendons pas encore de forfaits. Revenez bientôt\u202F!',
  showAllZones: 'Afficher toutes les zones',
  showFewerZones: 'Afficher moins de zones',
  startingAt: (price) => `À partir de ${price} HT`,
  allSelected: 'Tous sélectionnés',
  someSelected: (selected, of) => `${selected} sur ${of} sélectionnés`,
  showCountries: (zone) => `Afficher les pays de la zone ${zone}`,
  hideCountries: (zone) => `Masquer les pays de la zone ${zone}`,
  show: 'Afficher les pays',
  hide: 'Masquer les pays',
}

export const zoneNotes: typeof english.zoneNotes = {
  plus: (zone, names) => `${zone}, plus ${names}`,
  lacking: (zone, names) => `${zone} sans ${names}`,
}

// What the wizard says while the dates are chosen.
import { plural } from '#app/language/formats.ts'
import type { datesCopy as english } from '../../catalogue/wizard-dates.ts'

const daysText = (count: number) => plural(count, { one: 'jour', other: 'jours' })

export const datesCopy: typeof english = {
  arrival: 'Date d’arrivée',
  departure: 'Date de départ',
  calendar: 'Calendrier des dates de voyage',
  monthsOf: (calendar) => `${calendar}, mois`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'aujourd’hui',
  askArrival: 'Choisissez le jour de votre arrivée.',
  askDeparture: 'Choisissez maintenant le jour de votre départ.',
  notChosen: 'Pas encore choisie',
  setDates: 'Valider ces dates',
  howLong: 'Combien de temps dure votre voyage\u202F?',
  duration: 'Durée du voyage',
  stepper: 'Jours à ajouter ou à retirer',
  addDays: (count) => `Ajouter ${daysText(count)}`,
  removeDays: (count) => `Retirer ${daysText(count)}`,
  stepperLimit: 'Saisissez un nombre entier de 1 à 30',
  lengths: 'Durées courantes',
  dayTrip: 'Une journée',
  weekend: 'Week-end',
  week: '1\u00A0semaine',
  twoWeeks: '2\u00A0semaines',
  unknown: 'Je ne sais pas encore',
  unknownHint: 'Nous compterons 7\u00A0jours. Vous pourrez changer à tout moment.',
  reset: 'Effacer les dates',
  resetDone: 'Dates de voyage effacées',
  exactLength: 'Durée exacte',
  editDestinations: 'Modifier les destinations',
  fits: (size, bundleDays, price) => `${size} pour ${daysText(bundleDays)}\u202F: ${price}`,
  fitsNone: 'C’est plus long que tous nos forfaits. L’étape suivante vous montre comment en combiner plusieurs.',
  fitsUnknown: 'Aucun forfait ne couvre à lui seul toutes vos destinations',
  arrivalDay: 'arrivée',
  departureDay: (days) => `départ, ${days}`,
  summary: (departure, days) => `Départ\u202F: ${departure}, ${days}`,
}

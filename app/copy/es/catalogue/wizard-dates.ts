// What the wizard says in Spanish while the dates are chosen.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-dates.ts'

const days = { one: 'día', other: 'días' }

export const datesCopy: typeof english.datesCopy = {
  arrival: 'Fecha de llegada',
  departure: 'Fecha de vuelta',
  calendar: 'Calendario del viaje',
  monthsOf: (calendar) => `${calendar}, meses`,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'hoy',
  askArrival: 'Elige el día en que llegas.',
  askDeparture: 'Ahora elige el día en que te vas.',
  notChosen: 'Sin elegir',
  setDates: 'Usar estas fechas',
  howLong: '¿Cuánto dura tu viaje?',
  duration: 'Duración del viaje',
  stepper: 'Días que añadir o quitar',
  addDays: (count) => `Añadir ${plural(count, days)}`,
  removeDays: (count) => `Quitar ${plural(count, days)}`,
  stepperLimit: 'Escribe un número entero del 1 al 30',
  lengths: 'Duraciones habituales',
  dayTrip: 'Un día',
  weekend: 'Fin de semana',
  week: '1 semana',
  twoWeeks: '2 semanas',
  unknown: 'Todavía no lo sé',
  unknownHint: 'Calculamos 7 días. Puedes cambiarlo cuando quieras.',
  reset: 'Borrar fechas',
  resetDone: 'Fechas del viaje borradas',
  exactLength: 'Duración exacta',
  editDestinations: 'Cambiar destinos',
  fits: (size, bundleDays, price) => `${size} durante ${plural(bundleDays, days)}: ${price}`,
  fitsNone: 'Ningún paquete dura tanto. En el paso siguiente verás cómo combinar varios.',
  fitsUnknown: 'Ningún paquete cubre todos tus destinos',
  arrivalDay: 'llegada',
  departureDay: (length) => `vuelta, ${length}`,
  summary: (departure, length) => `Vuelta: ${departure}, ${length}`,
}

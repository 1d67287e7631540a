// What the wizard says in Italian while the dates are chosen.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-dates.ts'

const days = { one: 'giorno', other: 'giorni' }

export const datesCopy: typeof english.datesCopy = {
  arrival: 'Data di arrivo',
  departure: 'Data di ritorno',
  calendar: 'Calendario delle date di viaggio',
  monthsOf: (calendar) => `${calendar}, mesi`,
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  today: 'oggi',
  askArrival: 'Scegli il giorno in cui arrivi.',
  askDeparture: 'Ora scegli il giorno in cui riparti.',
  notChosen: 'Non ancora scelta',
  setDates: 'Usa queste date',
  howLong: 'Quanto dura il viaggio?',
  duration: 'Durata del viaggio',
  stepper: 'Giorni da aggiungere o togliere',
  addDays: (count) => `Aggiungi ${plural(count, days)}`,
  removeDays: (count) => `Togli ${plural(count, days)}`,
  stepperLimit: 'Inserisci un numero intero da 1 a 30',
  lengths: 'Durate più scelte',
  dayTrip: 'In giornata',
  weekend: 'Weekend',
  week: '1 settimana',
  twoWeeks: '2 settimane',
  unknown: 'Non lo so ancora',
  unknownHint: 'Calcoliamo 7 giorni. Puoi cambiare quando vuoi.',
  reset: 'Azzera le date',
  resetDone: 'Date di viaggio azzerate',
  exactLength: 'Durata esatta',
  editDestinations: 'Modifica le destinazioni',
  fits: (size, bundleDays, price) => `${size} per ${plural(bundleDays, days)}: ${price}`,
  fitsNone: 'Più lungo di ogni nostro pacchetto. Il prossimo passaggio mostra come combinarne più di uno.',
  fitsUnknown: 'Nessun pacchetto copre da solo le tue destinazioni',
  arrivalDay: 'arrivo',
  departureDay: (length) => `ritorno, ${length}`,
  summary: (departure, length) => `Ritorno ${departure}, ${length}`,
}

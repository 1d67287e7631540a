// What is said in Italian about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import type * as english from '../../sales/plan.ts'

export const spanText: typeof english.spanText = (arrival, departure) =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`

export const planCopy: typeof english.planCopy = {
  heading: 'Il resto del tuo viaggio',
  remind: ({ number, arrival, departure, remindOn }, isDue) =>
    `Promemoria per la parte ${number} (${spanText(arrival, departure)}): ${isDue ? 'subito dopo l’ordine' : formatDay(remindOn)}`,
  reminding: ({ number, arrival, departure, remindOn }, isDue) =>
    `Promemoria per la parte ${number} (${spanText(arrival, departure)}): ${isDue ? 'oggi' : formatDay(remindOn)}`,
  stop: 'Niente promemoria',
  stopping: 'Disattivazione dei promemoria',

  page: {
    title: 'Promemoria per il tuo viaggio',
    description: 'Disattiva i promemoria per le prossime parti di un viaggio che hai pianificato.',
    lead: 'Ti scriviamo una volta prima di ogni parte che hai deciso di acquistare più avanti.',
    stopped: 'Non ti scriveremo più per questo viaggio. Quello che hai acquistato resta com’è.',
    unknown: {
      title: 'Questo link non funziona',
      text: 'È scaduto o incompleto. Aprilo di nuovo dalla nostra email, o pianifica il viaggio da capo.',
      button: 'Pianifica un viaggio',
    },
  },
}

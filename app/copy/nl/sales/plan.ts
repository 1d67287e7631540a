// What the checkout, the order page, and the links of reminders say about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import type { planCopy as english, spanText as englishSpan } from '../../sales/plan.ts'

export const spanText: typeof englishSpan = (arrival, departure) =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`

export const planCopy: typeof english = {
  heading: 'De rest van je reis',
  remind: ({ number, arrival, departure, remindOn }, isDue) =>
    `We herinneren je ${isDue ? 'meteen na je bestelling' : `op ${formatDay(remindOn)}`} aan deel ${number} (${spanText(arrival, departure)})`,
  reminding: ({ number, arrival, departure, remindOn }, isDue) =>
    `We herinneren je ${isDue ? 'vandaag' : `op ${formatDay(remindOn)}`} aan deel ${number} (${spanText(arrival, departure)})`,
  stop: 'Niet herinneren',
  stopping: 'Herinneringen stoppen…',

  page: {
    title: 'Herinneringen aan je reis',
    description: 'Stop de herinneringen aan de volgende delen van een reis die je hebt gepland.',
    lead: 'We herinneren je één keer aan elk deel dat je later wilde kopen.',
    stopped: 'We herinneren je niet meer aan deze reis. Wat je hebt gekocht, blijft zoals het is.',
    unknown: {
      title: 'Deze link werkt niet',
      text: 'Hij is verlopen of niet volledig. Open hem opnieuw uit onze e-mail, of plan de reis nog eens.',
      button: 'Reis plannen',
    },
  },
}

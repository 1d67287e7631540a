// What the checkout, the order page, and the links of reminders say about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { DateOnly } from '#values/date.ts'

type Part = { number: number; arrival: DateOnly; departure: DateOnly; remindOn: DateOnly }

/** From the first to the last day. */
export const spanText = translated((arrival: DateOnly, departure: DateOnly): string =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`,
)

export const planCopy = translated({
  heading: 'The rest of your trip',
  remind: ({ number, arrival, departure, remindOn }: Part, isDue: boolean) =>
    `We’ll remind you ${isDue ? 'right after your order' : `on ${formatDay(remindOn)}`} about part ${number} (${spanText(arrival, departure)})`,
  reminding: ({ number, arrival, departure, remindOn }: Part, isDue: boolean) =>
    `We’ll remind you ${isDue ? 'today' : `on ${formatDay(remindOn)}`} about part ${number} (${spanText(arrival, departure)})`,
  stop: 'Don’t remind me',
  stopping: 'Ending reminders',

  page: {
    title: 'Reminders about your trip',
    description: 'End the reminders about the next parts of a trip that you planned.',
    lead: 'We remind you once before each part that you planned to buy later.',
    stopped: 'We won’t remind you about this trip again. What you bought stays as it is.',
    unknown: {
      title: 'This link doesn’t work',
      text: 'It has expired or isn’t complete. Please open it again from our email, or plan the trip anew.',
      button: 'Plan a trip',
    },
  },
})

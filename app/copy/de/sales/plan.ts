// What the checkout, the order page, and the links of reminders say about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import type { planCopy as english, spanText as englishSpan } from '../../sales/plan.ts'

export const spanText: typeof englishSpan = (arrival, departure) =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`

export const planCopy: typeof english = {
  heading: 'Der Rest Ihrer Reise',
  remind: ({ number, arrival, departure, remindOn }, isDue) =>
    `Wir erinnern Sie an Teil ${number} (${spanText(arrival, departure)}): ${isDue ? 'gleich nach Ihrer Bestellung' : formatDay(remindOn)}`,
  reminding: ({ number, arrival, departure, remindOn }, isDue) =>
    `Wir erinnern Sie an Teil ${number} (${spanText(arrival, departure)}): ${isDue ? 'heute' : formatDay(remindOn)}`,
  stop: 'Nicht erinnern',
  stopping: 'Erinnerungen werden beendet',

  page: {
    title: 'Erinnerungen an Ihre Reise',
    description: 'Beenden Sie die Erinnerungen an die nächsten Teile einer geplanten Reise.',
    lead: 'Wir erinnern Sie einmal vor jedem Teil, den Sie später kaufen wollten.',
    stopped: 'An diese Reise erinnern wir Sie nicht mehr. Was Sie gekauft haben, bleibt, wie es ist.',
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Er ist abgelaufen oder unvollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail, oder planen Sie die Reise neu.',
      button: 'Reise planen',
    },
  },
}

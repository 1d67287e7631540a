// The emails that remind a buyer of an eSIM that isn't on a phone yet, before its trip.
import type { DateOnly } from '#values/date.ts'
import type { MailedBundle } from './alert-mail.ts'

export type TripReminderFacts = {
  to: string
  recipientName: string | null
  bundle: MailedBundle
  /** The first day of the trip. */
  arrival: DateOnly
  /** Installing it at home costs no day. */
  isInstalledEarly: boolean
  /** The network told that it is on no phone; false if it tells no state. */
  isStateTold: boolean
  /** The page with the steps for each phone. */
  installLink: string
  /** Stops all alerts with one click (RFC 8058) and shows the current choice. */
  unsubscribeLink: string
}
export type TripReminderMail = ({ kind: 'trip_week' } & TripReminderFacts) | ({ kind: 'trip_eve' } & TripReminderFacts)

// The mails that remind of a trip: of its next part, of an eSIM that isn't installed yet, and of a failed payment.
import type { NextPartMail, PaymentFailedMail, TripReminderMail } from '#ports/mailer.ts'
import { dateOnlyOf } from '#values/date.ts'

export const SHOP = 'http://localhost:3000'
export const to = { to: 'nora@example.com', recipientName: 'Nora Nova' }
export const BOUGHT = { zone: 'Europe', destinations: ['ES', 'IT'], data: '5GB', days: 10 }

export const dayOf = (text: string) => dateOnlyOf(new Date(`${text}T12:00:00Z`), 'UTC')
export const nextParts = (
  [
    [null, false],
    ['dearer', true],
    ['anew', false],
    ['gone', null],
  ] as const
).map(([change, isTopUp]): NextPartMail => ({
  ...to,
  kind: 'next_part',
  number: 2,
  arrival: dayOf('2026-12-16'),
  departure: dayOf('2026-12-30'),
  destinations: ['ES', 'HK'],
  offer: isTopUp === null ? null : { data: '5GB', days: 15, isTopUp, totalCents: 1809, isWithVat: change !== 'dearer' },
  change,
  link: `${SHOP}/next-part?part=sealed`,
  unsubscribeLink: `${SHOP}/trip-reminders?part=sealed`,
}))

export const tripReminders = (['trip_week', 'trip_eve'] as const).flatMap((kind) =>
  [true, false].map((is): TripReminderMail => ({
    ...to,
    kind,
    bundle: BOUGHT,
    arrival: dayOf('2026-12-16'),
    isInstalledEarly: is,
    isStateTold: is,
    installLink: `${SHOP}/install?reference=one&key=k1`,
    unsubscribeLink: `${SHOP}/alerts?key=sealed`,
  })),
)

export const failedPayments = (['declined', 'unconfirmed'] as const).map((why): PaymentFailedMail => ({
  ...to,
  kind: 'payment_failed',
  orderReference: 'wanderpass_order_1',
  orderLink: `${SHOP}/success?reference=wanderpass_order_1&key=abc`,
  bundle: BOUGHT,
  why,
  unsubscribeLink: `${SHOP}/alerts?key=sealed`,
}))

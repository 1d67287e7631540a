// Which days a calendar should remind of: the evening at home, the arrival, and the end.
import { addDays, dateOnlyOf, type DateOnly } from '#values/date.ts'

export type Reminder = { kind: 'install' | 'roaming' | 'expires'; on: DateOnly }

/**
 * The install day is the one before the arrival, tomorrow when no arrival is known, and today when it is that late; an
 * eSIM that was activated is installed already. Days that are over are left out.
 */
export function listReminders(trip: { arrival: DateOnly | null; expiresAt: Date | null; today: DateOnly }): Reminder[] {
  const { arrival, expiresAt, today } = trip
  const isAhead = arrival !== null && arrival >= today
  const eve = isAhead ? addDays(arrival, -1) : addDays(today, 1)
  const days: Reminder[] = [
    ...(expiresAt ? [] : [{ kind: 'install' as const, on: eve < today ? today : eve }]),
    ...(isAhead ? [{ kind: 'roaming' as const, on: arrival }] : []),
    ...(expiresAt ? [{ kind: 'expires' as const, on: dateOnlyOf(expiresAt, 'UTC') }] : []),
  ]
  return days.filter(({ on }) => on >= today)
}

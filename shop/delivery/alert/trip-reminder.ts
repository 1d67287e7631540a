// When a traveler is reminded of an eSIM that isn't on a phone yet. Pure rules.
import { addDays, type DateOnly } from '#values/date.ts'
import type { StartRule } from '#values/network-package.ts'
import type { ProfileState } from '#values/profile-state.ts'

/** A week before the trip: install it on Wi-Fi. The day before: install it, and what to turn on after landing. */
export type TripReminderKind = 'trip_week' | 'trip_eve'

const WEEK_DAYS = 7
/** A week's reminder that was held up is still one of a week until then. */
const WEEK_ENDS_DAYS = 4
/** From so many days before the trip on, an unused eSIM is checked often enough to have a look on its eve. */
const NEAR_DAYS = 2

/** What is known of an eSIM; `profileState` is null where its network tells none. */
export type InstallFacts = { expiresAt: Date | null; profileState: ProfileState | null }

export const isStateTold = ({ profileState }: Pick<InstallFacts, 'profileState'>): boolean =>
  profileState !== null && profileState !== 'unknown'

/** It was on a phone at some time, or is in use. Where nobody tells, it isn't: a reminder too many harms less than none. */
export const isInstalled = (esim: InstallFacts): boolean =>
  esim.expiresAt !== null || (isStateTold(esim) && esim.profileState !== 'released')

type DatedOrder = { arrival: DateOnly | null; orderedOn: DateOnly; today: DateOnly }

/**
 * The reminder whose days these are, in the shop's days; null on all others, and for an order of those days or later,
 * whose eSIM came with the same words just now.
 */
export function reminderOfDay({ arrival, orderedOn, today }: DatedOrder): TripReminderKind | null {
  if (arrival === null) return null
  const week = addDays(arrival, -WEEK_DAYS)
  const eve = addDays(arrival, -1)
  if (today === eve) return orderedOn < eve ? 'trip_eve' : null
  return today >= week && today <= addDays(arrival, -WEEK_ENDS_DAYS) && orderedOn < week ? 'trip_week' : null
}

/** Whether it can be installed at home without losing a day; one that doesn't say so is installed right before the trip. */
export const isInstalledEarly = (startsAt: StartRule | null): boolean =>
  startsAt === 'first use' || startsAt === 'purchase'

/** Whether its trip begins so soon that a day without a look would miss its eve. */
export const isTripNear = (arrival: DateOnly | null, today: DateOnly): boolean =>
  arrival !== null && today < arrival && today >= addDays(arrival, -NEAR_DAYS)

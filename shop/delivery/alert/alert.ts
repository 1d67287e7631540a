// When to alert a traveler about an eSIM, and how often to check its usage. Pure rules.
import { totalMegabytes, type Purchase } from '#shop/sales/esim-status/data-total.ts'
import { readMegabytes, usagePercent } from '#shop/sales/esim-status/esim-status.ts'
import type { ProfileState } from '#values/profile-state.ts'
import { dateOnlyOf } from '#values/date.ts'

/** The history entry of an order whose eSIM has expired; nothing about it changes anymore. */
export const ESIM_IS_OVER = 'esim_over'

export type AlertKind = 'low_data' | 'data_used_up' | 'expires_soon'

/** Which alerts an address wants: about its data (80% and 100% used), and about its expiry. */
export type AlertSettings = { isDataOn: boolean; isExpiryOn: boolean }

/** Alerts are part of what was bought, so they are on unless somebody turns them off. */
export const DEFAULT_ALERTS: AlertSettings = { isDataOn: true, isExpiryOn: true }

/** What the network reported about an eSIM; amounts in MB. */
export type ToldUsage = {
  balanceMb: number | null
  totalMb: number | null
  expiresAt: Date | null
  isDepleted: boolean
  isExpired: boolean
  /** Of the profile on the phone; missing if it wasn't told. */
  profileState?: ProfileState
}

/** What we take as true; `totalMb` is all data on the eSIM that is still valid, 0 if unknown. */
export type Reading = {
  balanceMb: number | null
  totalMb: number
  expiresAt: Date | null
  isDepleted: boolean
  isExpired: boolean
}

/** The same for as long as an eSIM's figures stay the same. */
export const printOfReading = ({
  balanceMb,
  totalMb,
  expiresAt,
}: Pick<Reading, 'balanceMb' | 'expiresAt'> & { totalMb: number | null }): string =>
  [balanceMb, totalMb, expiresAt?.getTime()].join(' ')

/**
 * Whether the eSIM was used between two readings: its days have begun, or data is gone. A balance that isn't told says
 * nothing.
 */
export const isUsedSince = (
  before: { balanceMb: number | null; expiresAt: Date | null },
  { balanceMb, expiresAt }: Pick<Reading, 'balanceMb' | 'expiresAt'>,
): boolean =>
  expiresAt !== null &&
  (before.expiresAt === null || (before.balanceMb !== null && balanceMb !== null && balanceMb < before.balanceMb))

export type DueAlert = { kind: AlertKind; period: string }

const LOW_FROM_PERCENT = 80
const BUSY_FROM_PERCENT = 70

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const EXPIRY_LEAD_MS = 3 * DAY_MS
const NEAR_EXPIRY_MS = 4 * DAY_MS
/** An eSIM must be activated within a year (after-purchase rules §9 "Terms"); shortly after that, we stop checking. */
const LONGEST_WAIT_MS = 372 * DAY_MS
const LONGEST_BACKOFF_MS = 6 * HOUR_MS
const FIRST_BACKOFF_MS = 5 * MINUTE_MS

/**
 * Interprets what the network reported. A negative balance counts only together with the flag that explains it:
 * contradictory figures trigger no alert. The total is the same as on the pages.
 */
export function readUsage(told: ToldUsage, purchases: readonly Purchase[]): Reading {
  const isNegative = told.balanceMb !== null && told.balanceMb < 0
  const balanceMb = told.isDepleted ? 0 : isNegative ? null : readMegabytes(told.balanceMb)
  const { expiresAt, totalMb: toldMb } = told
  const totalMb = totalMegabytes({ purchases, expiresAt, balanceMb, toldMb })
  return { balanceMb, totalMb, expiresAt, isDepleted: balanceMb === 0, isExpired: told.isExpired }
}

/** Whether little of the data is left, or nothing. */
export const isRunningLow = ({ balanceMb, totalMb }: Pick<Reading, 'balanceMb' | 'totalMb'>): boolean =>
  (usagePercent(balanceMb, totalMb) ?? 0) >= LOW_FROM_PERCENT

/**
 * The thresholds that an activated eSIM has passed: 80% used, all used, and three days before expiry; for bundles of
 * three days or less, half of their days. The period contains everything a top-up changes (total and last day), so each
 * threshold counts once per period, and again after a top-up.
 */
export function alertsDue(reading: Reading, validityDays: number, now: Date): DueAlert[] {
  const { expiresAt, isDepleted } = reading
  if (!expiresAt || isOver(reading, now)) return []

  const lastDay = dateOnlyOf(expiresAt, 'UTC')
  const data: AlertKind | null = isDepleted ? 'data_used_up' : isRunningLow(reading) ? 'low_data' : null
  const isEnding = expiresAt.getTime() - now.getTime() <= leadMs(validityDays)
  return [
    ...(data ? [{ kind: data, period: `${reading.totalMb} MB until ${lastDay}` }] : []),
    ...(isEnding ? [{ kind: 'expires_soon' as const, period: `until ${lastDay}` }] : []),
  ]
}

/**
 * When to ask the network next: daily before first use (every 12 hours right before the trip, every 6 hours for bundles of
 * three days or less), every 6 hours in use, hourly from 70% used or with less than 4 days left; null when nothing can change anymore (expired, or unused
 * for more than a year).
 */
export function nextCheckAt(
  reading: Reading,
  { soldAt, validityDays, isTripNear }: { soldAt: Date; validityDays: number; isTripNear: boolean },
  now: Date,
): Date | null {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  const { expiresAt, isDepleted } = reading
  if (!expiresAt) {
    const isForgotten = now.getTime() - soldAt.getTime() > LONGEST_WAIT_MS
    return isForgotten ? null : inMs(isShort(validityDays) ? 6 * HOUR_MS : isTripNear ? 12 * HOUR_MS : DAY_MS)
  }
  if (isOver(reading, now)) return null

  const isBusy = !isDepleted && (usagePercent(reading.balanceMb, reading.totalMb) ?? 0) > BUSY_FROM_PERCENT
  const isNearEnd = expiresAt.getTime() - now.getTime() < NEAR_EXPIRY_MS
  return inMs(isBusy || isNearEnd ? HOUR_MS : 6 * HOUR_MS)
}

/** After repeated failures: 5 minutes, then twice as long each time, up to 6 hours. */
export const retryCheckAt = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_BACKOFF_MS * 2 ** Math.min(failures - 1, 20), LONGEST_BACKOFF_MS))

/** Whether these settings allow this kind of alert. */
export const isWanted = ({ isDataOn, isExpiryOn }: AlertSettings, kind: AlertKind): boolean =>
  kind === 'expires_soon' ? isExpiryOn : isDataOn

/** Whoever turned off everything isn't written to about an eSIM at all, but for what an order consists of. */
export const areAllOff = ({ isDataOn, isExpiryOn }: AlertSettings): boolean => !isDataOn && !isExpiryOn

const isOver = ({ expiresAt, isExpired }: Reading, now: Date) => isExpired || (expiresAt !== null && now >= expiresAt)

// For a bundle of two days, three days' notice would come before it starts.
const leadMs = (validityDays: number) => (isShort(validityDays) ? (validityDays * DAY_MS) / 2 : EXPIRY_LEAD_MS)

const isShort = (validityDays: number) => validityDays * DAY_MS <= EXPIRY_LEAD_MS

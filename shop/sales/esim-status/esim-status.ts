// What the network's figures mean for the traveler: status, remaining data, and remaining time (after-purchase rules
// §3, §4, §9).
import { kindInText } from '#values/data-allowance.ts'

export type BundleStatus = 'Not Activated' | 'Depleted' | 'Expired' | 'Active'
export type UsageColor = 'green' | 'yellow' | 'red'
export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** One entry of the top-up history, with its total. */
export type HistoryEntry = { totalMb: number | string | null; zone: string | null }

const GREEN_ABOVE_MB = 300
const YELLOW_ABOVE_MB = 100

/** How far back to look for top-ups, in days (after-purchase rules §9). */
export const HISTORY_DAYS = 90
/** Shown if the network named no zone (after-purchase rules §3). */
export const UNKNOWN_ZONE = 'Unknown'

/** Megabytes as a number of at least 0, whatever the network sent; null if unusable. */
export function readMegabytes(told: number | string | null | undefined): number | null {
  if (told === null || told === undefined || (typeof told === 'string' && told.trim() === '')) return null
  const megabytes = Number(told)
  return Number.isFinite(megabytes) ? Math.max(0, megabytes) : null
}

type NetworkFigures = { balanceMb: number | null; totalMb?: number | null; isDepleted?: boolean }

/**
 * What a network tells of an eSIM, as far as it is true for what was bought. Of a day plan or an unlimited bundle, no
 * amount is left of a whole, and whether figures are those of today isn't documented: only its end counts.
 */
export const countedOf = <Each extends NetworkFigures>({ data }: { data: string }, told: Each): Each =>
  kindInText(data) === 'total' ? told : { ...told, ...NOTHING_COUNTED }

const NOTHING_COUNTED = { balanceMb: null, totalMb: null, isDepleted: false }

/**
 * The balance in MB. Below zero, an eSIM in use has used slightly more than it had. One that was never used can't have,
 * so its balance is unknown (null).
 */
export function remainingMb({ balanceMb, expiresAt }: { balanceMb: number | null; expiresAt: Date | null }) {
  return balanceMb !== null && balanceMb < 0 && !expiresAt ? null : readMegabytes(balanceMb)
}

/**
 * 'Not Activated' without an expiry; otherwise depleted wins over expired, and both over 'Active' (after-purchase rules
 * §4).
 */
export function bundleStatus(
  esim: { expiresAt: Date | null; isDepleted: boolean; isExpired: boolean },
  now: Date,
): BundleStatus {
  if (!esim.expiresAt) return 'Not Activated'
  if (esim.isDepleted) return 'Depleted'
  return esim.isExpired || now >= esim.expiresAt ? 'Expired' : 'Active'
}

/** Its days are over, whatever its status, so it can't be topped up. */
export const isPastExpiry = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt

/** Green above 300 MB, yellow above 100 MB, otherwise red (after-purchase rules §9). */
export function usageColor(balanceMb: number): UsageColor {
  if (balanceMb > GREEN_ABOVE_MB) return 'green'
  return balanceMb > YELLOW_ABOVE_MB ? 'yellow' : 'red'
}

/** Whether its data is used up, or nearly. */
export const isRunningLow = ({ status, color }: { status: BundleStatus; color: UsageColor | null }): boolean =>
  status === 'Depleted' || (color !== null && color !== 'green')

/** Percent used, 100 minus balance over total, from 0 to 100; null without a total to compare with (after-purchase rules §9). */
export function usagePercent(balanceMb: number | null, totalMb: number): number | null {
  if (balanceMb === null || !(totalMb > 0)) return null
  return Math.min(100, Math.max(0, 100 - (balanceMb / totalMb) * 100))
}

/** Whole days, hours, minutes and seconds until the expiry; null once it has come, which reads 'Expired' (after-purchase rules §9). */
export function countdownUntil(expiresAt: Date, now: Date): Countdown | null {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  if (!(seconds > 0)) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/**
 * Total in MB (0 if unknown) and network zone from the newest history entry (after-purchase rules §3 "Esim status").
 */
export function readHistory(newest: HistoryEntry | null): { totalMb: number; zone: string } {
  return { totalMb: readMegabytes(newest?.totalMb) ?? 0, zone: newest?.zone?.trim() || UNKNOWN_ZONE }
}

// A whole number in the notations that vendors use: money in their smallest unit, bytes, days.
import { toldText, type VendorValue } from './told.ts'

/**
 * Exactly: a text with a point, a sign, or groups is refused, because a money amount read in the wrong unit is worse than
 * none.
 */
export function toldWhole(told: unknown): VendorValue<number> {
  const value = typeof told === 'number' ? told : digitsIn(told)
  if (value === null || value === undefined) return value
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/**
 * How many bytes, megabytes, rows, or pages: there are no parts of one, so that groups of three digits and zeros after a
 * point are no other number. A single point before three digits is refused, because it may be either.
 */
export function toldCount(told: unknown): VendorValue<number> {
  const text = typeof told === 'number' ? undefined : toldText(told)
  if (typeof text !== 'string' || !COUNT.test(text)) return toldWhole(told)
  return toldWhole(text.replace(/\.0+$/, '').replace(/\D/g, ''))
}

const COUNT =
  /^(?:\d{1,16}|[1-9]\d{0,2}(?:,\d{3}){1,4}|[1-9]\d{0,2}(?:[ '’_]\d{3}){1,4})(?:\.0+)?$|^[1-9]\d{0,2}(?:\.\d{3}){2,4}$/

/** The same for a number of days, which may say so, or be told as weeks, as whole days of hours, or as ISO 8601 does. */
export function toldDays(told: unknown): VendorValue<number> {
  const [, count, unit = 'd'] = typeof told === 'string' ? (DAYS.exec(told) ?? PERIOD.exec(told) ?? []) : []
  if (count === undefined) return toldWhole(told)
  const days = Number(count) * (DAYS_OF[unit.charAt(0).toLowerCase()] ?? 1)
  return Number.isInteger(days) ? days : undefined
}

const DAYS_OF: Record<string, number> = { d: 1, w: 7, h: 1 / 24 }
const DAYS = /^\s*(\d{1,5})(?:\.0+)?\s*-?(days?|d|weeks?|w|hours?|hrs?|h)?\.?\s*$/i
const PERIOD = /^\s*P(\d{1,4})([DW])\s*$/i

function digitsIn(told: unknown): VendorValue<number> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  return /^\d{1,16}$/.test(text) ? Number(text) : undefined
}

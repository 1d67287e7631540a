// A decimal number as a whole number of its smallest parts, without a float in between: money in the units of a network.
import { toldText, type VendorValue } from './told.ts'

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,12}))?$/

/**
 * 95000 for 9.5, "9.50", and "9.5000" with four places. A number of any notation with more places, a sign, groups, or
 * a comma is refused: an amount of money that was read in a wrong unit is worse than none.
 */
export function toldDecimal(told: unknown, places: number): VendorValue<number> {
  // Numbers are written with as many digits as tell them apart, so 9.95 is no 9.949999999.
  const text = typeof told === 'number' ? String(told) : toldText(told)
  if (typeof text !== 'string') return text
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  const digits = fraction.replace(/0+$/, '')
  if (whole === undefined || digits.length > places) return undefined
  const units = Number(`${whole}${digits.padEnd(places, '0')}`)
  return Number.isSafeInteger(units) ? units : undefined
}

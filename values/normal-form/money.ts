// An amount of money in cents, and its currency, in the notations that vendors use.
import { toldText, type VendorValue } from './told.ts'

/**
 * Whole cents, exactly: a text with a point, groups, or a currency may be of whole units instead, and an amount that was
 * read in the wrong unit is worse than none. What was taken back has a sign.
 */
export function toldCents(told: unknown): VendorValue<number> {
  const value = typeof told === 'number' ? told : readText(told)
  if (value === null || value === undefined) return value
  return Number.isSafeInteger(value) ? value : undefined
}

/** The code of a currency in small letters: 'eur' from ' EUR', 'Eur', or '€'. */
export function toldCurrency(told: unknown): VendorValue<string> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  const code = text === '€' ? 'eur' : text.toLowerCase()
  return /^[a-z]{3}$/.test(code) ? code : undefined
}

function readText(told: unknown): VendorValue<number> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  // No minus before a zero, which would be another number than zero to some.
  return /^[-+\u2212]?\d{1,16}$/.test(text) ? Number(text.replace('\u2212', '-')) + 0 : undefined
}

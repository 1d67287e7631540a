// An amount of money in cents, and its currency, in the notations that vendors use.
import { numberOf } from './data-amount.ts'
import { toldText, type VendorValue } from './told.ts'

/** Whole cents; a fraction of a cent is no amount that anybody paid. */
export function toldCents(told: unknown): VendorValue<number> {
  const value = typeof told === 'number' ? told : readText(told)
  if (value === null || value === undefined) return value
  return Number.isSafeInteger(value) ? value : undefined
}

/** The same from euros: '12.50', '1,234.5', or '1.234,50'. */
export function toldEuro(told: unknown): VendorValue<number> {
  const value = typeof told === 'number' ? told : readText(told)
  if (value === null || value === undefined) return value
  const cents = Math.round(value * 100)
  return Number.isSafeInteger(cents) && Math.abs(cents - value * 100) < 1e-6 ? cents : undefined
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
  return numberOf(text.replace(/^(€|EUR) ?| ?(€|EUR)$/gi, '')) ?? undefined
}

// A vendor's own number of something, which may be told as a text or as a number.
import { toldText, type VendorValue } from './told.ts'

/** The text of it. A number is exact as long as it fits one, so that one is no guess; a longer one has lost digits. */
export function toldId(told: unknown): VendorValue<string> {
  if (typeof told !== 'number') return toldText(told)
  return Number.isSafeInteger(told) && told >= 0 ? String(told) : undefined
}

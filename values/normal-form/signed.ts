// An amount that may be below zero, as the balance of an account that owes something.
import { toldText, type VendorValue } from './told.ts'

/** `read` reads the amount without its sign. */
export function toldSigned(told: unknown, read: (amount: unknown) => VendorValue<number>): VendorValue<number> {
  if (typeof told === 'number') return told < 0 ? negated(read(-told)) : read(told)
  const text = toldText(told)
  return typeof text === 'string' && /^[-\u2212]/.test(text) ? negated(read(text.slice(1))) : read(told)
}

// No minus before a zero, which would be another number than zero to some.
const negated = (value: VendorValue<number>): VendorValue<number> =>
  typeof value === 'number' ? (value === 0 ? 0 : -value) : undefined

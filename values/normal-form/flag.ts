// Yes or no in the notations that vendors use.
import { toldText, type VendorValue } from './told.ts'

const YES = new Set(['true', 'yes', 'y', '1', 'on'])
const NO = new Set(['false', 'no', 'n', '0', 'off'])

export function toldFlag(told: unknown): VendorValue<boolean> {
  if (typeof told === 'boolean') return told
  if (told === 0 || told === 1) return told === 1
  const text = toldText(told)
  if (typeof text !== 'string') return text
  if (YES.has(text.toLowerCase())) return true
  return NO.has(text.toLowerCase()) ? false : undefined
}

// What the shop's list of phones says about the one that somebody typed.
import { knownText } from '#app/language/known-text.ts'
import type { PhoneFit } from '#shop/sales/order/ordered-phone.ts'
import { plain } from '#app/format/plain.ts'
import { searchDevices, type Device } from './search-devices.ts'

/** `typed` is what was judged; `name` is the phone that was found, or the same. */
export type PhoneVerdict = { typed: string; name: string; fit: PhoneFit; note: string | null }

/** Several phones with one answer are as good as one; otherwise nobody knows which is meant. */
export function judge(typed: string, devices: readonly Device[]): Omit<PhoneVerdict, 'typed'> {
  const found = searchDevices(typed, devices)
  const exact = found.filter((device) => [nameOf(device), device.model].some((name) => plain(name) === plain(typed)))
  const meant = exact.length > 0 ? exact : found
  const [first] = meant
  if (!first || meant.some(({ esim }) => esim !== first.esim)) return { name: typed, fit: 'unknown', note: null }
  return meant.length === 1
    ? { name: nameOf(first), fit: first.esim, note: first.note ?? null }
    : { name: typed, fit: first.esim, note: null }
}

const nameOf = ({ brand, model }: Device) => `${brand} ${model}`

/** Null if nothing was typed. The list is only loaded for those who ask. */
export async function judgePhone(typed: string): Promise<PhoneVerdict | null> {
  if (typed.trim() === '') return null
  const { DEVICES } = await import('./device-list.ts')
  const verdict = judge(typed.trim(), DEVICES)
  return { typed, ...verdict, note: verdict.note && knownText(verdict.note) }
}

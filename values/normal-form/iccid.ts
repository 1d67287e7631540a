// The ICCID of a profile in the notations that networks use: grouped, as stored on the chip, or with a label.
import { isPlainIccid } from '../iccid.ts'
import { toldText, type VendorValue } from './told.ts'

/** Also what modems answer: '+CCID: …'. */
const LABEL = /^\+?(?:e?SIM|I?C?CID|ICC-ID|ICC)(?:[\s-]*(?:ICC-?ID|card|serial|number|id|no|nr|n[o°]))*\.?\s*[:=#]?\s*/i
/** What spreadsheets and sentences put around a number. */
const AROUND = /^[='"‘’“”([{<]+|[;=.,'"‘’“”)\]}>]+$/gu
/** Between groups of digits. */
const GAP = /(?<=[\dF])[\s_\-\u2010-\u2015\u2212]+(?=[\dF])/gi
/** Points stand between more than two groups only: behind one, numbers have a fraction. */
const POINTED = /^\d{2,8}(?:\.\d{1,8}){2,}$/
/** Chips store pairs of digits, and fill the last pair with F. */
const PADDED = /^(\d{18,20})F{1,2}$/i
/** The same pairs as they are in the chip's memory, where each is the wrong way round. */
const SWAPPED = /^(?=98)\d{18}[F\d]\d$/i

/**
 * The 18 to 20 digits of an ICCID. A JSON number is refused, not rounded: nineteen digits are more than it can hold.
 * The check digit isn't verified, because some networks issue numbers without a valid one.
 */
export function toldIccid(told: unknown): VendorValue<string> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  const bare = text.replace(AROUND, '').replace(LABEL, '').replace(AROUND, '').replace(GAP, '')
  const digits = unpadded(POINTED.test(bare) ? bare.replaceAll('.', '') : bare)
  return isPlainIccid(digits) && !isFiller(digits) && !isFiller(bare) ? digits : undefined
}

/** What programs and people write where a number is still missing: one digit over and over, or the digits in a row. */
const isFiller = (digits: string): boolean => ONE_DIGIT.test(digits) || IN_A_ROW.some((row) => row.includes(digits))
const ONE_DIGIT = /^(?:89)?(\d)\1+$/
const IN_A_ROW = ['0123456789', '9876543210'].map((row) => row.repeat(3))

function unpadded(text: string): string {
  if (SWAPPED.test(text)) return text.replace(/(.)(.)/g, '$2$1').replace(/F$/i, '')
  return PADDED.exec(text)?.[1] ?? text
}

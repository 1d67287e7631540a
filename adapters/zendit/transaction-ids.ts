// The IDs of our transactions. They are ours to choose, of letters and digits, and unique in the account ("Transaction
// ID"), so one that failed keeps its ID, and the next try under the same reference has another one.
import { createHash } from 'node:crypto'

const DIGITS = 32
const OWN = /^(wp[0-9a-f]{32})(?:r\d{1,4})?$/

/** The same for the same reference, always. */
export const transactionIdOf = (reference: string, attempt = 1): string => {
  const first = `wp${createHash('sha256').update(reference).digest('hex').slice(0, DIGITS)}`
  return attempt === 1 ? first : `${first}r${attempt}`
}

/** The ID of the first try under the same reference, which is how the network tells the reference; null if not ours. */
export const toldReferenceIn = (transactionId: string): string | null => OWN.exec(transactionId)?.[1] ?? null

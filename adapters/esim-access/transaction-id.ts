// Our references as the network takes them: a transaction ID of at most 50 characters.
import { createHash } from 'node:crypto'

const LONGEST = 50
const DIGITS = 40

/**
 * The same for the same reference, always: the network recognizes a repeated order by it. A longer reference becomes
 * its digest.
 */
export const transactionIdOf = (reference: string): string =>
  reference.length <= LONGEST
    ? reference
    : `wp-${createHash('sha256').update(reference).digest('hex').slice(0, DIGITS)}`

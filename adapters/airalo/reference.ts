// Our references in the descriptions of orders. The network searches for a part of a description, so each reference has a
// closing mark, and what was found is compared as a whole.
import { createHash } from 'node:crypto'

const MARK = ';'
/** How long a description may be isn't documented. */
const LONGEST = 120
const DIGITS = 40

/** A longer one becomes its digest. */
export const toldReference = (reference: string): string =>
  reference.length <= LONGEST && !reference.includes(MARK)
    ? reference
    : `wp-${createHash('sha256').update(reference).digest('hex').slice(0, DIGITS)}`

export const ofOrder = (reference: string): string => `${toldReference(reference)}${MARK}`

/** The list of orders doesn't tell which eSIM was topped up, so the description does. */
export const ofTopUp = (reference: string, networkEsimId: string): string =>
  `${ofOrder(reference)}${forEsim(networkEsimId)}`

/** What the top-ups of one eSIM have in common. */
export const forEsim = (networkEsimId: string): string => ` eSIM ${networkEsimId}${MARK}`

/** The reference in a description of ours; one that somebody wrote by hand is told as it is. */
export const referenceIn = (description: string): string => description.split(MARK, 1)[0]?.trim() ?? description

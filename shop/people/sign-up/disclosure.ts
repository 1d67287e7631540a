// The only place that decides what an answer may reveal about which addresses are known here (setting
// DISCLOSE_ACCOUNTS).

export type Disclosure = {
  /** The specified texts reveal whether an address is known; if this is false, both answers are the same. */
  isOpen: boolean
}

/** The answer of a status check when email and ICCID don't match: the same for everyone unless disclosure is on. */
export function mismatchProblem({ isOpen }: Disclosure, isKnownEmail: boolean): 'email_unknown' | 'iccid_mismatch' {
  return isOpen && !isKnownEmail ? 'email_unknown' : 'iccid_mismatch'
}

/** Whether to tell somebody who requests an email that the address is unknown; never to one who asks too often. */
export function tellsUnknownAddress({ isOpen }: Disclosure, isWithinLimits: boolean): boolean {
  return isOpen && isWithinLimits
}

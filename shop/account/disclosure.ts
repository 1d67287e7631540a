// The one place that says what an answer may tell about who is known here (setting DISCLOSE_ACCOUNTS).

export type Disclosure = {
  /** The specification's texts tell whether an address is known; without this, both answers are the same. */
  isOpen: boolean
}

/** What a status check says when e-mail and ICCID do not go together: the same for everybody unless disclosure is on. */
export function mismatchProblem({ isOpen }: Disclosure, isKnownEmail: boolean): 'email_unknown' | 'iccid_mismatch' {
  return isOpen && !isKnownEmail ? 'email_unknown' : 'iccid_mismatch'
}

/** Whether somebody who asks for a mail is told that the address is unknown; never to one who asks too many. */
export function tellsUnknownAddress({ isOpen }: Disclosure, isWithinLimits: boolean): boolean {
  return isOpen && isWithinLimits
}

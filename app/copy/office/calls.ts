// The JSON calls' texts for problems that no page has a sentence for.
export const callCopy = {
  unreadable: 'We couldn’t read the request.',
  loginFirst: 'Please log in first.',
  loginAgain: 'Please log in again first.',
  denied: 'Access denied.',
  factorFirst: 'Set up a second factor in your account first.',
  tokenStays: 'The network token stays on the server.',
  sessionAttached: 'Orders are tied to their payment on the server; there is nothing to update.',
  days: 'The number of days must be from 1 to 90.',
  twoCodes: 'You can use only one coupon code.',
  esims: 'Failed to fetch SIMs',
  nothingHere: 'Not found',
  superAdmins: 'Only a super-admin can do this.',
  notConfirmed: 'This takes a real profile from the network. Confirm with "confirmed": true.',
  referenceTaken: 'This reference is already in use.',
  referenceInvalid: 'A reference must have 6 to 120 letters, digits, dashes or underscores.',
} as const

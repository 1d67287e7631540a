// What the JSON calls say when no page has a sentence for it.
export const callCopy = {
  unreadable: 'The call could not be read.',
  loginFirst: 'Please log in first.',
  loginAgain: 'Please log in again first.',
  denied: 'Access denied.',
  tokenStays: 'The network token stays on the server.',
  sessionAttached: 'Orders are tied to their payment on the server; there is nothing to update.',
  days: 'The days of a history are a number from 1 to 90.',
  twoCodes: 'Only one coupon code can be used.',
  sims: 'Failed to fetch SIMs',
  nothingHere: 'Not found',
  superAdmins: 'Only a super-admin may do this.',
  notConfirmed: 'This takes a real profile from the network. Confirm it with "confirmed": true.',
  referenceTaken: 'This reference is in use.',
  referenceInvalid: 'A reference has 6 to 120 letters, digits, dashes and underscores.',
} as const

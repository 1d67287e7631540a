// How often somebody may try what proves an account; one page for all the figures.

/** Failures per account: ten in a quarter of an hour, and the more there were before, the longer the wait. */
export const SIGN_IN_PER_ACCOUNT = [
  { name: 'sign-in-account', points: 10, seconds: 900 },
  { name: 'sign-in-account-hour', points: 20, seconds: 3600 },
  { name: 'sign-in-account-day', points: 40, seconds: 86_400 },
]
/** Thirty failures of a network; five while a thousand failures in ten minutes come from everywhere. A known browser is free of it. */
export const SIGN_IN_GUESSES = {
  perAsker: { name: 'sign-in-network', points: 30, seconds: 900 },
  altogether: { name: 'sign-in-altogether', points: 1_000, seconds: 600 },
  perAskerMeanwhile: { name: 'sign-in-network-flood', points: 5, seconds: 900 },
}
/** One password tried on many accounts; a known browser is not held up by it. */
export const SIGN_IN_PER_PASSWORD = { name: 'sign-in-password', points: 50, seconds: 3600 }

/** Mails of one kind to one address, whether it is known here or not. */
const MAILS_PER_ADDRESS = { name: 'account-mail-address', points: 3, seconds: 3600 }
export const MAILS_PER_ASKER = { name: 'account-mail-network', points: 30, seconds: 3600 }

/** Both steps are counted. */
export const SIGN_UP_PER_ASKER = { name: 'sign-up-network', points: 60, seconds: 3600 }
export const PROOF_PER_ASKER = { name: 'proof-network', points: 40, seconds: 3600 }
export const RESET_PER_ASKER = { name: 'reset-network', points: 30, seconds: 3600 }
/** How often an hour a network is told who is known here; afterwards the answer is the neutral one. */
export const TOLD_PER_ASKER = { name: 'account-told', points: 10, seconds: 3600 }

/** The limit of mails to one address, counted for each errand of its own. */
export const perAddress = (errand: string) => ({ ...MAILS_PER_ADDRESS, name: `${MAILS_PER_ADDRESS.name}-${errand}` })

// The rate limits for everything that proves an account, on one page.

/** Failed logins per account: ten in a quarter of an hour. The more failures before, the longer the wait. */
export const SIGN_IN_PER_ACCOUNT = [
  { name: 'sign-in-account', points: 10, seconds: 900 },
  { name: 'sign-in-account-hour', points: 20, seconds: 3600 },
  { name: 'sign-in-account-day', points: 40, seconds: 86_400 },
]
/**
 * Thirty failed logins per network, or only five while networks everywhere fail more than a thousand times in ten
 * minutes. Known browsers are exempt.
 */
export const SIGN_IN_GUESSES = {
  perAsker: { name: 'sign-in-network', points: 30, seconds: 900 },
  altogether: { name: 'sign-in-altogether', points: 1_000, seconds: 600 },
  perAskerMeanwhile: { name: 'sign-in-network-flood', points: 5, seconds: 900 },
}
/** How many right passwords of one account that open no session are recorded. */
export const RIGHT_PASSWORDS = { name: 'right-password', points: 10, seconds: 3600 }
/** For one password tried on many accounts. Known browsers are exempt. */
export const SIGN_IN_PER_PASSWORD = { name: 'sign-in-password', points: 50, seconds: 3600 }

/** Emails of one kind to one address, whether we know the address or not. */
const MAILS_PER_ADDRESS = { name: 'account-mail-address', points: 3, seconds: 3600 }
export const MAILS_PER_ASKER = { name: 'account-mail-network', points: 30, seconds: 3600 }

/** Both steps are counted. */
export const SIGN_UP_PER_ASKER = { name: 'sign-up-network', points: 60, seconds: 3600 }
export const PROOF_PER_ASKER = { name: 'proof-network', points: 40, seconds: 3600 }
export const RESET_PER_ASKER = { name: 'reset-network', points: 30, seconds: 3600 }
/** Codes tried on a reset link outside the browser that requested it; the fifth wrong one ends the link. */
export const RESET_CODES_PER_LINK = { name: 'reset-code-link', points: 5, seconds: 3600 }
/** On all links of one account, of which there are three an hour. */
export const RESET_CODES_PER_ACCOUNT = { name: 'reset-code-account', points: 10, seconds: 3600 }
/** On the links of all accounts. A million codes are possible. */
export const RESET_CODE_GUESSES = {
  perAsker: { name: 'reset-code-network', points: 15, seconds: 3600 },
  altogether: { name: 'reset-code-altogether', points: 300, seconds: 3600 },
  perAskerMeanwhile: { name: 'reset-code-network-flood', points: 3, seconds: 3600 },
}
/**
 * How many times an hour we tell one network whether an address is known here, fewer while many networks ask. After
 * that, it gets the neutral answer.
 */
export const TOLD = {
  perAsker: { name: 'account-told', points: 10, seconds: 3600 },
  altogether: { name: 'account-told-altogether', points: 300, seconds: 3600 },
  perAskerMeanwhile: { name: 'account-told-flood', points: 2, seconds: 3600 },
}

/** The limit of emails to one address, counted separately for each purpose. */
export const perAddress = (errand: string) => ({ ...MAILS_PER_ADDRESS, name: `${MAILS_PER_ADDRESS.name}-${errand}` })

// Asks a logged-in user to prove who they are: by password, code, or passkey.
import { translated } from '#app/language/translated.ts'
import type { ProofProblem } from '#values/fresh-proof.ts'

/** For those with a second factor; each page has its own sentence about passwords. */
export const codeProblems = translated({
  code_wrong: 'That code isn’t right. Please enter the one your app shows now, or a recovery code.',
  code_used: 'That code was already used. Please wait for the next one.',
} satisfies Omit<Record<ProofProblem, string>, 'password_wrong'>)

export const ownProofCopy = translated({
  title: 'Confirm that it’s you',
  lead: 'You signed in a while ago. After this, we won’t ask again for ten minutes.',
  description: 'Confirm that it’s you before you continue.',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits. A recovery code works too.',
  submit: 'Confirm',
  done: 'Confirmed. You can continue.',
  downloadStarted: 'Confirmed. The download has started.',
  downloadHint: 'If nothing arrives, use the link.',
  downloadReady: 'Confirmed. The file is ready.',
  downloadLink: 'Download the file',
  passkeyInstead: 'Use a passkey instead',
  missing: 'Please enter your password or code.',
  password_wrong: 'That’s not your password.',
})

export const passkeyCopy = translated({
  use: 'Use a passkey',
  waiting: 'Waiting for your passkey',
  or: 'or',
  /** Somebody closed the browser's passkey window or waited too long. */
  canceled: 'The passkey wasn’t used. Try again, or use a code.',
  notMade: 'No passkey was created. Please try again.',
  elsewhere: 'Your passkeys belong to another address of this shop. Use a code here.',
  needsScript: 'Passkeys need JavaScript.',
})

// For staff who logged in a while ago and must confirm their password.
export const ownPasswordCopy = translated({
  label: 'Your password',
  hint: 'You signed in a while ago. Please confirm that it’s you.',
})

// The words of the mails about changes of an account.
export const confirmNewEmailCopy = {
  subject: (product: string) => `Confirm your new email for ${product}`,
  heading: 'Confirm your new email',
  text: 'You asked us to use this address for your account. Open the link and confirm it; until then nothing changes.',
  button: 'Confirm this address',
  validity: 'The link works once, for an hour.',
  notYou: 'You did not ask? Then ignore this mail: without your mailbox nobody can use your address.',
} as const

export const emailChangedCopy = {
  subject: (product: string) => `The email of your ${product} account was changed`,
  heading: 'Your email was changed',
  text: (newEmail: string) => `Your account is now under ${newEmail}. This address is no longer used to log in.`,
  notYou: 'It was not you? Then write to us at once:',
  button: 'Contact Support',
} as const

export const accountDeletedCopy = {
  subject: (product: string) => `Your ${product} account is deleted`,
  heading: 'Your account is deleted',
  text: 'As you wished, your account is gone. Your eSIMs go on working; keep the mails with their codes. It was not you? Then write to us at once:',
  button: 'Contact Support',
  stays: 'Orders and invoices stay for as long as tax law wants them kept, and are used for nothing else.',
} as const

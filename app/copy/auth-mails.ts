// The words of the mails about accounts and passwords.
export const confirmEmailCopy = {
  subject: (product: string) => `Confirm your email address for ${product}`,
  heading: 'Confirm your email address',
  text: 'You asked for an account with this address. Open the link and log in with the password you chose; that finishes your account.',
  button: 'Confirm and log in',
  validity: 'The link works for 24 hours.',
  notYou: 'You did not ask? Then ignore this mail: without your mailbox nobody gets an account in your name.',
} as const

export const accountCodeCopy = {
  subject: (product: string, code: string) => `${code} is your ${product} code`,
  heading: 'Your code',
  text: {
    set_password: 'Type this code on the page where you are setting your password.',
    check_account: 'Type this code on the page where you asked for your account details.',
    add_esim:
      'Somebody wants to add an eSIM that was bought with this address to their account. Type the code there if that is you. Whoever has it can see the eSIM and its order.',
  },
  code: 'Code',
  validity: 'It works for 10 minutes, in the browser that asked for it.',
  notYou: 'You did not ask? Then ignore this mail and tell the code to nobody, not even to us.',
} as const

export const accountExistsCopy = {
  subject: (product: string) => `You already have an account with ${product}`,
  heading: 'An account with this email already exists',
  text: 'Somebody, probably you, just tried to sign up with this address. Your account is as it was: log in with your password, or set a new one.',
  button: 'Log in',
  reset: 'Reset your password',
  notYou: 'It was not you? Then you need do nothing.',
} as const

export const passwordResetCopy = {
  subject: (product: string) => `Reset your ${product} password`,
  heading: 'Reset Your Password',
  text: 'You asked for a new password. Open the link and choose one; everywhere else you will be signed out.',
  button: 'Choose a new password',
  validity: 'The link works once, for 10 minutes, in the browser in which you asked for it.',
  notYou: 'You did not ask? Then ignore this mail: your password stays as it is.',
} as const

export const passwordChangedCopy = {
  subject: (product: string) => `Your ${product} password was changed`,
  heading: 'Your password was changed',
  text: 'The password of your account was just changed, and all other devices were signed out.',
  notYou: 'It was not you? Then reset it at once, and nobody else can use the new one:',
  button: 'Reset your password',
} as const

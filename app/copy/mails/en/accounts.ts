// What the mails about accounts say in English.
import type { AccountCopy } from '../mail-copy.ts'

export const account: AccountCopy = {
  confirm_email: {
    subject: (product: string) => `Confirm your email address for ${product}`,
    heading: 'Confirm your email address',
    text: 'You asked for an account with this address. Open the link and log in with the password you chose; that finishes your account.',
    button: 'Confirm and log in',
    validity: 'The link works for 24 hours.',
    notYou: 'You did not ask? Then ignore this mail: without your mailbox nobody gets an account in your name.',
  },
  account_code: {
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
  },
  account_exists: {
    subject: (product: string) => `You already have an account with ${product}`,
    heading: 'An account with this email already exists',
    text: 'Somebody, probably you, just tried to sign up with this address. Your account is as it was: log in with your password, or set a new one.',
    button: 'Log in',
    reset: 'Reset your password',
    notYou: 'It was not you? Then you need do nothing.',
  },
  password_reset: {
    subject: (product: string) => `Reset your ${product} password`,
    heading: 'Reset Your Password',
    text: 'You asked for a new password. Open the link and choose one; everywhere else you will be signed out.',
    button: 'Choose a new password',
    validity: 'The link works once, for 10 minutes, in the browser in which you asked for it.',
    notYou: 'You did not ask? Then ignore this mail: your password stays as it is.',
  },
  password_changed: {
    subject: (product: string) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    text: 'The password of your account was just changed, and all other devices were signed out.',
    notYou: 'It was not you? Then reset it at once, and nobody else can use the new one:',
    button: 'Reset your password',
  },
  confirm_new_email: {
    subject: (product: string) => `Confirm your new email for ${product}`,
    heading: 'Confirm your new email',
    text: 'You asked us to use this address for your account. Open the link and confirm it; until then nothing changes.',
    button: 'Confirm this address',
    validity: 'The link works once, for an hour.',
    notYou: 'You did not ask? Then ignore this mail: without your mailbox nobody can use your address.',
  },
  email_changed: {
    subject: (product: string) => `The email of your ${product} account was changed`,
    heading: 'Your email was changed',
    text: (newEmail: string) => `Your account is now under ${newEmail}. This address is no longer used to log in.`,
    notYou: 'It was not you? Then write to us at once:',
    button: 'Contact Support',
  },
  account_deleted: {
    subject: (product: string) => `Your ${product} account is deleted`,
    heading: 'Your account is deleted',
    text: 'As you wished, your account is gone. Your eSIMs go on working; keep the mails with their codes. It was not you? Then write to us at once:',
    button: 'Contact Support',
    stays: 'Orders and invoices stay for as long as tax law wants them kept, and are used for nothing else.',
  },
  admin_invitation: {
    subject: (product: string) => `You are invited to run ${product}`,
    heading: 'Become an administrator',
    text: (invitedBy: string) =>
      `${invitedBy} invites you to run the shop. Open the link and choose a password; that makes your account.`,
    button: 'Choose your password',
    validity: 'The link works once, for 24 hours.',
    notYou: 'You expected nothing like this? Then ignore this mail: without the link nobody becomes an administrator.',
  },
}

// The words of an account's second factors: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy = translated({
  title: 'Second factor',
  lead: 'A password can be stolen. With a second factor, nobody can log in with your password alone.',
  back: 'Your Account',
  mustTitle: 'Set up a second factor to continue',
  mustText: 'Everyone who runs this shop needs one. Your pages open as soon as you have it.',
  confirmTitle: 'Confirm that it’s you first',
  confirmText: 'Only you can change how you log in. You signed in a while ago.',
  confirm: 'Confirm that it’s you',
  goOn: 'Go to your pages',
  tooOften: 'Too many attempts. Please try again in a few minutes.',
  unreadable: 'We couldn’t read the form. Please try again.',
  saving: 'Saving',

  app: {
    heading: 'Authenticator app',
    text: 'An app on your phone shows a new six-digit code every 30 seconds.',
    since: (day: string) => `Set up ${day}.`,
    scan: 'Scan this with your authenticator app.',
    qr: 'QR code that adds this account to an authenticator app',
    byHand: 'Can’t scan? Enter this key in the app:',
    copyKey: 'Copy key',
    code: 'Code from the app',
    codeHint: 'Six digits. This shows us that the app is set up.',
    submit: 'Turn on the app',
    remove: 'Remove the app',
    removeText: 'Its codes stop working here. To use an app again, you’ll have to set it up from scratch.',
    yesRemove: 'Yes, remove the app',
  },
  passkeys: {
    heading: 'Passkeys',
    text: 'Log in with your fingerprint, your face, your screen lock or a security key.',
    none: 'No passkeys yet.',
    facts: (added: string, used: string | null) => (used ? `Added ${added}, last used ${used}` : `Added ${added}`),
    elsewhere: (host: string) => `works at ${host}`,
    name: 'Name',
    nameHint: 'So you can tell them apart, for example “Work laptop”.',
    submit: 'Add a passkey',
    remove: 'Remove',
    removeText: 'You can no longer log in with it.',
    yesRemove: 'Yes, remove it',
    yesRemoveOf: (name: string) => `Yes, remove the passkey ${name}`,
  },
  codes: {
    heading: 'Recovery codes',
    text: 'For when you lose your phone. Each code works once, in place of your second factor.',
    left: (count: number) => `${count} of 10 left.`,
    renew: 'Make new codes',
    renewText: 'Your old codes stop working.',
    yesRenew: 'Yes, make new codes',
    shownTitle: 'Save these recovery codes now',
    shownText: 'We show them only once. Keep them where you keep your passwords, or print them.',
    copy: 'Copy all codes',
  },
  signIns: {
    heading: 'Signed in',
    text: 'Browsers that are signed in to your account, the newest first.',
    facts: (when: string, place: string | null) => (place ? `Signed in ${when}, from ${place}` : `Signed in ${when}`),
    used: (when: string) => `Last used ${when}`,
    end: 'Sign out of a browser',
  },
  lastText: 'This is your last second factor: without it, anyone with your password can log in.',

  problems: {
    ...codeProblems,
    code_wrong: 'That code isn’t right. Please enter the one the app shows now.',
    password_wrong: 'You signed in a while ago. Please confirm that it’s you first.',
    offer_gone: 'This key is too old. Scan the new one and enter its code.',
    factor_exists: 'That’s already set up.',
    name_missing: 'Please give the passkey a name.',
    passkey_refused: 'We couldn’t use that passkey. Please try again.',
    too_many_passkeys: 'You have ten passkeys. Remove one first.',
    no_factor: 'Set up an app or a passkey first.',
    factor_gone: 'That’s already gone.',
  },

  /** On the profile. */
  card: {
    heading: 'Second factor',
    off: 'Off. Anyone with your password can log in.',
    on: 'On. Your password alone is not enough to log in.',
    setUp: 'Set up a second factor',
    change: 'Change your second factor',
  },

  /** For staff, about somebody else. */
  staff: {
    heading: 'Second factor',
    has: (app: boolean, passkeys: number) =>
      [app && 'authenticator app', passkeys > 0 && plural(passkeys, { one: 'passkey', other: 'passkeys' })]
        .filter(Boolean)
        .join(', '),
    text: 'If they lost it: make sure that it’s really them first. We’ll remove everything, sign them out and email them.',
    remove: 'Remove second factor',
    yesRemove: 'Yes, remove all of it',
    problems: {
      own_account: 'Change your own second factor on your account’s page.',
      person_gone: 'This account is gone.',
      factor_gone: 'This account has no second factor.',
    },
  },
})

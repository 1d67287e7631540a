// The words of signing in and up, and of setting and resetting a password (after-purchase rules §2, §5, §8).
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { GiveProofProblem, StartProofProblem } from '#shop/people/sign-up/prove-mailbox.ts'
import type { PasswordSign, PasswordStrength } from '#shop/people/sign-in/password.ts'
import type { NewPasswordProblem } from '#shop/people/sign-in/change-password.ts'
import type { SignInProblem } from '#shop/people/sign-in/sign-in.ts'
import type { StartProblem } from '#shop/people/sign-up/sign-up.ts'
import { codeProblems } from './own-proof.ts'
import { tooManyAttempts } from '#app/copy/delivery/wait-text.ts'

export type AuthProblem =
  | GiveProofProblem
  | StartProofProblem
  | NewPasswordProblem
  | SignInProblem
  | StartProblem
  | 'name_missing'
  | 'reset_token_missing'
  | 'reset_code_missing'
  | 'first_admin_link_gone'
  | 'link_missing'
  | 'terms_missing'
  | 'account_gone'
  | 'form_unreadable'
  | 'not_registered'
  | 'no_account_yet'
  | 'signup_failed'
  | 'reset_failed'
  | 'request_failed'
  | 'login_failed'
  | 'factor_missing'
  | 'factor_wrong'
  | 'factor_used'
  | 'passkey_wrong'
  | 'sign_in_gone'
  | 'unexpected'

export const authProblems: Record<AuthProblem, string> = translated({
  email_missing: 'Please enter your email address',
  email_invalid: 'Please enter a valid email address',
  email_unknown: 'User not found with this email',
  not_registered: 'This email is not registered. Please create an account first.',
  no_account_yet: "This email doesn't have an account yet. Please create one or check the email address.",
  account_exists: 'An account with this email already exists',
  signup_iccid_mismatch:
    "An account with this email exists, but the ICCID doesn't match. Please try with the correct ICCID or contact support.",
  iccid_missing: 'Please enter both email and ICCID',
  iccid_invalid: 'Please enter a valid ICCID (19-20 digits)',
  iccid_mismatch: 'ICCID does not match this account',
  no_iccid: 'No ICCID associated with this account',
  name_missing: 'Please enter your full name',
  password_missing: 'Please enter a password',
  password_short: 'Password must be at least 8 characters long',
  password_long: 'Password must be at most 256 characters long',
  password_mismatch: 'Passwords do not match',
  password_weak:
    'This password is too weak. Make it longer, mix in more kinds of characters, or choose a less common one.',
  code_missing: 'Please enter the code from our email',
  code_wrong: 'That’s not the code from our latest email. Please check it and try again.',
  proof_gone: 'This code has expired or was already used. Please request a new one.',
  staff_elsewhere: 'Please sign in at the shop’s own address. Staff can’t sign in here.',
  account_disabled: 'This account has been disabled. Please contact support.',
  credentials_wrong: 'Invalid email or password. Your account may need password setup.',
  unconfirmed: 'Please confirm your email address first. Open the link we emailed you, then log in.',
  reset_token_missing: 'Reset token not found. Please request a new password reset link.',
  reset_code_missing: 'Please enter the code from the browser in which you asked for the link',
  first_admin_link_gone:
    'This link no longer works. If the shop has an administrator already, log in. If not, restart it to get a new link.',
  link_missing: 'Please paste the full link into this field',
  terms_missing: 'Please accept the terms of partnership',
  account_gone: 'User not found with this email',
  form_unreadable: 'We couldn’t read the form. Please fill it in again.',
  signup_failed: 'Failed to create user account',
  reset_failed: 'Failed to reset password. Please try again.',
  request_failed: 'Failed to send reset link. Please try again.',
  login_failed: 'Login failed. Please try again.',
  factor_missing: 'Please enter a code',
  factor_wrong: codeProblems.code_wrong,
  factor_used: codeProblems.code_used,
  passkey_wrong: 'That passkey didn’t work. Try again, or use a code.',
  sign_in_gone: 'This login has expired or was finished in another tab. Please log in again.',
  unexpected: 'An unexpected error occurred. Please try again later.',
})

export const authCopy = translated({
  tooOften: tooManyAttempts,
  email: 'Email',
  iccid: 'ICCID',
  iccidHint: '19 to 20 digits. Find it in our email, on your order page, or on your phone under SIM or Mobile Data.',
  iccidCount: (digits: number) => `${digits} of 19-20 digits`,
  iccidShort: 'ICCID should be 19-20 digits',
  fullName: 'Full Name',
  password: 'Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  show: 'Show password',
  capsLock: 'Caps Lock is on.',
  continue: 'Continue',
  back: 'Use another email',
  wait: 'One moment',
  backToLogin: 'Back to Login',

  login: {
    title: 'Log In',
    lead: 'Your eSIMs, invoices and settings in one place.',
    description: 'Log in to your account.',
    submit: 'Log In',
    failed: 'Login failed',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    noPassword: 'Bought an eSIM but don’t have a password yet?',
    setUp: 'Set up your password',
    justStatus: 'Just want your eSIM?',
    status: 'Check status without logging in',
    confirming: (email: string) => `Almost done. Log in with the password you chose to confirm ${email}.`,
    confirmingGone: 'This link is no longer valid. Log in, or sign up again.',
    created: (email: string) =>
      `We emailed a link to ${email}. Open it and log in once to finish setting up your account.`,
  },

  secondFactor: {
    title: 'One more step',
    lead: 'Your password is right. Now show that it’s you.',
    description: 'Finish logging in with your second factor.',
    code: 'Code',
    codeHint: (hasApp: boolean) =>
      hasApp ? 'Six digits from your authenticator app, or a recovery code.' : 'One of your recovery codes.',
    submit: 'Log In',
    startOver: 'Log in as someone else',
    lost: 'Lost your phone and your recovery codes?',
    lostLink: 'Contact Support',
  },

  signup: {
    title: 'Create your account',
    lead: 'See your eSIMs, top them up and find your invoices.',
    description: 'Create an account in two steps.',
    steps: ['Email', 'Password'],
    step: (position: number, name: string) => `Step ${position} of 2: ${name}`,
    iccidHint: 'Only if you already have an eSIM. 19 to 20 digits, in our email or on your order page.',
    nameLocked: 'This is the name on your order, so it can’t be changed here.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    contact: 'Contact Support',
  },

  setup: {
    title: 'Set up your password',
    lead: 'For anyone who bought an eSIM without an account.',
    description: 'Set a password with your ICCID.',
    steps: ['Email', 'Verify', 'Password'],
    step: (position: number, name: string) => `Step ${position} of 3: ${name}`,
    emailHint: 'The address you bought the eSIM with. We’ll email it a code.',
    sendCode: 'Send code',
    mailed: (email: string) =>
      `If ${email} can set a password here, a six-digit code is on its way. It works for 10 minutes.`,
    code: 'Code from the email',
    codeHint: 'Six digits.',
    verify: 'Verify',
    save: 'Set password',
    done: 'Your password is set.',
    leaving: (seconds: number) =>
      `Taking you to the login page in ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
    goOn: 'Continue now',
    again: 'Send a new code',
  },

  aside: {
    heading: 'Your whole trip in one place',
    items: [
      { icon: 'signal', title: 'Data and days at a glance', text: 'For every eSIM you bought, live from the network.' },
      { icon: 'plus', title: 'Top up in a minute', text: 'Add data to the eSIM that’s already in your phone.' },
      { icon: 'phone', title: 'QR codes and install steps', text: 'Whenever you need them, on any device.' },
      { icon: 'receipt', title: 'Invoices', text: 'All of them, ready to download.' },
    ] as const,
  },

  auth: {
    title: 'Account help',
    lead: 'See what we have on record for your email, or set a new password with your ICCID.',
    description: 'Check your account, set a password or log in.',
    tabsLabel: 'Account',
    tabs: { check: 'Check Account', register: 'Set or Change Password', login: 'Login' },
    check: {
      submit: 'Check Account',
      text: 'We only show account details to the account owner.',
      mailed: (email: string) =>
        `If ${email} belongs to an account, a six-digit code is on its way. Enter it to see the details.`,
      show: 'Show details',
      heading: 'Account details',
      fullName: 'Full Name',
      email: 'Email',
      iccid: 'ICCID',
      noIccid: 'None',
      type: 'Account Type',
      created: 'Created',
      another: 'Check another email',
    },
  },

  reset: {
    title: 'Reset Your Password',
    lead: 'We’ll email you a link that works once, for 10 minutes.',
    leadNew: 'Choose a new password. You’ll be signed out everywhere else.',
    description: 'Reset a forgotten password.',
    submit: 'Send reset link',
    /** With its text: 'Reset link sent: If your email is registered, you will receive a password reset link shortly.' */
    sentTitle: 'Reset link sent',
    sentText: 'If your email is registered, you will receive a password reset link shortly.',
    save: 'Update password',
    mismatch: "Passwords don't match",
    spent: 'A link works once, for 10 minutes, and ends after five wrong codes. You can request a new one here.',
    elsewhere: 'You asked for this link in another browser',
    elsewhereText: 'To show that it was you, enter the 6-digit code that the other browser shows.',
    code: 'Code from the other browser',
    codeWrong: (triesLeft: number) =>
      `That’s not the code from the browser in which you asked for the link. You can try ${triesLeft === 1 ? 'once more' : `${triesLeft} more times`}.`,
    askHere: 'Ask for a new link here instead',
    codeTitle: 'Opening the link on another device?',
    codeText: 'It will ask for this code. Don’t give it to anyone.',
    haveLink: 'If you have the link already',
    haveLinkText:
      'This page reads a link with JavaScript, which is turned off in your browser. Paste the link instead.',
    link: 'Link from our email',
    linkHint: 'Paste the full link.',
    done: 'Password updated',
    already: 'Already Logged In',
    alreadyText: (email: string) => `You’re logged in as ${email}. Sign out to reset the password for another account.`,
    signOut: 'Sign Out',
    goToAccount: 'Go to Account',
  },

  firstAdmin: {
    title: 'Create the first administrator',
    lead: 'Whoever runs the shop’s server gets this link. It works once.',
    description: 'Create the shop’s first administrator.',
    submit: 'Create administrator',
    link: 'Link to this page',
    linkHint: 'Paste the full link, as the shop printed it.',
  },

  meter: {
    label: 'Password strength',
    strength: { weak: 'Weak', medium: 'Medium', strong: 'Strong' } satisfies Record<PasswordStrength, string>,
    signs: {
      lowercase: 'A lowercase letter',
      uppercase: 'An uppercase letter',
      digit: 'A digit',
      special: 'A special character',
      length: '8 characters or more',
    } satisfies Record<PasswordSign, string>,
    met: 'done',
    unmet: 'not yet',
    passphrase: 'Or just use a sentence of 15 characters or more. Common passwords are always weak.',
  },
})

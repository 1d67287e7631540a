// The words of the account that is offered after a purchase.
import { translated } from '#app/language/translated.ts'
import type { OfferAnswer } from '#app/features/account-offer/account-offer-answer.ts'
import { authProblems } from './auth.ts'
import { busyCopy } from '#app/copy/site/busy.ts'

export const accountOfferCopy = translated({
  heading: 'Keep this eSIM in an account',
  text: (email: string, isToppable: boolean) =>
    `See what’s left${isToppable ? ', top up' : ''} and find your invoices. Just pick a password, and we’ll email a confirmation link to ${email}.`,
  password: 'Choose a password',
  hint: 'At least 8 characters, or just a sentence of 15 or more.',
  button: 'Create account',
  opening: 'Creating your account',
  logIn: 'Log in',
  mailed: (email: string) =>
    `We emailed a link to ${email}. Open it and log in once to finish setting up your account.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Too many attempts. Please try again in an hour.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  } satisfies Record<Exclude<OfferAnswer, 'mailed'>, string>,
})

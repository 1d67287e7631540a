// The words of the account that is offered after a purchase.
import type { accountOfferCopy as english } from '../../people/account-offer.ts'
import { busyCopy } from '../site/busy.ts'
import { authProblems } from './auth.ts'

export const accountOfferCopy: typeof english = {
  heading: 'Diese eSIM im Konto behalten',
  text: (email, isToppable) =>
    `Restvolumen sehen, ${isToppable ? 'aufladen und Rechnungen finden' : 'Rechnungen finden'}: Wählen Sie einfach ein Passwort, wir senden einen Bestätigungslink an ${email}.`,
  password: 'Passwort wählen',
  hint: 'Mindestens 8 Zeichen, oder einfach ein Satz mit 15 oder mehr.',
  button: 'Konto anlegen',
  opening: 'Ihr Konto wird angelegt',
  logIn: 'Anmelden',
  mailed: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn und melden Sie sich einmal an, dann ist Ihr Konto fertig.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Zu viele Versuche. Bitte versuchen Sie es in einer Stunde noch einmal.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  },
}

// The words of the account that is offered after a purchase, in Italian.
import type * as english from '../../people/account-offer.ts'
import { busyCopy } from '../site/busy.ts'
import { authProblems } from './auth.ts'

export const accountOfferCopy: typeof english.accountOfferCopy = {
  heading: 'Tieni questa eSIM in un account',
  text: (email, isToppable) =>
    isToppable
      ? `Vedi quanti dati restano, ricarica e ritrova le fatture. Scegli una password: inviamo un link di conferma a ${email}.`
      : `Vedi quanti dati restano e ritrova le fatture. Scegli una password: inviamo un link di conferma a ${email}.`,
  password: 'Scegli una password',
  hint: 'Almeno 8 caratteri, o semplicemente una frase di 15 o più.',
  button: 'Crea un account',
  opening: 'Creazione dell’account',
  logIn: 'Accedi',
  mailed: (email) => `Abbiamo inviato un link a ${email}. Aprilo e accedi una volta per completare l’account.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Troppi tentativi. Riprova tra un’ora.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  },
}

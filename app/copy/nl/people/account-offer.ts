// The words of the account that is offered after a purchase.
import type { accountOfferCopy as english } from '../../people/account-offer.ts'
import { busyCopy } from '../site/busy.ts'
import { authProblems } from './auth.ts'

export const accountOfferCopy: typeof english = {
  heading: 'Bewaar deze eSIM in een account',
  text: (email, isToppable) =>
    `Bekijk wat je nog hebt${isToppable ? ', waardeer op' : ''} en vind je facturen terug. Kies alleen een wachtwoord, dan mailen we een bevestigingslink naar ${email}.`,
  password: 'Kies een wachtwoord',
  hint: 'Minstens 8 tekens, of gewoon een zin van 15 tekens of meer.',
  button: 'Account aanmaken',
  opening: 'Account aanmaken…',
  logIn: 'Inloggen',
  mailed: (email) =>
    `We hebben een link gemaild naar ${email}. Open hem en log één keer in om je account af te ronden.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Te veel pogingen. Probeer het over een uur nog eens.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  },
}

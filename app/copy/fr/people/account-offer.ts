// The words of the account that is offered after a purchase.
import type { accountOfferCopy as english } from '../../people/account-offer.ts'
import { busyCopy } from '../site/busy.ts'
import { authProblems } from './auth.ts'

export const accountOfferCopy: typeof english = {
  heading: 'Gardez cette eSIM dans un compte',
  text: (email, isToppable) =>
    `Suivez vos données restantes${isToppable ? ', rechargez' : ''} et retrouvez vos factures. Choisissez simplement un mot de passe\u202F: nous enverrons un lien de confirmation à ${email}.`,
  password: 'Choisissez un mot de passe',
  hint: 'Au moins 8\u00A0caractères, ou simplement une phrase de 15 ou plus.',
  button: 'Créer un compte',
  opening: 'Création de votre compte',
  logIn: 'Se connecter',
  mailed: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le et connectez-vous une fois pour terminer la création de votre compte.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Trop de tentatives. Veuillez réessayer dans une heure.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  },
}

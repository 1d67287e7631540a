// The words of the account that is offered after a purchase, in Spanish.
import type * as english from '../../people/account-offer.ts'
import { busyCopy } from '../site/busy.ts'
import { authProblems } from './auth.ts'

export const accountOfferCopy: typeof english.accountOfferCopy = {
  heading: 'Guarda esta eSIM en una cuenta',
  text: (email, isToppable) =>
    isToppable
      ? `Mira lo que te queda, recarga y encuentra tus facturas. Solo tienes que elegir una contraseña; enviaremos un enlace de confirmación a ${email}.`
      : `Mira lo que te queda y encuentra tus facturas. Solo tienes que elegir una contraseña; enviaremos un enlace de confirmación a ${email}.`,
  password: 'Elige una contraseña',
  hint: 'Al menos 8 caracteres, o simplemente una frase de 15 o más.',
  button: 'Crear cuenta',
  opening: 'Creando tu cuenta',
  logIn: 'Iniciar sesión',
  mailed: (email) =>
    `Hemos enviado un enlace a ${email}. Ábrelo e inicia sesión una vez para terminar de crear tu cuenta.`,
  answers: {
    account_exists: authProblems.account_exists,
    password_missing: authProblems.password_missing,
    password_short: authProblems.password_short,
    password_long: authProblems.password_long,
    password_weak: authProblems.password_weak,
    too_often: 'Demasiados intentos. Vuelve a probar dentro de una hora.',
    busy: busyCopy.text,
    failed: authProblems.signup_failed,
  },
}

// How long to wait after too many attempts, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/wait-text.ts'

const waitText = (seconds: number): string =>
  seconds < 90
    ? 'un minuto'
    : seconds < 5400
      ? plural(Math.ceil(seconds / 60), { one: 'minuto', other: 'minutos' })
      : plural(Math.ceil(seconds / 3600), { one: 'hora', other: 'horas' })

export const tooManyAttempts: typeof english.tooManyAttempts = (seconds) =>
  `Demasiados intentos. Vuelve a probar dentro de ${waitText(seconds)}.`

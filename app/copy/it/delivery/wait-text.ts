// How long to wait after too many attempts, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/wait-text.ts'

const waitText = (seconds: number): string =>
  seconds < 90
    ? 'tra un minuto'
    : seconds < 5400
      ? `tra ${plural(Math.ceil(seconds / 60), { one: 'minuto', other: 'minuti' })}`
      : `tra ${plural(Math.ceil(seconds / 3600), { one: 'ora', other: 'ore' })}`

export const tooManyAttempts: typeof english.tooManyAttempts = (seconds) =>
  `Troppi tentativi. Riprova ${waitText(seconds)}.`

// How long to wait after too many attempts, in words.
import { plural } from '#app/language/formats.ts'
import type { tooManyAttempts as english } from '../../delivery/wait-text.ts'

const waitText = (seconds: number): string => {
  if (seconds < 90) return 'dans une minute'
  return seconds < 5400
    ? `dans ${plural(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })}`
    : `dans ${plural(Math.ceil(seconds / 3600), { one: 'heure', other: 'heures' })}`
}

export const tooManyAttempts: typeof english = (seconds) =>
  `Trop de tentatives. Veuillez réessayer ${waitText(seconds)}.`

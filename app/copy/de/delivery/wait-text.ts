// How long to wait after too many attempts, in words.
import type { tooManyAttempts as english } from '../../delivery/wait-text.ts'

const waitText = (seconds: number): string =>
  seconds < 90
    ? 'in einer Minute'
    : seconds < 5400
      ? `in ${Math.ceil(seconds / 60)} Minuten`
      : `in ${Math.ceil(seconds / 3600)} Stunden`

export const tooManyAttempts: typeof english = (seconds) =>
  `Zu viele Versuche. Bitte versuchen Sie es ${waitText(seconds)} noch einmal.`

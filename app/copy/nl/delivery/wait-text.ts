// How long to wait after too many attempts, in words.
import type { tooManyAttempts as english } from '../../delivery/wait-text.ts'

const waitText = (seconds: number): string =>
  seconds < 90
    ? 'over een minuut'
    : seconds < 5400
      ? `over ${Math.ceil(seconds / 60)} minuten`
      : `over ${Math.ceil(seconds / 3600)} uur`

export const tooManyAttempts: typeof english = (seconds) =>
  `Te veel pogingen. Probeer het ${waitText(seconds)} nog eens.`

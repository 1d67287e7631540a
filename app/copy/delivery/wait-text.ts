// How long to wait after too many attempts, in words.
import { translated } from '#app/language/translated.ts'

/** 'in a minute', 'in 12 minutes', 'in 24 hours'; always rounded up. */
const waitText = (seconds: number): string =>
  seconds < 90
    ? 'in a minute'
    : seconds < 5400
      ? `in ${Math.ceil(seconds / 60)} minutes`
      : `in ${Math.ceil(seconds / 3600)} hours`

/** A page's message about an exhausted limit. */
export const tooManyAttempts = translated(
  (seconds: number): string => `Too many attempts. Please try again ${waitText(seconds)}.`,
)

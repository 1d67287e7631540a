// A moment of the past in words; in UTC, so that server and browser write the same.

/** British English shortens September alone to four letters; every other month, and every other page, has three. */
export const threeLetters = (words: string): string => words.replace('Sept', 'Sep')

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** '3 Dec' for an ISO text. */
export const shortDayText = (instant: string): string => threeLetters(SHORT_DAY.format(new Date(instant)))
/** '3 Dec 2026' for an ISO text. */
export const dayText = (instant: string): string => threeLetters(DAY.format(new Date(instant)))
/** '3 Dec 2026, 14:05 UTC' for an ISO text. */
export const momentText = (instant: string): string => `${threeLetters(MOMENT.format(new Date(instant)))} UTC`

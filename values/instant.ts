// A moment in unambiguous words: date, time, and time zone.
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** '7 December 2026, 14:03:22 UTC'. */
export function formatInstant(instant: Date): string {
  return `${DAY.format(instant)}, ${TIME.format(instant)} UTC`
}

const DAY_MS = 86_400_000
/** The moment this many times 24 hours later. */
export const daysLater = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS)

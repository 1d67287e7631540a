// A moment of the past in words; in UTC, so that server and browser write the same.
import { writeDate } from '#app/language/write-date.ts'

const DAY = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
const DATE = { ...DAY, year: 'numeric' } as const
const MOMENT = { ...DATE, hour: '2-digit', minute: '2-digit' } as const

/** '3 Dec' for an ISO text. */
export const shortDayText = (instant: string): string => writeDate(new Date(instant), DAY)
/** '3 Dec 2026' for an ISO text. */
export const dayText = (instant: string): string => writeDate(new Date(instant), DATE)
/** '3 Dec 2026, 14:05 UTC' for an ISO text. */
export const momentText = (instant: string): string => `${writeDate(new Date(instant), MOMENT)} UTC`

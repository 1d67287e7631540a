import { useSyncExternalStore } from 'react'
import { parseDateOnly, type DateOnly } from '#values/date.ts'

const never = () => () => undefined

/**
 * Today's date on this browser's clock. The server's page has the earliest possible date, because it can't know. If a
 * clock is wrong by more than a time zone, the nearest possible date is used.
 */
export function useOwnToday(earliest: DateOnly, latest: DateOnly): DateOnly {
  return useSyncExternalStore(
    never,
    () => nearest(here(new Date()) ?? earliest, earliest, latest),
    () => earliest,
  )
}

const here = (now: Date): DateOnly | null =>
  parseDateOnly(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10))

function nearest(day: DateOnly, earliest: DateOnly, latest: DateOnly): DateOnly {
  if (day < earliest) return earliest
  return day > latest ? latest : day
}

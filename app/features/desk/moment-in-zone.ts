// A moment as somebody in a time zone reads it; formatters are made once for each zone, since making them is slow.
import { threeLetters } from '#app/format/moment-text.ts'

type Formats = {
  day: Intl.DateTimeFormat
  minute: Intl.DateTimeFormat
  second: Intl.DateTimeFormat
  zone: Intl.DateTimeFormat
}
export type MomentWords = { day: string; time: string; zone: string }

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const known = new Map<string, Formats>()

function formatsOf(timeZone: string): Formats {
  const made = known.get(timeZone)
  if (made) return made
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  const formats = {
    day: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    minute: format(CLOCK),
    second: format({ ...CLOCK, second: '2-digit' }),
    zone: format({ ...CLOCK, timeZoneName: 'short' }),
  }
  known.set(timeZone, formats)
  return formats
}

/** '3 Dec 2026', '14:05' (or '14:05:09') and 'CET' for an ISO text; the zone as it was called at that moment. */
export function momentInZone(
  instant: string,
  timeZone: string,
  precision: 'minute' | 'second' = 'minute',
): MomentWords {
  const at = new Date(instant)
  const formats = formatsOf(timeZone)
  const zone = formats.zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return { day: threeLetters(formats.day.format(at)), time: formats[precision].format(at), zone }
}

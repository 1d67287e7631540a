// A moment at the desks, in the reader's own time with its zone named: the server writes the shop's, the browser its own.
import { useDeskIfLoaded } from '#app/session/shell-data.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { threeLetters } from '#app/language/write-date.ts'

type MomentProps = {
  /** An ISO text. */
  at: string
  /** 'day' leaves the time out, where only the day matters. */
  look?: 'minute' | 'second' | 'day'
}

export function Moment({ at, look = 'minute' }: MomentProps) {
  const timeZone = useTimeZone()
  const { day, time, zone } = momentInZone(at, timeZone, look === 'second' ? 'second' : 'minute')
  // Server and browser may spell a zone in two ways; either is right.
  return (
    <time dateTime={at} title={timeZone} suppressHydrationWarning className="desk-moment">
      <span suppressHydrationWarning>{look === 'day' ? day : `${day},`}</span>
      {look !== 'day' && (
        <>
          {' '}
          <span suppressHydrationWarning>{`${time} ${zone}`}</span>
        </>
      )}
    </time>
  )
}

const PLACE = '\uFFFC'

/** A sentence with a moment in it. */
export function MomentIn({ words, at, look }: MomentProps & { words: (moment: string) => string }) {
  const [before, after] = words(PLACE).split(PLACE)
  return (
    <>
      {before}
      <Moment at={at} look={look} />
      {after}
    </>
  )
}

function useTimeZone(): string {
  const desk = useDeskIfLoaded()
  const isInBrowser = useInBrowser()
  return isInBrowser ? new Intl.DateTimeFormat().resolvedOptions().timeZone : (desk?.desk.timeZone ?? 'UTC')
}

// A moment as somebody in a time zone reads it; formatters are made once for each zone, since making them is slow.

type Formats = {
  day: Intl.DateTimeFormat
  minute: Intl.DateTimeFormat
  second: Intl.DateTimeFormat
  zone: Intl.DateTimeFormat
}
type MomentWords = { day: string; time: string; zone: string }

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

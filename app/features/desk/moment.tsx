// A moment at the desks, in the reader's own time with its zone named: the server writes the shop's, the browser its own.
import { useDeskIfLoaded } from '#app/session/shell-data.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { momentInZone } from './moment-in-zone.ts'

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

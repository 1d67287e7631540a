import { useEffect, useRef, useState } from 'react'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Button } from '#app/ui/button.tsx'
import { countdownUntil } from '#shop/sales/esim-status/esim-status.ts'
import { useInBrowser, useMatches } from '#app/ui/use-in-browser.ts'
import { ExpiryDate } from '#app/features/esim-figures/expiry-date.tsx'
import type { ShownEsim } from '#app/features/esim-figures/shown-esim.ts'

const copy = statusCopy.card

type ExpiryProps = { esim: ShownEsim; elapsed: number }

// The expiry: the date in words, and the remaining time to the second. Screen readers get the date, and the expiry
// once.
export function Expiry({ esim, elapsed }: ExpiryProps) {
  const { expiresAt, checkedAt } = esim
  if (expiresAt === null) {
    return (
      <div className="esim-fact">
        <dt>{copy.expiry}</dt>
        <dd>
          <span className="block text-xl font-bold">{copy.noExpiry}</span>
          <span className="block text-muted">{copy.noExpiryText(esim.startsAt)}</span>
        </dd>
      </div>
    )
  }
  const now = new Date(new Date(checkedAt).getTime() + elapsed * 1000)
  return (
    <div className="esim-fact">
      <dt>{copy.expiry}</dt>
      <dd>
        <ExpiryDate expiresAt={expiresAt} />
        <TimeLeft expiresAt={new Date(expiresAt)} now={now} />
      </dd>
    </div>
  )
}

function TimeLeft({ expiresAt, now }: { expiresAt: Date; now: Date }) {
  const isInBrowser = useInBrowser()
  const isCalm = useMatches('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<boolean | null>(null)
  const hasSeconds = choice ?? !isCalm
  const left = countdownUntil(expiresAt, now)
  const endedHere = useEndedHere(left === null)

  return (
    <>
      {left === null ? (
        <p className="status-expired">{copy.expired}</p>
      ) : (
        <p role="timer" aria-label={copy.timer} className="status-countdown">
          {copy.countdown(left, hasSeconds).map(({ count, unit }) => (
            <span key={unit.replace(/s$/, '')} className="status-unit">
              <span className="status-count">{count}</span> <span className="text-sm text-muted">{unit}</span>{' '}
            </span>
          ))}
        </p>
      )}
      {left !== null && isInBrowser && (
        <Button look="quiet" isSmall className="status-seconds" onClick={() => setChoice(!hasSeconds)}>
          {hasSeconds ? copy.hideSeconds : copy.showSeconds}
        </Button>
      )}
      <output className="sr-only">{endedHere && copy.expired}</output>
    </>
  )
}

/** Whether it ended while somebody was looking; what had ended before is read with the page. */
function useEndedHere(isOver: boolean): boolean {
  const wasRunning = useRef(!isOver)
  const [endedHere, setEndedHere] = useState(false)
  useEffect(() => {
    if (isOver && wasRunning.current) setEndedHere(true)
  }, [isOver])
  return endedHere
}

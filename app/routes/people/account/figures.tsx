import { writeDate } from '#app/language/write-date.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { accountCopy } from '#app/copy/people/account.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { countdownUntil } from '#shop/sales/esim-status/esim-status.ts'
import { DataLeft } from '#app/features/esim-figures/data-left.tsx'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { useFiguresNowPath } from './esims/use-figures-now-path.ts'
import type { ShownUsage } from './shown-usage.ts'
import type { Usage } from './use-usage.ts'

const copy = accountCopy.esim

// One eSIM's remaining data: while loading, once loaded, and if that failed.
export function EsimFigures({ usage, trouble, isLoading, retry }: Usage) {
  const figuresNow = useFiguresNowPath()
  const isRetried = useRef(false)
  if (usage) return <ToldFigures usage={usage} isLed={isRetried} />
  if (trouble === null) {
    return (
      <>
        <Loading label={copy.loading}>
          <div className="esim-figures">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        </Loading>
        <noscript>
          <a href={figuresNow} className="link inline-block py-2">
            {copy.showFigures}
          </a>
        </noscript>
      </>
    )
  }
  return (
    <Callout tone="danger" role="alert">
      <p className="font-semibold text-danger">{trouble === 'too_often' ? copy.tooOften : copy.failed}</p>
      <p className="pt-2">
        <Retry
          isPending={isLoading}
          retry={() => {
            isRetried.current = true
            retry()
          }}
        />
      </p>
    </Callout>
  )
}

// Without script a new look at the page is the retry.
function Retry({ retry, isPending }: { retry: () => void; isPending: boolean }) {
  const figuresNow = useFiguresNowPath()
  if (!useInBrowser()) {
    return (
      <a href={figuresNow} className="button button-secondary button-small">
        {copy.retry}
      </a>
    )
  }
  return (
    <Button look="secondary" isSmall onClick={retry} pending={isPending} pendingText={copy.loading}>
      {copy.retry}
    </Button>
  )
}

// The button that asked again is gone when the figures come, so the focus goes to them.
function ToldFigures({ usage, isLed }: { usage: ShownUsage; isLed: RefObject<boolean> }) {
  const figures = useRef<HTMLDListElement>(null)
  useEffect(() => {
    if (isLed.current) figures.current?.focus()
  }, [isLed])
  return (
    <dl ref={figures} tabIndex={-1} className="esim-figures">
      <DataLeft esim={{ ...usage, iccid: '' }} />
      <div className="esim-fact">
        <dt>{copy.timeLeft}</dt>
        <dd>
          <TimeLeft usage={usage} />
        </dd>
      </div>
    </dl>
  )
}

const DATE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const MINUTE_MS = 60_000

function TimeLeft({ usage: { status, expiresAt, checkedAt, startsAt } }: { usage: ShownUsage }) {
  const isInBrowser = useInBrowser()
  const now = useMinutes(checkedAt)
  if (status === 'Not Activated' || expiresAt === null)
    return <span className="font-bold">{copy.notStarted(startsAt)}</span>
  const end = new Date(expiresAt)
  const left = status === 'Expired' ? null : countdownUntil(end, now)
  return (
    <>
      <span className="block text-lg font-bold figures">{left === null ? copy.ended : copy.left(left)}</span>
      <time dateTime={expiresAt} className="text-sm text-muted">
        {copy.until(writeDate(end, isInBrowser ? DATE : { ...DATE, timeZone: 'UTC' }))}
      </time>
    </>
  )
}

/** The moment of the answer, and from then on the time that has passed since, minute by minute. */
function useMinutes(checkedAt: string): Date {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed((minutes) => minutes + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.parse(checkedAt) + passed * MINUTE_MS)
}

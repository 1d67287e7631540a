// The toast itself: it disappears by itself after a while, with its button, or when swiped away.
import { useCallback, useEffect, useRef, type PointerEvent } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'
import { sentence } from './verbatim.tsx'
import { Icon } from './icon.tsx'
import type { ToastOnPage } from './toast.tsx'

const DEFAULT_DURATION_MS = 5_000
const LEAVING_MS = 180
const SWIPE_BEGINS_PX = 8

export type ToastCardProps = { toast: ToastOnPage; onDismiss: () => void; onGone: (key: number) => void }

export function ToastCard({ toast, onDismiss, onGone }: ToastCardProps) {
  const readers = useTimeToLive(toast, onDismiss)
  const swipe = useSwipeAway(onDismiss)

  useEffect(() => {
    if (!toast.isLeaving) return undefined
    const timer = setTimeout(() => onGone(toast.key), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [toast.isLeaving, toast.key, onGone])

  return (
    <span
      className="toast"
      data-tone={toast.tone ?? 'default'}
      data-leaving={toast.isLeaving || undefined}
      {...readers}
      {...swipe}
    >
      <span className="block min-w-0 flex-1 self-center py-0.5">
        <span className="block font-bold">{toast.title}</span>
        {toast.description && <span className="block text-sm text-muted">{sentence(toast.description)}</span>}
        {toast.action && <span className="mt-2 block">{toast.action}</span>}
      </span>
      <button type="button" className="button button-quiet button-icon" aria-label={uiCopy.close} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </span>
  )
}

// The timer pauses while somebody may be reading: with the pointer or focus on it, or in an inactive window.
function useTimeToLive(toast: ToastOnPage, onOver: () => void) {
  const countdown = useRef<Countdown>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holders = useRef(new Set<'pointer' | 'focus' | 'window'>())

  const run = useCallback(() => {
    clearTimeout(timer.current)
    if (!countdown.current) return
    const isHeld = holders.current.size > 0
    countdown.current = (isHeld ? pauseCountdown : resumeCountdown)(countdown.current, Date.now())
    if (!isHeld) timer.current = setTimeout(onOver, leftOf(countdown.current, Date.now()))
  }, [onOver])

  const lengthMs = toast.durationMs ?? DEFAULT_DURATION_MS
  const staysOpen = Boolean(toast.action)
  useEffect(() => {
    if (staysOpen) return undefined
    const leave = () => (holders.current.add('window'), run())
    const comeBack = () => (holders.current.delete('window'), run())
    countdown.current = startCountdown(lengthMs, Date.now())
    run()
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
    }
  }, [lengthMs, staysOpen, run])

  return {
    onPointerEnter: () => (holders.current.add('pointer'), run()),
    onPointerLeave: () => (holders.current.delete('pointer'), run()),
    onFocus: () => (holders.current.add('focus'), run()),
    onBlur: () => (holders.current.delete('focus'), run()),
  }
}

function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      // Otherwise, a swiping mouse would select the text.
      if (event.pointerType === 'mouse' && event.clientX - start.current.x > SWIPE_BEGINS_PX)
        getSelection()?.removeAllRanges()
      if (!isSwipeAway(event.clientX - start.current.x, event.clientY - start.current.y)) return
      start.current = null
      onAway()
    },
    onPointerUp: () => {
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

// A countdown that can be paused: it is over when it has run for its whole length, pauses not counted.

type Countdown = { leftMs: number; runningSince: number | null }

export function startCountdown(lengthMs: number, now: number): Countdown {
  return { leftMs: lengthMs, runningSince: now }
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  return { leftMs: leftOf(countdown, now), runningSince: null }
}

export function resumeCountdown(countdown: Countdown, now: number): Countdown {
  return countdown.runningSince === null ? { ...countdown, runningSince: now } : countdown
}

/** How much longer it runs, in ms; 0 when it is over. */
export function leftOf(countdown: Countdown, now: number): number {
  const ranMs = countdown.runningSince === null ? 0 : Math.max(0, now - countdown.runningSince)
  return Math.max(0, countdown.leftMs - ranMs)
}

const SWIPE_AWAY_PX = 50

/** A swipe far enough to the right, and more sideways than down, dismisses the toast (storefront rules §9). */
export function isSwipeAway(movedX: number, movedY: number): boolean {
  return movedX >= SWIPE_AWAY_PX && movedX > Math.abs(movedY)
}

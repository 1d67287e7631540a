import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { uiCopy } from '#app/copy/ui.ts'
import { isSwipeAway, leftOf, pauseCountdown, resumeCountdown, startCountdown, type Countdown } from './countdown.ts'
import { Icon } from './icon.tsx'

export type Toast = {
  title: ReactNode
  description?: ReactNode
  tone?: 'default' | 'destructive'
  /** With an action the toast waits until it is dismissed. */
  action?: ReactNode
  durationMs?: number
}

export type ToastActions = { show: (toast: Toast) => void; dismiss: () => void }

type Shown = Toast & { key: number; isLeaving: boolean }

const DEFAULT_DURATION_MS = 5_000
const LEAVING_MS = 180

const ToastContext = createContext<ToastActions | null>(null)

export function useToast(): ToastActions {
  const actions = useContext(ToastContext)
  if (!actions) throw new Error('useToast must be used within a ToastProvider')
  return actions
}

// One toast at a time; the next one takes the place of the one before.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)

  const actions = useMemo<ToastActions>(
    () => ({
      show: (toast) => setShown((before) => ({ ...toast, key: (before?.key ?? 0) + 1, isLeaving: false })),
      dismiss: () => setShown((before) => before && { ...before, isLeaving: true }),
    }),
    [],
  )
  const remove = useCallback((key: number) => setShown((now) => (now?.key === key ? null : now)), [])

  return (
    <ToastContext value={actions}>
      {children}
      <ToastRegion shown={shown} onDismiss={actions.dismiss} onGone={remove} />
    </ToastContext>
  )
}

type RegionProps = { shown: Shown | null; onDismiss: () => void; onGone: (key: number) => void }

// Both live regions stand in the page from the start: a screen reader only hears changes of what it already knows.
function ToastRegion({ shown, onDismiss, onGone }: RegionProps) {
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  const card = shown && <ToastCard key={shown.key} toast={shown} onDismiss={onDismiss} onGone={onGone} />
  const isDestructive = shown?.tone === 'destructive'
  return (
    <section ref={region} className="toasts no-print" aria-label={uiCopy.toasts} tabIndex={-1}>
      <div role="status">{!isDestructive && card}</div>
      <div role="alert">{isDestructive && card}</div>
    </section>
  )
}

type CardProps = { toast: Shown; onDismiss: () => void; onGone: (key: number) => void }

function ToastCard({ toast, onDismiss, onGone }: CardProps) {
  const { hold, release } = useTimeToLive(toast, onDismiss)
  const swipe = useSwipeAway(onDismiss)

  useEffect(() => {
    if (!toast.isLeaving) return
    const timer = setTimeout(() => onGone(toast.key), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [toast.isLeaving, toast.key, onGone])

  return (
    <div
      className="toast"
      data-tone={toast.tone ?? 'default'}
      data-leaving={toast.isLeaving || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...swipe}
    >
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-bold">{toast.title}</p>
        {toast.description && <p className="text-sm text-muted">{toast.description}</p>}
        {toast.action && <div className="mt-2">{toast.action}</div>}
      </div>
      <button type="button" className="button button-quiet button-icon" aria-label={uiCopy.close} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

// The time runs only while nobody reads it: it stops under the pointer, with the focus, and in a window left behind.
function useTimeToLive(toast: Shown, onOver: () => void) {
  const countdown = useRef<Countdown>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hold = useCallback(() => {
    clearTimeout(timer.current)
    if (countdown.current) countdown.current = pauseCountdown(countdown.current, Date.now())
  }, [])
  const release = useCallback(() => {
    if (!countdown.current) return
    countdown.current = resumeCountdown(countdown.current, Date.now())
    clearTimeout(timer.current)
    timer.current = setTimeout(onOver, leftOf(countdown.current, Date.now()))
  }, [onOver])

  const lengthMs = toast.durationMs ?? DEFAULT_DURATION_MS
  const staysOpen = Boolean(toast.action)
  useEffect(() => {
    if (staysOpen) return
    countdown.current = startCountdown(lengthMs, Date.now())
    release()
    window.addEventListener('blur', hold)
    window.addEventListener('focus', release)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('blur', hold)
      window.removeEventListener('focus', release)
    }
  }, [lengthMs, staysOpen, hold, release])

  return { hold, release }
}

function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
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

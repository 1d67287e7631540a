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
import { createPortal } from 'react-dom'
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
  const modal = useOpenModal()

  // In the top layer no dialog covers it.
  const place = useCallback((element: HTMLElement | null) => {
    region.current = element
    element?.showPopover()
  }, [])

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      const target = region.current?.querySelector('button') ?? region.current
      target?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  const card = shown && <ToastCard key={shown.key} toast={shown} onDismiss={onDismiss} onGone={onGone} />
  const isDestructive = shown?.tone === 'destructive'
  const section = (
    <section ref={place} popover="manual" className="toasts no-print" aria-label={uiCopy.toasts} tabIndex={-1}>
      <output className="block">{!isDestructive && card}</output>
      <div role="alert">{isDestructive && card}</div>
    </section>
  )
  return modal ? createPortal(section, modal) : section
}

// A modal dialog makes everything around it inert, so while one is open the toasts live inside it.
function useOpenModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setModal([...document.querySelectorAll('dialog:modal')].at(-1) ?? null)
    look()
    document.addEventListener('toggle', look, true)
    document.addEventListener('close', look, true)
    return () => {
      document.removeEventListener('toggle', look, true)
      document.removeEventListener('close', look, true)
    }
  }, [])
  return modal
}

type CardProps = { toast: Shown; onDismiss: () => void; onGone: (key: number) => void }

function ToastCard({ toast, onDismiss, onGone }: CardProps) {
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
      <span className="block min-w-0 flex-1 py-0.5">
        <span className="block font-bold">{toast.title}</span>
        {toast.description && <span className="block text-sm text-muted">{toast.description}</span>}
        {toast.action && <span className="mt-2 block">{toast.action}</span>}
      </span>
      <button type="button" className="button button-quiet button-icon" aria-label={uiCopy.close} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </span>
  )
}

// The time runs only while nobody reads it: it stops under the pointer, with the focus, and in a window left behind.
function useTimeToLive(toast: Shown, onOver: () => void) {
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

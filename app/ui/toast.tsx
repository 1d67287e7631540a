import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { uiCopy } from '#app/copy/site/ui.ts'
import { ToastCard } from './toast-card.tsx'

export type Toast = {
  title: ReactNode
  description?: ReactNode
  tone?: 'default' | 'destructive'
  /** With an action, the toast waits until it is dismissed. */
  action?: ReactNode
  durationMs?: number
  /** The path it is about, if it isn't the current page; it disappears on any other page. */
  page?: string
}

export type ToastActions = {
  show: (toast: Toast) => void
  dismiss: () => void
  /** Dismisses the toast that says this, if it is the one that is shown. */
  forget: (description: string) => void
}

export type ToastOnPage = Toast & { key: number; isLeaving: boolean; page: string }

const ToastContext = createContext<ToastActions | null>(null)

export function useToast(): ToastActions {
  const actions = useContext(ToastContext)
  if (!actions) throw new Error('useToast must be used within a ToastProvider')
  return actions
}

/** What a toast said of a problem leaves once that is put right, or another problem takes its place; null for none. */
export function useForgetMended(problem: string | null): void {
  const { forget } = useToast()
  useEffect(() => (problem === null ? undefined : () => forget(problem)), [problem, forget])
}

// One toast at a time; a new one replaces the old one.
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastOnPage | null>(null)

  const actions = useMemo<ToastActions>(
    () => ({
      show: (toast) => {
        const page = toast.page ?? window.location.pathname
        setShown((before) => ({ ...toast, page, key: (before?.key ?? 0) + 1, isLeaving: false }))
      },
      dismiss: () => setShown((before) => before && { ...before, isLeaving: true }),
      forget: (said) => setShown((before) => (before?.description === said ? { ...before, isLeaving: true } : before)),
    }),
    [],
  )
  useLeaveWithPage(setShown)
  const remove = useCallback((key: number) => setShown((now) => (now?.key === key ? null : now)), [])

  return (
    <ToastContext value={actions}>
      {children}
      <ToastRegion shown={shown} onDismiss={actions.dismiss} onGone={remove} />
    </ToastContext>
  )
}

function useLeaveWithPage(setShown: (change: (now: ToastOnPage | null) => ToastOnPage | null) => void) {
  const { pathname } = useLocation()
  useEffect(() => {
    setShown((now) => (now && leavesWithPage(now, pathname) ? { ...now, isLeaving: true } : now))
  }, [pathname, setShown])
}

type RegionProps = { shown: ToastOnPage | null; onDismiss: () => void; onGone: (key: number) => void }

// Both live regions exist from the start: screen readers only announce changes in regions they already know.
function ToastRegion({ shown, onDismiss, onGone }: RegionProps) {
  const region = useRef<HTMLElement>(null)
  const modal = useOpenModal()
  // In the top layer, no dialog covers it; browsers before 2024 may not support this.
  const place = useCallback((element: HTMLElement | null) => {
    region.current = element
    element?.showPopover?.()
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

// A modal dialog makes everything around it inert, so while one is open, toasts are rendered inside it.
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

// A toast belongs to the page it is about; one that offers to undo something stays until it is answered.
/** Whether a toast disappears when another page is shown. */
export const leavesWithPage = ({ page, action }: { page: string; action?: unknown }, pathname: string): boolean =>
  page !== pathname && !action

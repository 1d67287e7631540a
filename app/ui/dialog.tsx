import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'
import { Icon } from './icon.tsx'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  /** With `id`, a button can open it with `commandfor` before any script runs. */
  id?: string
  isOpen: boolean
  onOpen?: () => void
  onClose: () => void
  closeLabel?: string
  shape?: 'card' | 'sheet'
  firstFocus?: RefObject<HTMLElement | null>
}

// A native modal dialog: the page behind it is inert, Escape closes it, and focus returns to where it was.
export function Dialog(props: DialogProps) {
  const { title, children, id, isOpen, onOpen, onClose, closeLabel = uiCopy.close, shape = 'card', firstFocus } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const openedEarly = useRef(() => onOpen?.())
  const wasOpen = useRef(false)
  const headingId = useId()

  // A dialog that was opened before the script ran stays open.
  useEffect(() => {
    if (dialog.current?.open) openedEarly.current()
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) {
      if (wasOpen.current) element.close()
      return
    }
    wasOpen.current = true
    element.showModal()
    const target = firstFocus?.current ?? heading.current
    target?.focus()
  }, [isOpen, firstFocus])

  // The dialog element receives backdrop clicks; Escape does the same by keyboard. Closing it before it is removed
  // returns the focus.
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('click', closeOnBackdrop)
    return () => {
      element?.removeEventListener('click', closeOnBackdrop)
      element?.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog ${shape === 'sheet' ? 'dialog-sheet' : ''}`}
      aria-labelledby={headingId}
      onClose={onClose}
      onToggle={(event) => event.newState === 'open' && onOpen?.()}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-surface py-3 ps-6 pe-3">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <button className="button button-quiet button-icon" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="p-6">{children}</div>
    </dialog>
  )
}

function closeOnBackdrop({ target, clientX, clientY }: MouseEvent) {
  // A click inside the dialog has another target; only the backdrop and the padding report the dialog itself.
  if (!(target instanceof HTMLDialogElement)) return
  const box = target.getBoundingClientRect()
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  if (!isInside) target.close()
}

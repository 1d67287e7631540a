import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'

export type DialogButtonProps = ComponentProps<'button'> & { dialogId: string; onOpen: () => void }

// `command` opens the dialog without script; once scripts run, the handler does it instead.
export function DialogButton({ dialogId, onOpen, children, ...button }: DialogButtonProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // Not every browser focuses a clicked button, but the focus must return here.
    event.currentTarget.focus()
    onOpen()
  }
  // A click before the scripts ran didn't say what to open the dialog with, such as a topic. What somebody has chosen
  // there since takes precedence.
  const self = useRef<HTMLButtonElement>(null)
  const sayEarly = useRef(onOpen)
  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    const isEarly = self.current?.dataset['early'] !== undefined
    if (!isEarly || !(dialog instanceof HTMLDialogElement) || !dialog.open) return
    if (!dialog.querySelector('input:checked')) sayEarly.current()
  }, [dialogId])
  return (
    <button
      ref={self}
      type="button"
      aria-haspopup="dialog"
      {...button}
      command="show-modal"
      commandfor={dialogId}
      onClick={open}
    >
      {children}
    </button>
  )
}

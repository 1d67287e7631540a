import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'

export type DialogButtonProps = ComponentProps<'button'> & { dialogId: string; onOpen: () => void }

// `command` opens the dialog before, and without, any script; once there is script, the handler does it instead.
export function DialogButton({ dialogId, onOpen, children, ...button }: DialogButtonProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // Not every browser focuses a clicked button, and the focus has to come back here.
    event.currentTarget.focus()
    onOpen()
  }
  // What it opens the dialog with, such as a topic, was not said by a press that came before the script. What somebody has
  // chosen there since counts more.
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

import type { ComponentProps, MouseEvent } from 'react'

export type DialogButtonProps = ComponentProps<'button'> & { dialogId: string; onOpen: () => void }

// `command` opens the dialog before, and without, any script; once there is script, the handler does it instead.
export function DialogButton({ dialogId, onOpen, children, ...button }: DialogButtonProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // Not every browser focuses a clicked button, and the focus has to come back here.
    event.currentTarget.focus()
    onOpen()
  }
  return (
    <button type="button" aria-haspopup="dialog" {...button} command="show-modal" commandfor={dialogId} onClick={open}>
      {children}
    </button>
  )
}

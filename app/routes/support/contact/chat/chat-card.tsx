import { pathHere } from '#app/language/address.ts'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PressLink } from '#app/ui/press-link.tsx'
import { ChatPanel } from './chat-panel.tsx'
import type { ChatLine } from './conversation.ts'
import { useChat } from './use-chat.ts'
import './chat.css'

type Props = {
  isOpenAtFirst: boolean
  /** The question and answer that a form without script brought. */
  first: ChatLine[]
  /** Where the page opens the panel without script, and where its form goes. */
  action: string
  /** Whether a chat model answers, or our own pages are quoted. */
  hasModel: boolean
  onPerson: (lines: ChatLine[]) => void
}

// The chat of the support page: closed a card with one button, open a panel; the words of both are the specification's.
export function ChatCard({ isOpenAtFirst, first, action, hasModel, onPerson }: Props) {
  const isLive = useHydrated()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const chat = useChat(first, isOpenAtFirst)
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<HTMLAnchorElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const mayFocus = useRef(isOpenAtFirst)
  const headingId = useId()

  const open = (wanted: boolean) => {
    mayFocus.current = true
    setOpen(wanted)
  }

  useSheet(dialog, isLive && isOpen, () => open(false))
  useEffect(() => {
    if (!mayFocus.current || !isLive) return
    if (isOpen) {
      field.current?.focus({ preventScroll: true })
      dialog.current?.scrollIntoView({ block: 'nearest' })
    } else start.current?.focus()
  }, [isOpen, isLive])

  const toPerson = () => {
    mayFocus.current = false
    setOpen(false)
    onPerson(chat.lines)
  }

  return (
    <section id="chat" aria-labelledby="chat-heading" className="chat-card no-print" data-open={isOpen || undefined}>
      <div className="chat-intro">
        <span className="support-fix-icon chat-face" aria-hidden="true">
          <ChatFace />
        </span>
        <div className="grid gap-1">
          <h2 id="chat-heading" className="text-2xl">
            {copy.card.heading}
          </h2>
          <p className="text-muted">{copy.card.text}</p>
        </div>
        <PressLink
          ref={start}
          href={pathHere(action)}
          className={buttonClass({}, 'chat-start')}
          onPress={() => open(true)}
          hidden={isOpen}
        >
          {copy.card.start}
          <Icon name="arrow-right" size={18} />
        </PressLink>
      </div>
      <dialog ref={dialog} className="chat" aria-labelledby={headingId} open={isLive ? undefined : isOpen}>
        {isOpen && (
          <ChatPanel
            chat={chat}
            headingId={headingId}
            field={field}
            action={action}
            voice={hasModel ? 'model' : 'pages'}
            onClose={() => open(false)}
            onPerson={toPerson}
          />
        )}
      </dialog>
    </section>
  )
}

// Two speech bubbles, drawn here because no other page has use for them.
function ChatFace() {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" className="icon">
      <path d="M4 5h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8l-4 3.5V5.5Z" />
      <path d="M19 9.5a2 2 0 0 1 1.5 2V20l-3.5-3h-5" />
    </svg>
  )
}

// The panel is part of the page; on phones it fills the screen above the keyboard. Escape closes both.

const NARROW = '(width < 48rem)'

/** Shows and hides the dialog, modal while the screen is narrow, and calls `onClose` when the browser closed it. */
function useSheet(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    const narrow = window.matchMedia(NARROW)
    // Switching how it opens would close it first, which nobody wants.
    let isChanging = false
    const open = () => {
      isChanging = element.open
      element.close()
      if (narrow.matches) element.showModal()
      else element.show()
    }
    const closed = () => {
      if (isChanging) isChanging = false
      else if (!element.open) close.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !element.matches(':modal')) element.close()
    }
    open()
    narrow.addEventListener('change', open)
    element.addEventListener('close', closed)
    element.addEventListener('keydown', escape)
    return () => {
      narrow.removeEventListener('change', open)
      element.removeEventListener('close', closed)
      element.removeEventListener('keydown', escape)
      element.close()
    }
  }, [dialog, isOpen])

  useEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!view || !element || !isOpen) return undefined
    const fit = () => {
      element.style.setProperty('--sheet-height', `${view.height}px`)
      element.style.setProperty('--sheet-top', `${view.offsetTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [dialog, isOpen])
}

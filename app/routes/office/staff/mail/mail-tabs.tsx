import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import '#app/ui/tabs.css'

export type MailTab = keyof typeof copy.tabs
const TABS = ['content', 'sender', 'recipient'] as const satisfies MailTab[]

// The parts of one form: with script one at a time, without it one below the other. An arrow moves, Enter opens.
export function MailTabs({ open, onOpen }: { open: MailTab; onOpen: (tab: MailTab) => void }) {
  const isHydrated = useHydrated()
  const buttons = useRef(new Map<MailTab, HTMLButtonElement>())
  if (!isHydrated) return null

  const move = (event: KeyboardEvent, tab: MailTab) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]
    if (next) buttons.current.get(next)?.focus()
  }
  return (
    <div role="tablist" aria-label={copy.tabsLabel} className="tabs flex flex-wrap">
      {TABS.map((tab) => (
        <button
          key={tab}
          ref={(button) => {
            if (button) buttons.current.set(tab, button)
          }}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === open}
          aria-controls={`panel-${tab}`}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => onOpen(tab)}
          onKeyDown={(event) => move(event, tab)}
          className="tab"
        >
          {copy.tabs[tab]}
        </button>
      ))}
    </div>
  )
}

export function Panel({ tab, open, children }: { tab: MailTab; open: MailTab; children: ReactNode }) {
  const isHydrated = useHydrated()
  const isHidden = isHydrated && tab !== open
  return (
    <div
      role={isHydrated ? 'tabpanel' : 'group'}
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
      hidden={isHidden}
      className="staff-mail-panel"
    >
      {!isHydrated && (
        <h2 id={`tab-${tab}`} className="text-xl">
          {copy.tabs[tab]}
        </h2>
      )}
      {children}
    </div>
  )
}

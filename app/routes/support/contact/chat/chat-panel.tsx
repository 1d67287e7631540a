import { Marked } from '#app/ui/marked.tsx'
import { writeDate } from '#app/language/write-date.ts'
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import { useState, type RefObject } from 'react'
import { assistantCopy as copy, type Voice } from '#app/copy/support/assistant.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PressLink } from '#app/ui/press-link.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { toTranscript } from './conversation.ts'
import type { Chat } from './use-chat.ts'

type Props = {
  chat: Chat
  headingId: string
  field: RefObject<HTMLTextAreaElement | null>
  action: string
  voice: Voice
  onClose: () => void
  onPerson: () => void
}

// What the dialog holds: who speaks, what was said, the field, and the ways out.
export function ChatPanel({ chat, headingId, field, action, voice, onClose, onPerson }: Props) {
  const { brand } = useShell()
  const isLive = useHydrated()
  const [text, setText] = useState('')
  const { lines, isWaiting, canRetry } = chat
  const { tag, disclosure, transcript } = copy.voices[voice]

  const send = (question: string) => {
    if (question.trim() === '') return
    chat.send(question)
    setText('')
  }
  const stop = () => {
    const question = chat.stop()
    setText((typed) => (typed.trim() === '' ? question : typed))
    field.current?.focus()
  }
  const ask = (question: string) => {
    send(question)
    field.current?.focus()
  }
  // A link into this page leads behind the panel; on phones it would cover what it leads to.
  const follow = (to: string) => {
    if (to === `${href('/support')}#write`) onPerson()
    else if (to.startsWith(href('/support'))) onClose()
  }
  const save = () => {
    const head = transcript(brand.name, writeDate(new Date(), { dateStyle: 'long', timeStyle: 'short' }))
    saveText(copy.transcriptFile, `${head}\n\n${toTranscript(lines, brand.name)}\n`)
  }

  return (
    <div className="chat-panel">
      <header className="chat-head">
        <h3 id={headingId} className="chat-title">
          {sentence(copy.title(brand.name), [brand.name])}
          {tag && (
            <>
              {' '}
              <abbr title={tag.meaning} className="chat-tag">
                {tag.text}
              </abbr>
            </>
          )}
        </h3>
        <PressLink
          href={pathHere(href('/support'))}
          className={buttonClass({ look: 'secondary', isSmall: true })}
          onPress={onClose}
        >
          {copy.card.close}
        </PressLink>
      </header>
      <ChatLog
        disclosure={disclosure}
        lines={lines}
        isWaiting={isWaiting}
        onFollow={follow}
        onAsk={isLive ? ask : undefined}
      />
      {canRetry && (
        <p>
          <Button look="secondary" isSmall onClick={chat.retry}>
            <Icon name="refresh" size={16} />
            {copy.retry}
          </Button>
        </p>
      )}
      <ChatComposer
        field={field}
        text={text}
        onText={setText}
        onSend={isLive ? send : undefined}
        onStop={stop}
        isWaiting={isWaiting}
        action={action}
      />
      <div className="chat-ways">
        <PressLink href="#write" className={buttonClass({ look: 'quiet', isSmall: true })} onPress={onPerson}>
          <Icon name="mail" size={16} />
          {copy.person}
        </PressLink>
        {isLive && lines.length > 0 && !isWaiting && (
          <>
            <Button look="quiet" isSmall onClick={save}>
              <Icon name="download" size={16} />
              <span>
                <Marked text={copy.save} render={(what) => <span className="sr-only">{what}</span>} />
              </span>
            </Button>
            <Button look="quiet" isSmall onClick={chat.clear}>
              <Icon name="trash" size={16} />
              {copy.clear}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

// Hands a text to the visitor as a file, without the server knowing of it.
function saveText(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

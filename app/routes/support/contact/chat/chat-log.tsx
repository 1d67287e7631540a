import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { ChatLine } from './conversation.ts'

type Props = {
  /** Who answers, said before anything else. */
  disclosure: string
  lines: ChatLine[]
  isWaiting: boolean
  onFollow: (to: string) => void
  /** Undefined without script: the suggestions are then left out. */
  onAsk: ((question: string) => void) | undefined
}

/** Somebody who has scrolled up further than this is reading, so we don't scroll. */
const NEAR_PX = 56

// Answers are announced as they come; one's own lines, which one has just typed, are not.
export function ChatLog({ disclosure, lines, isWaiting, onFollow, onAsk }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const seen = useRef(0)
  const [hasNew, setHasNew] = useState(false)
  const last = lines.at(-1)

  useEffect(() => {
    const element = log.current
    if (!element) return
    const isNews = last !== undefined && last.id !== seen.current
    seen.current = last?.id ?? 0
    if (isNear.current || isWaiting || last?.from === 'user') toEnd(element)
    else if (isNews) setHasNew(true)
  }, [last, isWaiting])

  const look = () => {
    const element = log.current
    if (!element) return
    isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    if (isNear.current) setHasNew(false)
  }

  return (
    <div className="chat-body">
      <div ref={log} role="log" aria-label={copy.log} className="chat-log" onScroll={look}>
        <ChatBubble from="assistant">
          <p>{disclosure}</p>
          <p>{copy.greeting}</p>
        </ChatBubble>
        {onAsk && lines.length === 0 && <Suggestions onAsk={onAsk} />}
        {lines.map((line) => (
          <ChatBubble key={line.id} from={line.from} kind={line.kind}>
            <p>
              <ChatText text={line.text} onFollow={onFollow} />
            </p>
            {line.links.length > 0 && (
              <ul className="chat-links">
                {line.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className="chat-link" onClick={() => onFollow(to)}>
                      {label}
                      <Icon name="arrow-right" size={16} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </ChatBubble>
        ))}
      </div>
      <p role="status" className={isWaiting ? 'chat-thinking' : 'sr-only'}>
        {isWaiting && copy.thinking}
      </p>
      {hasNew && (
        <button type="button" className="chat-pill" onClick={() => log.current && toEnd(log.current)}>
          {copy.newMessage}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </div>
  )
}

function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul className="chat-suggestions" aria-label={copy.suggestions.label}>
      {copy.suggestions.items.map((question) => (
        <li key={question}>
          <button type="button" className="chat-suggestion" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

type ChatBubbleProps = { from: ChatLine['from']; kind?: ChatLine['kind']; children: React.ReactNode }

function ChatBubble({ from, kind = 'said', children }: ChatBubbleProps) {
  const { brand } = useShell()
  return (
    <div className="chat-line" data-from={from} data-kind={kind} aria-live={from === 'user' ? 'off' : undefined}>
      <span className="sr-only">
        {sentence(`${from === 'user' ? copy.you : copy.title(brand.name)}: `, [brand.name])}
      </span>
      {children}
    </div>
  )
}

function ChatText({ text, onFollow }: { text: string; onFollow: (to: string) => void }) {
  return (
    <>
      {ownLinks(text).map(({ text: words, to }, at) =>
        to ? (
          <Link key={at} to={to} className="link" onClick={() => onFollow(to)}>
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </>
  )
}

// The beginning of a long answer is worth more than its end.
function toEnd(element: HTMLElement) {
  const last = element.lastElementChild
  const start = last instanceof HTMLElement ? last.offsetTop - element.offsetTop - 12 : 0
  element.scrollTo({ top: Math.min(start, element.scrollHeight - element.clientHeight) })
}

// Cuts a text into words and links: only paths of our own pages become links, everything else stays the text that it is.

type TextPart = { text: string; to?: string }

const PAGES = [
  'account',
  'bundleselector',
  'business',
  'checkout',
  'devices',
  'esim-status',
  'faq',
  'login',
  'offline',
  'privacy',
  'reset-password',
  'signup',
  'support',
  'terms',
  'top-up',
  'withdraw',
].join('|')

// Not behind a host, a scheme or another path, and not before one either: 'https://evil.example/faq' is no link of ours.
const OWN_PATH = new RegExp(`(?<![^\\s(["'“‘,;])/(?:${PAGES})(?:\\?[\\w=&%,-]+)?(?:#[\\w-]+)?(?![\\w/:@?#&=%-])`, 'g')

/** The parts of a text in order; joined, their texts are the text. */
export function ownLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: path, index } of text.matchAll(OWN_PATH)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: path, to: path })
    end = index + path.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

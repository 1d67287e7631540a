// The conversation of this tab: sending, stopping, asking again; it is kept in the tab and nowhere else.
import { pathHere } from '#app/language/address.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import { useToast } from '#app/ui/toast.tsx'
import { readLines, toTurns, withLine, withoutFailure, type ChatLine, isLink, type Turn } from './conversation.ts'
import { href } from 'react-router'
import type { ChatReply } from '#app/features/assistant/chat-reply.ts'

const KEPT_AS = 'chat'

export type Chat = {
  lines: ChatLine[]
  isWaiting: boolean
  /** Whether the last question may be asked again. */
  canRetry: boolean
  send: (question: string) => void
  retry: () => void
  /** Returns the question whose answer is no longer awaited. */
  stop: () => string
  clear: () => void
}

/** `first` is what the server rendered; if that is nothing, the tab's own conversation continues. */
export function useChat(first: ChatLine[], isRendered: boolean): Chat {
  const [lines, setLines] = useState(() => (isRendered || import.meta.env.SSR ? first : readLines(readKept())))
  const [isWaiting, setWaiting] = useState(false)
  const asking = useRef<{ question: string; abort: AbortController } | null>(null)
  const { show } = useToast()

  useEffect(() => () => asking.current?.abort.abort(), [])

  const keep = useCallback((next: ChatLine[]) => {
    setLines(next)
    writeKept(next)
  }, [])

  const ask = async (before: ChatLine[], question: string) => {
    const abort = new AbortController()
    asking.current = { question, abort }
    setWaiting(true)
    const reply = await askServer(question, toTurns(before.slice(0, -1)), abort.signal)
    if (asking.current?.abort !== abort) return
    asking.current = null
    setWaiting(false)
    if (!reply) return
    const links = reply.kind === 'answer' ? reply.links : []
    const kind = reply.kind === 'answer' ? 'said' : reply.kind === 'failed' ? 'failed' : 'note'
    keep(withLine(before, { from: 'assistant', text: reply.text, links, kind }))
    if (reply.kind === 'failed') show({ title: copy.failed.toast, tone: 'destructive' })
  }

  return {
    lines,
    isWaiting,
    canRetry: !isWaiting && lines.at(-1)?.kind === 'failed',
    send: (typed) => {
      const question = typed.trim()
      if (question === '' || isWaiting) return
      const next = withLine(lines, { from: 'user', text: question, links: [], kind: 'said' })
      keep(next)
      void ask(next, question)
    },
    retry: () => {
      const { lines: before, question } = withoutFailure(lines)
      if (question === null || isWaiting) return
      keep(before)
      void ask(before, question)
    },
    stop: () => {
      const question = asking.current?.question ?? ''
      asking.current?.abort.abort()
      asking.current = null
      setWaiting(false)
      keep(withLine(lines.slice(0, -1), { from: 'assistant', text: copy.stopped, links: [], kind: 'note' }))
      return question
    },
    clear: () => keep([]),
  }
}

// A browser may forbid its storage; the conversation then lives as long as the page.
function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT_AS)
  } catch {
    return null
  }
}

function writeKept(lines: ChatLine[]) {
  try {
    if (lines.length > 0) sessionStorage.setItem(KEPT_AS, JSON.stringify(lines))
    else sessionStorage.removeItem(KEPT_AS)
  } catch {
    // Kept by the page alone.
  }
}

// Asks the shop from the browser; whatever is no answer of ours counts as a failure, and a stopped question as neither.

const FAILED: ChatReply = { kind: 'failed', text: copy.failed.text }

/** Null when it was stopped. */
async function askServer(message: string, history: Turn[], signal: AbortSignal): Promise<ChatReply | null> {
  try {
    const response = await fetch(pathHere(href('/functions/v1/gemini-chat')), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, history }),
      signal,
    })
    const said: unknown = await response.json()
    if (typeof said !== 'object' || said === null) return FAILED
    if (response.ok && 'text' in said && typeof said.text === 'string') {
      const links = 'links' in said && Array.isArray(said.links) ? said.links.filter(isLink) : []
      return { kind: 'answer', text: said.text === '' ? copy.silent : said.text, links }
    }
    const isRefused = response.status === 400 || response.status === 429
    return isRefused && 'error' in said && typeof said.error === 'string'
      ? { kind: 'refused', text: said.error }
      : FAILED
  } catch {
    return signal.aborted ? null : FAILED
  }
}

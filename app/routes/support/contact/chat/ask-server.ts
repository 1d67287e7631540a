// Asks the shop from the browser; whatever is no answer of ours counts as a failure, and a stopped question as neither.
import { href } from 'react-router'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import type { ChatReply } from '#app/features/assistant/chat-reply.ts'
import { isLink, type Turn } from './conversation.ts'

const FAILED: ChatReply = { kind: 'failed', text: copy.failed.text }

/** Null when it was stopped. */
export async function askServer(message: string, history: Turn[], signal: AbortSignal): Promise<ChatReply | null> {
  try {
    const response = await fetch(href('/functions/v1/gemini-chat'), {
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

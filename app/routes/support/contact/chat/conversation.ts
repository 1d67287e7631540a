// A conversation as kept by the page: its lines, what is sent along with the next question, and its transcript.
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import type { ChatLink } from '#app/features/assistant/chat-reply.ts'
import { cutText } from '#values/text/cut-text.ts'

export type ChatLine = {
  id: number
  from: 'user' | 'assistant'
  text: string
  links: ChatLink[]
  /** Failed lines and notes are shown, but are no answers. */
  kind: 'said' | 'failed' | 'note'
}
export type Turn = { role: 'user' | 'assistant'; text: string }

const MOST_KEPT = 60
const MOST_TOLD = 6

export function withLine(lines: readonly ChatLine[], line: Omit<ChatLine, 'id'>): ChatLine[] {
  return [...lines, { ...line, id: (lines.at(-1)?.id ?? 0) + 1 }].slice(-MOST_KEPT)
}

/** The end of the conversation for the next question: questions and answers, no failures. */
export const toTurns = (lines: readonly ChatLine[]): Turn[] =>
  lines
    .filter(({ kind }) => kind === 'said')
    .slice(-MOST_TOLD)
    .map(({ from, text }) => ({ role: from, text }))

/** The conversation without its failed end, and the question that failed. */
export function withoutFailure(lines: readonly ChatLine[]): { lines: ChatLine[]; question: string | null } {
  const isSaid = ({ kind }: ChatLine) => kind === 'said'
  const end = lines.findLastIndex(isSaid)
  const last = lines[end]
  return last?.from === 'user'
    ? { lines: lines.slice(0, end + 1), question: last.text }
    : { lines: [...lines], question: null }
}

const speaker = (from: ChatLine['from'], product: string) => (from === 'user' ? copy.you : copy.title(product))

/** The conversation as text, newest last; the oldest lines go first when it has to be at most so long. */
export function toTranscript(lines: readonly ChatLine[], product: string, most = Number.POSITIVE_INFINITY): string {
  const told = lines.filter(({ kind }) => kind === 'said').map(({ from, text }) => `${speaker(from, product)}: ${text}`)
  while (told.length > 1 && told.join('\n\n').length > most) told.shift()
  return cutText(told.join('\n\n'), most)
}

/** What the browser kept of a conversation; whatever is no line of ours is left out. */
export function readLines(kept: string | null): ChatLine[] {
  if (!kept) return []
  try {
    const list: unknown = JSON.parse(kept)
    return Array.isArray(list) ? list.filter(isLine).slice(-MOST_KEPT) : []
  } catch {
    return []
  }
}

function isLine(value: unknown): value is ChatLine {
  if (typeof value !== 'object' || value === null) return false
  const line: Partial<Record<keyof ChatLine, unknown>> = value
  return (
    typeof line.id === 'number' &&
    (line.from === 'user' || line.from === 'assistant') &&
    typeof line.text === 'string' &&
    (line.kind === 'said' || line.kind === 'failed' || line.kind === 'note') &&
    Array.isArray(line.links) &&
    line.links.every(isLink)
  )
}

export const isLink = (value: unknown): value is ChatLink =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  /^\/[\w-]/.test(value.to) &&
  'label' in value &&
  typeof value.label === 'string'

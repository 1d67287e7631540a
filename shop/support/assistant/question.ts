// Which questions the assistant accepts, and what parts of them never leave the shop (after-purchase rules §5).
import { cutText } from '#values/text/cut-text.ts'
import { asText } from '#shop/support/inbox/ticket.ts'

export const MOST_QUESTION_CHARACTERS = 1_000
/** A longer conversation wouldn't improve the answer. */
const MOST_TURNS = 6
const MOST_TURN_CHARACTERS = 1_500

export type AskedTurn = { role: 'user' | 'assistant'; text: string }
export type QuestionProblem = 'question_blank' | 'question_long'

/** The question as text, or the problem with it. Counted after trimming, as on the page. */
export function readQuestion(typed: string): { ok: true; question: string } | { ok: false; problem: QuestionProblem } {
  const question = asText(typed)
  if (question === '') return { ok: false, problem: 'question_blank' }
  return question.length > MOST_QUESTION_CHARACTERS ? { ok: false, problem: 'question_long' } : { ok: true, question }
}

/** The end of a conversation, short enough to send again. */
export const lastTurns = (history: readonly AskedTurn[]): AskedTurn[] =>
  history
    .slice(-MOST_TURNS)
    .map(({ role, text }) => ({ role, text: cutText(asText(text), MOST_TURN_CHARACTERS) }))
    .filter(({ text }) => text !== '')

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bLPA:\S+/gi, '[activation code]'],
  [/\b1\$[\w.-]+\$\S+/g, '[activation code]'],
  [/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g, '[email]'],
  [/\b\w+_order_\d+_\S+/g, '[order]'],
  // ICCIDs, card numbers, and phone numbers: eleven digits or more, grouped or not.
  [/\+?\d(?:[ .-]?\d){10,}/g, '[number]'],
]

/** The words of a text to search for, without addresses, numbers, and codes. */
export const wordsAlone = (text: string): string =>
  SECRETS.reduce((left, [pattern]) => left.replace(pattern, ' '), text)

/** The text without addresses, numbers, and codes that identify a person, an eSIM, an order, or a card. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, [pattern, name]) => left.replace(pattern, name), text)

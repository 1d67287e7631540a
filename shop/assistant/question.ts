// What a question to the assistant may be, and what of it never leaves the shop (after-purchase rules §5).
import { asText } from '#shop/inbox/ticket.ts'

export const MOST_QUESTION_CHARACTERS = 1_000
/** More of a conversation would not make an answer better. */
const MOST_TURNS = 6
const MOST_TURN_CHARACTERS = 1_500

export type AskedTurn = { role: 'user' | 'assistant'; text: string }
export type QuestionProblem = 'question_blank' | 'question_long'

/** The question as text, or why it is none; counted after trimming, as the field on the page counts it. */
export function readQuestion(typed: string): { ok: true; question: string } | { ok: false; problem: QuestionProblem } {
  const question = asText(typed)
  if (question === '') return { ok: false, problem: 'question_blank' }
  return question.length > MOST_QUESTION_CHARACTERS ? { ok: false, problem: 'question_long' } : { ok: true, question }
}

/** The end of a conversation, short enough to be told again. */
export const lastTurns = (history: readonly AskedTurn[]): AskedTurn[] =>
  history
    .slice(-MOST_TURNS)
    .map(({ role, text }) => ({ role, text: asText(text).slice(0, MOST_TURN_CHARACTERS) }))
    .filter(({ text }) => text !== '')

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bLPA:\S+/gi, '[activation code]'],
  [/\b1\$[\w.-]+\$\S+/g, '[activation code]'],
  [/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g, '[email]'],
  [/\b\w+_order_\d+_\S+/g, '[order]'],
  // ICCIDs, card numbers and telephone numbers: eleven digits or more, in groups or not.
  [/\+?\d(?:[ .-]?\d){10,}/g, '[number]'],
]

/** The words of a text that can be looked up: no address, number or code is one of them. */
export const wordsAlone = (text: string): string =>
  SECRETS.reduce((left, [pattern]) => left.replace(pattern, ' '), text)

/** The text without addresses, numbers and codes that name a person, an eSIM, an order or a card. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, [pattern, name]) => left.replace(pattern, name), text)

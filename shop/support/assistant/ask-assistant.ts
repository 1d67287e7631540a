// Answers a question from the shop's own pages: with the chat model if there is one, else by quoting them.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { Assistant } from '#ports/assistant.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { TooOften } from '#values/outcome.ts'
import type { ChosenPassages, NamedThings } from './chosen-passages.ts'
import type { Passage } from './passage.ts'
import {
  lastTurns,
  readQuestion,
  withoutSecrets,
  wordsAlone,
  type AskedTurn,
  type QuestionProblem,
} from './question.ts'
import { listWordRoots } from './word-root.ts'
import { asText } from '#shop/support/inbox/ticket.ts'

export type AssistantDeps = Pick<Base, 'limiter' | 'log'> & {
  /** Null without a chat model. */
  assistant: Assistant | null
  /** How many model answers we pay for per day. */
  assistantDailyAnswers: number
}

export type AssistantInput = {
  question: string
  history: readonly AskedTurn[]
  /** The visitor's key for rate limits. */
  rateLimitKey: string
  product: string
  /** The content of the shop's pages. */
  library: readonly Passage[]
  /** The same passages in English, by which questions find them. */
  english?: readonly Passage[]
  /** Finds what a text mentions: countries with their bundles, phones. */
  nameThings: (text: string) => NamedThings
}

export type AssistantAnswer =
  /** Written by the model as plain text; never treat it as markup. */
  | { ok: true; kind: 'written'; text: string; related: Passage[] }
  | ({ ok: true; kind: 'quoted' } & ChosenPassages)
  /** We have no answer, and say so. */
  | { ok: true; kind: 'unknown' }
  /** We asked the model, and it had no answer. */
  | { ok: true; kind: 'silent' }
  | { ok: false; problem: QuestionProblem | 'assistant_failed' }
  | TooOften

const QUESTION_LIMIT: Limit = { name: 'assistant', points: 20, seconds: 3600 }
const DAY_SECONDS = 86_400
const MOST_ANSWER_CHARACTERS = 4_000

/**
 * Answers one question (after-purchase rules §2 "/support", §5, §8). Problems: `question_blank`, `question_long` beyond
 * 1,000 characters, `too_often` beyond 20 an hour per network, `assistant_failed` if the model doesn't respond. Beyond
 * the day's budget of model answers, we quote the pages. Nothing is stored. The model gets the question, earlier turns
 * without names of people, orders, or eSIMs, and public passages.
 */
export async function askAssistant(deps: AssistantDeps, input: AssistantInput): Promise<AssistantAnswer> {
  const read = readQuestion(input.question)
  if (!read.ok) return read
  const allowed = await deps.limiter.take(QUESTION_LIMIT, input.rateLimitKey)
  if (!allowed.ok) return allowed

  const history = lastTurns(input.history)
  const chosen = await choose(input, read.question, history)
  const { assistant } = deps
  if (!assistant || !(await isInBudget(deps))) return chosen ? { ok: true, kind: 'quoted', ...chosen } : UNKNOWN
  return write({ ...deps, assistant }, { ...input, history, question: read.question }, chosen)
}

const UNKNOWN = { ok: true, kind: 'unknown' } as const

// 'And for ten days?' makes no sense alone, so the previous question is added to it. 'Who won the cup?' does.
async function choose(
  { library, english, nameThings }: AssistantInput,
  question: string,
  history: AskedTurn[],
): Promise<ChosenPassages | null> {
  // The full-text search is loaded with the first question.
  const { chosenPassages } = await import('./chosen-passages.ts')
  const chosen = chosenPassages(library, nameThings(wordsAlone(question)), english)
  const before = history.findLast(({ role }) => role === 'user')?.text
  if (chosen || !before || speaksOfOtherThings(library, question)) return chosen
  return chosenPassages(library, nameThings(wordsAlone(`${before} ${question}`)), english)
}

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/

function speaksOfOtherThings(library: readonly Passage[], question: string): boolean {
  const ours = new Set(
    library.flatMap(({ title, text, asked = [] }) => listWordRoots([title, text, ...asked].join(' '))),
  )
  return listWordRoots(question).some((root) => !ours.has(root) && !NUMBER.test(root))
}

async function isInBudget({ limiter, assistantDailyAnswers }: AssistantDeps): Promise<boolean> {
  const budget: Limit = { name: 'assistant-day', points: assistantDailyAnswers, seconds: DAY_SECONDS }
  return (await limiter.take(budget, 'all')).ok
}

async function write(
  { assistant, log }: AssistantDeps & { assistant: Assistant },
  { question, history, product }: AssistantInput,
  chosen: ChosenPassages | null,
): Promise<AssistantAnswer> {
  const passages = chosen ? [...chosen.quoted, ...chosen.related] : []
  try {
    const said = await assistant.answer({
      question: withoutSecrets(question),
      history: history.map(({ role, text }) => ({ role, text: withoutSecrets(text) })),
      passages,
      product,
    })
    const text = cutText(asText(said), MOST_ANSWER_CHARACTERS)
    return text === '' ? { ok: true, kind: 'silent' } : { ok: true, kind: 'written', text, related: passages }
  } catch (problem) {
    if (!(problem instanceof VendorError)) throw problem
    log.warn({ problem: problem.message }, 'the chat model did not answer')
    return { ok: false, problem: 'assistant_failed' }
  }
}

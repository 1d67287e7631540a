// The words for what the assistant found, and the pages that it leads to.
import { grouped } from '#app/language/formats.ts'
import { href } from 'react-router'
import { SMALL_TALK } from '#app/copy/support/assistant-esim-topics.ts'
import { assistantCopy as copy, englishOnly } from '#app/copy/support/assistant.ts'
import { TOO_OFTEN, type Wait } from '#app/session/too-often.ts'
import type { AssistantAnswer } from '#shop/support/assistant/ask-assistant.ts'
import type { ForeignLanguage } from '#shop/support/assistant/foreign-language.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'
import { MOST_QUESTION_CHARACTERS } from '#shop/support/assistant/question.ts'
import type { ChatLink, ChatReply } from './chat-reply.ts'
import { asksForLanguage } from './language-question.ts'

export type ChatAnswer = { reply: ChatReply; status: number; wait: Wait | null }

const MOST_LINKS = 3
const FAILED_STATUS = 503

/** What is said to a greeting, a thank-you, or a wish for another language; null to any other question. */
export function smallTalk(question: string, foreign: ForeignLanguage | null): ChatAnswer | null {
  if (asksForLanguage(question))
    return said({ kind: 'answer', text: inEnglish(copy.pageLanguages, foreign), links: [person()] })
  const polite = SMALL_TALK.find(({ words }) => words.test(question.trim()))
  return polite ? said({ kind: 'answer', text: inEnglish(polite.text, foreign), links: [] }) : null
}

// What a model writes is in the language of the question; our own pages are in the page's language, which is said first.
export function worded(answer: AssistantAnswer, foreign: ForeignLanguage | null): ChatAnswer {
  if (!answer.ok) return refused(answer)
  if (answer.kind === 'silent') return said({ kind: 'answer', text: copy.silent, links: [person()] })
  if (answer.kind === 'unknown')
    return said({ kind: 'answer', text: foreign ? englishOnly[foreign] : copy.unknown, links: [person()] })
  if (answer.kind === 'written')
    return said({ kind: 'answer', text: answer.text, links: linksTo(answer.related.slice(0, 2)) })
  const text = answer.quoted.map((passage) => passage.text).join('\n\n')
  const links = linksTo([...answer.quoted, ...answer.related.slice(0, 1)])
  return said({ kind: 'answer', text: inEnglish(text, foreign), links })
}

const inEnglish = (text: string, foreign: ForeignLanguage | null): string =>
  foreign ? `${englishOnly[foreign]}\n\n${text}` : text

function refused(answer: Extract<AssistantAnswer, { ok: false }>): ChatAnswer {
  const { problems, failed } = copy
  if (answer.problem === 'assistant_failed') return said({ kind: 'failed', text: failed.text }, FAILED_STATUS)
  if (answer.problem === 'too_often') {
    const text = problems.too_often(Math.ceil(answer.retryAfterSeconds / 60))
    return { reply: { kind: 'refused', text }, status: TOO_OFTEN, wait: answer }
  }
  const text =
    answer.problem === 'question_long'
      ? problems.question_long(grouped(MOST_QUESTION_CHARACTERS))
      : problems.question_blank
  return said({ kind: 'refused', text }, 400)
}

const said = (reply: ChatReply, status = 200): ChatAnswer => ({ reply, status, wait: null })

const person = (): ChatLink => ({ to: `${href('/support')}#write`, label: copy.person })

function linksTo(passages: readonly Passage[]): ChatLink[] {
  const byPath = new Map(passages.toReversed().map(({ path, title }) => [path, title]))
  return [...byPath]
    .map(([to, label]) => ({ to, label }))
    .toReversed()
    .slice(0, MOST_LINKS)
}

// Puts a question to the assistant and finds the words for what comes back; for the page's form as for the call.
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { assistantCopy as copy } from '#app/copy/assistant.ts'
import { SMALL_TALK } from '#app/copy/assistant-esim-topics.ts'
import { englishOnly } from '#app/copy/assistant-languages.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { TOO_OFTEN, type Wait } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { AssistantAnswer } from '#shop/assistant/ask-assistant.ts'
import { foreignLanguageOf, type ForeignLanguage } from '#shop/assistant/foreign-language.ts'
import type { Passage } from '#shop/assistant/passage.ts'
import { MOST_QUESTION_LETTERS, type AskedTurn } from '#shop/assistant/question.ts'
import { helpPassages } from './help-passages.ts'
import { nameThings } from './name-things.ts'
import { grouped } from '#app/format/grouped.ts'
import type { ChatLink, ChatReply } from './chat-reply.ts'

export type AskedChat = { reply: ChatReply; status: number; wait: Wait | null }

const MOST_LINKS = 3
const FAILED_STATUS = 503

export async function askChat(
  request: Request,
  context: Context,
  { question, history }: { question: string; history: AskedTurn[] },
): Promise<AskedChat> {
  const foreign = foreignLanguageOf(question)
  const smallTalk = SMALL_TALK.find(({ words }) => words.test(question.trim()))
  if (smallTalk) return said({ kind: 'answer', text: inEnglish(smallTalk.text, foreign), links: [] })

  const shop = context.get(shopContext)
  const product = context.get(brandContext).name
  const [catalogue, vat] = await Promise.all([shop.catalogue.viewCatalogue(), visitorVat(request, context)])
  const answer = await shop.assistant.askAssistant({
    question,
    history,
    rateLimitKey: rateLimitKeyOf(context),
    product,
    library: helpPassages(product, shop.assistant.hasChatModel),
    nameThings: (text) => nameThings(text, catalogue, vat.basisPoints),
  })
  return worded(answer, foreign)
}

// What a model writes is in the language of the question; our own pages are in English, which is said first.
function worded(answer: AssistantAnswer, foreign: ForeignLanguage | null): AskedChat {
  if (!answer.ok) return refused(answer)
  if (answer.kind === 'silent') return said({ kind: 'answer', text: copy.silent, links: [PERSON] })
  if (answer.kind === 'unknown')
    return said({ kind: 'answer', text: foreign ? englishOnly[foreign] : copy.unknown, links: [PERSON] })
  if (answer.kind === 'written')
    return said({ kind: 'answer', text: answer.text, links: linksTo(answer.related.slice(0, 2)) })
  const text = answer.quoted.map((passage) => passage.text).join('\n\n')
  const links = linksTo([...answer.quoted, ...answer.related.slice(0, 1)])
  return said({ kind: 'answer', text: inEnglish(text, foreign), links })
}

const inEnglish = (text: string, foreign: ForeignLanguage | null): string =>
  foreign ? `${englishOnly[foreign]}\n\n${text}` : text

function refused(answer: Extract<AssistantAnswer, { ok: false }>): AskedChat {
  const { problems, failed } = copy
  if (answer.problem === 'assistant_failed') return said({ kind: 'failed', text: failed.text }, FAILED_STATUS)
  if (answer.problem === 'too_often') {
    const text = problems.too_often(Math.ceil(answer.retryAfterSeconds / 60))
    return { reply: { kind: 'refused', text }, status: TOO_OFTEN, wait: answer }
  }
  const text =
    answer.problem === 'question_long'
      ? problems.question_long(grouped(MOST_QUESTION_LETTERS))
      : problems.question_blank
  return said({ kind: 'refused', text }, 400)
}

const said = (reply: ChatReply, status = 200): AskedChat => ({ reply, status, wait: null })

const PERSON: ChatLink = { to: '/support#write', label: copy.person }

function linksTo(passages: readonly Passage[]): ChatLink[] {
  const byPath = new Map(passages.toReversed().map(({ path, title }) => [path, title]))
  return [...byPath]
    .map(([to, label]) => ({ to, label }))
    .toReversed()
    .slice(0, MOST_LINKS)
}

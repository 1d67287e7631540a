// Puts a question to the assistant and finds the words for what comes back; for the page's form as for the call.
import { assistantCopy as copy } from '#app/copy/assistant.ts'
import { SMALL_TALK } from '#app/copy/assistant-esim-topics.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext, visitorVat, type Context } from '#app/session/visitor.ts'
import type { AssistantAnswer } from '#shop/support/ask-assistant.ts'
import type { Passage } from '#shop/support/passage.ts'
import { MOST_QUESTION_LETTERS, type AskedTurn } from '#shop/support/question.ts'
import { helpPassages } from '../answers/help-passages.ts'
import { nameThings } from '../answers/name-things.ts'
import { grouped } from '../letters.ts'
import type { ChatLink, ChatReply } from './chat-reply.ts'

export type AskedChat = { reply: ChatReply; status: number; retryAfterSeconds: number | null }

const MOST_LINKS = 3
const FAILED_STATUS = 503

export async function askChat(
  request: Request,
  context: Context,
  { question, history }: { question: string; history: AskedTurn[] },
): Promise<AskedChat> {
  const smallTalk = SMALL_TALK.find(({ words }) => words.test(question.trim()))
  if (smallTalk) return said({ kind: 'answer', text: smallTalk.text, links: [] })

  const shop = context.get(shopContext)
  const ip = context.get(visitorIpContext)
  const product = context.get(brandContext).name
  const [catalogue, vat] = await Promise.all([shop.viewCatalogue(), visitorVat(request, context)])
  const answer = await shop.askAssistant({
    question,
    history,
    network: limitKey(ip),
    product,
    library: helpPassages(product),
    nameThings: (text) => nameThings(text, catalogue, vat.basisPoints),
  })
  return worded(answer)
}

function worded(answer: AssistantAnswer): AskedChat {
  if (!answer.ok) return refused(answer)
  if (answer.kind === 'silent') return said({ kind: 'answer', text: copy.silent, links: [PERSON] })
  if (answer.kind === 'unknown') return said({ kind: 'answer', text: copy.unknown, links: [PERSON] })
  if (answer.kind === 'written')
    return said({ kind: 'answer', text: answer.text, links: linksTo(answer.related.slice(0, 2)) })
  const text = answer.quoted.map((passage) => passage.text).join('\n\n')
  return said({ kind: 'answer', text, links: linksTo([...answer.quoted, ...answer.related.slice(0, 1)]) })
}

function refused(answer: Extract<AssistantAnswer, { ok: false }>): AskedChat {
  const { problems, failed } = copy
  if (answer.problem === 'assistant_failed') return said({ kind: 'failed', text: failed.text }, FAILED_STATUS)
  if (answer.problem === 'too_often') {
    const { retryAfterSeconds } = answer
    const text = problems.too_often(Math.ceil(retryAfterSeconds / 60))
    return { reply: { kind: 'refused', text }, status: 429, retryAfterSeconds }
  }
  const text =
    answer.problem === 'question_long'
      ? problems.question_long(grouped(MOST_QUESTION_LETTERS))
      : problems.question_blank
  return said({ kind: 'refused', text }, 400)
}

const said = (reply: ChatReply, status = 200): AskedChat => ({ reply, status, retryAfterSeconds: null })

const PERSON: ChatLink = { to: '/support#write', label: copy.person }

function linksTo(passages: readonly Passage[]): ChatLink[] {
  const byPath = new Map(passages.toReversed().map(({ path, title }) => [path, title]))
  return [...byPath]
    .map(([to, label]) => ({ to, label }))
    .toReversed()
    .slice(0, MOST_LINKS)
}

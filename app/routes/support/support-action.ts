// GET and POST /support: a form filled in for the owner of an order, and a ticket that is stored before it is confirmed.
import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { z } from 'zod'
import { topicSubjects } from '#app/copy/account-profile.ts'
import { supportCopy } from '#app/copy/support.ts'
import { connectionLetter } from '#app/features/connection-check/connection.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { reportContext } from '#app/session/report-context.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { networkOf, type Context } from '#app/session/visitor.ts'
import { MOST_PER_HOUR, MOST_TEXT_LETTERS } from '#shop/inbox/ticket.ts'
import { askChat } from '#app/features/assistant/ask-chat.ts'
import { CHAT_FIELD, CHAT_INTENT } from '#app/features/assistant/chat-reply.ts'
import { grouped } from '#app/format/grouped.ts'
import { firstProblems, isHuge, supportForm, typedMessage } from './support-form.ts'
import { NOTHING_TYPED, type OpenedSupport, type SupportAnswer, type SupportProblems } from './support-page.ts'

const { problems } = supportCopy

/** The empty form; for the browser that placed the order, filled with what that order says. */
export async function openSupport(request: Request, context: Context): Promise<OpenedSupport> {
  const { order } = await findOwnOrder(request, context, readReference(request))
  const { searchParams } = new URL(request.url)
  const user = context.get(sessionUserContext)
  const subject = topicSubjects[searchParams.get('topic') ?? '']
  return {
    formId: randomUUID(),
    values: {
      ...NOTHING_TYPED,
      ...(user && { name: user.name, email: user.email }),
      ...(order && { name: order.customerName, email: order.email, ...connectionLetter(searchParams) }),
      ...(subject && { subject }),
    },
    orderReference: order?.reference ?? null,
    isChatOpen: searchParams.has('chat'),
    hasChatModel: context.get(shopContext).assistant.hasChatModel,
  }
}

export async function answerSupport(request: Request, context: Context) {
  const form = await readForm(request)
  if (form.get('intent') === CHAT_INTENT) return answerQuestion(request, context, form)
  if (isHuge(typedMessage(form)))
    return refuse(form, 413, { fields: { message: problems.messageHuge(grouped(MOST_TEXT_LETTERS)) } })
  if (hasRepeatedNames(form)) return refuse(form, 400, { error: problems.unreadable })
  const parsed = supportForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return refuse(form, 400, { fields: firstProblems(parsed.error) })

  try {
    return await takeMessage(request, context, form, parsed.data)
  } catch (problem) {
    context.get(reportContext)(rootOf(problem))
    return refuse(form, 500, { error: problems.failed, isOurs: true })
  }
}

// The chat of a page without script: one question, one answer; what was said before is not sent along.
async function answerQuestion(request: Request, context: Context, form: FormData) {
  const typed = form.get(CHAT_FIELD)
  const question = typeof typed === 'string' ? typed : ''
  const { reply, status, wait } = await askChat(request, context, { question, history: [] })
  return data<SupportAnswer>({ kind: 'answered', question, reply }, wait ? tooOftenStatus(context, wait) : status)
}

async function takeMessage(request: Request, context: Context, form: FormData, wish: z.output<typeof supportForm>) {
  const { formId, reference, name, email, subject, message } = wish
  const { order } = await findOwnOrder(request, context, reference)
  const orderId = order?.id ?? null
  const network = networkOf(context)
  const businessId = context.get(brandContext).id
  const wanted = { formId, orderId, businessId, name, email, subject, text: message, network }
  const opened = await context.get(shopContext).inbox.openTicket(wanted)
  if (opened.ok) return data<SupportAnswer>({ kind: 'sent', ticket: opened.number, email })
  const minutes = Math.ceil(opened.retryAfterSeconds / 60)
  return refuse(form, tooOftenStatus(context, opened), { error: problems.tooOften(MOST_PER_HOUR, minutes) })
}

type Refusal = { fields?: SupportProblems; error?: string; isOurs?: boolean }

function refuse(form: FormData, status: number, { fields = {}, error, isOurs = false }: Refusal) {
  const formId = z.uuid().safeParse(form.get('formId')).data ?? null
  const typed = { formId, values: typedMessage(form), isAboutOrder: form.has('reference') }
  const body: SupportAnswer = { kind: 'refused', form: typed, fields, error: error ?? null, isOurs }
  return data(body, status)
}

// A failed query repeats the message that it carried; what is written down is the database's own complaint.
function rootOf(problem: unknown): unknown {
  return problem instanceof Error && problem.cause ? rootOf(problem.cause) : problem
}

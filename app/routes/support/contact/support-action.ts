// GET and POST /support: a form filled in for the owner of an order, and a ticket that is stored before it is confirmed.
import { grouped } from '#app/language/formats.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { topicSubjects } from '#app/copy/people/account-profile.ts'
import { supportCopy } from '#app/copy/support/support.ts'
import { connectionDraft } from '#app/features/connection-check/connection.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { refusalOfFiles } from '#app/forms/form-files.ts'
import { everybody, formAction, readFields, type PageAnswer, type FormPost } from '#app/http/form-action.ts'
import { shopContext, sessionUserContext, brandContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { MOST_PER_HOUR, MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import { askChat } from '#app/features/assistant/ask-chat.ts'
import { CHAT_FIELD, CHAT_INTENT } from '#app/features/assistant/chat-reply.ts'
import { isHuge, supportForm, typedMessage } from './support-form.ts'
import { NOTHING_TYPED, type OpenedSupport, type SupportAnswer, type SupportProblems } from './support-page.ts'

const { problems } = supportCopy

/** The empty form; for whoever placed the order, filled with what that order says. */
export async function openSupport(request: Request, context: Context): Promise<OpenedSupport> {
  const { order, isBuyers } = await findOwnOrder(request, context, readReference(request))
  const { searchParams } = new URL(request.url)
  const user = context.get(sessionUserContext)
  const subject = topicSubjects[searchParams.get('topic') ?? '']
  return {
    formId: randomUUID(),
    values: {
      ...NOTHING_TYPED,
      ...(user && { name: user.name, email: user.email }),
      ...(isBuyers && { name: order.customerName, email: order.email }),
      ...(order && connectionDraft(searchParams)),
      ...(subject && { subject }),
    },
    orderReference: order?.reference ?? null,
    isChatOpen: searchParams.has('chat'),
    hasChatModel: context.get(shopContext).assistant.hasChatModel,
  }
}

type Result = PageAnswer<SupportAnswer>

export const answerSupport = formAction({
  who: everybody,
  takesFiles: true,
  unreadable: (posted) => refuse(posted, 400, { error: problems.unreadable }),
  failed: (posted) => refuse(posted, 500, { error: problems.failed, isOurs: true }),
  async run(posted): Promise<Result> {
    const { form } = posted
    if (form.get('intent') === CHAT_INTENT) return answerQuestion(posted)
    if (isHuge(typedMessage(form)))
      return refuse(posted, 413, { fields: { message: problems.messageHuge(grouped(MOST_TEXT_CHARACTERS)) } })
    const read = readFields(supportForm, form)
    const { refused } = posted.files
    const wrong = refused.length > 0 ? { files: refusalOfFiles(refused) } : {}
    if (!read.ok) return refuse(posted, 400, { fields: { ...read.problems, ...wrong } })
    return wrong.files ? refuse(posted, 400, { fields: wrong }) : takeMessage(posted, read.said)
  },
})

// The chat of a page without script: one question, one answer; earlier turns aren't sent along.
async function answerQuestion({ request, context, form }: FormPost): Promise<Result> {
  const question = textOf(form, CHAT_FIELD)
  const { reply, status, wait } = await askChat(request, context, { question, history: [] })
  return { answer: { kind: 'answered', question, reply }, status, wait }
}

async function takeMessage(posted: FormPost, input: z.output<typeof supportForm>): Promise<Result> {
  const { request, context, files, shop } = posted
  const { formId, reference, message, ...told } = input
  const { order } = await findOwnOrder(request, context, reference)
  const orderId = order?.id ?? null
  const rateLimitKey = rateLimitKeyOf(context)
  const businessId = context.get(brandContext).id
  const wanted = { ...told, formId, orderId, businessId, text: message, files, rateLimitKey }
  const opened = await shop.inbox.openTicket(wanted)
  if (opened.ok) return { answer: { kind: 'sent', ticket: opened.number, email: told.email } }
  if (opened.problem === 'files_refused')
    return refuse(posted, 400, { fields: { files: refusalOfFiles(opened.refused) } })
  const minutes = Math.ceil(opened.retryAfterSeconds / 60)
  return { ...refuse(posted, undefined, { error: problems.tooOften(MOST_PER_HOUR, minutes) }), wait: opened }
}

type Refusal = { fields?: SupportProblems; error?: string; isOurs?: boolean }

function refuse(
  { form, files }: Pick<FormPost, 'form' | 'files'>,
  status: number | undefined,
  { fields = {}, error, isOurs = false }: Refusal,
): Result {
  const formId = z.uuid().safeParse(form.get('formId')).data ?? null
  const hadFiles = files.kept.length + files.refused.length > 0
  const typed = { formId, values: typedMessage(form), isAboutOrder: form.has('reference'), hadFiles }
  return { answer: { kind: 'refused', form: typed, fields, error: error ?? null, isOurs }, status }
}

// POST /esim-status: check and refresh, the activation codes, and the email for a forgotten ICCID.
import { tripWords } from '#app/language/trip-name.ts'
import { cutText } from '#values/text/cut-text.ts'
import { activationProblems, reminderProblems, statusCopy, statusProblems } from '#app/copy/delivery/esim-status.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { everybody, formAction, type PageAnswer } from '#app/http/form-action.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Wait } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { TopUpHint } from '#shop/delivery/alert/find-top-up-hint.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { isPastExpiry, isRunningLow } from '#shop/sales/esim-status/esim-status.ts'
import type { StatusProblem } from '#shop/sales/esim-status/check-esim-status.ts'
import type { ReminderProblem } from '#shop/sales/esim/remind-iccids.ts'
import type { ActivationProblem } from '#shop/sales/esim/view-activation.ts'
import { ownEsimOf } from '#app/features/order-access/own-esim.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { emptyAnswer, fieldOf, STATUS_INTENTS, type StatusAnswer } from '#app/features/esim-figures/status-answer.ts'
import { textOf } from '#app/forms/form-fields.ts'

const STATUS: Record<StatusProblem, number> = {
  nothing_given: 400,
  iccid_missing: 400,
  email_invalid: 400,
  iccid_invalid: 400,
  email_unknown: 404,
  iccid_mismatch: 404,
  status_unavailable: 502,
}
const ACTIVATION_STATUS: Record<ActivationProblem, number> = {
  not_proven: 404,
  order_withdrawn: 409,
  code_unavailable: 502,
}
const REMINDER_STATUS: Record<ReminderProblem, number> = {
  email_missing: 400,
  email_invalid: 400,
  no_esim: 404,
  mail_failed: 502,
}
const LONGEST_SHOWN = 254
/** Whoever looked up an eSIM may top it up on the same day. */
const TOP_UP_LIVES_DAYS = 1

type StatusEntry = Pick<StatusAnswer, 'intent' | 'values'> & { email: string; iccid: string }
type StatusPost = StatusEntry & { rateLimitKey: string; heldOrderIds: string[] }
type Result = PageAnswer<StatusAnswer>

export const answerStatus = formAction({
  who: everybody,
  unreadable: ({ form }) => unreadable(typedIn(form)),
  // What broke is written down; the visitor reads which part of us it was, and none of its words.
  failed({ form }) {
    const typed = typedIn(form)
    const { databaseError, functionError, tryLater } = statusCopy
    return refusal(typed, { error: (typed.intent === 'forgot' ? functionError : databaseError)(tryLater) }, 500)
  },
  async run({ request, context, form }): Promise<Result> {
    const typed = typedIn(form)
    if (form.get('intent') !== typed.intent) return unreadable(typed)
    const heldOrderIds = await readHeldOrderIds(request, context)
    const asked = { ...typed, heldOrderIds, rateLimitKey: rateLimitKeyOf(context) }
    if (asked.intent === 'forgot') return remind(context, asked)
    return asked.intent === 'activation'
      ? showActivation(request, context, asked)
      : checkStatus(request, context, asked)
  },
})

/** Everything about the eSIM that was asked about; the figures of its own order's pages come from here too. */
export async function checkStatus(request: Request, context: Context, asked: StatusPost): Promise<Result> {
  const shop = context.get(shopContext)
  const found = await shop.esims.checkEsimStatus({ ...asked, words: tripWords }, atOf(context))
  if (found.ok) {
    const { esim, trip, isHolder, others, coverage, orderId } = found
    const order = await shop.orders.findOrderById(orderId)
    const isOver = esim.status === 'Expired' || isPastExpiry(esim, esim.checkedAt)
    const topUpPath = isOver || !order ? null : await shop.topUps.findTopUpPath(order, TOP_UP_LIVES_DAYS)
    const shown = { ...esim, expiresAt: esim.expiresAt?.toISOString() ?? null, checkedAt: esim.checkedAt.toISOString() }
    const validDays = isHolder && order && !(await shop.orders.wasToppedUp(order.id)) ? order.bundle.days : null
    const isLow = topUpPath !== null && isHolder && isRunningLow(esim)
    const topUpHint = order && isLow ? await findTopUp(request, context, order) : null
    const own = order && isHolder ? await ownEsimOf(context, order) : null
    const seen = { esim: shown, trip, isHolder, topUpPath, topUpHint, coverage, validDays, others, own }
    return { answer: { ...answerTo(asked), ...seen }, status: 200 }
  }
  if (found.problem === 'too_often') return tooOften(asked, found)
  const { problem } = found
  return refusal(asked, { error: statusProblems[problem], field: fieldOf(problem) }, STATUS[problem])
}

async function findTopUp(request: Request, context: Context, order: Order): Promise<TopUpHint | null> {
  const { basisPoints: vatBasisPoints } = await visitorVat(request, context)
  return context.get(shopContext).topUpHints.findTopUpForEsim({ order, vatBasisPoints }, atOf(context))
}

// Without script the card above the codes has to be drawn again as well; if that fails, the codes are still worth showing.
async function showActivation(request: Request, context: Context, asked: StatusPost): Promise<Result> {
  const shown = await context.get(shopContext).esims.viewActivation(asked, atOf(context))
  if (!shown.ok) {
    if (shown.problem === 'too_often') return tooOften(asked, shown)
    return refusal(asked, { error: activationProblems[shown.problem] }, ACTIVATION_STATUS[shown.problem])
  }
  const { reference, iccid, activationCode, confirmationCode, qrPng } = shown
  const qrUrl = `data:image/png;base64,${Buffer.from(qrPng).toString('base64')}`
  const checked = await checkStatus(request, context, asked)
  const activation = { reference, iccid, activationCode, confirmationCode, qrUrl }
  return { answer: { ...checked.answer, activation }, status: 200 }
}

async function remind(context: Context, asked: StatusPost): Promise<Result> {
  const sent = await context.get(shopContext).esims.remindIccids(asked, atOf(context))
  if (sent.ok) return { answer: { ...answerTo(asked), reminder: 'sent' }, status: 200 }
  if (sent.problem === 'too_often') return tooOften(asked, sent)
  const reminder = sent.problem === 'no_esim' ? ('no_esim' as const) : null
  return refusal(asked, { error: reminderProblems[sent.problem], reminder }, REMINDER_STATUS[sent.problem])
}

function typedIn(form: FormData): StatusEntry {
  const [email, iccid] = [textOf(form, 'email'), textOf(form, 'iccid')]
  const values = { email: cutText(email, LONGEST_SHOWN), iccid: cutText(iccid, LONGEST_SHOWN) }
  const intent = STATUS_INTENTS.find((known) => known === form.get('intent')) ?? 'check'
  return { intent, values, email, iccid }
}

const answerTo = ({ intent, values }: StatusEntry): StatusAnswer => emptyAnswer(intent, values)

const refusal = (typed: StatusEntry, why: Partial<StatusAnswer>, status: number): Result => ({
  answer: { ...answerTo(typed), ...why },
  status,
})

const unreadable = (typed: StatusEntry) => refusal(typed, { error: problemCopy.form_unreadable }, 400)

const tooOften = (asked: StatusPost, wait: Wait): Result => ({
  answer: { ...answerTo(asked), error: statusCopy.tooOften(wait.retryAfterSeconds) },
  wait,
})

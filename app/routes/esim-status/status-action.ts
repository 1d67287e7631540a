// POST /esim-status: check and refresh, the activation codes, and the mail for a forgotten ICCID.
import { data } from 'react-router'
import { activationProblems, reminderProblems, statusCopy, statusProblems } from '#app/copy/esim-status.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { reportContext } from '#app/session/report-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { TOO_OFTEN, tooOftenStatus, type Wait } from '#app/session/too-often.ts'
import { networkOf, type Context } from '#app/session/visitor.ts'
import type { Brand } from '#shop/brand/brand.ts'
import { topUpLink } from '#shop/esim/top-up-link.ts'
import type { StatusProblem } from '#shop/esim/check-esim-status.ts'
import type { ReminderProblem } from '#shop/esim/remind-iccids.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { emptyAnswer, fieldOf, STATUS_INTENTS, type StatusAnswer, type StatusIntent } from './status-answer.ts'
import { textOf } from '#app/forms/text-of.ts'

const STATUS: Record<StatusProblem, number> = {
  nothing_given: 400,
  iccid_missing: 400,
  email_invalid: 400,
  iccid_invalid: 400,
  email_unknown: 404,
  iccid_mismatch: 404,
  status_unavailable: 502,
}
const REMINDER_STATUS: Record<ReminderProblem, number> = {
  email_missing: 400,
  email_invalid: 400,
  no_esim: 404,
  mail_failed: 502,
}
const LONGEST_SHOWN = 254
/** Whoever looked an eSIM up may top it up on the same day. */
const TOP_UP_LIVES_DAYS = 1

type Asked = {
  intent: StatusIntent
  email: string
  iccid: string
  network: string
  heldOrderIds: string[]
  brand: Brand
}
type Verdict = { answer: StatusAnswer; status: number; wait?: Wait }

export async function answerStatus(request: Request, context: Context) {
  const form = await readForm(request)
  const asked = await readQuestion(request, context, form)
  const verdict =
    hasRepeatedNames(form) || !isIntent(form.get('intent')) ? unreadable(asked) : await answerOrTell(context, asked)
  return data<StatusAnswer>(verdict.answer, verdict.wait ? tooOftenStatus(context, verdict.wait) : verdict.status)
}

// What broke is written down; the visitor reads which part of us it was, and none of its words.
async function answerOrTell(context: Context, asked: Asked): Promise<Verdict> {
  try {
    return await answer(context, asked)
  } catch (problem) {
    context.get(reportContext)(problem)
    const { databaseError, functionError, tryLater } = statusCopy
    return refusal(asked, { error: (asked.intent === 'forgot' ? functionError : databaseError)(tryLater) }, 500)
  }
}

function answer(context: Context, asked: Asked): Promise<Verdict> {
  if (asked.intent === 'forgot') return remind(context, asked)
  return asked.intent === 'activation' ? showActivation(context, asked) : check(context, asked)
}

async function check(context: Context, asked: Asked): Promise<Verdict> {
  const shop = context.get(shopContext)
  const found = await shop.esims.checkEsimStatus(asked)
  if (found.ok) {
    const { esim, isHolder, others, coverage, orderId } = found
    const topUpPath =
      esim.status === 'Expired' ? null : topUpLink('', shop.topUps.sealTopUp(orderId, TOP_UP_LIVES_DAYS))
    const shown = { ...esim, expiresAt: esim.expiresAt?.toISOString() ?? null, checkedAt: esim.checkedAt.toISOString() }
    return { answer: { ...answerTo(asked), esim: shown, isHolder, topUpPath, coverage, others }, status: 200 }
  }
  if (found.problem === 'too_often') return tooOften(asked, found)
  const { problem } = found
  return refusal(asked, { error: statusProblems[problem], field: fieldOf(problem) }, STATUS[problem])
}

// Without script the card above the codes has to be drawn again as well; if that fails, the codes are still worth showing.
async function showActivation(context: Context, asked: Asked): Promise<Verdict> {
  const shown = await context.get(shopContext).esims.viewActivation(asked)
  if (!shown.ok) {
    if (shown.problem === 'too_often') return tooOften(asked, shown)
    return refusal(asked, { error: activationProblems[shown.problem] }, shown.problem === 'not_proven' ? 404 : 502)
  }
  const { reference, iccid, activationCode, qrPng } = shown
  const qrUrl = `data:image/png;base64,${Buffer.from(qrPng).toString('base64')}`
  const checked = await check(context, asked)
  return { answer: { ...checked.answer, activation: { reference, iccid, activationCode, qrUrl } }, status: 200 }
}

async function remind(context: Context, asked: Asked): Promise<Verdict> {
  const sent = await context.get(shopContext).esims.remindIccids(asked)
  if (sent.ok) return { answer: { ...answerTo(asked), reminder: 'sent' }, status: 200 }
  if (sent.problem === 'too_often') return tooOften(asked, sent)
  const reminder = sent.problem === 'no_esim' ? ('no_esim' as const) : null
  return refusal(asked, { error: reminderProblems[sent.problem], reminder }, REMINDER_STATUS[sent.problem])
}

async function readQuestion(request: Request, context: Context, form: FormData): Promise<Asked> {
  const said = form.get('intent')
  return {
    intent: isIntent(said) ? said : 'check',
    email: textOf(form, 'email'),
    iccid: textOf(form, 'iccid'),
    network: networkOf(context),
    heldOrderIds: await readHeldOrderIds(request, context),
    brand: context.get(brandContext),
  }
}

const isIntent = (said: unknown): said is StatusIntent => STATUS_INTENTS.some((known) => known === said)

const answerTo = ({ intent, email, iccid }: Asked): StatusAnswer =>
  emptyAnswer(intent, { email: email.slice(0, LONGEST_SHOWN), iccid: iccid.slice(0, LONGEST_SHOWN) })

const refusal = (asked: Asked, why: Partial<StatusAnswer>, status: number): Verdict => ({
  answer: { ...answerTo(asked), ...why },
  status,
})

const unreadable = (asked: Asked) => refusal(asked, { error: problemCopy.form_unreadable }, 400)

const tooOften = (asked: Asked, wait: Wait): Verdict => ({
  ...refusal(asked, { error: statusCopy.tooOften(wait.retryAfterSeconds) }, TOO_OFTEN),
  wait,
})

// GET and POST /alerts?key=…: what an address is warned of, for whoever holds the key from one of its mails.
import { data } from 'react-router'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext, type Context } from '#app/session/visitor.ts'
import type { AlertSettings } from '#shop/alert/alert.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'

const MISS_LIMIT: Limit = { name: 'alerts-miss', points: 60, seconds: 600 }
const ALL_OFF: AlertSettings = { isDataOn: false, isExpiryOn: false }

export type AlertsPage = { kind: 'unknown' } | { kind: 'settings'; email: string; settings: AlertSettings }
export type AlertsAnswer = { kind: 'unknown' } | { kind: 'saved' | 'stopped' }

export async function readAlertsPage(request: Request, context: Context) {
  const email = emailOf(request, context)
  if (email === null) return data<AlertsPage>({ kind: 'unknown' }, await missStatus(context))
  const settings = await context.get(shopContext).viewAlertSettings(email)
  return data<AlertsPage>({ kind: 'settings', email: maskedEmail(email), settings })
}

export async function answerAlerts(request: Request, context: Context) {
  const email = emailOf(request, context)
  if (email === null) return data<AlertsAnswer>({ kind: 'unknown' }, await missStatus(context))

  const form = await readForm(request)
  // RFC 8058: a mail program says exactly this, and nothing else has to be asked.
  const isStop = form.get('List-Unsubscribe') === 'One-Click' || form.get('intent') === 'stop'
  const settings = isStop ? ALL_OFF : { isDataOn: form.has('data'), isExpiryOn: form.has('expiry') }
  await context.get(shopContext).saveAlertSettings(email, settings)
  return data<AlertsAnswer>({ kind: isStop ? 'stopped' : 'saved' })
}

function emailOf(request: Request, context: Context): string | null {
  const [key, ...more] = new URL(request.url).searchParams.getAll('key')
  return key && more.length === 0 ? context.get(shopContext).openAlertKey(key) : null
}

async function missStatus(context: Context): Promise<404 | 429> {
  const allowed = await context.get(shopContext).take(MISS_LIMIT, limitKey(context.get(visitorIpContext)))
  if (allowed.ok) return 404
  context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
  return 429
}

/** Whoever was forwarded the mail need not learn the address. */
const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

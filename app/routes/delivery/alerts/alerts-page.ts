// GET and POST /alerts?key=…: the alert settings of an address, for whoever has the key from one of its emails.
import { data } from 'react-router'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { shopContext } from '#app/session/request-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { AlertSettings } from '#shop/delivery/alert/alert.ts'

const ALL_OFF: AlertSettings = { isDataOn: false, isExpiryOn: false }

export type AlertsPage = { kind: 'unknown' } | { kind: 'settings'; email: string; settings: AlertSettings }
export type AlertsAnswer = { kind: 'unknown' } | { kind: 'saved' | 'stopped' }

export async function readAlertsPage(request: Request, context: Context) {
  const { email, status } = await readKey(request, context)
  if (email === null) return data<AlertsPage>({ kind: 'unknown' }, status)
  const settings = await context.get(shopContext).alerts.viewAlertSettings(email)
  return data<AlertsPage>({ kind: 'settings', email: maskedEmail(email), settings })
}

export const answerAlerts = formAction({
  who: readKey,
  async run({ shop, form, user: { email, status } }): Promise<FormResult<AlertsAnswer>> {
    if (email === null) return { answer: { kind: 'unknown' }, status }
    // RFC 8058: an email program says exactly this, and nothing else has to be asked.
    const isStop = form.get('List-Unsubscribe') === 'One-Click' || form.get('intent') === 'stop'
    const settings = isStop ? ALL_OFF : { isDataOn: form.has('data'), isExpiryOn: form.has('expiry') }
    await shop.alerts.saveAlertSettings(email, settings)
    return { answer: { kind: isStop ? 'stopped' : 'saved' } }
  },
})

async function readKey(request: Request, context: Context) {
  const [key = '', ...more] = new URL(request.url).searchParams.getAll('key')
  const input = { key: more.length === 0 ? key : '', rateLimitKey: rateLimitKeyOf(context) }
  const opened = await context.get(shopContext).alerts.openAlertKey(input)
  if (opened.ok) return { email: opened.email, status: 200 }
  return { email: null, status: opened.problem === 'too_often' ? tooOftenStatus(context, opened) : 404 }
}

/** Somebody the email was forwarded to need not learn the address. */
const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

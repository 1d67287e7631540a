// The shop's JSON calls, as made by the HTTP tests.
import { z } from 'zod'
import { BUYER, EUROPE_5GB } from './http-buying.ts'
import type { Browser } from './open-http-shop.ts'

export const SESSION_CALL = '/functions/v1/create-checkout-session'
export const UNKNOWN_ICCID = '8988300000000000001'
export const UNKNOWN_ORDER = 'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000'

export const SESSION_BODY = {
  bundles: [{ bundleId: EUROPE_5GB.bundleId, destinations: ['FR', 'Italy'] }],
  customerEmail: BUYER.email,
  customerName: BUYER.name,
  termsAccepted: true,
}

/** A string is sent as it is, anything else as JSON. */
export const callJson = (browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const opened = z.object({ id: z.string(), url: z.string(), free: z.literal(false), orderReference: z.string() })

/** Orders Europe's five gigabytes with a JSON call; returns the payment page. */
export async function openSession(browser: Browser, more: Record<string, unknown> = {}) {
  const answer = await callJson(browser, SESSION_CALL, { ...SESSION_BODY, ...more })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`No payment page was opened: ${answer.status} ${text}`)
  return opened.parse(JSON.parse(text))
}

// What a traveler can ask about their eSIM, as used by the use-case tests.
import { expect } from 'vitest'
import { z } from 'zod'
import type { At } from '#values/brand-facts.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import type { TestShop } from './open-test-shop.ts'

export const EMAIL = 'traveller@example.com'
export const FOREIGN = '8988300000000000001'

export type Bought = { orderId: string; iccid: string; reference: string }

export async function bought(shop: TestShop, email = EMAIL): Promise<Bought> {
  const { orderId, reference } = await shop.buy({ email })
  const { iccid } = await shop.until(orderId, isCompleted)
  if (!iccid) throw new Error('The order has no ICCID.')
  return { orderId, iccid, reference }
}

/**
 * One after the other: each waits by moving everyone's clock, and a payment page opened in the meantime would be out of
 * date.
 */
export async function boughtByEach(shop: TestShop, emails: string[]): Promise<Bought[]> {
  const all: Bought[] = []
  for (const email of emails) all.push(await bought(shop, email))
  return all
}

let askers = 0
/** A request from a network of its own, unless another one is given. */
export const ask = (
  shop: TestShop,
  question: Partial<Parameters<TestShop['shop']['esims']['checkEsimStatus']>[0]>,
  at: At = shop.at,
) =>
  shop.shop.esims.checkEsimStatus(
    { email: '', iccid: '', rateLimitKey: `asker-${++askers}`, heldOrderIds: [], ...question },
    at,
  )

export const remind = (shop: TestShop, email: string, rateLimitKey = `asker-${++askers}`) =>
  shop.shop.esims.remindIccids({ email, rateLimitKey }, shop.at)

export async function control(shop: TestShop, path: string, body: object) {
  const answer = await fetch(`${shop.sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

/** Tops the eSIM up at the network, as its own staff could. */
export async function topUp(shop: TestShop, iccid: string, bundleId: string) {
  const send = (path: string, method: string, body: object, token = '') =>
    fetch(`${shop.sandbox.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const issued = await send('/oauth/token', 'POST', { client_id: 'test-network', client_secret: 'test-network' })
  const { token } = z.object({ token: z.string() }).parse(await issued.json())
  const done = await send(`/top-up/iccids/${iccid}`, 'PUT', { bundleId, customReference: 'staff' }, token)
  expect(done.status).toBe(200)
}

const mail = z.object({ subject: z.string(), text: z.string(), html: z.string(), from: z.unknown() })
/** The newest mail that matches; mails of one sweep arrive in any order. */
export async function mailTo(shop: TestShop, address: string, sign = /./) {
  const list = await shop.mailsTo(address)
  for (const { id } of list.toSorted((one, other) => other.id - one.id)) {
    const found = mail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json())
    if (sign.test(found.subject) || sign.test(found.text)) return found
  }
  throw new Error(`No mail to ${address} says ${sign}.`)
}

// A shop whose partner has a server that receives webhooks, for the tests of both.
import { createHmac } from 'node:crypto'
import type { EndpointMode } from '#shop/partners/webhook/endpoint.ts'
import { WEBHOOK_TYPES, type WebhookType } from '#shop/partners/webhook/webhook-type.ts'
import { apiOrdering } from './api-ordering.ts'
import type { Engine } from './engines.ts'
import { PASSWORD } from './having-accounts.ts'
import { openTestShop } from './open-test-shop.ts'
import { aPartner, type Partner } from './prepaying.ts'
import { openReceiver } from './webhook-receiver.ts'

export type Hooking = Awaited<ReturnType<typeof openHooking>>
type Wish = { url?: string; mode?: EndpointMode; events?: readonly WebhookType[]; of?: Partner }

export async function openHooking(engine: Engine) {
  const receiver = await openReceiver()
  const shop = await openTestShop({ engine, settings: { WEBHOOK_PRIVATE_HOSTS: 'localhost' } })
  const alpha = await aPartner(shop, 'alpha')
  const { webhooks } = shop.shop
  const proof = { token: null, password: PASSWORD }
  const add = ({ url = receiver.url, mode = 'live', events = WEBHOOK_TYPES, of = alpha }: Wish = {}) =>
    webhooks.addEndpoint({ businessId: of.id, url, mode, events, proof }, of.by)
  const viewed = async (id: string, of = alpha) => {
    const found = await webhooks.viewEndpoint({ businessId: of.id, id, before: null })
    if (!found) throw new Error('There is no such endpoint.')
    return found
  }
  return {
    shop,
    webhooks,
    receiver,
    alpha,
    api: apiOrdering(shop),
    proof,
    add,
    added: async (wish: Wish = {}) => {
      const endpoint = await add(wish)
      if (!endpoint.ok) throw new Error(endpoint.problem)
      return endpoint
    },
    /** One complete round of the worker. */
    round: async () => void (await Promise.all(await webhooks.beginDeliveries(16))),
    viewed,
    statesOf: async (id: string) => (await viewed(id)).log.rows.map(({ state }) => state),
    typesHeard: () => receiver.news().map(({ event }) => event.type),
    close: async () => {
      await receiver.close()
      await shop.close()
    },
  }
}

/** Whether this secret signed the message, as a partner checks it. */
export function isSignedBy(
  secret: string,
  { headers, body }: { headers: Record<string, unknown>; body: string },
): boolean {
  const [time, ...marks] = String(headers['wander-pass-signature']).split(',')
  const mark = createHmac('sha256', secret)
    .update(`${time?.slice(2)}.${body}`)
    .digest('hex')
  return marks.includes(`v1=${mark}`)
}

// Endpoints for the vendors' machines: signed payment events, the network's callbacks, and email from a mail server.
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Shop } from '#shop/assembly/shop.ts'
import { rateLimitKeyOf } from '#values/ip-prefix.ts'
import { openPlaces } from './places.ts'
import { wrongMethod } from './refusals.ts'

const UNREADABLE = 400
const UNKNOWN = 404
const UNHEARD = { unreadable: UNREADABLE, unknown_address: UNKNOWN, forged: 401, network_silent: 503 } as const
const REFUSED = { not_taken: UNKNOWN, signature_invalid: 401, unreadable: 422 } as const

/** A connected network has one address for all its messages. */
const OF_A_NETWORK = '/webhooks/network/:networkId/:secret'

export const MAIL_DOOR = '/webhooks/mail'
/**
 * Enough for an email with some pictures from a phone; for a longer one, the mail server tells the sender that it
 * didn't arrive.
 */
const MOST_MAIL_BYTES = 10 * 1024 * 1024
const MAIL_RETRY_SECONDS = '30'

type AddressOf = (c: Pick<HonoContext<{ Bindings: HttpBindings }>, 'req' | 'env'>) => string | null

export function webhooks(
  shop: {
    checkout: Pick<Shop['checkout'], 'receivePaymentEvent'>
    provisioning: Pick<Shop['provisioning'], 'receiveAllocation'>
    networkEvents: Pick<Shop['networkEvents'], 'receiveNetworkEvent' | 'isCallbackAddress'>
    inbox: Pick<Shop['inbox'], 'isMailServer' | 'receiveMail'>
  },
  addressOf: AddressOf = () => null,
) {
  const doors = new Hono<{ Bindings: HttpBindings }>()

  doors.post('/webhooks/payment', async (c) => {
    // The raw text: parsing it first would change what was signed.
    const received = await shop.checkout.receivePaymentEvent(
      await c.req.text(),
      c.req.header('stripe-signature') ?? null,
    )
    return received.ok ? c.json({ received: true }) : c.json({ error: received.problem }, UNREADABLE)
  })

  doors.post('/webhooks/network/:secret', async (c) => {
    const message: unknown = await c.req.json().catch(() => null)
    const received = await shop.provisioning.receiveAllocation(c.req.param('secret'), message)
    if (received.ok) return c.json({ received: true })
    return c.json({ error: received.problem }, UNHEARD[received.problem])
  })

  // Some networks look whether an address is there before they use it.
  doors.get(OF_A_NETWORK, (c) =>
    shop.networkEvents.isCallbackAddress(c.req.param())
      ? c.json({ listening: true })
      : c.json({ error: 'unknown_address' }, UNKNOWN),
  )
  doors.post(OF_A_NETWORK, async (c) => {
    const message = { ...c.req.param(), headers: c.req.header(), text: await c.req.text() }
    const received = await shop.networkEvents.receiveNetworkEvent(message)
    if (received.ok) return c.json({ received: true })
    if (received.problem === 'too_often')
      return c.json({ error: received.problem }, 429, { 'retry-after': String(received.retryAfterSeconds) })
    return c.json({ error: received.problem }, UNHEARD[received.problem])
  })

  const takePlace = mailPlaces()
  doors.post(
    MAIL_DOOR,
    async (c, next) => {
      const shown = { timestamp: c.req.header('x-mail-timestamp') ?? '', pass: c.req.header('x-mail-pass') ?? '' }
      const leave = takePlace({ isKnown: shop.inbox.isMailServer(shown), network: rateLimitKeyOf(addressOf(c)) })
      if (!leave) return c.json({ error: 'busy' }, 503, { 'retry-after': MAIL_RETRY_SECONDS, connection: 'close' })
      try {
        return await next()
      } finally {
        leave()
      }
    },
    bodyLimit({
      maxSize: MOST_MAIL_BYTES,
      onError: (c) => c.json({ error: 'too_large' }, 413, { connection: 'close' }),
    }),
    async (c) => {
      const received = await shop.inbox.receiveMail({
        signature: {
          timestamp: c.req.header('x-mail-timestamp') ?? '',
          signature: c.req.header('x-mail-signature') ?? '',
        },
        readRaw: async () => new Uint8Array(await c.req.arrayBuffer()),
      })
      if (received.ok) return c.json({ received: true, became: received.became })
      if (received.problem === 'too_often')
        return c.json({ error: received.problem }, 429, { 'retry-after': String(received.retryAfterSeconds) })
      // A refused request may not have been read to its end.
      return c.json({ error: received.problem }, REFUSED[received.problem], { connection: 'close' })
    },
  )

  for (const path of ['/webhooks/payment', '/webhooks/network/:secret', MAIL_DOOR])
    doors.all(path, () => wrongMethod(['POST']))
  doors.all(OF_A_NETWORK, () => wrongMethod(['GET', 'HEAD', 'POST']))
  doors.all('/webhooks/*', (c) => c.json({ error: 'not_found' }, UNKNOWN))
  return doors
}

/**
 * An email is read completely before its signature can be checked. The mail server shows before that who it is, and
 * has places of its own, so that strangers on slow connections can't take them.
 */
function mailPlaces() {
  const known = openPlaces({ most: 8, ofOneNetwork: 8 })
  const strangers = openPlaces({ most: 4, ofOneNetwork: 2 })
  return ({ isKnown, network }: { isKnown: boolean; network: string }) => (isKnown ? known : strangers)(network)
}

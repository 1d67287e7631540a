// The doors for the vendors' machines: signed payment events and the network's callbacks.
import { Hono } from 'hono'
import type { Shop } from '#shop/shop.ts'
import { wrongMethod } from './wrong-method.ts'

const UNREADABLE = 400
const UNKNOWN = 404

export function webhooks(shop: {
  checkout: Pick<Shop['checkout'], 'receivePaymentEvent'>
  provisioning: Pick<Shop['provisioning'], 'receiveAllocation'>
}) {
  const doors = new Hono()

  doors.post('/webhooks/payment', async (c) => {
    // The raw text: a parser in between would change what was signed.
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
    return c.json({ error: received.problem }, received.problem === 'unreadable' ? UNREADABLE : UNKNOWN)
  })

  for (const path of ['/webhooks/payment', '/webhooks/network/:secret']) doors.all(path, () => wrongMethod(['POST']))
  doors.all('/webhooks/*', (c) => c.json({ error: 'not_found' }, UNKNOWN))
  return doors
}

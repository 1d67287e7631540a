// A setup for tests: the payment server on a real port, the official SDK in front of it, and a shop that takes
// webhooks.
import { DatabaseSync } from 'node:sqlite'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Stripe } from 'stripe'
import { paymentServer } from '#sandbox/payment/payment-server.ts'

const SECRET = 'whsec_of_the_stage'
type Received = { body: string; signature: string }
type StageOptions = { database?: DatabaseSync }

export type Stage = Awaited<ReturnType<typeof openStage>>

export async function openStage({ database = new DatabaseSync(':memory:') }: StageOptions = {}) {
  const received: Received[] = []
  const answers: number[] = [] // the shop's next answers; 200 when empty
  const shop = await listen(
    new Hono().post('/webhook', async (c) => {
      received.push({ body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' })
      return new Response(null, { status: answers.shift() ?? 200 })
    }),
  )
  const clock = { aheadMs: 0 }
  const app = new Hono()
  const door = await listen(app)
  const server = paymentServer({
    database,
    publicUrl: door.address,
    secretKey: 'sk_test_stage',
    webhookUrl: `${shop.address}/webhook`,
    webhookSecret: SECRET,
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  app.route('/', server.routes)
  const stripe = sdk(door.port, 'sk_test_stage')

  return {
    ...server,
    stripe,
    sdk: (key: string, options: { maxNetworkRetries?: number; timeout?: number } = {}) => sdk(door.port, key, options),
    address: door.address,
    shop: { received, answers },
    letTimePass: (ms: number) => void (clock.aheadMs += ms),
    nowSeconds: () => Math.floor((Date.now() + clock.aheadMs) / 1000),
    async events(): Promise<Stripe.Event[]> {
      return Promise.all(
        received.map(({ body, signature }) => stripe.webhooks.constructEventAsync(body, signature, SECRET)),
      )
    },
    async end(): Promise<void> {
      await server.close()
      await Promise.all([door.close(), shop.close()])
    },
  }
}

export function anOrder(stage: Stage, overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return {
    mode: 'payment',
    client_reference_id: 'wanderpass_order_1',
    customer_email: 'ada@example.com',
    line_items: [
      {
        price_data: {
          currency: 'eur',
          unit_amount: 345,
          tax_behavior: 'exclusive',
          product_data: { name: 'Europe 5 GB', description: '30 days', metadata: { bundleId: 'EU5' } },
        },
        quantity: 1,
      },
    ],
    invoice_creation: { enabled: true },
    payment_intent_data: { metadata: { order_id: 'o1' } },
    metadata: { order_id: 'o1', brand_name: 'Wander Pass' },
    expires_at: stage.nowSeconds() + 3_600,
    success_url: `${stage.address}/shop/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${stage.address}/shop/checkout?redirect_status=failed`,
    ...overrides,
  } satisfies Stripe.Checkout.SessionCreateParams
}

export const GOOD = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
export const ASKS = '4000 0027 6000 3184'

export function pay(
  session: { url: string | null },
  number = GOOD,
  rest: Record<string, string> = {},
): Promise<Response> {
  return post(session.url ?? '', { number, expiry: '12/40', cvc: '123', ...rest })
}

export function post(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

// Checks repeatedly until it holds, and fails after a minute.
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('did not come true in a minute')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function sdk(port: number, key: string, { maxNetworkRetries = 0, timeout = 5_000 } = {}) {
  return new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries, timeout, telemetry: false })
}

function listen(app: Hono): Promise<{ port: number; address: string; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch: (request, env) => app.fetch(request, env), port: 0 }, ({ port }) => {
      resolve({
        port,
        address: `http://localhost:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
  })
}

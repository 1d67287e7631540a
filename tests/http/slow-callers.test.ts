// Whoever is slow to say what they want is told so and let go, and nobody else waits for them (guide 4, E15, L05); a
// payment provider that is silent keeps nobody waiting either (A26).
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BUYER, countOrders, browserWithCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

const LIMITS = { HEADERS_WITHIN_SECONDS: '0.5', REQUEST_WITHIN_SECONDS: '1', PAYMENT_WITHIN_SECONDS: '0.4' }
const SORRY = 'Failed to process payment. Please try again.'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop(LIMITS)
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

/** Sends a beginning, then a byte now and then; what came back when the other side hung up. */
async function drip(beginning: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const socket: Socket = connect(shop.port, '127.0.0.1')
  socket.write(beginning)
  const dripping = setInterval(() => void (socket.writable && socket.write('x')), 100)
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  // A connection that is cut while we write tells nothing that the answer does not.
  socket.on('error', () => {})
  await new Promise((done) => socket.once('close', done))
  clearInterval(dripping)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), ms: performance.now() - startedAt }
}

const headed = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${shop.port}\r\nOrigin: ${shop.url}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`

describe('somebody slow', () => {
  it.each([
    ['headers', () => `GET / HTTP/1.1\r\nHost: localhost:${shop.port}\r\nCookie: a=`],
    ['a webhook (E15)', () => headed('/webhooks/payment', 'application/json')],
    ['a callback of the network', () => headed('/webhooks/network/abc', 'application/json')],
    ['a form', () => headed('/cart', 'application/x-www-form-urlencoded')],
  ])('with %s is answered 408 and let go', async (_what, beginning) => {
    const { status, ms } = await drip(beginning())
    expect(status).toBe(408)
    expect(ms).toBeLessThan(10_000)
  })

  it('keeps nobody else waiting, however many they are', async () => {
    let isOver = false
    const slow = Promise.all(
      Array.from({ length: 60 }, () => drip(headed('/webhooks/payment', 'application/json'))),
    ).finally(() => (isOver = true))
    const visits = await Promise.all(Array.from({ length: 5 }, () => shop.browser().get('/')))
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(isOver).toBe(false)
    expect(new Set((await slow).map(({ status }) => status))).toEqual(new Set([408]))
    expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })
})

describe('a payment provider that is silent (A26)', () => {
  it.each(['create_session', 'any'] as const)(
    'at %s: an apology in bounded time, and the same order goes on afterwards',
    async (at) => {
      const browser = await browserWithCart(shop)
      const buyer = { ...BUYER, email: `silent-${at.replaceAll('_', '-')}@example.com` }
      await shop.spoil('payment', { at, kind: 'timeout_before', ms: 30_000 })
      const startedAt = performance.now()
      const refused = await tell(browser, '/checkout', buyer)
      expect([refused.status, refused.text.includes(SORRY)]).toEqual([503, true])
      expect(performance.now() - startedAt).toBeLessThan(10_000)

      await shop.mend()
      const orders = await countOrders(shop)
      const placed = await browser.post('/checkout', buyer)
      expect(placed.status).toBe(303)
      expect(await countOrders(shop)).toBe(orders)
      await shop.pay(placed.headers.get('location') ?? '')
      const { id } = await newestOrder(shop, buyer.email)
      await expect.poll(async () => (await shop.orderOf(id)).status, { timeout: 25_000 }).toBe('completed')
    },
  )
})

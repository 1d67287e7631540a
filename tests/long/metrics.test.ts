// What a monitoring system reads from a running shop: the figures of a purchase, and nothing about the buyer.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

const TOKEN = 'a-token-of-the-tests'
let shop: HttpShop
let closed: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({ METRICS_TOKEN: TOKEN })
  closed = await openHttpShop()
})
afterAll(async () => {
  await shop.close()
  await closed.close()
})

const scrape = async () => {
  const response = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return response.text()
}

it('doesn’t exist without a token', async () => {
  const response = await fetch(`${closed.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.status).toBe(404)
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(401)
})

it('counts a purchase without naming anybody', async () => {
  const email = 'counted.bird@example.com'
  const { order } = await buyByCard(shop, shop.browser(), { email, name: 'Counted Bird' })
  const { iccid, activationCode } = await delivered(shop, order.id)

  const text = await scrape()
  expect(text).toContain('wander_pass_orders_today{what="paid"} 1')
  expect(text).toContain('wander_pass_orders_today{what="delivered"} 1')
  expect(text).toMatch(/wander_pass_time_to_qr_seconds\{quantile="0\.95"\} [\d.]+/)
  expect(text).toContain('wander_pass_queue_items{queue="orders"} 0')
  expect(text).toMatch(/wander_pass_vendor_call_seconds_count\{vendor="network",outcome="answered"\} [1-9]/)
  expect(text).toMatch(/wander_pass_vendor_call_seconds_count\{vendor="payment",outcome="answered"\} [1-9]/)
  expect(text).toMatch(/wander_pass_http_request_seconds_count\{class="purchase",method="POST",status="3xx"\} 1/)
  for (const own of [email, 'Counted', order.id, order.reference, iccid ?? '-', activationCode ?? '-'])
    expect(text).not.toContain(own)
  // A few hundred lines, however much happens.
  expect(text.split('\n').length).toBeLessThan(2_000)
})

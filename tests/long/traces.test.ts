// One trace from checkout to mail, as a collector receives it, without any data about the buyer.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const told = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
})

const bodies: string[] = []
const collector = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => void parts.push(part))
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString('utf8'))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let shop: HttpShop
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  shop = await openHttpShop({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
})
afterAll(() => new Promise((done) => collector.close(done).closeAllConnections()))

it('a purchase is one trace from the checkout to the email, without anything about its buyer', async () => {
  const email = 'traced.bird@example.com'
  const { order } = await buyByCard(shop, shop.browser('203.0.113.88'), { email, name: 'Traced Bird' })
  const { iccid, activationCode } = await delivered(shop, order.id)
  // Whatever wasn't exported yet is exported at the end.
  await shop.close()

  const spans = bodies.flatMap((body) =>
    told.parse(JSON.parse(body)).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
  )
  const [work] = spans.filter(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'order.id' && value['stringValue'] === order.id),
  )
  const purchase = spans.filter(({ traceId }) => traceId === work?.traceId)
  const names = purchase.map(({ name }) => name)
  expect(names.filter((name) => name === 'POST purchase')).toHaveLength(1)
  for (const part of [
    'transaction',
    'vendor payment',
    'vendor network',
    'vendor mail',
    'generate_qr_code',
    'send_email',
  ])
    expect(names).toContain(part)
  const ids = new Set(purchase.map(({ spanId }) => spanId))
  const orphans = purchase.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
  expect(orphans).toEqual([])
  expect(purchase.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1)

  const all = bodies.join('')
  const own = [email, 'Traced', '203.0.113.88', order.reference, iccid ?? '-', activationCode ?? '-']
  expect(own.filter((each) => all.includes(each))).toEqual([])
})

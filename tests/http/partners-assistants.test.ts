// Assistants of partners bring a key: the calls of the partner API are tools for them, with the same checks. And what
// the address of assistants refuses of anybody.
import { randomBytes, randomUUID } from 'node:crypto'
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/client'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '#db/schema.ts'
import { order } from '#app/features/partner-api/order-things.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { API_ACCESS, keyText, type ApiAccess, type ApiMode } from '#shop/partners/api/api-key.ts'
import { daysLater } from '#values/instant.ts'
import { fingerprint } from '#values/secret.ts'
import { openAssistant } from '../support/assistant.ts'
import { countOrders } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, DEPARTURE } from '../support/trip-to-come.ts'

const BUNDLE = '01032_3'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  for (const id of ['alpha', 'beta'])
    await shop.addBusiness({ id, name: id, domain: `${id}.localhost:${shop.port}`, now: new Date() })
}, 120_000)
afterAll(() => shop.close())

async function addKey(businessId: string, access: ApiAccess = 'orders', mode: ApiMode = 'test') {
  const key = keyText(mode, randomBytes(32).toString('base64url'))
  const [id, createdAt] = [randomUUID(), new Date()]
  const facts = { id, businessId, mode, name: 'Agent', hint: key.slice(0, 12), createdAt }
  const scopes = [...API_ACCESS[access]]
  await shop.database
    .db()
    .insert(apiKeys)
    .values({ ...facts, scopes, keyHash: fingerprint(key), expiresAt: daysLater(createdAt, 30) })
  return { id, key }
}
const endKey = (id: string, ended: { expiresAt: Date } | { revokedAt: Date }) =>
  shop.database.db().update(apiKeys).set(ended).where(eq(apiKeys.id, id))
const rename = (from: string, to: string) =>
  shop.database.db().execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
const assistantOf = async (...key: Parameters<typeof addKey>) =>
  openAssistant(shop.url, { key: (await addKey(...key)).key })

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown }
/** As a program does that isn't the protocol's client. */
const send = (sent: Sent = {}) => {
  const { method = 'POST', headers = {}, body } = sent
  return fetch(`${shop.url}/mcp`, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': '10.79.0.1',
      ...headers,
    },
    ...('body' in sent && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}
const statusFrom = async (headers: Record<string, string>) => (await send({ headers, body: pings(1) })).status
const message = (method: string, id = 1, params: object = {}) => ({ jsonrpc: '2.0', id, method, params })
const pings = (count: number) => Array.from({ length: count }, (_, id) => message('ping', id))

describe('a partner’s assistant', () => {
  it.each([
    ['catalogue', 5],
    ['reading', 9],
    ['orders', 12],
  ] as const)('with a key for %s finds %i tools more, each with its schemas', async (access, more) => {
    const assistant = await assistantOf('alpha', access)
    const { tools } = await assistant.client.listTools()
    const own = tools.filter(({ name }) => name.startsWith('partner_'))
    expect([tools.length, own.length]).toEqual([6 + more, more])
    for (const { inputSchema, outputSchema } of own)
      expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object'])
  })

  it('has every call of the API as a tool', async () => {
    const names = (await (await assistantOf('alpha')).toolNames()).map((name) => name.replaceAll(/partner|_/g, ''))
    expect(names).toEqual(expect.arrayContaining(OPERATIONS.map(({ id }) => id.toLowerCase())))
  })

  it('reads the catalog as the API gives it', async () => {
    const { key } = await addKey('alpha', 'catalogue')
    const assistant = await openAssistant(shop.url, { key })
    const read = async (path: string) =>
      (await fetch(`${shop.url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })).json()
    expect(await assistant.ask('partner_list_bundles', { zone: 'Europe', limit: 3 })).toEqual(
      await read('/bundles?zone=Europe&limit=3'),
    )
    expect(await assistant.ask('partner_get_bundle', { bundleId: BUNDLE })).toEqual(await read(`/bundles/${BUNDLE}`))
    const trip = { countries: 'FR,IT', arrival: ARRIVAL, departure: DEPARTURE }
    expect(await assistant.ask('partner_list_offers', trip)).toEqual(await read(`/offers?${new URLSearchParams(trip)}`))
  })

  it('orders once for one idempotency key, and finds its order and balance', async () => {
    const assistant = await assistantOf('alpha')
    const wish = { bundleId: BUNDLE, reference: 'trip-1', idempotencyKey: randomUUID() }
    const before = await countOrders(shop)
    const one = order.parse(await assistant.ask('partner_create_order', wish))
    expect(one).toMatchObject({ reference: 'trip-1', isTest: true, price: { netCents: expect.any(Number) } })
    expect(await assistant.ask('partner_create_order', wish)).toMatchObject({ id: one.id })
    expect(await countOrders(shop)).toBe(before + 1)
    const asked = { orderId: one.id }
    await expect
      .poll(() => assistant.ask('partner_get_order', asked), { timeout: 60_000 })
      .toMatchObject({ state: 'delivered', esim: { iccid: expect.any(String) } })
    expect(await assistant.ask('partner_list_orders', { reference: 'trip-1' })).toMatchObject({
      data: [{ id: one.id }],
    })
    expect(await assistant.ask('partner_get_balance')).toEqual({ balanceCents: 0 })
    const other = { ...wish, bundleId: '01032_2' }
    expect(await assistant.refused('partner_create_order', other)).toContain('idempotency_key_reused')
    const stranger = await assistantOf('beta')
    for (const name of ['partner_get_order', 'partner_get_usage', 'partner_give_back'])
      expect(await stranger.refused(name, asked)).toContain('order_not_found')
    expect(await stranger.refused('partner_create_top_up', { ...wish, ...asked })).toContain('order_not_found')
    expect(await stranger.ask('partner_list_orders')).toMatchObject({ data: [] })
  })

  it('orders nothing without money, an idempotency key, or the right to', async () => {
    const before = await countOrders(shop)
    const live = await assistantOf('alpha', 'orders', 'live')
    const wish = { bundleId: BUNDLE, idempotencyKey: randomUUID() }
    expect(await live.refused('partner_create_order', wish)).toContain('balance_too_low')
    expect(await live.refused('partner_create_order', { bundleId: BUNDLE })).toContain('idempotencyKey')
    expect(await live.refused('partner_create_order', { ...wish, idempotencyKey: 'short' })).toContain('idempotencyKey')
    expect(await live.refused('partner_create_order', { ...wish, bundleId: 'none' })).toContain('bundle_not_found')
    expect(await live.refused('partner_create_order', { ...wish, businessId: 'beta' })).toContain('businessId')
    for (const reader of [await assistantOf('alpha', 'reading'), await openAssistant(shop.url)])
      await expect(reader.call('partner_create_order', wish)).rejects.toThrow(/not found/)
    expect(await countOrders(shop)).toBe(before)
  })

  it('is turned away with a key that is wrong, expired, revoked, or not sent as one', async () => {
    const [expired, revoked] = [await addKey('alpha'), await addKey('alpha')]
    await endKey(expired.id, { expiresAt: new Date(0) })
    await endKey(revoked.id, { revokedAt: new Date(0) })
    for (const [authorization, code] of [
      [`Bearer ${expired.key}`, 'key_expired'],
      [`Bearer ${revoked.key}`, 'key_revoked'],
      [`Bearer ${keyText('live', 'a'.repeat(43))}`, 'key_unknown'],
      ['Bearer x', 'key_unknown'],
      ['Basic eDp5', 'key_missing'],
      ['', 'key_missing'],
    ] as const) {
      const refused = await send({ headers: { authorization }, body: message('tools/list') })
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code } } })
    }
  })
})

describe('the address of assistants', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'PUT'])('has no session: %s is not allowed', async (method) => {
    const answer = await send({ method })
    expect([answer.status, answer.headers.get('allow')?.includes('POST')]).toEqual([405, true])
  })

  it('answers a page of its own shop, but none of another site (L11)', async () => {
    expect(await statusFrom({ origin: shop.url })).toBe(200)
    expect(await statusFrom({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusFrom({ origin: 'null' })).toBe(403)
    expect(await statusFrom({ origin: `http://beta.localhost:${shop.port}` })).toBe(403)
    expect(await statusFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it.each([
    ['another type than JSON', { headers: { 'content-type': 'application/xml' }, body: '{}' }, 415],
    ['half of a JSON', { body: '{"jsonrpc":' }, 400],
    ['nothing', { body: '' }, 400],
    ['no message', { body: '{}' }, 400],
    ['null', { body: 'null' }, 400],
    ['an empty batch', { body: [] }, 400],
    ['NUL in a text', { body: message('tools/call', 1, { name: 'a\0b' }) }, 400],
    ['lists in lists', { body: '['.repeat(15_000) }, 400],
    ['more than a message has', { body: message('tools/list', 1, { more: 'x'.repeat(40_000) }) }, 413],
    ['more messages than ten', { body: pings(11) }, 400],
    [
      'a revision that nobody knows',
      { headers: { 'mcp-protocol-version': '1999-01-01' }, body: message('tools/list') },
      400,
    ],
    ['an answer in no type that it has', { headers: { accept: 'text/html' }, body: message('tools/list') }, 406],
  ])('refuses %s (L11)', async (_what, sent, status) => {
    const before = shop.logLines.length
    expect((await send(sent)).status).toBe(status)
    expect(shop.logLines.slice(before).filter((line) => line.includes('request failed'))).toEqual([])
  })

  it('keeps nobody’s stream open', async () => {
    const assistant = await openAssistant(shop.url, { revision: '2026-07-28' })
    await expect(assistant.client.listen({ toolsListChanged: true })).rejects.toThrow(/limit/i)
  })

  it('counts each message of a network, also of those that come together (L11)', async () => {
    const from = (body: unknown) => send({ headers: { 'x-forwarded-for': '10.80.0.1' }, body })
    const answered = await Promise.all(Array.from({ length: 60 }, () => from(pings(10))))
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await from(message('ping'))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ error: { data: { code: 'too_often' } } })
    // Another network may go on, and so may a partner's assistant, which has the limit of its key.
    expect((await send({ body: message('ping') })).status).toBe(200)
    const { key } = await addKey('alpha')
    const headers = { 'x-forwarded-for': '10.80.0.1', authorization: `Bearer ${key}` }
    expect((await send({ headers, body: message('ping') })).status).toBe(200)
  })

  it('speaks the newest revision of the handshake', async () => {
    const params = {
      protocolVersion: LATEST_PROTOCOL_VERSION,
      capabilities: {},
      clientInfo: { name: 'a', version: '1' },
    }
    const answer = await send({ body: message('initialize', 1, params) })
    expect(answer.headers.get('mcp-session-id')).toBeNull()
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain(`"protocolVersion":"${LATEST_PROTOCOL_VERSION}"`)
  })

  it('tells nobody what broke, and the log all of it', async () => {
    const assistant = await openAssistant(shop.url)
    await rename('order_keys', 'order_keys_away')
    try {
      const said = await assistant.refused('order_status', { link: `${shop.url}/success?reference=x&key=y` })
      const sentence = 'Something went wrong on our side. Please try again.'
      expect(JSON.parse(said)).toEqual({ code: 'failed', message: sentence })
      expect(shop.logLines.some((line) => /request failed/.test(line) && line.includes('order_keys'))).toBe(true)
    } finally {
      await rename('order_keys_away', 'order_keys')
    }
  })
})

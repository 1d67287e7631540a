// Ordering through the partner API over HTTP: a client built from its document buys, looks up, tops up, and cancels;
// every refusal is a problem; and nobody can reach anything of another business.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { users } from '#db/schema.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { giveBackSampleFor, orderSamplesFor } from '#app/features/partner-api/order-samples.ts'
import { clientOf } from '#tests/support/client-of-document.ts'
import { describedRefusal } from '#tests/support/described-refusal.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const TAB = '/business-dashboard?tab=api'
const BALANCE = '/business-dashboard?tab=balance'
const BUNDLE = '01032_3'
const TOTAL = 1809
const BILLING = {
  companyName: 'Alpha Reizen B.V.',
  streetName: 'Kade',
  postalCode: '1011 AA',
  city: 'Amsterdam',
  country: 'NL',
  vatNumber: 'NL123456789B13',
}
const run = promisify(execFile)
const told = z.looseObject({ id: z.string(), state: z.string(), esim: z.looseObject({}).nullable() })

let shop: HttpShop
let boss: Browser
let rival: Browser
const keys: Record<'alpha' | 'beta' | 'reading' | 'test', string> = { alpha: '', beta: '', reading: '', test: '' }

async function partner(email: string, businessId: string) {
  const browser = await signedIn(shop, email)
  await shop.database
    .db()
    .update(users)
    .set({ accountType: 'business-admin', businessId })
    .where(eq(users.email, email))
  await browser.post(TAB, { intent: 'save_billing', ...BILLING })
  return browser
}
async function makeKey(browser: Browser, fields: Record<string, string> = {}) {
  const form = { intent: 'make_key', name: 'Engine', mode: 'live', access: 'orders', days: '365', ...fields }
  return /wp_(?:test|live)_[\w-]{43}/.exec(await (await browser.post(TAB, form)).text())?.[0] ?? ''
}
async function deposit(browser: Browser, amount: string) {
  const asked = await browser.post(TAB, { intent: 'deposit', attempt: randomUUID(), amount })
  const paid = await shop.pay(asked.headers.get('location') ?? '')
  await browser.get((paid.location ?? '').replace(/^https?:\/\/[^/]+/, ''))
}

type Init = { with?: string; method?: string; body?: unknown; key?: string | null; type?: string }
const call = (
  path: string,
  { with: own = keys.alpha, method = 'GET', body, key = randomUUID(), type = 'application/json' }: Init = {},
) =>
  fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${own}`,
      'x-forwarded-for': '10.77.0.2',
      ...(method === 'POST' && { 'content-type': type, ...(key && { 'idempotency-key': key }) }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const post = (path: string, body: unknown, more: Omit<Init, 'method' | 'body'> = {}) =>
  call(path, { method: 'POST', body, ...more })
const balanceOf = async (own: string): Promise<number> =>
  z.object({ balanceCents: z.number() }).parse(await (await call('/balance', { with: own })).json()).balanceCents
const delivered = (id: string, own = keys.alpha) =>
  vi.waitFor(
    async () => {
      const order = told.parse(await (await call(`/orders/${id}`, { with: own })).json())
      if (order.state !== 'delivered') throw new Error(order.state)
      return order
    },
    { timeout: 60_000, interval: 100 },
  )
const bought = async (own = keys.alpha) => {
  const { id } = told.parse(await (await post('/orders', { bundleId: BUNDLE }, { with: own })).json())
  return delivered(id, own)
}

const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } })
const numbersIn = (page: string) => [...page.matchAll(/desk-mono">(\d{10,16})</g)].map(([, number]) => number)
const env = () => ({ ...process.env, API_KEY: keys.test })
const sampleOf = (language: string) => orderSamplesFor(shop.url).find((each) => each.language === language)?.text ?? ''

beforeAll(async () => {
  shop = await openHttpShop()
  for (const id of ['alpha', 'beta'])
    await shop.addBusiness({ id, name: id, domain: `${id}.localhost:${shop.port}`, now: new Date() })
  boss = await partner('boss@alpha.example.com', 'alpha')
  rival = await partner('boss@beta.example.com', 'beta')
  keys.alpha = await makeKey(boss)
  keys.reading = await makeKey(boss, { access: 'reading' })
  keys.test = await makeKey(boss, { mode: 'test' })
  keys.beta = await makeKey(rival)
  await deposit(boss, '500')
  await deposit(rival, '100')
}, 120_000)
afterAll(() => shop.close())

describe('a client generated from the document', () => {
  it('buys, looks up, tops up, reads usage and balance, and returns', async () => {
    const before = await balanceOf(keys.alpha)
    const { operations, call: ask } = await clientOf(`${shop.url}/api/v1/openapi.json`, {
      authorization: `Bearer ${keys.alpha}`,
    })
    expect(operations).toEqual(expect.arrayContaining(OPERATIONS.map(({ id }) => id)))
    const made = await ask('createOrder', { body: { bundleId: BUNDLE, reference: 'generated' }, ...withKey() })
    expect(made.status).toBe(201)
    const { id } = told.parse(made.data)
    await delivered(id)
    const its = { parameters: { orderId: id } }
    expect(told.parse((await ask('getOrder', its)).data)).toMatchObject({
      reference: 'generated',
      price: { netCents: 1495, vatCents: 314, totalCents: TOTAL },
      esim: { activationCode: expect.stringMatching(/^LPA:1\$/), iphoneLink: expect.stringContaining('LPA%3A1') },
    })
    const topUp = await ask('createTopUp', { ...its, body: { bundleId: BUNDLE }, ...withKey() })
    expect(topUp.data).toMatchObject({ topUpOf: id, esim: null })
    await delivered(told.parse(topUp.data).id)
    expect((await ask('getUsage', its)).data).toMatchObject({ totalMegabytes: 2 * 5120 })
    const listed = await ask('listOrders', { parameters: { reference: 'generated' } })
    expect(listed.data).toMatchObject({ data: [{ id }], nextCursor: null })
    const spare = await bought()
    const given = await ask('giveBack', { parameters: { orderId: spare.id } })
    expect(given.data).toMatchObject({ state: 'refunded', esim: null, price: { refundedCents: TOTAL } })
    const topUpCents = z.looseObject({ price: z.looseObject({ totalCents: z.number() }) }).parse(topUp.data)
      .price.totalCents
    expect((await ask('getBalance')).data).toEqual({ balanceCents: before - TOTAL - topUpCents })
  })
})

describe('an order by API', () => {
  it('gives the same answer for the same key, and a problem for another request with it', async () => {
    const before = await balanceOf(keys.alpha)
    const key = randomUUID()
    const first = await post('/orders', { bundleId: BUNDLE }, { key })
    const again = await post('/orders', { bundleId: BUNDLE }, { key })
    expect([first.status, again.status]).toEqual([201, 200])
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
    const [one, other] = [told.parse(await first.json()), told.parse(await again.json())]
    expect(other.id).toBe(one.id)
    const changed = await post('/orders', { bundleId: BUNDLE, reference: 'x' }, { key })
    expect(await changed.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(await balanceOf(keys.alpha)).toBe(before - TOTAL)
    expect(first.headers.get('ratelimit-limit')).toBe('600')
  })

  it('is listed in pages, newest first', async () => {
    await Promise.all(Array.from({ length: 3 }, () => post('/orders', { bundleId: '01032_1', reference: 'paged' })))
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: unknown = await (
        await call(`/orders?limit=2&reference=paged${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      ).json()
      const read = z.object({ data: z.array(told), nextCursor: z.string().nullable() }).parse(page)
      ids.push(...read.data.map(({ id }) => id))
      cursor = read.nextCursor
    }
    expect([ids.length, new Set(ids).size]).toEqual([3, 3])
  })

  it.each([
    ['/orders', { bundleId: BUNDLE }, { key: null }, 400, 'idempotency_key_missing'],
    ['/orders', { bundleId: BUNDLE }, { key: 'short' }, 400, 'idempotency_key_missing'],
    ['/orders', {}, {}, 400, 'request_invalid'],
    ['/orders', '', {}, 400, 'request_invalid'],
    ['/orders', '{"bundleId":', {}, 400, 'request_invalid'],
    ['/orders', '[]', {}, 400, 'request_invalid'],
    ['/orders', { bundleId: 7 }, {}, 400, 'request_invalid'],
    ['/orders', { bundleId: BUNDLE, priceCents: 1 }, {}, 400, 'request_invalid'],
    ['/orders', { bundleId: BUNDLE, reference: 'two\nlines' }, {}, 400, 'request_invalid'],
    ['/orders', { bundleId: BUNDLE, reference: 'x'.repeat(101) }, {}, 400, 'request_invalid'],
    ['/orders', { bundleId: 'none' }, {}, 404, 'bundle_not_found'],
    ['/orders?bundleId=1', { bundleId: BUNDLE }, {}, 400, 'request_invalid'],
    [`/orders/${randomUUID()}/top-ups`, { bundleId: BUNDLE }, {}, 404, 'order_not_found'],
    ['/orders/none/top-ups', { bundleId: BUNDLE }, {}, 404, 'order_not_found'],
    ['/orders/none/give-back', {}, {}, 404, 'order_not_found'],
    ['/orders/none/give-back', undefined, { type: 'application/x-www-form-urlencoded' }, 404, 'order_not_found'],
    ['/orders/none/give-back', { reason: 'x' }, {}, 400, 'request_invalid'],
    ['/orders', 'x'.repeat(200_000), {}, 413, 'request_too_large'],
    ['/orders', 'bundleId=01032_3', { type: 'application/x-www-form-urlencoded' }, 415, 'not_json'],
    ['/orders/none/give-back', '{}', { type: 'text/plain' }, 415, 'not_json'],
  ])('with %s %j %j is %i %s', async (path, body, more, status, code) => {
    const before = await balanceOf(keys.alpha)
    const answer = await post(path, body, more)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, code })
    expect(await balanceOf(keys.alpha)).toBe(before)
    expect(await describedRefusal(shop.url, path, status)).toContain(`\`${code}\``)
  })

  it('needs a key with the right to order', async () => {
    const refused = await post('/orders', { bundleId: BUNDLE }, { with: keys.reading })
    expect(await refused.json()).toMatchObject({ status: 403, code: 'scope_missing' })
    expect((await call('/orders', { with: keys.reading })).status).toBe(200)
  })

  it('is limited by the balance, even in many calls at once', async () => {
    const left = await balanceOf(keys.beta)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/orders', { bundleId: BUNDLE }, { with: keys.beta })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(Math.floor(left / TOTAL))
    expect(statuses.filter((status) => status === 402)).toHaveLength(10 - Math.floor(left / TOTAL))
    expect(await balanceOf(keys.beta)).toBe(left % TOTAL)
    const refused = answers.find(({ status }) => status === 402)
    expect(await refused?.json()).toMatchObject({ code: 'balance_too_low' })
  })
})

describe('a test key', () => {
  it('orders at the test network for free, and sees no live orders', async () => {
    const before = await balanceOf(keys.alpha)
    const order = await bought(keys.test)
    expect(order).toMatchObject({ isTest: true, esim: { activationCode: expect.stringMatching(/^LPA:1\$/) } })
    expect(await balanceOf(keys.test)).toBe(before)
    expect((await call(`/orders/${order.id}`)).status).toBe(404)
    const page = z.object({ data: z.array(told) }).parse(await (await call('/orders', { with: keys.test })).json())
    expect(page.data.map(({ id }) => id)).toEqual([order.id])
  })
})

describe('between two businesses', () => {
  it('no call reaches an order of the other', async () => {
    const { id } = await bought()
    const naming = OPERATIONS.filter(({ path }) => path.includes('{orderId}'))
    expect(naming.length).toBeGreaterThanOrEqual(4)
    const before = [await balanceOf(keys.alpha), await balanceOf(keys.beta)]
    for (const own of [keys.beta, keys.test])
      for (const { method, path } of naming) {
        const asked = path.replace('{orderId}', id)
        const answer =
          method === 'get'
            ? await call(asked, { with: own })
            : await post(asked, path.endsWith('top-ups') ? { bundleId: BUNDLE } : {}, { with: own })
        expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code: 'order_not_found' }])
      }
    expect([await balanceOf(keys.alpha), await balanceOf(keys.beta)]).toEqual(before)
    const page = z.object({ data: z.array(told) }).parse(await (await call('/orders', { with: keys.beta })).json())
    expect(page.data.map((order) => order.id)).not.toContain(id)
  })

  it('each sees only its own movements', async () => {
    const [own, others] = [await (await boss.get(BALANCE)).text(), await (await rival.get(BALANCE)).text()]
    expect(numbersIn(own).length).toBeGreaterThan(3)
    expect(numbersIn(own).filter((number) => numbersIn(others).includes(number))).toEqual([])
  })
})

describe('the samples of the guide', () => {
  it('are on its page', async () => {
    const page = (await (await fetch(`${shop.url}/business/api`)).text())
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
    for (const { text } of orderSamplesFor(shop.url)) expect(page).toContain(text)
    expect(page).toContain(giveBackSampleFor(shop.url))
  })

  it('can be run unchanged, in curl and TypeScript', async () => {
    const curl = await run('sh', ['-c', sampleOf('curl')], { env: env() })
    expect(told.parse(JSON.parse(curl.stdout))).toMatchObject({ reference: 'booking-4711' })
    const { id: ORDER_ID } = await bought(keys.test)
    const given = await run('sh', ['-c', giveBackSampleFor(shop.url)], { env: { ...env(), ORDER_ID } })
    expect(told.parse(JSON.parse(given.stdout)).state).toBe('canceled')
    const file = join(mkdtempSync(join(tmpdir(), 'sample-')), 'sample.mts')
    writeFileSync(file, sampleOf('TypeScript'))
    expect((await run(process.execPath, [file], { env: env() })).stdout).toMatch(/^delivered LPA:1\$/)
  })

  it.runIf(existsSync('/usr/bin/php'))('can be run unchanged, in PHP', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sample-')), 'sample.php')
    writeFileSync(file, sampleOf('PHP'))
    expect((await run('php', [file], { env: env() })).stdout).toMatch(/^delivered LPA:1\$/)
  })
})

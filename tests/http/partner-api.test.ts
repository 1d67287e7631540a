// The partner API over HTTP: keys from the dashboard, the catalog and a trip's offers, and every refusal as
// problem+json.
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { apiKeys, users } from '#db/schema.ts'
import { apiDocument } from '#app/features/partner-api/api-document.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { samplesFor } from '#app/features/partner-api/samples.ts'
import { findOffers } from '#shop/catalogue/trip/find-offers.ts'
import { mailTo } from '../support/account-mails.ts'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, tripDay } from '../support/trip-to-come.ts'

const TAB = '/business-dashboard?tab=api'
const run = promisify(execFile)

let shop: HttpShop
let boss: Browser
let rival: Browser
let key: string

async function partner(email: string, businessId: string, role = 'business-admin') {
  const browser = await signedIn(shop, email)
  await shop.database.db().update(users).set({ accountType: role, businessId }).where(eq(users.email, email))
  return browser
}

const keyIn = (page: string): string => /wp_(?:test|live)_[\w-]{43}/.exec(page)?.[0] ?? ''
const make = (browser: Browser, fields: Record<string, string> = {}) =>
  browser.post(TAB, { intent: 'make_key', name: 'Engine', mode: 'live', access: 'catalogue', days: '365', ...fields })
const makeKey = async (browser: Browser, fields: Record<string, string> = {}) =>
  keyIn(await (await make(browser, fields)).text())

const stream = (text: string) => new Blob([text]).stream()

type Init = Omit<RequestInit, 'headers'> & { with?: string | null; headers?: Record<string, string> }
const call = (path: string, { with: own = key, headers = {}, ...init }: Init = {}) =>
  fetch(`${shop.url}/api/v1${path}`, {
    ...init,
    headers: { ...(own && { authorization: `Bearer ${own}` }), 'x-forwarded-for': '10.77.0.1', ...headers },
  })
const read = async (path: string) => (await call(path)).json()

beforeAll(async () => {
  shop = await openHttpShop()
  for (const id of ['alpha', 'beta'])
    await shop.addBusiness({ id, name: id, domain: `${id}.localhost:${shop.port}`, now: new Date() })
  await shop.addBusiness({ id: 'earner', name: 'Earner', kind: 'affiliate', now: new Date() })
  boss = await partner('boss@alpha.example.com', 'alpha')
  rival = await partner('boss@beta.example.com', 'beta')
  key = await makeKey(boss)
}, 120_000)
afterAll(() => shop.close())

describe('a key', () => {
  it('is shown once, stored as a hash, and announced by email to its creator', async () => {
    expect(key).toMatch(/^wp_live_/)
    const page = await (await boss.get(TAB)).text()
    expect(page).not.toContain(key)
    expect(page).toContain(key.slice(0, 12))
    const rows = JSON.stringify(await shop.database.db().select().from(apiKeys))
    expect(rows).not.toContain(key.slice(12))
    expect(JSON.stringify(await mailTo(shop.sandbox.url, 'boss@alpha.example.com', /New API key/))).toContain('Engine')
  })

  it('can be made only by the admins of a business with its own shop', async () => {
    const agent = await partner('agent@alpha.example.com', 'alpha', 'business-user')
    expect((await make(agent)).status).toBe(302)
    const earner = await partner('boss@earner.example.com', 'earner')
    const refused = await make(earner)
    expect([refused.status, keyIn(await refused.text())]).toEqual([409, ''])
    expect((await make(boss, { business: 'beta' })).status).toBe(404)
    for (const [name, odd] of [
      ['mode', 'other'],
      ['access', 'toString'],
      ['days', '3650'],
    ] as const)
      expect((await make(boss, { [name]: odd })).status).toBe(400)
    expect((await make(boss, { name: ' ' })).status).toBe(422)
  })

  it('needs the password again after ten minutes', async () => {
    const { sessions } = await import('#db/schema.ts')
    await shop.database
      .db()
      .update(sessions)
      .set({ provenAt: new Date(0) })
    const refused = await make(boss)
    expect([refused.status, keyIn(await refused.text())]).toEqual([403, ''])
    await shop.database.db().update(sessions).set({ provenAt: new Date() })
  })

  it('limited to addresses works from none else, at the tools of assistants neither, and uses up none of its calls', async () => {
    for (const wrong of ['everywhere', '0.0.0.0/0']) {
      const refused = await make(boss, { name: 'Server', addresses: `203.0.113.7, ${wrong}` })
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(`limited to: ${wrong}`)])
    }
    const limited = await makeKey(boss, { name: 'Server', addresses: '203.0.113.7\n10.77.0.0/24, 2001:db8:1:2::9' })
    expect(await (await boss.get(TAB)).text()).toContain('From 203.0.113.7, 10.77.0.0/24, 2001:db8:1:2::/64')
    const statusFrom = async (ip: string) =>
      (await call('/zones', { with: limited, headers: { 'x-forwarded-for': ip } })).status
    expect(await Promise.all(['203.0.113.7', '10.77.0.200', '2001:db8:1:2:3::4'].map(statusFrom))).toEqual([
      200, 200, 200,
    ])
    expect(await Promise.all(['203.0.113.8', '10.77.1.1', '2001:db8:1:3::4'].map(statusFrom))).toEqual([403, 403, 403])
    const refused = await call('/zones', { with: limited, headers: { 'x-forwarded-for': '203.0.113.8' } })
    expect(await refused.json()).toMatchObject({
      code: 'address_refused',
      detail: expect.stringContaining('203.0.113.8'),
    })
    expect(refused.headers.get('ratelimit-remaining')).toBeNull()
    const tools = await fetch(`${shop.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${limited}`,
        'x-forwarded-for': '203.0.113.8',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect([tools.status, await tools.json()]).toMatchObject([403, { error: { data: { code: 'address_refused' } } }])

    const [row] = await shop.database.db().select().from(apiKeys).where(eq(apiKeys.name, 'Server'))
    const change = (browser: Browser, addresses: string) =>
      browser.post(TAB, { intent: 'key_addresses', id: row?.id ?? '', addresses })
    expect((await change(rival, '')).status).toBe(409)
    expect((await change(boss, '203.0.113.8, nowhere')).status).toBe(422)
    const many = Array.from({ length: 21 }, (_, n) => `198.51.100.${n}`).join(' ')
    expect((await change(boss, many)).status).toBe(422)
    expect(await statusFrom('203.0.113.8')).toBe(403)
    expect((await change(boss, '203.0.113.8')).status).toBe(303)
    expect([await statusFrom('203.0.113.8'), await statusFrom('203.0.113.7')]).toEqual([200, 403])
    await change(boss, '')
    expect(await statusFrom('203.0.113.7')).toBe(200)
  })

  it('stops working once it is revoked or expired, and no other business can revoke it', async () => {
    const short = await makeKey(boss, { name: 'Short' })
    const [row] = await shop.database.db().select().from(apiKeys).where(eq(apiKeys.name, 'Short'))
    const revoke = (browser: Browser) => browser.post(TAB, { intent: 'revoke_key', id: row?.id ?? '' })
    expect((await revoke(rival)).status).toBe(409)
    expect((await call('/zones', { with: short })).status).toBe(200)
    await shop.database
      .db()
      .update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.name, 'Short'))
    expect(await (await call('/zones', { with: short })).json()).toMatchObject({ status: 401, code: 'key_expired' })
    expect((await revoke(boss)).status).toBe(303)
    expect(await (await call('/zones', { with: short })).json()).toMatchObject({ status: 401, code: 'key_revoked' })
    expect((await revoke(boss)).status).toBe(409)
    expect(row?.lastUsedAt).toBeNull()
    const [used] = await shop.database.db().select().from(apiKeys).where(eq(apiKeys.name, 'Short'))
    expect(used?.lastUsedAt).not.toBeNull()
  })
})

describe('the catalogue', () => {
  it('is paged, with everything once', async () => {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read(`/bundles?limit=7${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      ids.push(...page.data.map(({ bundleId }: { bundleId: string }) => bundleId))
      cursor = page.nextCursor
    }
    const whole = await read('/bundles?limit=200')
    expect(ids).toEqual(whole.data.map(({ bundleId }: { bundleId: string }) => bundleId))
    expect(new Set(ids).size).toBe(ids.length)
    const { bundles } = await shop.shop.catalogue.viewCatalogue({ tenant: { brand: { id: '' } } })
    expect(ids.length).toBe(bundles.filter(({ status }) => status === 'Active').length)
    expect(await read(`/bundles/${ids[0]}`)).toEqual(whole.data[0])
    expect((await read('/bundles?zone=Europe')).data.every(({ zone }: { zone: string }) => zone === 'Europe')).toBe(
      true,
    )
  })

  it('lists countries with the zones that cover them', async () => {
    const { data } = await read('/countries?limit=200')
    const france = data.find(({ code }: { code: string }) => code === 'FR')
    expect(france).toMatchObject({ name: 'France', zones: expect.arrayContaining(['Europe']) })
    const { data: zones } = await read('/zones')
    expect(zones.find(({ name }: { name: string }) => name === 'Europe').countries).toContain('FR')
  })

  it('has the same offers for a trip as the wizard', async () => {
    const trip = `arrival=${ARRIVAL}&departure=${tripDay(8)}`
    const told = await read(`/offers?countries=FR,IT&${trip}`)
    const found = findOffers(
      await shop.shop.catalogue.viewCatalogue({ tenant: { brand: { id: '' } } }),
      ['FR', 'IT'],
      8,
    )
    if (found.kind === 'none') throw new Error('The wizard offers nothing for France and Italy.')
    expect(told).toMatchObject({ days: 8, isLongerThanOffers: false, noneBecause: null })
    expect(told.data.map(({ bundleId }: { bundleId: string }) => bundleId)).toEqual(
      found.offers.map(({ bundleId }) => bundleId),
    )
    expect(await read(`/offers?countries=AQ&${trip}`)).toMatchObject({ data: [], noneBecause: 'no_match' })
    const late = 'arrival=2099-05-01&departure=2099-05-08'
    expect(await read(`/offers?countries=FR,IT&${late}`)).toMatchObject({ data: [], noneBecause: 'too_early' })
  })
})

describe('a refusal', () => {
  it.each([
    ['/zones', { with: null }, 401, 'key_missing'],
    ['/zones', { with: `wp_live_${'x'.repeat(43)}` }, 401, 'key_unknown'],
    ['/zones', { with: 'none-of-ours' }, 401, 'key_unknown'],
    ['/zones?cursor=bm9uZQ', {}, 400, 'cursor_invalid'],
    ['/zones?limit=0', {}, 400, 'request_invalid'],
    ['/zones?limit=5&limit=6', {}, 400, 'request_invalid'],
    ['/zones?colour=red', {}, 400, 'request_invalid'],
    ['/offers?countries=FR', {}, 400, 'request_invalid'],
    ['/offers?countries=XX&arrival=2099-05-01&departure=2099-05-08', {}, 400, 'request_invalid'],
    ['/offers?countries=FR&arrival=2099-02-30&departure=2099-05-08', {}, 400, 'request_invalid'],
    ['/offers?countries=FR&arrival=2020-05-01&departure=2020-05-08', {}, 422, 'arrival_in_past'],
    ['/offers?countries=FR&arrival=2099-05-08&departure=2099-05-01', {}, 422, 'departure_before_arrival'],
    ['/bundles/none', {}, 404, 'bundle_not_found'],
    ['/bundles/%00%ff', {}, 404, 'bundle_not_found'],
    ['/nowhere', {}, 404, 'not_found'],
    ['/zones', { method: 'DELETE' }, 405, 'wrong_method'],
    ['/zones', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 405, 'wrong_method'],
    ['/zones', { method: 'POST', body: 'a=b' }, 415, 'not_json'],
    ['/zones', { method: 'POST' }, 405, 'wrong_method'],
    ['/zones', { method: 'POST', body: stream(''), duplex: 'half' }, 405, 'wrong_method'],
    ['/zones', { method: 'POST', body: stream('{}'), duplex: 'half' }, 415, 'not_json'],
    ['/zones', { method: 'POST', body: 'x'.repeat(200_000) }, 413, 'request_too_large'],
  ])('of %s %j is %i %s', async (path, init, status, code) => {
    const answer = await call(path, init)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, code, title: expect.any(String) })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
    expect(answer.headers.get('allow') ?? '').toMatch(status === 405 ? /^GET, HEAD/ : /^$/)
  })

  it('links to the explanation of its code', async () => {
    const { type, code } = await (await call('/nowhere')).json()
    expect(type).toBe(`${shop.url}/business/api#${code}`)
    expect(await (await fetch(type)).text()).toContain(`id="${code}"`)
  })

  it('comes after 600 calls in a minute, and says when to continue', async () => {
    const busy = await makeKey(rival)
    const first = await call('/zones?limit=1', { with: busy, method: 'HEAD' })
    expect([first.status, await first.text()]).toEqual([200, ''])
    expect(first.headers.get('ratelimit-policy')).toBe('600;w=60')
    expect(first.headers.get('ratelimit-remaining')).toBe('599')
    const answers = []
    for (let round = 0; round < 60; round++)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => call('/zones?limit=1', { with: busy })))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('ratelimit-remaining')).toBe('0')
    expect(refused[0]?.headers.get('ratelimit-reset')).toBe(refused[0]?.headers.get('retry-after'))
    // This key is only for the catalog.
    const { status, headers } = await call('/orders')
    expect([status, headers.get('ratelimit-limit')]).toEqual([403, '600'])
    expect((await call('/zones')).status).toBe(200)
  }, 60_000)
})

describe('the document', () => {
  it('is the one that validates the calls', async () => {
    const told = await (await call('/openapi.json', { with: null })).json()
    expect(told).toEqual(JSON.parse(JSON.stringify(apiDocument(shop.url))))
    expect(told.openapi).toBe('3.1.1')
    expect(Object.keys(told.paths).toSorted()).toEqual([...new Set(OPERATIONS.map(({ path }) => path))].toSorted())
  })

  it('is shown on a page, whose samples run unchanged', async () => {
    const page = (await (await fetch(`${shop.url}/business/api`)).text())
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
    for (const { summary, path } of OPERATIONS) {
      expect(page).toContain(summary)
      expect(page).toContain(path)
    }
    const [curl, typeScript] = samplesFor(shop.url).map(({ text }) => text)
    const env = { ...process.env, API_KEY: key }
    const told = await run('sh', ['-c', curl ?? ''], { env })
    expect(JSON.parse(told.stdout).data.length).toBeGreaterThan(3)
    const file = join(mkdtempSync(join(tmpdir(), 'sample-')), 'sample.mts')
    writeFileSync(file, typeScript ?? '')
    const offered = await run(process.execPath, [file], { env })
    expect(offered.stdout).toMatch(/Europe .*€\d/)
    const partners = await (await fetch(`${shop.url}/business`)).text()
    expect(partners.replaceAll('&quot;', '"')).toContain(curl?.split('\n')[0])
  })
})

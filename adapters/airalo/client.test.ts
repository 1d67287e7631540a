// Whatever the network answers, the shop gets what was asked for or a VendorError that says what became of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answeringVendor, type ToldRequest } from '#tests/support/answering-vendor.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { airaloClient } from './client.ts'
import { pagesOf } from './pages.ts'

const DAY_MS = 86_400_000
const NOTHING: ToldRequest = { path: '', headers: {}, body: '' }
let vendor: Awaited<ReturnType<typeof answeringVendor>>
beforeAll(async () => {
  vendor = await answeringVendor()
})
afterAll(() => vendor.close())

let at: number
let client: ReturnType<typeof airaloClient>
beforeEach(() => {
  at = Date.parse('2026-11-27T12:00:00Z')
  const settings = { url: vendor.url, clientId: 'my-id', clientSecret: 'my-secret' }
  client = airaloClient(settings, { clock: { now: () => new Date(at) } })
})

const token = (text = 'token-1', expiresIn: unknown = 31_622_400) => ({
  data: { token_type: 'Bearer', expires_in: expiresIn, access_token: text },
  meta: { message: 'success' },
})
const DONE = { data: { a: 1 }, meta: { message: 'api.succes' } }
const LET_OUT = { status: 401, body: '{"data":[],"meta":{"message":"Unauthenticated."}}' }
const paths = () => vendor.asked.map(({ path }) => path)
const bearers = () => vendor.asked.map(({ headers }) => headers['authorization'])
const ask = () => client.get('balance')

describe('the token', () => {
  it('is asked for once by everybody who waits for it, as a form', async () => {
    vendor.answers(token(), DONE)
    await Promise.all([ask(), ask(), ask()])
    expect(paths().filter((path) => path === '/v2/token')).toHaveLength(1)
    const [{ headers, body } = NOTHING] = vendor.asked
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(body).toBe('client_id=my-id&client_secret=my-secret&grant_type=client_credentials')
    expect(new Set(bearers().slice(1))).toEqual(new Set(['Bearer token-1']))
  })

  it.each([
    ['a day', 86_400, DAY_MS],
    ['a year, which is a day', 31_622_400, DAY_MS],
    ['ten minutes', '600', 600_000],
    ['nothing, which is a day', null, DAY_MS],
  ])('is asked for again before it ends: %s', async (_told, expiresIn, livesMs) => {
    vendor.answers(token('token-1', expiresIn), DONE)
    await ask()
    at += livesMs - 61_000
    await ask()
    expect(paths().filter((path) => path === '/v2/token')).toHaveLength(1)
    expect(client.tokenAgeMs()).toBe(livesMs - 61_000)
    at += 2_000
    expect(client.tokenAgeMs()).toBeNull()
    vendor.answers(token('token-2'), DONE)
    await ask()
    expect(bearers()).toEqual([undefined, 'Bearer token-2'])
  })

  it('is asked for anew when it is refused, once, and the call is repeated', async () => {
    vendor.answers(token(), LET_OUT, token('token-2'), DONE)
    expect(await ask()).toEqual(DONE)
    expect(bearers()).toEqual([undefined, 'Bearer token-1', undefined, 'Bearer token-2'])
    vendor.answers(LET_OUT, token('token-3'), LET_OUT)
    expect(await failureOf(ask())).toMatchObject({ outcome: 'refused', isRetryable: false, fault: 'unauthorized' })
    expect(vendor.asked).toHaveLength(3)
  })

  it.each([
    [{ status: 401, body: '{"data":[],"meta":{"message":"No."}}' }, 'unauthorized'],
    [{ status: 422, body: '{"data":{"client_id":"The client id is invalid."},"meta":{}}' }, 'unauthorized'],
    [{ status: 403, body: '{"code":89,"reason":"Not from your address."}' }, 'address_blocked'],
    [{ body: '{"data":[],"meta":{}}' }, 'unreadable'],
    [{ body: '{"data":{"access_token":7}}' }, 'unreadable'],
  ])('that is not given is a failure that says why: %j', async (told, fault) => {
    vendor.answers(told)
    expect(await failureOf(ask())).toMatchObject({ fault })
    expect(vendor.asked).toHaveLength(1)
  })
})

it('an order is a multipart form, and a query is encoded', async () => {
  vendor.answers(token(), DONE)
  await client.post('orders', [
    ['package_id', 'a-7days-1gb'],
    ['description', 'ü;'],
  ])
  const [, order = NOTHING] = vendor.asked
  expect(order.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const read = await new Response(order.body, {
    headers: { 'content-type': String(order.headers['content-type']) },
  }).formData()
  expect([...read]).toEqual([
    ['package_id', 'a-7days-1gb'],
    ['description', 'ü;'],
  ])
  await client.get('orders', { 'filter[description]': 'a&b;', page: 2 })
  expect(paths().at(-1)).toBe('/v2/orders?filter%5Bdescription%5D=a%26b%3B&page=2')
})

const business = (code: unknown) => ({ status: 422, body: JSON.stringify({ code, reason: 'No.' }) })
const fields = (data: unknown) => ({
  status: 422,
  body: JSON.stringify({ data, meta: { message: 'the parameter is invalid' } }),
})

describe('a refusal', () => {
  it.each([
    [business(11), 'refused', false, 'no_credit'],
    [business('11'), 'refused', false, 'no_credit'],
    [business(13), 'refused', true, 'busy'],
    [business(14), 'refused', false, 'refused'],
    [business(23), 'refused', false, 'conflict'],
    [business(33), 'refused', false, 'out_of_stock'],
    [business(34), 'refused', false, 'out_of_stock'],
    [business(43), 'refused', false, 'refused'],
    [business(53), 'unknown', true, 'broken'],
    [business(73), 'refused', false, 'conflict'],
    // Not documented: nobody knows what was done.
    [business(99), 'unknown', true, 'refused'],
    [business('constructor'), 'unknown', true, 'refused'],
    [fields({ package_id: 'The selected package is invalid.' }), 'refused', false, 'out_of_stock'],
    [fields({ quantity: 'SIM quantity is not available. Available quantity: 9.' }), 'refused', false, 'out_of_stock'],
    [fields({ iccid: 'The selected iccid is invalid.' }), 'refused', false, 'not_known'],
    [fields({ description: 'Too long.' }), 'refused', false, 'refused'],
    [fields([]), 'refused', false, 'refused'],
    [{ status: 422, body: '{"reason":"No webhook."}' }, 'refused', false, 'refused'],
    [
      { status: 404, body: '{"data":[],"meta":{"message":"messages.resource_not_found"}}' },
      'refused',
      false,
      'not_known',
    ],
    [
      { status: 403, body: '{"code":89,"reason":"Your IP address is not permitted."}' },
      'refused',
      false,
      'address_blocked',
    ],
    [{ status: 403, body: '<html>' }, 'refused', false, 'unauthorized'],
    [{ status: 400, body: '{}' }, 'refused', false, 'refused'],
    [{ status: 500, body: '{"message":"Server Error"}' }, 'unknown', true, 'broken'],
    [{ status: 503, body: '<html>' }, 'unknown', true, 'broken'],
    // A business refusal in an answer with a good status is one all the same.
    [{ status: 200, body: '{"code":34,"reason":"No."}' }, 'refused', false, 'out_of_stock'],
  ] as const)('%j is %s, retryable %s, %s', async (told, outcome, isRetryable, fault) => {
    vendor.answers(token(), told)
    expect(await failureOf(ask())).toMatchObject({ vendor: 'network', outcome, isRetryable, fault })
  })

  it('comes with its words, but without ICCIDs and our login', async () => {
    vendor.answers(token(), {
      status: 422,
      body: '{"code":73,"reason":"my-id with my-secret: the eSIM with iccid 8910300000005271146 has been recycled."}',
    })
    expect((await failureOf(ask())).message).toBe('… with …: the eSIM with iccid …1146 has been recycled.')
    vendor.answers(fields({ package_id: 'The selected package is invalid.' }))
    expect((await failureOf(ask())).message).toBe('The selected package is invalid.')
  })
})

describe('too many calls', () => {
  it.each([
    ['2', 2],
    ['', 1],
    ['soon', 1],
    ['100000', 60],
  ])('rest where they were too many, for a moment: Retry-After "%s"', async (retryAfter, seconds) => {
    const headers = { 'retry-after': retryAfter }
    vendor.answers(token(), { status: 429, headers, body: '{"message":"Too Many Attempts."}' }, DONE)
    expect(await failureOf(ask())).toMatchObject({ outcome: 'refused', isRetryable: true, fault: 'busy' })
    expect(await failureOf(ask())).toMatchObject({ fault: 'busy' })
    expect(await client.get('orders', { page: 1 })).toEqual(DONE)
    at += seconds * 1000
    expect(await ask()).toEqual(DONE)
    expect(paths()).toEqual(['/v2/token', '/v2/balance', '/v2/orders?page=1', '/v2/balance'])
  })
})

it('an answer that is no JSON, has no data, or never comes is unknown', async () => {
  vendor.answers(token(), DONE)
  await ask()
  for (const body of ['<html>', '', '[]', '7', '{"meta":{"message":"success"}}']) {
    vendor.answers({ body })
    expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true, fault: 'unreadable' })
  }
  vendor.close()
  expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true, fault: 'silent' })
  vendor = await answeringVendor()
})

it('nothing was done of a call for which there is no token, also not if it was let out on the way', async () => {
  const NOTHING_DONE = { outcome: 'refused', isRetryable: true }
  vendor.answers({ status: 500, body: '{}' })
  expect(await failureOf(ask())).toMatchObject({ ...NOTHING_DONE, fault: 'broken' })
  vendor.answers(token(), LET_OUT, { body: '<html>' })
  expect(await failureOf(ask())).toMatchObject({ ...NOTHING_DONE, fault: 'unreadable' })
  expect(paths()).toEqual(['/v2/token', '/v2/balance', '/v2/token'])
})

const pageWith = (data: unknown, last: unknown) => ({ data, meta: { last_page: last } })

async function readPages(): Promise<unknown[]> {
  const told = []
  for await (const { data } of pagesOf(client, 'orders', { limit: 1 })) told.push(data)
  return told
}

it('pages end with the last one, and with an empty one, whatever is said about more', async () => {
  vendor.answers(token(), pageWith([1], 2), pageWith({ '1': 2 }, '2'))
  expect(await readPages()).toEqual([[1], { '1': 2 }])
  vendor.answers(pageWith([1], 1_000_000), pageWith({}, 1_000_000))
  expect(await readPages()).toEqual([[1], {}])
  expect(paths()).toEqual(['/v2/orders?limit=1&page=1', '/v2/orders?limit=1&page=2'])
})

// Whatever the network answers, the shop gets what was asked for or a VendorError that says what became of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answeringVendor } from '#tests/support/answering-vendor.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { esimGoClient } from './client.ts'

let vendor: Awaited<ReturnType<typeof answeringVendor>>
beforeAll(async () => {
  vendor = await answeringVendor()
})
afterAll(() => vendor.close())
let now = new Date('2026-11-27T12:00:00Z')
let tokens: number[] = []
let client: ReturnType<typeof esimGoClient>
beforeEach(() => {
  tokens = []
  now = new Date('2026-11-27T12:00:00Z')
  const takeTurn = (cost: number) => Promise.resolve(void tokens.push(cost))
  client = esimGoClient({ url: vendor.url, apiKey: 'key-1' }, { clock: { now: () => now }, takeTurn })
})

const ask = (path = 'organisation') => client.call({ method: 'GET', path }, (told) => told ?? undefined)
const refusing = (status: number, message: unknown = 'No.', headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: JSON.stringify({ message }),
})

describe('a request', () => {
  it('carries the key, and asks for JSON, since some answers come as a table otherwise', async () => {
    vendor.answers({ balance: 1 })
    const query = { page: '2', createdAt: 'gte:2026-11-27T12:00:00.000Z' }
    await client.call({ method: 'GET', path: 'orders', query }, (told) => told ?? undefined)
    await client.call({ method: 'POST', path: 'orders', body: { type: 'validate' } }, (told) => told ?? undefined)
    const [listed, ordered] = vendor.asked
    expect(listed?.path).toBe('/v2.5/orders?page=2&createdAt=gte%3A2026-11-27T12%3A00%3A00.000Z')
    expect(listed?.headers).toMatchObject({ 'x-api-key': 'key-1', accept: 'application/json' })
    expect([listed?.body, ordered?.body]).toEqual(['', '{"type":"validate"}'])
  })

  it('waits for as many tokens as it costs', async () => {
    vendor.answers({ a: 1 })
    for (const path of ['catalogue', 'orders', 'esims/assignments', 'esims', 'esims/8944/bundles']) await ask(path)
    expect(tokens).toEqual([5, 2, 2, 1, 1])
  })
})

describe('an answer', () => {
  it.each([
    [400, 'insufficient funds', { outcome: 'refused', isRetryable: false, fault: 'no_credit' }],
    [400, 'refund to balance is not enabled', { outcome: 'refused', isRetryable: false, fault: 'refused' }],
    [400, 'no eSIMs available', { outcome: 'refused', isRetryable: false, fault: 'out_of_stock' }],
    [400, 'No bundle found with name x', { outcome: 'refused', isRetryable: false, fault: 'not_known' }],
    [400, 'quantity is required', { outcome: 'refused', isRetryable: false, fault: 'refused' }],
    [403, 'access denied', { outcome: 'refused', isRetryable: false, fault: 'unauthorized' }],
    [403, 'IP address not allowed', { outcome: 'refused', isRetryable: false, fault: 'address_blocked' }],
    [401, 'No.', { outcome: 'refused', isRetryable: false, fault: 'unauthorized' }],
    [410, 'eSIM has been deactivated', { outcome: 'refused', isRetryable: false, fault: 'not_known' }],
    [429, 'Too Many Requests', { outcome: 'refused', isRetryable: true, fault: 'busy' }],
    [500, 'Server Error', { outcome: 'unknown', isRetryable: true, fault: 'broken' }],
    [503, 'Processing - Please come back later', { outcome: 'unknown', isRetryable: true, fault: 'busy' }],
    [503, 'Service Unavailable', { outcome: 'unknown', isRetryable: true, fault: 'broken' }],
    [502, null, { outcome: 'unknown', isRetryable: true, fault: 'broken' }],
  ] as const)('with status %i and the words "%s" says what became of the request', async (status, said, failure) => {
    vendor.answers(refusing(status, said))
    expect(await failureOf(ask())).toMatchObject(failure)
  })

  it.each(['', '<html>Sign in</html>', '"ICCID","Matching ID"', 'null', '{"a":'])(
    'that is no JSON says nothing about what was done: %s',
    async (body) => {
      vendor.answers({ status: 200, body })
      expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true, fault: 'unreadable' })
    },
  )

  it('is repeated without our key and without ICCIDs', async () => {
    vendor.answers(refusing(400, 'key key-1 may not use 8944123456789012345'))
    expect((await failureOf(ask())).message).toBe('key … may not use …2345 (400)')
  })
})

describe('after too many requests', () => {
  it.each([
    ['7', 7],
    ['', 1],
    ['tomorrow', 1],
    ['86400', 60],
  ])('nobody calls until the network takes calls again: "%s"', async (retryAfter, seconds) => {
    vendor.answers(refusing(429, 'Too Many Requests', retryAfter === '' ? {} : { 'retry-after': retryAfter }), { a: 1 })
    await failureOf(ask())
    now = new Date(now.getTime() + seconds * 1000 - 1)
    expect(await failureOf(ask())).toMatchObject({ outcome: 'refused', isRetryable: true, fault: 'busy' })
    expect(vendor.asked).toHaveLength(1)
    now = new Date(now.getTime() + 1)
    expect(await ask()).toEqual({ a: 1 })
  })
})

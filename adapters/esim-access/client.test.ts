// Whatever the network answers, the shop gets what was asked for or a VendorError that says what became of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VendorError } from '#ports/vendor-error.ts'
import { answeringVendor, type ToldRequest } from '#tests/support/answering-vendor.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { esimAccessClient } from './client.ts'
import { signatureOf } from './signature.ts'

let vendor: Awaited<ReturnType<typeof answeringVendor>>
beforeAll(async () => {
  vendor = await answeringVendor()
})
afterAll(() => vendor.close())
let client: ReturnType<typeof esimAccessClient>
beforeEach(() => {
  client = esimAccessClient({ url: vendor.url, accessCode: 'code-1', secret: null })
})

const ask = () => client.call('balance/query', { a: 1 }, (obj) => obj)
const NOTHING: ToldRequest = { path: '', headers: {}, body: '' }
const refusal = (errorCode: unknown, errorMsg = 'No.') => ({ success: false, errorCode, errorMsg, obj: null })

async function items(): Promise<unknown[]> {
  const told: unknown[] = []
  for await (const item of client.items('package/list', {}, 'packageList')) told.push(item)
  return told
}

describe('a request', () => {
  it('is a POST with the access code, and unsigned without a secret', async () => {
    vendor.answers({ success: true, errorCode: null, errorMsg: null, obj: { balance: 1 } })
    expect(await ask()).toEqual({ balance: 1 })
    const [request] = vendor.asked
    expect([request?.path, request?.body, request?.headers['rt-accesscode']]).toEqual([
      '/api/v1/open/balance/query',
      '{"a":1}',
      'code-1',
    ])
    expect(request?.headers['rt-signature']).toBeUndefined()
  })

  it('is signed with the secret, over exactly what is sent', async () => {
    client = esimAccessClient({ url: vendor.url, accessCode: 'code-1', secret: 'hush' })
    vendor.answers({ success: true, obj: {} })
    await ask()
    const [{ headers, body } = NOTHING] = vendor.asked
    const [timestamp, requestId] = [String(headers['rt-timestamp']), String(headers['rt-requestid'])]
    expect(headers['rt-signature']).toBe(signatureOf('hush', { timestamp, requestId, accessCode: 'code-1', body }))
  })

  it('waits for its turn', async () => {
    const order: string[] = []
    const takeTurn = () => Promise.resolve().then(() => void order.push('turn'))
    client = esimAccessClient({ url: vendor.url, accessCode: 'c', secret: null }, { takeTurn })
    vendor.answers({ success: true, obj: {} })
    await ask().then(() => order.push('answer'))
    expect(order).toEqual(['turn', 'answer'])
  })
})

describe('an envelope', () => {
  it.each([
    { success: true, errorCode: null, errorMsg: null, obj: { a: 1 } },
    { success: true, errorCode: '0', errorMsg: null, obj: { a: 1 } },
    { success: 'true', errorCode: 0, errorMessage: '', obj: { a: 1 } },
    { success: 'True', errorCode: '000000', obj: { a: 1 } },
    { success: true, errorCode: '', obj: { a: 1 } },
  ])('is a yes in every notation: %j', async (told) => {
    vendor.answers(told)
    expect(await ask()).toEqual({ a: 1 })
  })

  it.each([
    refusal('200007'),
    refusal(200007),
    { ...refusal(' 200007 '), success: 'false' },
    // A yes with a code is none.
    { ...refusal('200007'), success: true },
  ])('is a no in every notation: %j', async (told) => {
    vendor.answers(told)
    expect(await failureOf(ask())).toMatchObject({ outcome: 'refused', isRetryable: false, fault: 'no_credit' })
  })

  it.each([{}, { obj: {} }, { success: 'maybe', obj: {} }, { success: null }, [], 7, 'yes', null])(
    'is none in %j',
    async (told) => {
      vendor.answers({ body: JSON.stringify(told) })
      expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true, fault: 'unreadable' })
    },
  )
})

describe('a code of the network', () => {
  it.each([
    ['000001', 'unknown', true, 'broken'],
    [1, 'unknown', true, 'broken'],
    ['000105', 'refused', false, 'refused'],
    ['101001', 'refused', true, 'busy'],
    ['101002', 'refused', false, 'address_blocked'],
    ['101003', 'refused', false, 'unauthorized'],
    ['200002', 'refused', false, 'conflict'],
    ['200005', 'refused', false, 'price_changed'],
    ['200006', 'refused', false, 'price_changed'],
    ['200007', 'refused', false, 'no_credit'],
    ['200008', 'refused', false, 'refused'],
    ['200010', 'unknown', true, 'busy'],
    ['200011', 'refused', false, 'out_of_stock'],
    ['310241', 'refused', false, 'out_of_stock'],
    ['310243', 'refused', false, 'out_of_stock'],
    ['310272', 'refused', false, 'not_known'],
    ['900001', 'unknown', true, 'busy'],
    // Not documented: nobody knows what was done.
    ['999999', 'unknown', true, 'refused'],
    ['constructor', 'unknown', true, 'refused'],
  ] as const)('%s means %s, retryable %s, %s', async (code, outcome, isRetryable, fault) => {
    vendor.answers(refusal(code))
    expect(await failureOf(ask())).toMatchObject({ vendor: 'network', outcome, isRetryable, fault })
  })

  it('comes with its words, but without ICCIDs and our access code', async () => {
    vendor.answers(refusal('200008', 'code-1 may not touch 8943108170000775671'))
    expect((await failureOf(ask())).message).toBe('… may not touch …5671 (200008)')
  })
})

describe('an answer in another status', () => {
  it.each([
    [500, 'unknown', true, 'broken'],
    [503, 'unknown', true, 'broken'],
    [429, 'refused', true, 'busy'],
    [401, 'refused', false, 'unauthorized'],
    [403, 'refused', false, 'unauthorized'],
    [404, 'refused', false, 'refused'],
  ] as const)('%i means %s, retryable %s, %s', async (status, outcome, isRetryable, fault) => {
    vendor.answers({ status, body: '<html>No</html>' })
    expect(await failureOf(ask())).toMatchObject({ outcome, isRetryable, fault })
  })

  it.each(['2', '', 'soon'])('429 with Retry-After "%s" stops calls for a moment', async (wait) => {
    vendor.answers({ status: 429, headers: { 'retry-after': wait }, body: '' })
    await failureOf(ask())
    expect(await failureOf(ask())).toMatchObject({ outcome: 'refused', isRetryable: true, fault: 'busy' })
    expect(vendor.asked).toHaveLength(1)
  })
})

it('an answer that is no JSON, too long, or never comes is unknown', async () => {
  for (const body of ['<html>', '', `"${'x'.repeat(4_100_000)}"`]) {
    vendor.answers({ body })
    expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true })
  }
  client = esimAccessClient({ url: 'http://127.0.0.1:1', accessCode: 'c', secret: null })
  expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown', isRetryable: true, fault: 'silent' })
})

describe('a list', () => {
  it('is passed on element by element, and empty if nothing is offered', async () => {
    vendor.answers({ success: true, errorCode: null, obj: { packageList: [{ a: 1 }, { a: 2 }] } })
    expect(await items()).toEqual([{ a: 1 }, { a: 2 }])
    for (const obj of [{ packageList: [] }, { packageList: null }, {}, null]) {
      vendor.answers({ success: true, errorCode: null, obj })
      expect(await items()).toEqual([])
    }
  })

  it.each([
    [refusal('101003'), 'unauthorized'],
    [{ body: '<html>' }, 'unreadable'],
    [{ body: '{"success":true,"obj":{"packageList":[{"a":1},' }, 'unreadable'],
    [{ status: 502, body: '' }, 'broken'],
  ])('that is none is a VendorError: %j', async (told, fault) => {
    vendor.answers(told)
    const failure = await failureOf(items())
    expect(failure).toBeInstanceOf(VendorError)
    expect(failure.fault).toBe(fault)
  })
})

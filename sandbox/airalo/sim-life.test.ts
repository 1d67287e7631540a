import { afterEach, describe, expect, it } from 'vitest'
import { airaloCalls, closeAiralo } from '#tests/support/airalo-calls.ts'
import { STILL } from '#tests/support/lone-sandbox.ts'
import { signatureOf } from './airalo-notifications.ts'

afterEach(closeAiralo)

const DAY = 86_400

describe('an eSIM of the simulated Airalo', () => {
  it('tells usage that is up to twenty minutes old, and never whether it is installed', async () => {
    const { order, newest, get, airalo, sandbox, signIn } = await airaloCalls()
    await order('order-1')
    const { number, iccid } = newest()
    const usage = async () => (await get(`/sims/${iccid}/usage`)).data
    expect(await usage()).toMatchObject({ status: 'NOT_ACTIVE', remaining: 3072, total: 3072, expired_at: null })
    airalo.phones.use(number, 1_000)
    expect(await usage()).toMatchObject({ status: 'NOT_ACTIVE', remaining: 3072 })
    sandbox.clock.advance(20 * 60)
    expect(await usage()).toMatchObject({
      status: 'ACTIVE',
      remaining: expect.closeTo(2_070, -1),
      expired_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    sandbox.clock.advance(15 * DAY)
    await signIn()
    expect(await usage()).toMatchObject({ status: 'EXPIRED' })
    sandbox.clock.advance(31 * DAY)
    await signIn()
    expect(await usage()).toMatchObject({ status: 'RECYCLED', expired_at: null })
  })

  it('is asked for its usage ten times a minute, and tells zeros if it is unlimited', async () => {
    const { order, newest, get, sandbox } = await airaloCalls(STILL)
    await order('order-1', 'italy-mobile-7days-unlimited')
    const { iccid } = newest()
    for (let asked = 0; asked < 10; asked += 1) {
      sandbox.clock.advance(0.2)
      expect(await get(`/sims/${iccid}/usage`)).toMatchObject({ data: { is_unlimited: true, remaining: 0, total: 0 } })
    }
    sandbox.clock.advance(0.2)
    const refused = await get(`/sims/${iccid}/usage`)
    expect(refused).toMatchObject({ status: 429, message: 'Too Many Attempts.', retryAfter: expect.any(String) })
  })

  it('is topped up by its own operator, also for a while after its end, until it is recycled', async () => {
    const { order, newest, get, post, airalo, sandbox, signIn } = await airaloCalls()
    await order('order-1')
    const { number, iccid } = newest()
    const topUp = (packageId: string) => post('/orders/topups', { package_id: packageId, iccid, description: 'more-1' })
    expect((await get(`/sims/${iccid}/topups`)).data).toContainEqual(
      expect.objectContaining({ id: 'italy-mobile-7days-1gb-topup', type: 'topup' }),
    )
    expect(await topUp('spain-mobile-7days-1gb-topup')).toMatchObject({ status: 422 })
    airalo.phones.use(number, 10)
    sandbox.clock.advance(16 * DAY)
    await signIn()
    expect(await topUp('italy-mobile-7days-1gb-topup')).toMatchObject({ status: 200, data: { type: 'topup' } })
    expect(await get(`/sims/${iccid}/usage`)).toMatchObject({ data: { status: 'ACTIVE', total: 4096 } })
    sandbox.clock.advance(60 * DAY)
    await signIn()
    expect(await topUp('italy-mobile-7days-1gb-topup')).toMatchObject({ status: 422, code: 73 })
    expect(await get(`/sims/${iccid}/topups`)).toMatchObject({ status: 422, code: 73 })
    expect(await get(`/sims/${iccid}`)).toMatchObject({ data: { recycled: true } })
  })

  it('is refunded by people: after two days, if it was never used', async () => {
    const { order, newest, get, postJson, airalo, sandbox, signIn } = await airaloCalls()
    const before = airalo.book.balance()
    await order('order-1')
    const { iccid } = newest()
    const ask = { iccids: [iccid], reason: 'TRIP_CANCELLATION', email: 'owner@example.com' }
    expect(await postJson('/refund', { ...ask, reason: 'OTHERS' })).toMatchObject({ status: 422 })
    expect(await postJson('/refund', ask)).toMatchObject({ status: 202, data: { refund_id: expect.any(String) } })
    expect(airalo.book.balance()).toBeLessThan(before)
    sandbox.clock.advance(2 * DAY)
    expect(airalo.book.balance()).toBe(before)
    await signIn()
    expect((await get('/orders?include=status')).data).toMatchObject([{ status: { slug: 'refunded' } }])
  })
})

describe('webhooks of the simulated Airalo', () => {
  const asynchronous = { package_id: 'italy-mobile-15days-3gb', quantity: '1', description: 'order-1' }

  it('go to an address that answers HEAD, and carry a signature of the text with escaped slashes', async () => {
    const { post, listen, sandbox, get } = await airaloCalls()
    const deaf = await listen({ status: 200, headStatus: 405 })
    expect(await post('/notifications/opt-in', { type: 'async_orders', webhook_url: deaf.url })).toMatchObject({
      status: 422,
    })
    const { url, heard } = await listen()
    await post('/notifications/opt-in', { type: 'async_orders', webhook_url: url })
    expect((await get('/notifications/opt-in')).data).toEqual({
      notification: { type: 'async_orders', contact_point: url },
    })
    const accepted = await post('/orders-async', asynchronous)
    expect(accepted).toMatchObject({ status: 202, data: { request_id: expect.stringMatching(/^.{25}$/) } })
    sandbox.clock.advance(11)
    await expect.poll(() => heard).toHaveLength(1)
    const [told] = heard
    expect(told?.json).toMatchObject({ description: 'order-1', sims: [{ lpa: 'smdp.sandbox.example' }] })
    expect(told?.body).toContain('https:\\/\\/')
    expect(told?.headers['airalo-signature']).toBe(signatureOf(told?.body ?? '', 'sandbox-secret'))
    expect((await post('/notifications/opt-out', { type: 'async_orders' })).status).toBe(204)
  })

  it('come before the answer, twice, with a bad signature, or say that an order failed', async () => {
    const { post, listen, sandbox, airalo } = await airaloCalls()
    const { url, heard } = await listen()
    const fields = { ...asynchronous, webhook_url: url }
    airalo.faults.set({ at: 'webhook', kind: 'before_answer', times: 1 })
    await post('/orders-async', fields)
    expect(heard).toHaveLength(1)
    airalo.faults.set({ at: 'webhook', kind: 'twice', times: 1 })
    airalo.faults.set({ at: 'async', kind: 'fails', times: 1 })
    await post('/orders-async', fields)
    sandbox.clock.advance(11)
    await expect.poll(() => heard).toHaveLength(3)
    expect(heard[1]?.json).toEqual({ request_id: expect.any(String), reason: expect.any(String) })
    airalo.faults.set({ at: 'webhook', kind: 'unknown_order', times: 1, match: 'order-1' })
    await post('/orders-async', fields)
    sandbox.clock.advance(11)
    await expect.poll(() => heard).toHaveLength(4)
    expect(heard[3]?.json).toMatchObject({ description: 'of-somebody-else' })
    airalo.faults.set({ at: 'webhook', kind: 'bad_signature', times: 1 })
    await post('/orders-async', fields)
    sandbox.clock.advance(11)
    await expect.poll(() => heard).toHaveLength(5)
    expect(heard[4]?.headers['airalo-signature']).not.toBe(signatureOf(heard[4]?.body ?? '', 'sandbox-secret'))
  })

  it('are repeated until they get exactly 200', async () => {
    const { post, listen, sandbox } = await airaloCalls()
    const { url, heard } = await listen({ status: 204, headStatus: 200 })
    await post('/orders-async', { ...asynchronous, webhook_url: url })
    sandbox.clock.advance(11)
    await expect.poll(() => heard.length).toBeGreaterThan(2)
  })

  it.each([
    ['an order', '/orders'],
    ['an order that is worked on', '/orders-async'],
    ['a top-up', '/orders/topups'],
  ])('warn about the credit that %s nearly uses up', async (_name, path) => {
    const { post, order, listen, newest, airalo } = await airaloCalls()
    const { url, heard } = await listen()
    await post('/notifications/opt-in', { type: 'webhook_credit_limit', webhook_url: url })
    await order('order-1')
    airalo.book.setBalance(20_00)
    const topUp = { package_id: 'italy-mobile-15days-3gb-topup', iccid: newest().iccid, description: 'order-2' }
    await post(path, path === '/orders/topups' ? topUp : { ...asynchronous, type: 'sim', webhook_url: url })
    await expect.poll(() => heard.map(({ json }) => json['event'])).toContain('credit_limit')
  })

  it('warn about data and days that run out, and about the credit', async () => {
    const { post, order, listen, newest, airalo, sandbox } = await airaloCalls()
    const { url, heard } = await listen()
    await post('/notifications/opt-in', { type: 'webhook_low_data', webhook_url: url })
    await post('/notifications/opt-in', { type: 'webhook_credit_limit', webhook_url: url })
    airalo.book.setBalance(20_00)
    await order('order-1')
    const { number, iccid } = newest()
    airalo.phones.use(number, 2_900)
    sandbox.clock.advance(13 * DAY)
    await expect
      .poll(() => heard.map(({ json }) => json['type'] ?? json['event']))
      .toEqual(expect.arrayContaining(['credit_limit', 'data_75', 'data_90', 'expire_3']))
    expect(heard.find(({ json }) => json['type'] === 'data_75')?.json).toMatchObject({ iccid })
  })
})

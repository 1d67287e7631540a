// Events reach the shop signed and at least once; faults happen where they were requested, and money still moves once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Stage, anOrder, eventually, openStage, pay } from '#tests/support/payment-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.end())

const open = (reference = 'wanderpass_order_1') =>
  stage.stripe.checkout.sessions.create(
    anOrder(stage, { client_reference_id: reference, invoice_creation: { enabled: false } }),
  )
const types = async () => (await stage.events()).map((event) => event.type)
const delivered = () => eventually(() => stage.pendingDeliveries() === 0)

describe('webhooks', () => {
  it('are signed so that the SDK accepts them', async () => {
    await pay(await open())
    await delivered()

    expect((await types()).toSorted()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  })

  it('are sent again until the shop answers 2xx', async () => {
    stage.shop.answers.push(500, 302, 404, 500)
    await pay(await open())
    await eventually(() => stage.shop.received.length === 2)
    await eventually(() => {
      stage.hurryDeliveries()
      return stage.pendingDeliveries() === 0
    })

    expect(stage.shop.received).toHaveLength(6)
    expect(new Set((await stage.events()).map((event) => event.id)).size).toBe(2)
  })

  it('are sent again automatically after a second', async () => {
    stage.shop.answers.push(500)
    await pay(await open())
    await delivered()

    expect(stage.shop.received).toHaveLength(3)
  })

  it('are sent again when asked for', async () => {
    await pay(await open())
    await delivered()
    const [event] = (await stage.stripe.events.list({ type: 'checkout.session.completed' })).data

    expect(stage.resendEvent(event?.id ?? '')).toBe(true)
    await eventually(() => stage.shop.received.length === 3)
    expect(stage.resendEvent('evt_none')).toBe(false)
  })

  it('that the shop never accepted survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'payment-'))
    const file = join(folder, 'sandbox.db')
    const before = await openStage({ database: new DatabaseSync(file) })
    before.shop.answers.push(...Array.from({ length: 20 }, () => 500))
    const session = await before.stripe.checkout.sessions.create(anOrder(before))
    await pay(session)
    await eventually(() => before.shop.received.length >= 3)
    await before.end()

    const after = await openStage({ database: new DatabaseSync(file) })
    after.hurryDeliveries()
    await eventually(() => after.pendingDeliveries() === 0)
    expect((await after.events()).map((event) => event.type)).toContain('checkout.session.completed')
    expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' })
    await after.end()
    rmSync(folder, { recursive: true })
  })
})

describe('webhook faults', () => {
  it('lose an event, but keep it in the list of events', async () => {
    stage.faults.set({ at: 'webhook', kind: 'lose' })
    await pay(await open())

    expect((await stage.stripe.events.list()).data).toHaveLength(2)
    expect(stage.pendingDeliveries()).toBe(0)
    expect(stage.shop.received).toEqual([])
  })

  it('send an event twice, or later', async () => {
    stage.faults.set({ at: 'webhook', kind: 'double', times: 1 })
    stage.faults.set({ at: 'webhook', kind: 'late', ms: 50, times: 1 })
    await pay(await open())
    await delivered()

    expect((await types()).filter((type) => type === 'payment_intent.succeeded')).toHaveLength(2)
    expect(await types()).toHaveLength(3)
  })

  it('send an event after one that came later', async () => {
    stage.faults.set({ at: 'webhook', kind: 'reorder', ms: 60_000, times: 1 })
    await pay(await open())
    await delivered()

    expect(await types()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  })

  it.each(['bad_signature', 'old_timestamp'] as const)('send %s, which the SDK rejects', async (kind) => {
    stage.faults.set({ at: 'webhook', kind })
    await pay(await open())
    await delivered()

    await expect(stage.events()).rejects.toMatchObject({ type: 'StripeSignatureVerificationError' })
  })
})

describe('call faults', () => {
  it('fail before the work: the next call with the same key does it', async () => {
    stage.faults.set({ at: 'create_session', kind: 'fail_before', times: 1 })
    const input = anOrder(stage)
    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 500,
    })
    expect(stage.books().sessions).toEqual([])

    await stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })
    expect(stage.books().sessions).toHaveLength(1)
  })

  it('fail after the work: the next call with the same key returns the result', async () => {
    stage.faults.set({ at: 'create_session', kind: 'fail_after', times: 1 })
    const input = anOrder(stage)
    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 500,
    })
    expect(stage.books().sessions).toHaveLength(1)

    const again = await stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(stage.books().sessions).toHaveLength(1)
  })

  it.each([
    ['fail_kept', 0],
    ['fail_after_kept', 1],
  ] as const)('%s: the key gets the same answer for a day, and another key a new one', async (kind, made) => {
    stage.faults.set({ at: 'create_session', kind, times: 1 })
    const input = anOrder(stage)
    const failed = { statusCode: 500, headers: { 'stripe-should-retry': 'false' } }
    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).rejects.toMatchObject(failed)
    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'stripe-should-retry': 'false', 'idempotent-replayed': 'true' },
    })
    expect(stage.books().sessions).toHaveLength(made)

    await stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'l' })
    expect(stage.books().sessions).toHaveLength(made + 1)
  })

  it.each(['timeout_after', 'reset_after'] as const)('%s of a refund: the SDK’s retry refunds once', async (kind) => {
    const session = await open()
    await pay(session)
    const [charge] = stage.books().charges
    stage.faults.set({ at: 'refund', kind, times: 1 })

    const patient = stage.sdk('sk_test_stage', { maxNetworkRetries: 2, timeout: 300 })
    await patient.refunds.create({ payment_intent: charge?.payment_intent ?? '', amount: 100 })
    expect(stage.books().refunds).toMatchObject([{ amount: 100 }])
  })

  it.each(['timeout_before', 'reset'] as const)('%s leaves nothing behind', async (kind) => {
    stage.faults.set({ at: 'create_session', kind })
    const hasty = stage.sdk('sk_test_stage', { timeout: 200 })

    await expect(hasty.checkout.sessions.create(anOrder(stage))).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect(stage.books().sessions).toEqual([])
  })

  it('limit the rate, and say when to retry', async () => {
    stage.faults.set({ at: 'retrieve_session', kind: 'rate_limit', ms: 2_000, times: 1 })
    const session = await open()

    await expect(stage.stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({
      type: 'StripeRateLimitError',
      headers: { 'retry-after': '2' },
    })
    await expect(stage.stripe.checkout.sessions.retrieve(session.id)).resolves.toMatchObject({ id: session.id })
  })

  it('affect only the order that they name', async () => {
    const id = stage.faults.set({ at: 'create_session', kind: 'fail_before', match: 'unlucky' })
    await expect(open('order_unlucky_1')).rejects.toMatchObject({ statusCode: 500 })
    await expect(open('order_unlucky_2')).rejects.toMatchObject({ statusCode: 500 })
    await expect(open('order_2')).resolves.toMatchObject({ status: 'open' })
    expect(stage.faults.list()).toMatchObject([{ id, fired: 2 }])
    stage.faults.clear(id)
    await expect(open('order_unlucky_1')).resolves.toMatchObject({ status: 'open' })
  })

  it('of the page report a payment as failed, or decline a valid card', async () => {
    const paid = await open('a')
    stage.faults.set({ at: 'pay', kind: 'fail_after', times: 1 })
    expect((await pay(paid)).status).toBe(500)
    expect((await pay(paid)).status).toBe(303)
    expect(stage.books().charges).toHaveLength(1)

    stage.faults.set({ at: 'pay', kind: 'decline', times: 1 })
    const declined = await open('b')
    expect(await (await pay(declined)).text()).toContain('Your card was declined.')
    expect((await pay(declined)).status).toBe(303)
  })

  it('of a lookup report a cent too much, or a payment as missing', async () => {
    const session = await open()
    await pay(session)
    stage.faults.set({ at: 'retrieve_session', kind: 'wrong_amount', times: 1 })
    stage.faults.set({ at: 'retrieve_session', kind: 'unpaid', times: 1 })
    const look = () => stage.stripe.checkout.sessions.retrieve(session.id)

    expect(await look()).toMatchObject({ amount_total: 346, payment_status: 'paid' })
    expect(await look()).toMatchObject({ amount_total: 345, payment_status: 'unpaid', status: 'complete' })
    expect(await look()).toMatchObject({ amount_total: 345, payment_status: 'paid' })
  })

  it('that make no sense are rejected', () => {
    expect(() => stage.faults.set({ at: 'refund', kind: 'bad_signature' })).toThrow('does not happen there')
    expect(() => stage.faults.set({ at: 'webhook', kind: 'decline' })).toThrow('does not happen there')
  })
})

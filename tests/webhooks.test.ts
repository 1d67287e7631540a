// Webhooks to partners: written together with their event, signed, retried for a day, listed in a log, and switched off
// if nobody listens.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  esimChecks,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema.ts'
import type { WebhookType } from '#shop/partners/webhook/webhook-type.ts'
import { quickEngine, type Engine } from './support/engines.ts'
import { isSignedBy, openHooking, type Hooking } from './support/hooking.ts'
import { aPartner } from './support/prepaying.ts'
import { openReceiver } from './support/webhook-receiver.ts'

let t: Hooking
const openOn = (engine: Engine) => {
  beforeEach(async () => {
    t = await openHooking(engine)
  })
  afterEach(() => t.close())
}
const db = () => t.shop.database.db()
const anEvent = async (events: readonly WebhookType[] = ['order.created']) => {
  const endpoint = await t.added({ mode: 'test', events })
  await t.api.ordered(await t.api.callerOf('alpha', 'test'))
  return endpoint
}

describe('an event of a partner’s order', () => {
  openOn(quickEngine())

  it('is sent from the order to the refund, signed, in the API’s format, and to no other business', async () => {
    const beta = await aPartner(t.shop, 'beta')
    const other = await openReceiver()
    await t.added({ of: beta, url: other.url })
    const { secret } = await t.added()
    await t.alpha.deposit(100_00)
    const caller = await t.api.callerOf('alpha')
    const bought = await t.api.delivered(caller, { ownReference: 'booking-1' })
    await t.round()
    const [created, delivered] = t.receiver.news()
    expect([created?.event.type, delivered?.event.type]).toEqual(['order.created', 'order.delivered'])
    expect(delivered?.event).toMatchObject({
      isTest: false,
      data: { order: { id: bought.id, reference: 'booking-1', esim: { iccid: bought.esim?.iccid } } },
    })
    expect(delivered?.headers).toMatchObject({
      'wander-pass-event': 'order.delivered',
      'wander-pass-event-id': delivered?.event.id,
      'content-type': 'application/json',
    })
    expect([created && isSignedBy(secret, created), delivered && isSignedBy(`${secret}x`, delivered)]).toEqual([
      true,
      false,
    ])
    await t.shop.shop.prepaid.returnOrder(caller, bought.id)
    await t.round()
    expect(t.receiver.news().map(({ event }) => [event.type, event.data.order?.state])).toEqual([
      ['order.refunded', 'refunded'],
    ])
    await t.round()
    expect([t.receiver.heard.length, other.heard.length]).toEqual([0, 0])
    await other.close()
  })

  it('with a test key is sent only to endpoints for test orders, and flagged', async () => {
    const live = await openReceiver()
    await t.added({ url: live.url })
    await t.added({ mode: 'test' })
    await t.api.delivered(await t.api.callerOf('alpha', 'test'))
    await t.round()
    expect(t.receiver.news().map(({ event }) => [event.type, event.isTest])).toEqual([
      ['order.created', true],
      ['order.delivered', true],
    ])
    expect(live.heard).toEqual([])
    await live.close()
  })

  it('is stored only if an endpoint wants it', async () => {
    await t.added({ events: ['order.refunded'] })
    await t.api.delivered(await t.api.callerOf('alpha', 'test'))
    await t.alpha.deposit(100_00)
    await t.api.delivered(await t.api.callerOf('alpha'))
    await t.round()
    expect([t.receiver.heard.length, await db().$count(webhookEvents)]).toEqual([0, 0])
  })

  it('is sent once when the order is delayed, and again when it continues', async () => {
    await t.added()
    await t.alpha.deposit(100_00)
    await t.shop.spoil('network', { at: 'allocate', kind: 'fail_before' })
    const { id } = await t.api.ordered(await t.api.callerOf('alpha'))
    await t.shop.letTimePass({ minutes: 3 }, 20)
    await t.round()
    expect(t.typesHeard()).toEqual(['order.created', 'order.delayed'])
    await t.shop.mend()
    await t.shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
    await t.round()
    expect(t.typesHeard()).toEqual(['order.delivered'])
  })

  it('is sent for its eSIM: first use, little data, no data, soon expired, expired', async () => {
    await t.added()
    await t.alpha.deposit(100_00)
    const { id, esim } = await t.api.delivered(await t.api.callerOf('alpha'))
    await t.round()
    t.receiver.news()
    await t.shop.shop.alerts.runEsimChecks()
    const use = async (path: string, body?: unknown) => {
      const done = await fetch(`${t.shop.sandbox.url}/control/esims/${esim?.iccid}/${path}`, {
        method: 'POST',
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      if (!done.ok) throw new Error(await done.text())
    }
    await use('install')
    const told: string[] = []
    const look = async (days: number) => {
      t.shop.jump({ days })
      await t.shop.shop.alerts.runEsimChecks()
      await t.round()
      told.push(...t.typesHeard())
    }
    await look(1)
    expect(told).toEqual(['esim.activated'])
    await use('use', { leaveMegabytes: 900 })
    await look(0.26)
    await use('use', { leaveMegabytes: 0 })
    await look(0.26)
    await look(6.5)
    await look(4)
    expect(told).toEqual(['esim.activated', 'esim.data_low', 'esim.data_used_up', 'esim.expires_soon', 'esim.expired'])
    const [last] = await db()
      .select()
      .from(webhookEvents)
      .orderBy(sql`${webhookEvents.at} desc`)
      .limit(1)
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      type: 'esim.expired',
      data: { order: { id }, usage: { iccid: esim?.iccid, state: 'depleted', totalMegabytes: 5120 } },
    })
    expect(await db().$count(esimChecks)).toBe(1)
  })
})

describe('a delivery', () => {
  openOn(quickEngine())

  it('that is rejected is retried with the same ID, later each time, until it is accepted', async () => {
    const { id } = await anEvent()
    t.receiver.answers(500)
    await t.round()
    const waits: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      const [row] = (await t.viewed(id)).log.rows
      waits.push(Math.round(((row?.nextTryAt?.getTime() ?? 0) - t.shop.clock.now().getTime()) / 10_000) * 10)
      await t.round()
      t.shop.jump({ seconds: (waits.at(-1) ?? 0) + 1 })
      await t.round()
    }
    expect(waits).toEqual([10, 20, 40, 80, 160])
    t.receiver.answers({ redirect: t.receiver.url })
    t.shop.jump({ seconds: 400 })
    await t.round()
    t.receiver.answers(204)
    t.shop.jump({ seconds: 800 })
    await t.round()
    const heard = t.receiver.news()
    expect([heard.length, new Set(heard.map(({ event }) => event.id)).size]).toEqual([8, 1])
    const { endpoint, log } = await t.viewed(id)
    expect(endpoint.lastTakenAt).not.toBe(null)
    expect(log.rows).toMatchObject([{ state: 'taken', nextTryAt: null, type: 'order.created' }])
    expect(log.rows[0]?.attempts.map(({ status }) => status)).toEqual([204, 307, 500, 500, 500, 500, 500, 500])
    expect(log.rows[0]?.attempts.at(-1)).toMatchObject({ answer: 'said 500', problem: null })
  })

  it('that fails for a day is given up, its endpoint is switched off, and its admins get an email', async () => {
    const { id } = await anEvent()
    t.receiver.answers(503)
    for (let hours = 0; hours < 26; hours += 0.5) {
      await t.round()
      t.shop.jump({ seconds: 1800 })
    }
    expect(t.receiver.news().length).toBeGreaterThan(15)
    const { endpoint, log } = await t.viewed(id)
    expect([endpoint.state, log.rows[0]?.state]).toEqual(['failing', 'failed'])
    await t.shop.letTimePass({ seconds: 3 })
    const mails = await t.shop.mailsTo(t.alpha.email)
    expect(mails.filter(({ subject }) => subject.includes('webhook'))).toHaveLength(1)
    expect(
      await db()
        .select({ a: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.action, 'webhook_switched_off'))
        .orderBy(auditLog.id),
    ).toHaveLength(1)
    // When off, it receives nothing; when on again, it gets new events and those that are resent manually.
    await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    await t.round()
    expect(t.receiver.heard).toEqual([])
    const which = { businessId: 'alpha', id }
    const deliveryId = log.rows[0]?.id ?? ''
    expect(await t.webhooks.replayDelivery({ ...which, deliveryId })).toEqual({ ok: false, problem: 'endpoint_off' })
    t.receiver.answers(200)
    await t.webhooks.switchEndpoint({ ...which, isOn: true }, t.alpha.by)
    expect(await t.webhooks.replayDelivery({ ...which, deliveryId })).toEqual({ ok: true })
    expect(t.receiver.news().map(({ event }) => event.id)).toEqual([log.rows[0]?.eventId])
    expect(await t.statesOf(id)).toEqual(['taken'])
  })

  it('that is rejected for a day leaves an endpoint on that accepts others', async () => {
    const { id } = await anEvent()
    t.receiver.answers(422)
    await t.round()
    t.shop.jump({ seconds: 23 * 3600 })
    await t.round()
    t.receiver.answers(200)
    await t.webhooks.sendTestEvent({ businessId: 'alpha', id })
    t.receiver.answers(422)
    t.shop.jump({ seconds: 2 * 3600 })
    await t.round()
    expect([(await t.viewed(id)).endpoint.state, await t.statesOf(id)]).toEqual(['on', ['taken', 'failed']])
  })

  it('to an unresponsive endpoint waits with the others there, and delays nobody else', async () => {
    const { id } = await anEvent()
    for (let orders = 0; orders < 3; orders++) await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    const beta = await aPartner(t.shop, 'beta')
    const other = await openReceiver()
    await t.added({ of: beta, url: other.url, mode: 'test', events: ['order.created'] })
    await t.api.ordered(await t.api.callerOf('beta', 'test'))
    t.receiver.answers('silence')
    await t.round()
    await t.round()
    expect([t.receiver.news().length, other.heard.length]).toEqual([1, 1])
    t.shop.jump({ seconds: 31 })
    await t.round()
    expect(t.receiver.news()).toHaveLength(1)
    t.receiver.answers(200)
    t.shop.jump({ seconds: 61 })
    await t.round()
    expect(t.receiver.news()).toHaveLength(4)
    expect(await t.statesOf(id)).toEqual(['taken', 'taken', 'taken', 'taken'])
    await other.close()
  })

  it('is signed by both secrets for a day after a change, and then by the new one alone', async () => {
    const { id, secret: former } = await t.added()
    const which = { businessId: 'alpha', id }
    const rotated = await t.webhooks.rotateSecret({ ...which, proof: t.proof }, t.alpha.by)
    if (!rotated.ok) throw new Error(rotated.problem)
    const signers = async () => {
      await t.webhooks.sendTestEvent(which)
      const [heard] = t.receiver.news()
      return [former, rotated.secret].map((secret) => heard && isSignedBy(secret, heard))
    }
    expect(await signers()).toEqual([true, true])
    t.shop.jump({ seconds: 24 * 3600 + 1 })
    expect(await signers()).toEqual([false, true])
    const wrong = { ...which, proof: { token: null, password: 'not-mine' } }
    expect(await t.webhooks.rotateSecret(wrong, t.alpha.by)).toMatchObject({ ok: false, problem: 'password_wrong' })
  })

  it('isn’t sent to a private address, and its log says so', async () => {
    // As if the name had begun to resolve to a private address after it was entered.
    const { id } = await t.added({ url: 'https://partner.example/hooks' })
    await db().update(webhookEndpoints).set({ url: 'https://127.0.0.1/hooks' }).where(eq(webhookEndpoints.id, id))
    await t.webhooks.sendTestEvent({ businessId: 'alpha', id })
    const { rows } = (await t.viewed(id)).log
    expect(rows[0]?.attempts).toMatchObject([{ status: null, problem: 'address_private', answer: null }])
    expect(rows[0]?.state).toBe('waiting')
  })

  it('is stored encrypted, and deleted after 30 days', async () => {
    const { secret } = await anEvent(['order.delivered'])
    const { id } = await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    await t.shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
    await t.round()
    const code = JSON.stringify(t.receiver.news().at(-1)?.event.data)
    expect(code).toContain('LPA:1$')
    const stored = await db()
      .select({ text: sql<string>`string_agg(concat_ws(' ', e.body, a.answer, w.secret, a.headers::text), ' ')` })
      .from(sql`webhook_events e, webhook_attempts a, webhook_endpoints w`)
    const text = stored[0]?.text ?? ''
    expect(text).toContain('wander-pass-signature')
    expect([text.includes('LPA:1$'), text.includes(secret), text.includes('said 200')]).toEqual([false, false, false])
    t.shop.jump({ days: 31 })
    await t.shop.shop.retention.forgetOldData()
    for (const table of [webhookEvents, webhookDeliveries, webhookAttempts]) expect(await db().$count(table)).toBe(0)
  })
})

// Webhooks to partners: written with what happened, signed, tried for a day, told in a log, and switched off where nobody listens.
import { createHmac, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, esimChecks, webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema.ts'
import type { EndpointMode } from '#shop/webhook/endpoint.ts'
import { WEBHOOK_TYPES, type WebhookType } from '#shop/webhook/webhook-type.ts'
import { apiOrdering, type ApiOrdering } from './support/api-ordering.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, type Partner } from './support/prepaying.ts'
import { openReceiver, type WebhookReceiver } from './support/webhook-receiver.ts'

let shop: TestShop
let alpha: Partner
let api: ApiOrdering
let receiver: WebhookReceiver
const openOn = (engine: Engine) => {
  beforeEach(async () => {
    receiver = await openReceiver()
    shop = await openTestShop({ engine, settings: { WEBHOOK_PRIVATE_HOSTS: 'localhost' } })
    alpha = await aPartner(shop, 'alpha')
    api = apiOrdering(shop)
  })
  afterEach(async () => {
    await receiver.close()
    await shop.close()
  })
}

const db = () => shop.database.db()
const webhooks = () => shop.shop.webhooks
const proof = { token: null, password: PASSWORD }
type Wish = { url?: string; mode?: EndpointMode; events?: readonly WebhookType[]; of?: Partner }
const add = ({ url = receiver.url, mode = 'live', events = WEBHOOK_TYPES, of = alpha }: Wish = {}) =>
  webhooks().addEndpoint({ businessId: of.id, url, mode, events, proof }, of.by)
async function added(wish: Wish = {}) {
  const endpoint = await add(wish)
  if (!endpoint.ok) throw new Error(endpoint.problem)
  return endpoint
}
/** One round of the worker, to its end. */
const round = async () => void (await Promise.all(await webhooks().beginDeliveries(16)))
const viewed = async (id: string, of = alpha) => {
  const found = await webhooks().viewEndpoint({ businessId: of.id, id, before: null })
  if (!found) throw new Error('There is no such endpoint.')
  return found
}
const statesOf = async (id: string) => (await viewed(id)).log.rows.map(({ state }) => state)
const typesHeard = () => receiver.news().map(({ event }) => event.type)
/** Whether this secret signed what came, as a partner checks it. */
function isSignedBy(secret: string, { headers, body }: { headers: Record<string, unknown>; body: string }): boolean {
  const [time, ...marks] = String(headers['wander-pass-signature']).split(',')
  const mark = createHmac('sha256', secret).update(`${time?.slice(2)}.${body}`).digest('hex')
  return marks.includes(`v1=${mark}`)
}

describe('what happens to an order of a partner', () => {
  openOn(quickEngine())

  it('is told from the order to the refund, signed, as the API shows it, and to no other business', async () => {
    const beta = await aPartner(shop, 'beta')
    const other = await openReceiver()
    await added({ of: beta, url: other.url })
    const { secret } = await added()
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const bought = await api.delivered(caller, { ownReference: 'booking-1' })
    await round()
    const [created, delivered] = receiver.news()
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
    expect([created && isSignedBy(secret, created), delivered && isSignedBy(`${secret}x`, delivered)]).toEqual([true, false])
    await shop.shop.prepaid.giveOrderBack(caller, bought.id)
    await round()
    expect(receiver.news().map(({ event }) => [event.type, event.data.order?.state])).toEqual([['order.refunded', 'refunded']])
    await round()
    expect([receiver.heard.length, other.heard.length]).toEqual([0, 0])
    await other.close()
  })

  it('of a test key is told to endpoints for test orders alone, and flagged', async () => {
    const live = await openReceiver()
    await added({ url: live.url })
    await added({ mode: 'test' })
    await api.delivered(await api.callerOf('alpha', 'test'))
    await round()
    expect(receiver.news().map(({ event }) => [event.type, event.isTest])).toEqual([
      ['order.created', true],
      ['order.delivered', true],
    ])
    expect(live.heard).toEqual([])
    await live.close()
  })

  it('is written down only where somebody wants to hear of it', async () => {
    await added({ events: ['order.refunded'] })
    await api.delivered(await api.callerOf('alpha', 'test'))
    await alpha.deposit(100_00)
    await api.delivered(await api.callerOf('alpha'))
    await round()
    expect([receiver.heard.length, await db().$count(webhookEvents)]).toEqual([0, 0])
  })

  it('is told once when it is delayed, and again when it goes on', async () => {
    await added()
    await alpha.deposit(100_00)
    await shop.spoil('network', { at: 'allocate', kind: 'fail_before' })
    const { id } = await api.ordered(await api.callerOf('alpha'))
    await shop.letTimePass({ minutes: 3 }, 20)
    await round()
    expect(typesHeard()).toEqual(['order.created', 'order.delayed'])
    await shop.mend()
    await shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
    await round()
    expect(typesHeard()).toEqual(['order.delivered'])
  })

  it('goes on with its eSIM: first use, little data, no data, soon over, over', async () => {
    await added()
    await alpha.deposit(100_00)
    const { id, esim } = await api.delivered(await api.callerOf('alpha'))
    await round()
    receiver.news()
    await shop.shop.alerts.runEsimChecks()
    const use = (path: string, body?: unknown) =>
      fetch(`${shop.sandbox.url}/control/esims/${esim?.iccid}/${path}`, {
        method: 'POST',
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
    await use('install')
    const told: string[] = []
    const look = async (days: number) => {
      shop.jump({ days })
      await shop.shop.alerts.runEsimChecks()
      await round()
      told.push(...typesHeard())
    }
    await look(1)
    expect(told).toEqual(['esim.activated'])
    await use('use', { megabytes: 4700 })
    await look(1)
    await look(26)
    await look(5)
    expect(told.filter((type) => type !== 'esim.data_used_up')).toEqual([
      'esim.activated',
      'esim.data_low',
      'esim.expires_soon',
      'esim.expired',
    ])
    const [last] = await db().select().from(webhookEvents).orderBy(sql`${webhookEvents.at} desc`).limit(1)
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      type: 'esim.expired',
      data: { order: { id }, usage: { iccid: esim?.iccid, state: 'expired', totalMegabytes: 5120 } },
    })
    expect(await db().$count(esimChecks)).toBe(1)
  })
})

describe('a delivery', () => {
  openOn(quickEngine())

  const anEvent = async (events: readonly WebhookType[] = ['order.created']) => {
    const endpoint = await added({ mode: 'test', events })
    await api.ordered(await api.callerOf('alpha', 'test'))
    return endpoint
  }

  it('that is refused comes again under the same ID, later each time, until it is taken', async () => {
    const { id } = await anEvent()
    receiver.answers(500)
    await round()
    const waits: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      const [row] = (await viewed(id)).log.rows
      waits.push(Math.round(((row?.nextTryAt?.getTime() ?? 0) - shop.clock.now().getTime()) / 10_000) * 10)
      await round()
      shop.jump({ seconds: (waits.at(-1) ?? 0) + 1 })
      await round()
    }
    expect(waits).toEqual([10, 20, 40, 80, 160])
    receiver.answers({ redirect: receiver.url })
    shop.jump({ seconds: 400 })
    await round()
    receiver.answers(204)
    shop.jump({ seconds: 800 })
    await round()
    const heard = receiver.news()
    expect([heard.length, new Set(heard.map(({ event }) => event.id)).size]).toEqual([8, 1])
    const { endpoint, log } = await viewed(id)
    expect(endpoint.lastTakenAt).not.toBe(null)
    expect(log.rows).toMatchObject([{ state: 'taken', nextTryAt: null, type: 'order.created' }])
    expect(log.rows[0]?.attempts.map(({ status }) => status)).toEqual([204, 307, 500, 500, 500, 500, 500, 500])
    expect(log.rows[0]?.attempts.at(-1)).toMatchObject({ answer: 'said 500', problem: null })
  })

  it('that nobody takes for a day is given up, its endpoint switched off, and its admins are told', async () => {
    const { id } = await anEvent()
    receiver.answers(503)
    for (let hours = 0; hours < 26; hours += 0.5) {
      await round()
      shop.jump({ seconds: 1800 })
    }
    expect(receiver.news().length).toBeGreaterThan(15)
    const { endpoint, log } = await viewed(id)
    expect([endpoint.state, log.rows[0]?.state]).toEqual(['failing', 'failed'])
    await shop.letTimePass({ seconds: 3 })
    const mails = await shop.mailsTo(alpha.email)
    expect(mails.filter(({ subject }) => subject.includes('webhook'))).toHaveLength(1)
    expect(await db().select({ a: auditLog.action }).from(auditLog).where(eq(auditLog.action, 'webhook_switched_off'))).toHaveLength(1)
    // Off, it hears of nothing; on again, of what comes then, and of what is sent again by hand.
    await api.ordered(await api.callerOf('alpha', 'test'))
    await round()
    expect(receiver.heard).toEqual([])
    const which = { businessId: 'alpha', id }
    const deliveryId = log.rows[0]?.id ?? ''
    expect(await webhooks().replayDelivery({ ...which, deliveryId })).toEqual({ ok: false, problem: 'endpoint_off' })
    receiver.answers(200)
    await webhooks().switchEndpoint({ ...which, isOn: true }, alpha.by)
    expect(await webhooks().replayDelivery({ ...which, deliveryId })).toEqual({ ok: true })
    expect(receiver.news().map(({ event }) => event.id)).toEqual([log.rows[0]?.eventId])
    expect(await statesOf(id)).toEqual(['taken'])
  })

  it('that is refused for a day leaves an endpoint on that takes others', async () => {
    const { id } = await anEvent()
    receiver.answers(422)
    await round()
    shop.jump({ seconds: 23 * 3600 })
    await round()
    receiver.answers(200)
    await webhooks().sendTestEvent({ businessId: 'alpha', id })
    receiver.answers(422)
    shop.jump({ seconds: 2 * 3600 })
    await round()
    expect([(await viewed(id)).endpoint.state, await statesOf(id)]).toEqual(['on', ['taken', 'failed']])
  })

  it('to an endpoint that is silent waits with all others there, and delays nobody else', async () => {
    const { id } = await anEvent()
    for (let orders = 0; orders < 3; orders++) await api.ordered(await api.callerOf('alpha', 'test'))
    const beta = await aPartner(shop, 'beta')
    const other = await openReceiver()
    await added({ of: beta, url: other.url, mode: 'test', events: ['order.created'] })
    await api.ordered(await api.callerOf('beta', 'test'))
    receiver.answers('silence')
    await round()
    await round()
    expect([receiver.news().length, other.heard.length]).toEqual([1, 1])
    shop.jump({ seconds: 31 })
    await round()
    expect(receiver.news()).toHaveLength(1)
    receiver.answers(200)
    shop.jump({ seconds: 61 })
    await round()
    expect(receiver.news()).toHaveLength(4)
    expect(await statesOf(id)).toEqual(['taken', 'taken', 'taken', 'taken'])
    await other.close()
  })

  it('is signed by both secrets for a day after a change, and then by the new one alone', async () => {
    const { id, secret: former } = await added()
    const which = { businessId: 'alpha', id }
    const rotated = await webhooks().rotateSecret({ ...which, proof }, alpha.by)
    if (!rotated.ok) throw new Error(rotated.problem)
    const signers = async () => {
      await webhooks().sendTestEvent(which)
      const [heard] = receiver.news()
      return [former, rotated.secret].map((secret) => heard && isSignedBy(secret, heard))
    }
    expect(await signers()).toEqual([true, true])
    shop.jump({ seconds: 24 * 3600 + 1 })
    expect(await signers()).toEqual([false, true])
    const wrong = { ...which, proof: { token: null, password: 'not-mine' } }
    expect(await webhooks().rotateSecret(wrong, alpha.by)).toMatchObject({ ok: false, problem: 'password_wrong' })
  })

  it('goes to no private address, though a partner chose it, and its log says so', async () => {
    // As if the name had begun to lead inside after it was chosen.
    const { id } = await added({ url: 'https://partner.example/hooks' })
    await db().update(webhookEndpoints).set({ url: 'https://127.0.0.1:1/hooks' }).where(eq(webhookEndpoints.id, id))
    await webhooks().sendTestEvent({ businessId: 'alpha', id })
    const { rows } = (await viewed(id)).log
    expect(rows[0]?.attempts).toMatchObject([{ status: null, problem: 'address_private', answer: null }])
    expect(rows[0]?.state).toBe('waiting')
  })

  it('is sealed where it is kept, and forgotten after 30 days', async () => {
    const { secret } = await anEvent(['order.delivered'])
    const { id } = await api.ordered(await api.callerOf('alpha', 'test'))
    await shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
    await round()
    const code = JSON.stringify(receiver.news().at(-1)?.event.data)
    expect(code).toContain('LPA:1$')
    const stored = await db().execute(sql`select e.body, a.answer, w.secret, a.headers::text
      from webhook_events e, webhook_attempts a, webhook_endpoints w`)
    const text = JSON.stringify('rows' in stored ? stored.rows : stored)
    expect([text.includes('LPA:1$'), text.includes(secret), text.includes('said 200')]).toEqual([false, false, false])
    shop.jump({ days: 31 })
    await shop.shop.retention.forgetOldData()
    for (const table of [webhookEvents, webhookDeliveries, webhookAttempts]) expect(await db().$count(table)).toBe(0)
  })
})

describe('an endpoint', () => {
  openOn(quickEngine())

  it.each([
    ['nothing at all', 'url_unreadable'],
    ['ftp://example.com/', 'url_unreadable'],
    ['https://me:secret@example.com/', 'url_unreadable'],
    [`https://example.com/${'x'.repeat(500)}`, 'url_unreadable'],
    ['http://example.com/', 'url_not_secure'],
    ['https://127.0.0.1/', 'url_private'],
    ['https://0x7f.1/', 'url_private'],
    ['https://[::1]/', 'url_private'],
    ['https://[::ffff:10.0.0.1]/', 'url_private'],
    ['https://169.254.169.254/latest/meta-data', 'url_private'],
    ['https://database/', 'url_private'],
    ['https://db.internal./', 'url_private'],
  ])('cannot be %s', async (url, problem) => {
    expect(await add({ url })).toEqual({ ok: false, problem })
  })

  it('is made with a proof, five at the most, each address once', async () => {
    const unproven = await webhooks().addEndpoint(
      { businessId: 'alpha', url: receiver.url, mode: 'live', events: ['order.created'], proof: { token: null, password: 'x' } },
      alpha.by,
    )
    expect(unproven).toMatchObject({ ok: false, problem: 'password_wrong' })
    expect(await add({ events: [] })).toEqual({ ok: false, problem: 'no_events' })
    await added()
    expect(await add()).toEqual({ ok: false, problem: 'url_known' })
    await added({ mode: 'test' })
    for (const path of ['a', 'b', 'c']) await added({ url: `https://example.com/${path}` })
    expect(await add({ url: 'https://example.com/d' })).toEqual({ ok: false, problem: 'too_many_endpoints' })
  })

  it('belongs to its business: nobody else sees, changes, tries, replays or removes it', async () => {
    const { id } = await added()
    await webhooks().sendTestEvent({ businessId: 'alpha', id })
    const beta = await aPartner(shop, 'beta')
    const [row] = (await viewed(id)).log.rows
    const theirs = { businessId: 'beta', id }
    const unknown = { ok: false, problem: 'endpoint_unknown' }
    expect(await webhooks().viewEndpoint({ ...theirs, before: null })).toBe(null)
    expect(await webhooks().listEndpoints('beta')).toEqual([])
    expect(await webhooks().chooseEvents({ ...theirs, events: ['order.created'] }, beta.by)).toEqual(unknown)
    expect(await webhooks().switchEndpoint({ ...theirs, isOn: false }, beta.by)).toEqual(unknown)
    expect(await webhooks().rotateSecret({ ...theirs, proof }, beta.by)).toEqual(unknown)
    expect(await webhooks().removeEndpoint(theirs, beta.by)).toEqual(unknown)
    expect(await webhooks().sendTestEvent(theirs)).toEqual(unknown)
    expect(await webhooks().replayDelivery({ ...theirs, deliveryId: row?.id ?? '' })).toEqual(unknown)
    const own = await added({ of: beta, url: 'https://example.com/own' })
    expect(await webhooks().replayDelivery({ ...theirs, id: own.id, deliveryId: row?.id ?? '' })).toEqual({
      ok: false,
      problem: 'delivery_unknown',
    })
    expect((await viewed(id)).endpoint).toMatchObject({ state: 'on', events: WEBHOOK_TYPES })
    await webhooks().removeEndpoint({ businessId: 'alpha', id }, alpha.by)
    expect([await db().$count(webhookDeliveries), await db().$count(webhookAttempts)]).toEqual([0, 0])
  })

  it('that is switched off keeps what waits for it from being sent', async () => {
    const { id } = await added({ mode: 'test', events: ['order.created'] })
    await api.ordered(await api.callerOf('alpha', 'test'))
    receiver.answers(500)
    await round()
    receiver.news()
    await webhooks().switchEndpoint({ businessId: 'alpha', id, isOn: false }, alpha.by)
    await webhooks().switchEndpoint({ businessId: 'alpha', id, isOn: true }, alpha.by)
    shop.jump({ days: 1 })
    await round()
    expect([receiver.heard.length, await statesOf(id)]).toEqual([0, ['stopped']])
  })
})

describe.each(engines())('on %s', (_name, engine) => {
  openOn(engine)

  it('an event is there with what happened, or not at all, and one worker of many sends it', async () => {
    const { id } = await added({ mode: 'test', events: ['order.created'] })
    const caller = await api.callerOf('alpha', 'test')
    await shop.database
      .tx(async () => {
        await api.ordered(caller)
        throw new Error('The machine stops here.')
      })
      .catch(() => null)
    expect(await db().$count(webhookEvents)).toBe(0)
    for (let orders = 0; orders < 3; orders++) await api.ordered(caller)
    await Promise.all([round(), round(), round(), round()])
    await round()
    expect(receiver.news()).toHaveLength(3)
    expect(await statesOf(id)).toEqual(['taken', 'taken', 'taken'])
  })

  it('what a worker held that died is sent again, under the same ID', async () => {
    const { id } = await added({ mode: 'test', events: ['order.created'] })
    await api.ordered(await api.callerOf('alpha', 'test'))
    await round()
    const [first] = receiver.news()
    // It was sent, and nobody wrote that down.
    const now = shop.clock.now()
    await db().update(webhookDeliveries).set({ state: 'waiting', nextTryAt: now })
    const leaseUntil = new Date(now.getTime() + 60_000)
    await db().update(webhookEndpoints).set({ leaseId: randomUUID(), leaseUntil, dueAt: leaseUntil })
    await round()
    expect(receiver.heard).toEqual([])
    shop.jump({ seconds: 61 })
    await round()
    expect(receiver.news().map(({ event }) => event.id)).toEqual([first?.event.id])
    expect(await statesOf(id)).toEqual(['taken'])
  })
})

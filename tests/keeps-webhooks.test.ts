// Partners' webhook endpoints: which addresses are allowed, who owns them, and that several workers lose nothing and
// send nothing twice.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema.ts'
import { WEBHOOK_TYPES } from '#shop/partners/webhook/webhook-type.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openHooking, type Hooking } from './support/hooking.ts'
import { aPartner } from './support/prepaying.ts'

let t: Hooking
const openOn = (engine: Engine) => {
  beforeEach(async () => {
    t = await openHooking(engine)
  })
  afterEach(() => t.close())
}
const db = () => t.shop.database.db()

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
    ['https://example.com:22/', 'url_port'],
    ['https://example.com:8080/hooks', 'url_port'],
    ['https://[2606:2800::1]:6379/', 'url_port'],
  ])('cannot be %s', async (url, problem) => {
    expect(await t.add({ url })).toEqual({ ok: false, problem })
  })

  it('is made with a proof, five at the most, each address once', async () => {
    const unproven = await t.webhooks.addEndpoint(
      {
        businessId: 'alpha',
        url: t.receiver.url,
        mode: 'live',
        events: ['order.created'],
        proof: { token: null, password: 'x' },
      },
      t.alpha.by,
    )
    expect(unproven).toMatchObject({ ok: false, problem: 'password_wrong' })
    expect(await t.add({ events: [] })).toEqual({ ok: false, problem: 'no_events' })
    await t.added()
    expect(await t.add()).toEqual({ ok: false, problem: 'url_known' })
    await t.added({ mode: 'test' })
    for (const place of [':443/a', ':8443/b', '/c']) await t.added({ url: `https://example.com${place}` })
    expect(await t.add({ url: 'https://example.com/d' })).toEqual({ ok: false, problem: 'too_many_endpoints' })
  })

  it('belongs to its business: nobody else sees, changes, tries, replays or removes it', async () => {
    const { id } = await t.added()
    await t.webhooks.sendTestEvent({ businessId: 'alpha', id })
    const beta = await aPartner(t.shop, 'beta')
    const [row] = (await t.viewed(id)).log.rows
    const theirs = { businessId: 'beta', id }
    const unknown = { ok: false, problem: 'endpoint_unknown' }
    expect(await t.webhooks.viewEndpoint({ ...theirs, before: null })).toBe(null)
    expect(await t.webhooks.listEndpoints('beta')).toEqual([])
    expect(await t.webhooks.chooseEvents({ ...theirs, events: ['order.created'] }, beta.by)).toEqual(unknown)
    expect(await t.webhooks.switchEndpoint({ ...theirs, isOn: false }, beta.by)).toEqual(unknown)
    expect(await t.webhooks.rotateSecret({ ...theirs, proof: t.proof }, beta.by)).toEqual(unknown)
    expect(await t.webhooks.removeEndpoint(theirs, beta.by)).toEqual(unknown)
    expect(await t.webhooks.sendTestEvent(theirs)).toEqual(unknown)
    expect(await t.webhooks.replayDelivery({ ...theirs, deliveryId: row?.id ?? '' })).toEqual(unknown)
    const own = await t.added({ of: beta, url: 'https://example.com/own' })
    expect(await t.webhooks.replayDelivery({ ...theirs, id: own.id, deliveryId: row?.id ?? '' })).toEqual({
      ok: false,
      problem: 'delivery_unknown',
    })
    expect((await t.viewed(id)).endpoint).toMatchObject({ state: 'on', events: WEBHOOK_TYPES })
    await t.webhooks.removeEndpoint({ businessId: 'alpha', id }, t.alpha.by)
    expect([await db().$count(webhookDeliveries), await db().$count(webhookAttempts)]).toEqual([0, 0])
  })

  it('that is switched off keeps what waits for it from being sent', async () => {
    const { id } = await t.added({ mode: 'test', events: ['order.created'] })
    await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    t.receiver.answers(500)
    await t.round()
    t.receiver.news()
    await t.webhooks.switchEndpoint({ businessId: 'alpha', id, isOn: false }, t.alpha.by)
    await t.webhooks.switchEndpoint({ businessId: 'alpha', id, isOn: true }, t.alpha.by)
    t.shop.jump({ days: 1 })
    await t.round()
    expect([t.receiver.heard.length, await t.statesOf(id)]).toEqual([0, ['stopped']])
  })

  it('that is switched on again from a page of before goes on with what waits for it', async () => {
    const { id } = await t.added({ mode: 'test', events: ['order.created'] })
    await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    t.receiver.answers(500)
    await t.round()
    t.receiver.news()
    t.receiver.answers(200)
    await t.webhooks.switchEndpoint({ businessId: 'alpha', id, isOn: true }, t.alpha.by)
    t.shop.jump({ seconds: 11 })
    await t.round()
    expect([t.receiver.heard.length, await t.statesOf(id)]).toEqual([1, ['taken']])
  })
})

describe.each(engines())('on %s', (_name, engine) => {
  openOn(engine)

  it('an event is there with what happened, or not at all, and one worker of many sends it', async () => {
    const { id } = await t.added({ mode: 'test', events: ['order.created'] })
    const caller = await t.api.callerOf('alpha', 'test')
    await t.shop.database
      .tx(async () => {
        await t.api.ordered(caller)
        throw new Error('The machine stops here.')
      })
      .catch(() => null)
    expect(await db().$count(webhookEvents)).toBe(0)
    for (let orders = 0; orders < 3; orders++) await t.api.ordered(caller)
    await Promise.all([t.round(), t.round(), t.round(), t.round()])
    await t.round()
    expect(t.receiver.news()).toHaveLength(3)
    expect(await t.statesOf(id)).toEqual(['taken', 'taken', 'taken'])
  })

  it('what a worker held that died is sent again, under the same ID', async () => {
    const { id } = await t.added({ mode: 'test', events: ['order.created'] })
    await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    await t.round()
    const [first] = t.receiver.news()
    // It was sent, but never recorded.
    const now = t.shop.clock.now()
    await db().update(webhookDeliveries).set({ state: 'waiting', nextTryAt: now })
    const leaseUntil = new Date(now.getTime() + 60_000)
    await db().update(webhookEndpoints).set({ leaseId: randomUUID(), leaseUntil, dueAt: leaseUntil })
    await t.round()
    expect(t.receiver.heard).toEqual([])
    t.shop.jump({ seconds: 61 })
    await t.round()
    expect(t.receiver.news().map(({ event }) => event.id)).toEqual([first?.event.id])
    expect(await t.statesOf(id)).toEqual(['taken'])
  })

  it('what waits is told to whoever watches: for us to send, and for a server that takes nothing', async () => {
    const waiting = async () => {
      const { queues } = await t.shop.shop.figures.viewGauges()
      return [queues.webhooks.items, queues.webhook_tries.items]
    }
    await t.added({ mode: 'test', events: ['order.created'] })
    t.receiver.answers(500)
    const { createdAt } = await t.api.ordered(await t.api.callerOf('alpha', 'test'))
    await t.round()
    // One try was made; the next one is due later.
    expect(await waiting()).toEqual([0, 1])
    t.shop.jump({ seconds: 3_600 })
    expect(await waiting()).toEqual([1, 1])
    const { queues, readAt } = await t.shop.shop.figures.viewGauges()
    expect(queues.webhooks.since?.getTime()).toBeLessThan(readAt.getTime())
    expect(queues.webhook_tries.since?.getTime()).toBeGreaterThanOrEqual(Date.parse(String(createdAt)))
    t.receiver.answers(200)
    await t.round()
    expect(await waiting()).toEqual([0, 0])
  })
})

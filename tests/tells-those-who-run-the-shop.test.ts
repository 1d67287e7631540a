// Whatever needs a person reaches one: by mail, once, with the state at the time of sending; and each kind can be
// switched off.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { NOTICE_TOPICS, type NoticeTopic } from '#shop/delivery/notice/notice-topic.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import type { ReviewReason } from '#shop/sales/order/order.ts'
import { wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const SUPPORT = 'support@wander-pass.example'
const CHIEF = { id: 'somebody', type: 'super-admin' } as const

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const subjects = async () => (await shop.mailsTo(SUPPORT)).map(({ subject }) => subject).toSorted()
const flag = (orderId: string, reason: ReviewReason) => orderStore(shop.database).flag(orderId, reason, new Date())
const close = (orderId: string, reason: ReviewReason) => orderStore(shop.database).unflag(orderId, reason, new Date())
const switchOff = (topic: NoticeTopic) =>
  shop.shop.notices.saveNotices(
    NOTICE_TOPICS.filter((each) => each !== topic),
    { ...shop.at, actor: CHIEF },
  )

/** Makes each topic's event happen. */
const HAPPENS: Record<NoticeTopic, () => Promise<unknown>> = {
  messages: () =>
    shop.shop.inbox.openTicket({
      formId: randomUUID(),
      orderId: null,
      businessId: null,
      name: 'Robin',
      email: 'robin@example.com',
      subject: 'No internet',
      text: 'I landed an hour ago.',
      rateLimitKey: 'robin',
    }),
  stuck_orders: async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
    await shop.buy()
    await shop.letTimePass({ minutes: 12 }, 60)
  },
  reviews: async () => flag((await shop.buy()).orderId, 'amount_differs'),
  disputes: async () => expect(shop.sandbox.payment?.dashboard.dispute((await shop.buy()).reference)).toBe(null),
  refunds: async () => flag((await shop.buy()).orderId, 'refund_failed'),
  network_credit: async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'no_credit' })
    await shop.buy()
  },
  declined_cards: async () => {
    const { continueAt } = await shop.placeOrder({ email: 'tries@example.com' })
    for (let time = 0; time < 10; time += 1) {
      await shop.pay(continueAt.kind === 'payment_page' ? continueAt.url : '', '4000000000000002')
      await shop.letTimePass({ seconds: 20 }, 10)
    }
  },
}
const SUBJECTS: Record<NoticeTopic, RegExp> = {
  messages: /No internet/,
  stuck_orders: /^A paid order is stuck$/,
  reviews: /^An order needs you$/,
  disputes: /^A dispute needs you$/,
  refunds: /^A refund failed$/,
  network_credit: /^Your credit with the eSIM network is used up$/,
  declined_cards: /^Somebody is trying card after card$/,
}

describe('a notice', () => {
  it.each(NOTICE_TOPICS)('about %s reaches the admins', async (topic) => {
    await HAPPENS[topic]()
    await shop.letTimePass({ minutes: 1 })
    expect(await subjects()).toEqual([expect.stringMatching(SUBJECTS[topic])])
  })

  it.each(NOTICE_TOPICS)(
    'about %s is sent to nobody once it is switched off, and the settings show that',
    async (topic) => {
      expect(await switchOff(topic)).toEqual({ ok: true })
      await HAPPENS[topic]()
      await shop.letTimePass({ minutes: 1 })
      expect(await subjects()).toEqual([])
      const { topics } = await shop.shop.notices.listNotices()
      expect(topics.filter(({ isOn }) => !isOn)).toEqual([{ topic, isOn: false }])
    },
  )

  it('names the order, the reason, and the link, but not the buyer', async () => {
    const { orderId, reference } = await shop.buy()
    await flag(orderId, 'amount_differs')
    await shop.letTimePass({ minutes: 1 })
    const [mail] = await wholeMailsTo(shop, SUPPORT)
    const text = mail?.text ?? ''
    expect(text).toContain(reference)
    expect(text).toContain('The amount paid doesn’t match the order.')
    expect(text).toContain(`${shop.url}/admin-dashboard/orders/${orderId}`)
    expect(text).not.toContain('@example.com')
  })

  it('is sent once per reason, and again if the reason recurs', async () => {
    const { orderId } = await shop.buy()
    await flag(orderId, 'amount_differs')
    await shop.letTimePass({ minutes: 30 }, 60)
    expect(await subjects()).toHaveLength(1)
    await flag(orderId, 'refund_failed')
    await shop.letTimePass({ minutes: 30 }, 60)
    expect(await subjects()).toEqual(['A refund failed', 'An order needs you'])
    await close(orderId, 'refund_failed')
    await shop.letTimePass({ minutes: 30 }, 60)
    await flag(orderId, 'refund_failed')
    await shop.letTimePass({ minutes: 30 }, 60)
    expect(await subjects()).toEqual(['A refund failed', 'A refund failed', 'An order needs you'])
  })

  it('about a new event doesn’t wait behind hundreds of older ones', async () => {
    const { orderId } = await shop.buy()
    const { db } = shop.database
    const [bought] = await db().select().from(orders).where(eq(orders.id, orderId))
    if (!bought) throw new Error('There is no order.')
    const since = new Date(Date.now() - 3_600_000)
    const older = Array.from({ length: 250 }, (_, at) => ({
      ...bought,
      id: randomUUID(),
      attemptKey: randomUUID(),
      stripeSessionId: null,
      reference: `WP-OLDER-${at}`,
      reviewReason: 'amount_differs' as const,
      reviewSince: since,
    }))
    await db().insert(orders).values(older)
    await flag(orderId, 'refund_failed')
    await shop.letTimePass({ minutes: 1 })
    expect(await subjects()).toEqual(['250 orders need you', 'A refund failed'])
  })

  it('about many orders is one email in ten minutes', async () => {
    for (const name of ['first', 'second', 'third']) {
      const { orderId } = await shop.buy({ email: `${name}@example.com` })
      await flag(orderId, 'amount_differs')
    }
    await shop.letTimePass({ minutes: 1 })
    expect(await subjects()).toEqual(['3 orders need you'])
  })

  it('about used-up credit is sent once, however often the network reports it', async () => {
    await HAPPENS.network_credit()
    await shop.letTimePass({ minutes: 9 }, 60)
    expect(await subjects()).toEqual(['Your credit with the eSIM network is used up'])
  })
})

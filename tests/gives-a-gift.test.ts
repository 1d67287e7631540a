// A gift: its buyer pays and sees its state alone, its receiver gets a link on its day, and may hand it back unopened.
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, gifts, mails } from '#db/schema.ts'
import { receiverMarkOf, type GiftInput } from '#shop/sales/gift/gift.ts'
import { orderView, receiverView } from '#shop/sales/order-access/view-order.ts'
import { addDays, startOfDay } from '#values/date.ts'
import { buyerOf, cancelAsBuyer } from './support/canceling.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { mailTo } from './support/owning.ts'
import { PASSWORD } from './support/having-accounts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const aReceiver = () => `${randomUUID()}@receiver.example.com`

/** Bought and delivered, to be handed over in so many days. */
async function given(inDays: number, more: Partial<GiftInput> = {}) {
  const gift = { email: aReceiver(), fromName: 'Nora', message: 'Enjoy!', day: addDays(shop.shop.today(), inDays) }
  return { ...(await buyDelivered(shop, { gift: { ...gift, ...more } })), gift: { ...gift, ...more } }
}
type Given = Awaited<ReturnType<typeof given>>

const isGiftMail = /gives you an eSIM|A gift for you/
const giftMailsTo = async (email: string) =>
  (await shop.mailsTo(email)).filter(({ subject }) => isGiftMail.test(subject)).length
const stateOf = async ({ orderId }: Pick<Given, 'orderId'>) =>
  (await shop.shop.gifts.viewGift(await shop.orderOf(orderId)))?.state
const receiverOf = (orderId: string) => buyerOf(receiverMarkOf(orderId))
const keyIn = (text: string) => /\/gift\?key=([\w-]+)/.exec(text)?.[1] ?? ''
const keyOf = async (email: string) => keyIn((await mailTo(shop, email, isGiftMail)).text)
const opens = async (key: string) => (await shop.shop.gifts.findGift(key, shop.at))?.order.id ?? null
const giveBack = async ({ orderId }: Pick<Given, 'orderId'>, visitor = receiverOf(orderId)) =>
  shop.shop.cancellations.returnGift({ order: await shop.orderOf(orderId), visitor })

/** Until the morning of the day so many days from now, at whichever hour it is now; on the day itself only if it is to come. */
function passUntilMorning(days: number) {
  const morning = startOfDay(addDays(shop.shop.today(), days), 'Europe/Amsterdam').getTime() + 9 * 3_600_000
  shop.jump({ seconds: Math.max(0, morning - shop.clock.now().getTime()) / 1000 })
}
async function untilMorning(days: number) {
  passUntilMorning(days)
  await shop.shop.worker.sweep()
}

describe('a gift', () => {
  it('for today leaves at once, with a link and without a price, once', async () => {
    const bought = await given(0)
    await untilMorning(0)
    await shop.shop.worker.sweep()
    const { text } = await mailTo(shop, bought.gift.email, isGiftMail)
    expect(await giftMailsTo(bought.gift.email)).toBe(1)
    expect(text).toContain('Enjoy!')
    for (const secret of ['€', bought.email, bought.iccid, bought.reference, 'Alex']) expect(text).not.toContain(secret)
    expect(await opens(keyIn(text))).toBe(bought.orderId)
    const receipt = await mailTo(shop, bought.email, /gift/)
    const { activationCode } = await shop.orderOf(bought.orderId)
    for (const secret of [bought.iccid, activationCode ?? 'none', keyIn(text)])
      expect(receipt.text).not.toContain(secret)
    expect(receipt.text).toContain('€')
  })

  it('for a later day waits for its morning', async () => {
    const bought = await given(12)
    await untilMorning(11)
    expect([await stateOf(bought), await giftMailsTo(bought.gift.email)]).toEqual(['waiting', 0])
    // Its hour has come, and its email is about to leave.
    passUntilMorning(1)
    expect(await stateOf(bought)).toBe('leaving')
    await shop.shop.worker.sweep()
    expect([await stateOf(bought), await giftMailsTo(bought.gift.email)]).toEqual(['sent', 1])
  })

  it.each([
    ['yesterday', -1, 'gift_day'],
    ['the day after it could be installed', 366, 'gift_day'],
  ])('for %s is refused', async (_when, inDays, problem) => {
    const gift = { email: aReceiver(), fromName: '', message: '', day: addDays(shop.shop.today(), inDays) }
    expect(await shop.tryOrder({ gift })).toEqual({ ok: false, problem })
  })

  it('after the trip, or of the first part of a plan, is refused', async () => {
    const [arrival, departure] = [addDays(shop.shop.today(), 3), addDays(shop.shop.today(), 6)]
    const line = { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival, departure }
    const gift = { email: aReceiver(), fromName: '', message: '', day: addDays(departure, 1) }
    expect(await shop.tryOrder({ line, gift })).toEqual({ ok: false, problem: 'gift_day' })
    const topUpFor = (await buyDelivered(shop)).orderId
    const toppedUp = await shop.tryOrder({ line: { ...line, topUpFor }, gift: { ...gift, day: arrival } })
    expect(toppedUp.ok).toBe(false)
  })
})

describe('the buyer of a gift', () => {
  it('never sees the eSIM, in the order, its figures, or their account', async () => {
    const { orderId, iccid, email } = await given(0)
    const order = await shop.orderOf(orderId)
    expect(orderView(order)).toMatchObject({
      iccid: null,
      activationCode: null,
      hasQrCode: false,
      isInstallable: false,
    })
    const name = { reference: order.reference }
    const { orders, esims } = shop.shop
    const buyer = { ...buyerOf(orderId), userId: order.userId }
    expect(await orders.findOwnOrder({ name, visitor: buyer }, shop.at)).toMatchObject({ ok: true })
    expect(await orders.findOwnOrder({ name, visitor: buyer, isForEsim: true }, shop.at)).toMatchObject({ ok: false })
    const held = { iccid, heldOrderIds: [orderId], rateLimitKey: randomUUID() }
    expect(await esims.viewActivation(held, shop.at)).toMatchObject({ ok: false })
    expect(await esims.checkEsimStatus({ ...held, email }, shop.at)).toMatchObject({ ok: false })
    expect(await esims.remindIccids({ email, rateLimitKey: randomUUID() }, shop.at)).toMatchObject({ ok: false })
    expect(await shop.shop.esims.listOwnEsims(order.userId ?? '', shop.at)).toEqual([])
    const exported = await shop.shop.customers.exportMyData(order.userId ?? '')
    expect(JSON.stringify(exported)).not.toContain(iccid)
    expect(exported).toMatchObject({ mine: { gifts: [{ message: 'Enjoy!' }] } })
  })

  it('may correct the address until the gift is opened, which ends the old link', async () => {
    const bought = await given(0)
    await untilMorning(0)
    const old = await keyOf(bought.gift.email)
    const [order, better] = [await shop.orderOf(bought.orderId), aReceiver()]
    expect(await shop.shop.gifts.redirectGift(order, better)).toEqual({ ok: true })
    const key = await keyOf(better)
    expect([await opens(old), await opens(key)]).toEqual([null, bought.orderId])
    expect([await shop.shop.gifts.openGift(old), await stateOf(bought)]).toEqual([false, 'sent'])
    expect([await shop.shop.gifts.openGift(key), await stateOf(bought)]).toEqual([true, 'opened'])
    expect(await shop.shop.gifts.redirectGift(order, aReceiver())).toEqual({ ok: false, problem: 'gift_opened' })
    expect(await shop.shop.gifts.sendGiftAgain(order)).toEqual({ ok: true })
    expect(await giftMailsTo(better)).toBe(2)
  })

  it('corrects the address at the moment at which the gift is opened, or doesn’t, and never both', async () => {
    const bought = await given(0)
    await untilMorning(0)
    const [key, order] = [await keyOf(bought.gift.email), await shop.orderOf(bought.orderId)]
    const { openGift, redirectGift } = shop.shop.gifts
    const [isOpened, corrected] = await Promise.all([openGift(key), redirectGift(order, aReceiver())])
    expect(isOpened).toBe(!corrected.ok)
  })

  it('takes a waiting gift back by canceling, and nobody gets it', async () => {
    const bought = await given(2)
    expect(await shop.shop.gifts.sendGiftAgain(await shop.orderOf(bought.orderId))).toEqual({
      ok: false,
      problem: 'gift_waits',
    })
    expect(await cancelAsBuyer(shop, bought.orderId)).toEqual({ ok: true })
    await untilMorning(3)
    expect([await giftMailsTo(bought.gift.email), await shop.takenFor(bought.orderId)]).toEqual([0, 0])
  })
})

describe('the receiver of a gift', () => {
  it('sees the eSIM, and nothing of the order', async () => {
    const { orderId, iccid, reference } = await given(0)
    const [order, visitor, name] = [await shop.orderOf(orderId), receiverOf(orderId), { reference }]
    const { orders, esims } = shop.shop
    expect(await orders.findOwnOrder({ name, visitor }, shop.at)).toMatchObject({ ok: false })
    expect(await orders.findOwnOrder({ name, visitor, isBuyersOnly: true }, shop.at)).toMatchObject({ ok: false })
    expect(await orders.findOwnOrder({ name, visitor, isForEsim: true }, shop.at)).toMatchObject({ ok: true })
    const held = { iccid, heldOrderIds: visitor.heldOrderIds, rateLimitKey: randomUUID() }
    expect(await esims.viewActivation(held, shop.at)).toMatchObject({ ok: true })
    expect(await esims.checkEsimStatus({ ...held, email: '' }, shop.at)).toMatchObject({ ok: true, isHolder: true })
    expect(receiverView(order)).toMatchObject({ iccid, totalCents: 0, subtotalCents: 0, email: '', company: null })
  })

  it('hands it back unopened: the eSIM ends, and the money goes to the buyer, who is told', async () => {
    const bought = await given(0)
    await untilMorning(0)
    expect(await giveBack(bought, buyerOf(bought.orderId))).toEqual({ ok: false, problem: 'not_yours' })
    expect(await giveBack(bought)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect([await shop.takenFor(bought.orderId), await esimStateOf(shop, bought.iccid)]).toEqual([0, 'released'])
    expect(await stateOf(bought)).toBe('returned')
    const told = (await shop.mailsTo(bought.email)).filter(({ subject }) => subject.includes('refund'))
    expect(told).toHaveLength(1)
    expect(await giveBack(bought)).toEqual({ ok: false, problem: 'not_returnable' })
    expect(await shop.shop.gifts.sendGiftAgain(await shop.orderOf(bought.orderId))).toMatchObject({ ok: false })
  })

  it('can’t hand back what was installed', async () => {
    const bought = await given(0)
    shop.sandbox.network.install(bought.iccid)
    expect(await giveBack(bought)).toEqual({ ok: false, problem: 'gift_installed' })
  })

  it('is reminded of the trip instead of the buyer, with the gift’s link', async () => {
    const arrival = addDays(shop.shop.today(), 20)
    const line = { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival, departure: addDays(arrival, 6) }
    const gift = { email: aReceiver(), fromName: '', message: '', day: addDays(shop.shop.today(), 2) }
    const bought = await buyDelivered(shop, { line, gift })
    await shop.shop.alerts.runEsimChecks()
    for (let days = 0; days < 15; days += 1) {
      shop.jump({ days: 1 })
      await shop.shop.alerts.runEsimChecks()
      await shop.shop.worker.sweep()
    }
    const week = await mailTo(shop, gift.email, /Install your eSIM before/)
    expect(await opens(keyIn(week.text))).toBe(bought.orderId)
    expect((await shop.mailsTo(bought.email)).filter(({ subject }) => subject.includes('Install'))).toEqual([])
  })

  it('says when the trip begins, and is reminded before that day instead of the buyer’s', async () => {
    const day = (days: number) => addDays(shop.shop.today(), days)
    const line = { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival: day(12), departure: day(18) }
    const gift = { email: aReceiver(), fromName: '', message: '', day: day(0) }
    const bought = await buyDelivered(shop, { line, gift })
    await shop.shop.alerts.runEsimChecks()
    const order = await shop.orderOf(bought.orderId)
    const { viewGiftStart, chooseGiftStart, findArrival } = shop.shop.gifts
    const own = day(30)
    expect(await viewGiftStart(order)).toEqual({ day: day(12), first: day(0), last: day(365) })
    for (const wrong of ['', 'soon', '2026-02-30', day(-1), day(366)])
      expect(await chooseGiftStart(order, wrong)).toEqual({ ok: false, problem: 'start_day' })
    expect(await findArrival(order)).toBe(day(12))
    expect(await chooseGiftStart(order, own)).toEqual({ ok: true })
    expect(await findArrival(order)).toBe(own)
    const reminders = () =>
      shop.database
        .db()
        .select({ kind: mails.kind, state: mails.state })
        .from(mails)
        .where(and(eq(mails.orderId, bought.orderId), inArray(mails.kind, ['trip_week', 'trip_eve'])))
        .orderBy(mails.createdAt)
    const until = async (last: string) => {
      while (shop.shop.today() < last) {
        shop.jump({ seconds: 8 * 3600 })
        await shop.shop.alerts.runEsimChecks()
        await shop.shop.worker.sweep()
      }
      return reminders()
    }
    expect(await until(addDays(own, -8))).toEqual([])
    expect(await until(addDays(own, -4))).toEqual([{ kind: 'trip_week', state: 'sent' }])
    const both = ['trip_week', 'trip_eve'].map((kind) => ({ kind, state: 'sent' }))
    expect(await until(own)).toEqual(both)
    expect((await shop.mailsTo(bought.email)).filter(({ subject }) => subject.includes('Install'))).toEqual([])
  })

  it.each(['was installed', 'was handed back'])('can’t say when the trip begins once it %s', async (what) => {
    const bought = await given(0)
    await untilMorning(0)
    if (what === 'was installed') {
      await shop.shop.alerts.runEsimChecks()
      const isTheirs = eq(esimChecks.orderId, bought.orderId)
      await shop.database.db().update(esimChecks).set({ profileState: 'installed' }).where(isTheirs)
    } else await giveBack(bought)
    const order = await shop.orderOf(bought.orderId)
    expect(await shop.shop.gifts.viewGiftStart(order)).toBeNull()
    const chosen = await shop.shop.gifts.chooseGiftStart(order, addDays(shop.shop.today(), 3))
    expect(chosen).toEqual({ ok: false, problem: 'gift_over' })
  })

  it('is forgotten with their account, and after the trip', async () => {
    const bought = await given(9)
    await shop.database.db().update(gifts).set({ email: null }).where(eq(gifts.orderId, bought.orderId))
    await untilMorning(10)
    const [mail] = await shop.database
      .db()
      .select({ state: mails.state })
      .from(mails)
      .where(and(eq(mails.orderId, bought.orderId), eq(mails.kind, 'gift')))
    expect(mail).toEqual({ state: 'withdrawn' })
    const later = await given(1)
    shop.jump({ days: 93 })
    await shop.shop.retention.forgetOldData()
    const [row] = await shop.database.db().select().from(gifts).where(eq(gifts.orderId, later.orderId))
    expect(row).toMatchObject({ email: null, message: '', fromName: '' })
  })

  it('gets the link of an eSIM that replaces it, and the old link ends', async () => {
    const bought = await given(0)
    await untilMorning(0)
    const old = await keyOf(bought.gift.email)
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    const input = { orderId: bought.orderId, reason: 'not_installing', proof }
    const replaced = await shop.shop.desk.replaceEsim(input, callerAs(shop, ada))
    if (!replaced.ok) throw new Error(replaced.problem)
    await shop.letTimePass({ seconds: 30 })
    expect([await giftMailsTo(bought.gift.email), await opens(old)]).toEqual([2, null])
    expect(await opens(await keyOf(bought.gift.email))).toBe(replaced.replacementId)
    expect(await giftMailsTo(bought.email)).toBe(0)
  })
})

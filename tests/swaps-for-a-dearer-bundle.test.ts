// A buyer takes a bundle that costs more: the difference is paid first, then the former eSIM goes back, and only then is
// the other one ordered. Both payments stay together afterward.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancellations, orders, supportTickets } from '#db/schema.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { formatEuro } from '#values/money.ts'
import { mailTo } from './support/account-mails.ts'
import { KRANICH } from './support/a-company.ts'
import { companyVatIn } from './support/buying.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { chosenOf, swapAsBuyer } from './support/swapping.ts'

const TOTAL = 1809

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ engine })))
  afterAll(() => shop.close())
  afterEach(async () => {
    await shop.mend()
    // Everybody in this test pays with the same card.
    await shop.database.db().update(cancellations).set({ cardMark: null })
  })

  const rowsOf = (orderId: string) =>
    shop.database.db().select().from(cancellations).where(eq(cancellations.orderId, orderId))
  const differencesOf = async (orderId: string) =>
    (await shop.database.db().select().from(orders).where(eq(orders.swapOf, orderId))).map(({ id }) => id)
  const begin = async (orderId: string) => {
    const chosen = await chosenOf(shop, orderId, 'dearer')
    const done = await swapAsBuyer(shop, orderId, chosen)
    return { ...chosen, payAt: 'payAt' in done ? (done.payAt ?? '') : '', done }
  }
  async function swapped(how: Parameters<typeof buyDelivered>[1] = {}) {
    const bought = await buyDelivered(shop, how)
    const begun = await begin(bought.orderId)
    await shop.pay(begun.payAt)
    const [next = ''] = await differencesOf(bought.orderId)
    await shop.until(next, isCompleted)
    await shop.letTimePass({ seconds: 9 })
    return { ...bought, ...begun, next: await shop.orderOf(next) }
  }
  const papersOf = async (orderId: string) => shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
  const faults = async () => {
    await shop.letTimePass({ minutes: 2 })
    const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
    return differences.map(({ fault, reference }) => `${fault} ${reference}`)
  }

  it('comes once the difference is paid and the former eSIM is back, with papers for both payments', async () => {
    const bought = await buyDelivered(shop)
    const { instead, difference, payAt } = await begin(bought.orderId)
    const more = difference?.totalCents ?? 0
    expect(more).toBeGreaterThan(50)
    expect(instead.priceCents).toBe(TOTAL + more)
    const [id = ''] = await differencesOf(bought.orderId)
    // Nothing happens before it is paid.
    await shop.letTimePass({ minutes: 2 })
    expect(await esimStateOf(shop, bought.iccid)).toBe('active')
    expect(await shop.orderOf(id)).toMatchObject({ paymentState: 'awaiting', replaces: null, totalCents: more })
    expect(await shop.shop.cancellations.viewCancellation(await shop.orderOf(bought.orderId))).toMatchObject({
      kind: 'offer',
    })

    await shop.pay(payAt)
    const next = await shop.until(id, isCompleted)
    expect(next).toMatchObject({
      paymentState: 'paid',
      replaces: bought.orderId,
      bundle: { bundleId: instead.bundleId },
    })
    expect(await shop.profilesOf(bought.reference)).toEqual([])
    expect(await shop.profilesOf(next.reference)).toHaveLength(1)
    expect(await esimStateOf(shop, bought.iccid)).toBe('released')
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.orderOf(bought.orderId)).toMatchObject({
      paymentState: 'paid',
      isReplaced: true,
      refundedCents: 0,
    })
    expect([await shop.takenFor(bought.orderId), await shop.takenFor(id)]).toEqual([TOTAL, more])

    const [former, own] = [await papersOf(bought.orderId), await papersOf(id)]
    const valid = former.findLast(({ kind }) => kind === 'invoice')
    expect(valid?.snapshot).toMatchObject({ totalCents: TOTAL, swappedTo: id })
    expect(valid?.snapshot.lines.map(({ text }) => text).join()).toContain(`${instead.days} day`)
    expect(own.map(({ snapshot }) => [snapshot.totalCents, snapshot.lines[0]?.text])).toEqual([
      [more, expect.stringContaining('Difference for the swap: ')],
    ])
    const all = [...former, ...own]
    expect(all.reduce((sum, { snapshot: { netCents, vatCents } }) => sum + netCents + vatCents, 0)).toBe(TOTAL + more)
    expect(await shop.shop.cancellations.viewCancellation(await shop.orderOf(bought.orderId))).toMatchObject({
      kind: 'swapped',
      to: next.reference,
      backCents: 0,
      moreCents: more,
    })
    const mails = (await shop.mailsTo(bought.email)).filter(({ subject }) => !subject.includes('code'))
    expect(mails.filter(({ subject }) => /refund/i.test(subject))).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('costs nothing where the network says that the eSIM was installed', async () => {
    const bought = await buyDelivered(shop)
    shop.sandbox.network.install(bought.iccid)
    expect((await begin(bought.orderId)).done).toEqual({ ok: true })
    expect(await rowsOf(bought.orderId)).toMatchObject([{ state: 'with_person', heldBecause: 'installed' }])
    expect(await differencesOf(bought.orderId)).toEqual([])
  })

  it('goes back with a ticket if the eSIM was installed while the buyer paid, who keeps what they have', async () => {
    const bought = await buyDelivered(shop)
    const { payAt, difference } = await begin(bought.orderId)
    shop.sandbox.network.install(bought.iccid)
    await shop.pay(payAt)
    await shop.letTimePass({ seconds: 15 })
    const [id = ''] = await differencesOf(bought.orderId)
    expect(await shop.orderOf(id)).toMatchObject({ paymentState: 'refunded', replaces: null, iccid: null })
    expect([await shop.takenFor(bought.orderId), await shop.takenFor(id)]).toEqual([TOTAL, 0])
    expect(await shop.orderOf(bought.orderId)).toMatchObject({ deliveryState: 'mailed', iccid: bought.iccid })
    expect(await rowsOf(bought.orderId)).toMatchObject([{ state: 'with_person', heldBecause: 'installed' }])
    const of = eq(supportTickets.orderId, bought.orderId)
    const [ticket] = await shop.database.db().select().from(supportTickets).where(of)
    expect(ticket?.description).toContain('and goes back to the buyer')
    expect(await shop.shop.cancellations.viewCancellation(await shop.orderOf(bought.orderId))).toMatchObject({
      kind: 'with_person',
      differenceCents: difference?.totalCents,
    })
    expect(await faults()).toEqual([])
  })

  it('orders nothing from the network while that hasn’t taken the former eSIM back', async () => {
    const bought = await buyDelivered(shop)
    const { payAt } = await begin(bought.orderId)
    await shop.spoil('network', { at: 'release', kind: 'maintenance', times: 99 })
    await shop.pay(payAt)
    await shop.letTimePass({ minutes: 3 })
    const [id = ''] = await differencesOf(bought.orderId)
    const waiting = await shop.orderOf(id)
    expect(waiting).toMatchObject({ paymentState: 'paid', replaces: null, iccid: null })
    expect(await shop.profilesOf(waiting.reference)).toEqual([])
    await shop.mend()
    await shop.until(id, isCompleted)
    expect(await shop.profilesOf(bought.reference)).toEqual([])
  })

  it('of two that were paid for, one is swapped, and the other payment goes back', async () => {
    const bought = await buyDelivered(shop)
    const [one, two] = [await begin(bought.orderId), await begin(bought.orderId)]
    await Promise.all([shop.pay(one.payAt), shop.pay(two.payAt)])
    await shop.letTimePass({ seconds: 30 })
    const all = await Promise.all((await differencesOf(bought.orderId)).map((id) => shop.orderOf(id)))
    expect(all.map(({ paymentState }) => paymentState).toSorted()).toEqual(['paid', 'refunded'])
    expect(await rowsOf(bought.orderId)).toHaveLength(2)
    const esims = await Promise.all(all.map(({ reference }) => shop.profilesOf(reference)))
    expect(esims.flat()).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  it('goes back at once if the former order was refunded before it was paid', async () => {
    const bought = await buyDelivered(shop)
    const { payAt } = await begin(bought.orderId)
    expect(await shop.shop.refunds.refundOrder(bought.orderId)).toEqual({ ok: true })
    await shop.pay(payAt)
    await shop.letTimePass({ seconds: 15 })
    const [id = ''] = await differencesOf(bought.orderId)
    expect(await shop.orderOf(id)).toMatchObject({ paymentState: 'refunded', iccid: null })
    expect([await shop.takenFor(bought.orderId), await shop.takenFor(id)]).toEqual([0, 0])
    expect(await faults()).toEqual([])
  })

  it.each(['former', 'next'] as const)('a refund of the %s order pays both payments back, once', async (which) => {
    const { orderId, next } = await swapped()
    const refunded = which === 'former' ? orderId : next.id
    const cents = TOTAL + next.totalCents
    const refund = (seenCents: number) => shop.shop.refunds.refundOrder(refunded, { seenCents })
    expect(await refund(cents - 1)).toEqual({ ok: false, problem: 'amount_changed' })
    expect(await Promise.all([refund(cents), refund(cents)])).toContainEqual({ ok: true })
    await shop.letTimePass({ seconds: 15 })
    expect([await shop.takenFor(orderId), await shop.takenFor(next.id)]).toEqual([0, 0])
    for (const id of [orderId, next.id]) {
      expect(await shop.orderOf(id)).toMatchObject({ paymentState: 'refunded', deliveryState: 'revoked' })
      expect((await papersOf(id)).reduce((sum, { snapshot }) => sum + snapshot.totalCents, 0)).toBe(0)
    }
    expect(await shop.profilesOf(next.reference)).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('a payment that was refunded at the provider takes the other one along', async () => {
    const { orderId, reference, next } = await swapped()
    shop.sandbox.payment?.dashboard.refund(reference)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    await shop.letTimePass({ seconds: 15 })
    expect(await shop.takenFor(next.id)).toBe(0)
    expect(await shop.profilesOf(next.reference)).toEqual([])
    expect(await faults()).toEqual([])
  })

  it.each(['former', 'next'] as const)(
    'a lost dispute of the %s order leaves the other payment to a person',
    async (which) => {
      const { orderId, reference, next } = await swapped()
      const [lost, other] = which === 'former' ? [orderId, next.id] : [next.id, orderId]
      const disputed = which === 'former' ? reference : next.reference
      shop.sandbox.payment?.dashboard.dispute(disputed)
      await shop.until(lost, ({ reviewReason }) => reviewReason === 'disputed')
      expect(await shop.shop.refunds.refundOrder(other)).toMatchObject({ ok: false })
      shop.sandbox.payment?.dashboard.closeDispute(disputed, 'lost')
      await shop.until(lost, ({ refundedBy }) => refundedBy === 'dispute_lost')
      expect(await shop.orderOf(other)).toMatchObject({ paymentState: 'paid', reviewReason: 'disputed' })
      expect(await shop.profilesOf(next.reference)).toEqual([])
      // It isn't disputed itself, so a person may pay it back.
      expect(await shop.shop.refunds.refundOrder(other)).toEqual({ ok: true })
    },
  )

  it('is invoiced to the company that bought, under the same reverse charge, and its email says what was paid', async () => {
    const vat = await companyVatIn(shop, KRANICH, '203.0.113.9')
    const company = { ...companyWith(KRANICH), isToBeSaved: false }
    const { orderId, email, next } = await swapped({ company, vat, chosenCountry: 'DE' })
    expect(next).toMatchObject({ isReverseCharged: true, vatCents: 0, vatCountry: 'DE', company: { details: KRANICH } })
    for (const id of [orderId, next.id]) {
      const valid = (await papersOf(id)).findLast(({ kind }) => kind === 'invoice')
      expect(valid?.snapshot).toMatchObject({ vatCents: 0, taxNote: expect.stringContaining('Reverse charge') })
      expect(valid?.snapshot.buyer.company?.name).toBe(KRANICH.companyName)
    }
    const mail = await mailTo(shop.sandbox.url, email, /eSIM/)
    expect(mail).toContain(formatEuro(next.totalCents))
    expect(await faults()).toEqual([])
  })

  it('is not offered again, and canceling what came is for a person', async () => {
    const { next } = await swapped()
    expect(await shop.shop.cancellations.listSwapOffers(next, ['FR'], shop.at)).toBeNull()
    expect(await shop.shop.cancellations.viewCancellation(next)).toMatchObject({ kind: 'offer', isAutomatic: false })
  })

  it('nothing was delivered to an order that waits for a swap', async () => {
    const isWaiting = and(isNull(orders.replacesOrderId), eq(orders.deliveryState, 'mailed'))
    const rows = await shop.database.db().select().from(orders).where(isWaiting)
    expect(rows.filter(({ swapOf }) => swapOf !== null)).toEqual([])
  })
})

// The sandbox's vendors know everything that the demo data says they did, so that demo orders can be handled like any
// other, and both sides' books agree.
import { namedByIccid } from '#ports/esim-provider.ts'
import { and, asc, eq, isNull, isNotNull, like, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { esimChecks, esims, orders, paymentFees, paymentSessions } from '#db/schema.ts'
import { openBrands } from '#shop/people/brand/open-brands.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { fillShop } from '#scripts/demo/fill-shop.ts'
import { handOverTo } from '#scripts/demo/hand-over.ts'
import { PASSWORD, type Holder } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs } from '#tests/support/inbox.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const SIZE = 260
const books = z.object({ refunds: z.array(z.object({ amount: z.number() })) })

let shop: TestShop
let ada: Holder
let told: Awaited<ReturnType<typeof handOverTo>>
beforeAll(async () => {
  shop = await openTestShop()
  const { database, log, url, clock } = shop
  const businesses = businessStore(database)
  await fillShop(database, {
    size: SIZE,
    copies: 1,
    seed: 8,
    now: clock.now(),
    sellerCountry: 'NL',
    host: new URL(url).host,
    readTenants: openBrands({ businesses, log, publicUrl: url, sampleCompany: SAMPLE_COMPANY }).read,
  })
  told = await handOverTo(shop.sandbox.url, database)
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
}, 120_000)
afterAll(() => shop.close())

const db = () => shop.database.db()
const proof = () => ({ token: ada.token, password: PASSWORD })
const by = () => callerAs(shop, ada)
const differences = async () => {
  const { differences: found, silent } = await shop.shop.books.checkAllBooks({ isCalm: true })
  return [...silent, ...found.map(({ fault, reference }) => `${fault}: ${reference}`)]
}
const topUps = alias(orders, 'top_ups')
/** A delivered order, paid by card, never topped up or refunded: used, or not. */
const delivered = async (isUsed: boolean) => {
  const [found] = await db()
    .select({ id: orders.id, cents: orders.paidCents, iccid: esims.iccid, reference: orders.reference })
    .from(orders)
    .innerJoin(esims, eq(esims.orderId, orders.id))
    .innerJoin(esimChecks, eq(esimChecks.orderId, orders.id))
    .innerJoin(paymentSessions, eq(paymentSessions.orderId, orders.id))
    .where(
      and(
        eq(orders.paymentState, 'paid'),
        eq(orders.deliveryState, 'mailed'),
        eq(orders.refundedCents, 0),
        eq(esims.state, 'active'),
        like(orders.email, 'buyer-%'),
        isUsed ? isNotNull(esimChecks.expiresAt) : isNull(esimChecks.expiresAt),
        isNull(orders.replacedAt),
        isNull(orders.reviewReason),
        notExists(db().select({ id: topUps.id }).from(topUps).where(eq(topUps.targetOrderId, orders.id))),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
  if (!found) throw new Error('The demo has no such order.')
  return found
}
const refunded = (reference: string) =>
  books.parse(shop.sandbox.payment?.books(reference)).refunds.map(({ amount }) => amount)

describe('the vendors of a demo', () => {
  it('agree with the shop on every payment and every eSIM, even of copies', async () => {
    const pages = (await db().select().from(paymentSessions)).length
    const profiles = (await db().select().from(esims)).length
    expect(told).toEqual({ payments: pages, profiles })
    expect(pages).toBeGreaterThan(SIZE)
    expect(await differences()).toEqual([])
  })

  it('took the same fees as the demo says, under the same names', async () => {
    const fees = () => db().select().from(paymentFees).orderBy(asc(paymentFees.id))
    const before = (await fees()).map(({ at, ...fee }) => ({ ...fee, at: Math.floor(at.getTime() / 1_000) }))
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['taken', 'claimed']))
    await db().delete(paymentFees)
    await shop.shop.books.readMissingFees()
    const read = (await fees()).map(({ at, ...fee }) => ({ ...fee, at: Math.floor(at.getTime() / 1_000) }))
    expect(read).toEqual(before)
  })

  it('import their data once, however often it is sent', async () => {
    expect(await handOverTo(shop.sandbox.url, shop.database)).toEqual({ payments: 0, profiles: 0 })
  })

  it('send no events about old orders', () => {
    expect(shop.sandbox.isQuiet()).toBe(true)
  })

  it('refund a payment, in part and then the rest', async () => {
    const { id, cents, reference } = await delivered(true)
    const part = { orderId: id, cents: 100, reason: 'goodwill', seenCents: cents, isDisputeKnown: false }
    expect(await shop.shop.desk.refundPartAsStaff({ ...part, proof: proof() }, by())).toMatchObject({ ok: true })
    await shop.until(id, ({ refundedCents }) => refundedCents === 100)
    expect(
      await shop.shop.desk.refundOrderAsStaff(
        { orderId: id, seenCents: cents - 100, isDisputeKnown: false, proof: proof() },
        by(),
      ),
    ).toMatchObject({ ok: true })
    await shop.until(id, isRefunded)
    await shop.letTimePass({ seconds: 12 })
    expect(refunded(reference)).toEqual([100, cents - 100])
  })

  it('take back an unused eSIM, but not a used one', async () => {
    const { id, iccid } = await delivered(false)
    expect(await shop.shop.desk.cancelEsim({ orderId: id, proof: proof() }, by())).toMatchObject({ ok: true })
    await shop.letTimePass({ seconds: 12 })
    expect(shop.sandbox.network.find(iccid)).toMatchObject({ state: 'released' })
    const used = await delivered(true)
    expect(await shop.shop.desk.cancelEsim({ orderId: used.id, proof: proof() }, by())).toMatchObject({
      problem: 'esim_in_use',
    })
  })

  it('replace a broken eSIM', async () => {
    const { id } = await delivered(false)
    const done = await shop.shop.desk.replaceEsim({ orderId: id, reason: 'not_installing', proof: proof() }, by())
    if (!done.ok) throw new Error(done.problem)
    expect(await shop.until(done.replacementId, isCompleted)).toMatchObject({ replaces: id })
  })

  it('report an eSIM’s usage', async () => {
    const { iccid } = await delivered(true)
    const usage = await shop.network.findUsage(namedByIccid(iccid))
    const [check] = await db().select().from(esimChecks).where(eq(esimChecks.iccid, iccid))
    expect(usage.expiresAt?.getTime()).toBe(check?.expiresAt?.getTime())
    expect(usage.balanceMb).toBeLessThanOrEqual(check?.balanceMb ?? 0)
  })

  it('still agree with the shop, in the hourly check and in a full comparison', async () => {
    shop.jump({ seconds: 400 })
    await shop.shop.books.checkBooks()
    expect(await shop.shop.books.listDifferences()).toMatchObject({ inAll: 0 })
    expect(await differences()).toEqual([])
  })
})

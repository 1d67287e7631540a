// Each use of a code is counted once and returned once, whatever happens to its order; coupon-caps.test.ts shows that
// caps hold when thirty buyers come at once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { couponRedemptions, coupons, couponUses } from '#db/schema.ts'
import { couponStore, type CouponUser } from '#shop/catalogue/pricing/coupon-store.ts'
import { quickEngine } from './support/engines.ts'
import { writeOrder } from './support/order-rows.ts'
import { takeDatabase } from './support/test-databases.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const TARA: CouponUser = { customerKey: 'tara', networkKey: 'her network' }
const OTHER: CouponUser = { customerKey: 'other', networkKey: 'another network' }

let taken: Awaited<ReturnType<typeof takeDatabase>>
beforeAll(async () => {
  taken = await takeDatabase(quickEngine())
})
afterAll(() => taken.giveBack())

const db = () => taken.open.database.db()
const store = () => couponStore(taken.open.database)
const order = () => writeOrder(taken.open.database)

let made = 0
/** A separate code for each test: ten percent, active, and without caps. */
async function aCode(terms: Partial<typeof coupons.$inferInsert> = {}) {
  const code = terms.code ?? `CODE${(made += 1)}`
  await db()
    .insert(coupons)
    .values({ code, status: 'active', discountType: 'percentage', discountValue: '10', ...terms })
  return code
}
const countOf = async (code: string) =>
  (await db().select().from(coupons).where(eq(coupons.code, code)))[0]?.redemptions
const usesOf = async (code: string) =>
  Object.fromEntries(
    (await db().select().from(couponUses).where(eq(couponUses.code, code))).map(({ userKey, uses }) => [userKey, uses]),
  )
const redemptionOf = async (orderId: string) =>
  (await db().select().from(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)))[0]

describe('a use', () => {
  it('is counted for the code, the customer, and the network, and saved with its order', async () => {
    const [code, orderId] = [await aCode(), await order()]
    expect(await store().hold(code, orderId, TARA, NOW)).toBe(true)
    expect(await store().hold(code, await order(), { ...TARA, networkKey: null }, NOW)).toBe(true)

    expect(await countOf(code)).toBe(2)
    expect(await usesOf(code)).toEqual({ tara: 2, 'her network': 1 })
    expect(await redemptionOf(orderId)).toEqual({ orderId, code, state: 'held', ...TARA, updatedAt: NOW })
  })

  it.each<[string, Partial<typeof coupons.$inferInsert>, boolean]>([
    ['of a code that ended', { status: 'inactive' }, false],
    ['after the last day of a code', { validUntil: new Date(NOW.getTime() - 1) }, false],
    ['in the last instant of a code', { validUntil: NOW }, true],
    ['before the first day of a code', { validFrom: new Date(NOW.getTime() + 1) }, false],
    ['in the first instant of a code', { validFrom: NOW }, true],
    ['in the only instant of a code', { validFrom: NOW, validUntil: NOW }, true],
    ['beyond the cap in all', { maxRedemptions: 2, redemptions: 2 }, false],
    ['of the last that is left', { maxRedemptions: 2, redemptions: 1 }, true],
    ['where no customer may have any', { maxPerCustomer: 0 }, false],
    ['where no network may have any', { maxPerNetwork: 0 }, false],
    ['that is the only one of a customer and a network', { maxPerCustomer: 1, maxPerNetwork: 1 }, true],
  ])('%s: %j is %j', async (_which, terms, isHeld) => {
    const [code, orderId] = [await aCode(terms), await order()]
    expect(await store().hold(code, orderId, TARA, NOW)).toBe(isHeld)
    expect(await countOf(code)).toBe((terms.redemptions ?? 0) + (isHeld ? 1 : 0))
    expect(await usesOf(code)).toEqual(isHeld ? { tara: 1, 'her network': 1 } : {})
    expect((await redemptionOf(orderId))?.state).toBe(isHeld ? 'held' : undefined)
  })

  it.each<[string, Partial<typeof coupons.$inferInsert>, CouponUser]>([
    ['customer', { maxPerCustomer: 1 }, { ...OTHER, customerKey: 'tara' }],
    ['network', { maxPerNetwork: 1 }, { ...OTHER, networkKey: 'her network' }],
  ])('beyond the cap of a %s counts nowhere, and isn’t on its order', async (_whose, terms, again) => {
    const [code, orderId] = [await aCode(terms), await order()]
    await store().hold(code, await order(), TARA, NOW)
    expect(await store().hold(code, orderId, again, NOW)).toBe(false)

    expect(await countOf(code)).toBe(1)
    expect(await usesOf(code)).toEqual({ tara: 1, 'her network': 1 })
    expect(await redemptionOf(orderId)).toBe(undefined)
  })

  it('that couldn’t be saved is an error, not a full cap, and counts nowhere', async () => {
    const [code, orderId] = [await aCode(), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await expect(store().hold(code, orderId, TARA, NOW)).rejects.toThrow('Failed query')
    expect(await countOf(code)).toBe(1)
  })
})

describe('an order that is never paid', () => {
  it('returns its use once, to its own customer and network only', async () => {
    const [code, another, orderId] = [await aCode(), await aCode(), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await store().hold(code, await order(), OTHER, NOW)
    await store().hold(another, await order(), TARA, NOW)
    await store().free(orderId, LATER)
    await store().free(orderId, LATER)

    expect(await countOf(code)).toBe(1)
    expect(await usesOf(code)).toEqual({ tara: 0, 'her network': 0, other: 1, 'another network': 1 })
    expect([await countOf(another), await usesOf(another)]).toEqual([1, { tara: 1, 'her network': 1 }])
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'freed', updatedAt: LATER })
  })

  it('returns nothing that was paid for', async () => {
    const [code, orderId] = [await aCode(), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await store().redeem(orderId, LATER)
    await store().free(orderId, LATER)
    expect([await countOf(code), await usesOf(code)]).toEqual([1, { tara: 1, 'her network': 1 }])
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'redeemed', updatedAt: LATER })
  })

  it('returns a use that was counted only for the code', async () => {
    const [code, orderId] = [await aCode(), await order()]
    await store().hold(code, orderId, { ...TARA, networkKey: null }, NOW)
    await store().free(orderId, LATER)
    expect([await countOf(code), await usesOf(code)]).toEqual([0, { tara: 0 }])
  })

  it('gets its use again if its cart returns, and no other order loses one', async () => {
    const [code, orderId, other] = [await aCode({ maxPerCustomer: 1 }), await order(), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await store().hold(code, other, OTHER, NOW)
    await store().free(orderId, NOW)
    await store().free(other, NOW)
    expect(await store().holdAgain(orderId, LATER)).toBe(true)
    expect(await store().holdAgain(orderId, LATER)).toBe(true)

    expect([await countOf(code), await usesOf(code)]).toEqual([
      1,
      { tara: 1, 'her network': 1, other: 0, 'another network': 0 },
    ])
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'held', updatedAt: LATER })
    expect(await redemptionOf(other)).toMatchObject({ state: 'freed', updatedAt: NOW })
  })

  it('doesn’t get a use again that somebody else got meanwhile', async () => {
    const [code, orderId] = [await aCode({ maxRedemptions: 1 }), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await store().free(orderId, NOW)
    await store().hold(code, await order(), OTHER, NOW)
    expect(await store().holdAgain(orderId, LATER)).toBe(false)
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'freed', updatedAt: NOW })
    expect(await usesOf(code)).toMatchObject({ tara: 0 })
  })

  it('without a code gets no use again', async () => {
    expect(await store().holdAgain(await order(), NOW)).toBe(true)
  })
})

describe('a payment', () => {
  it('redeems its order’s use without counting it twice', async () => {
    const [code, orderId, other] = [await aCode(), await order(), await order()]
    await store().hold(code, orderId, TARA, NOW)
    await store().hold(code, other, OTHER, NOW)
    await store().redeem(orderId, LATER)
    await store().redeem(orderId, LATER)
    expect([await countOf(code), (await usesOf(code))['tara']]).toEqual([2, 1])
    expect(await redemptionOf(other)).toMatchObject({ state: 'held' })
  })

  it.each([
    ['moves a cap that is full', 1, 2],
    ['leaves a cap that is not', 7, 7],
    ['needs none', null, null],
  ])('of a page whose use was released counts, and %s', async (_what, cap, capAfter) => {
    const [code, orderId, other] = [
      await aCode({ maxRedemptions: cap, maxPerCustomer: 1 }),
      await order(),
      await order(),
    ]
    await store().hold(code, orderId, TARA, NOW)
    await store().free(orderId, NOW)
    await store().hold(code, other, { ...TARA, networkKey: null }, NOW)
    await store().redeem(orderId, LATER)

    const [coupon] = await db().select().from(coupons).where(eq(coupons.code, code))
    expect(coupon).toMatchObject({ redemptions: 2, maxRedemptions: capAfter })
    expect(await usesOf(code)).toEqual({ tara: 2, 'her network': 1 })
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'redeemed', updatedAt: LATER })
    expect(await redemptionOf(other)).toMatchObject({ state: 'held' })
  })

  it('counts a use once that was only noted', async () => {
    const [code, orderId, other] = [await aCode(), await order(), await order()]
    await store().note(code, orderId, { ...TARA, networkKey: null }, NOW)
    await store().note(code, orderId, OTHER, LATER)
    await store().note(code, other, OTHER, NOW)
    expect([await countOf(code), await usesOf(code)]).toEqual([0, {}])
    expect(await redemptionOf(orderId)).toMatchObject({ state: 'freed', customerKey: 'tara', updatedAt: NOW })
    await store().redeem(orderId, LATER)
    expect([await countOf(code), await usesOf(code)]).toEqual([1, { tara: 1 }])
    expect(await redemptionOf(other)).toMatchObject({ state: 'freed' })
  })

  it('of an order whose code is lost is accepted, and counts for no code', async () => {
    const orderId = await order()
    expect(await store().hold('LOST', orderId, TARA, NOW)).toBe(false)
    await store().note('LOST', orderId, TARA, NOW)
    await store().redeem(orderId, LATER)
    expect([await redemptionOf(orderId), await usesOf('LOST')]).toEqual([undefined, {}])
  })
})

describe('codes', () => {
  it('are found with their terms, and not at all if they are missing or invalid', async () => {
    const code = await aCode({ validFrom: NOW, validUntil: LATER })
    expect(await store().find(code)).toEqual({
      code,
      status: 'active',
      validFrom: NOW,
      validUntil: LATER,
      discount: { kind: 'percentage', basisPoints: 1000 },
      ownerId: null,
    })
    expect(await store().find('NOBODYS')).toBe(null)
    expect(await store().find(await aCode({ discountValue: '101' }))).toBe(null)
  })

  it('without a batch are listed newest first, and the seeded ones last', async () => {
    await db().delete(couponRedemptions)
    await db().delete(couponUses)
    await db().delete(coupons)
    for (const [code, createdAt] of [
      ['OLDER', NOW],
      ['CAME_B', null],
      ['NEWER', LATER],
      ['CAME_A', null],
    ] as const)
      await aCode({ code, createdAt })
    await aCode({ code: 'ONE_OF_MANY', batch: 'Fair', createdAt: LATER })
    expect((await store().listSingle()).map(({ code }) => code)).toEqual(['NEWER', 'OLDER', 'CAME_A', 'CAME_B'])
  })

  it('of a batch are one line, the newest batch first, and each by its code', async () => {
    await db().delete(coupons)
    await aCode({ code: 'SINGLE' })
    const fair = { batch: 'Fair', createdAt: NOW, validFrom: NOW, validUntil: LATER }
    await aCode({ ...fair, code: 'FAIR-B', redemptions: 2 })
    await aCode({ ...fair, code: 'FAIR-A', redemptions: 1, status: 'inactive' })
    await aCode({ code: 'EXPO-A', batch: 'Expo', createdAt: LATER })
    expect(await store().listBatches()).toEqual([
      { batch: 'Expo', codes: 1, active: 1, used: 0, createdAt: LATER, validFrom: null, validUntil: null },
      { batch: 'Fair', codes: 2, active: 1, used: 3, createdAt: NOW, validFrom: NOW, validUntil: LATER },
    ])
    expect((await store().listOfBatch('Fair')).map(({ code }) => code)).toEqual(['FAIR-A', 'FAIR-B'])
  })

  it('that exist aren’t created again', async () => {
    const [code, terms] = [await aCode(), { status: 'active', discountType: 'free', discountValue: '0' } as const]
    expect(
      await store().make([
        { ...terms, code },
        { ...terms, code: 'QUITE_NEW' },
      ]),
    ).toBe(1)
    expect(await store().find(code)).toMatchObject({ discount: { kind: 'percentage' } })
  })

  it('end alone or with their batch, once', async () => {
    const [code, stays] = [await aCode(), await aCode()]
    const [one, two] = [await aCode({ batch: 'Ending' }), await aCode({ batch: 'Ending' })]
    expect(await store().end({ code }, NOW)).toBe(1)
    expect(await store().end({ code }, NOW)).toBe(0)
    expect(await store().end({ batch: 'Ending' }, NOW)).toBe(2)
    expect(await store().end({ batch: 'Ending' }, NOW)).toBe(0)
    for (const ended of [code, one, two]) expect(await store().find(ended)).toMatchObject({ status: 'inactive' })
    expect(await store().find(stays)).toMatchObject({ status: 'active' })
  })
})

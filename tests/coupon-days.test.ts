// A code is valid from the start of its first day to the end of its last (UTC), whichever way it reaches the shop.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons, couponUses } from '#db/schema.ts'
import { engines } from './support/engines.ts'
import { anOrderInput } from './support/buying.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { anEsim } from './support/topping-up.ts'

const CODE = 'ADVENT'
const FIRST = new Date('2031-12-01T00:00:00.000Z')
const LAST = new Date('2031-12-24T23:59:59.999Z')
const DISCOUNT_CENTS = 299
const REFUSED = { ok: false, problem: 'coupon_invalid' }
const MINUTE_MS = 60_000

const beside = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

describe.each(engines())('on the %s database, a code with a first day and a last', (_name, engine) => {
  let shop: TestShop
  let esim: Awaited<ReturnType<typeof anEsim>>
  beforeAll(async () => {
    shop = await openTestShop({ engine, startsAt: new Date('2031-11-30T12:00:00Z') })
    esim = await anEsim(shop)
    await shop.database.db().insert(coupons).values({
      code: CODE,
      status: 'active',
      discountType: 'percentage',
      discountValue: '20',
      validFrom: FIRST,
      validUntil: LAST,
      maxPerCustomer: 9,
    })
  })
  afterAll(() => shop.close())

  const goTo = (instant: Date) => shop.jump({ seconds: (instant.getTime() - shop.clock.now().getTime()) / 1000 })
  const quote = (couponCode: string, rateLimitKey: string = randomUUID()) => {
    const { line, vat } = anOrderInput()
    return shop.shop.checkout.quoteCart({ line, vat, couponCode, rateLimitKey }, shop.at)
  }
  const counted = async () => {
    const [row] = await shop.database.db().select().from(coupons).where(eq(coupons.code, CODE))
    const uses = await shop.database.db().select().from(couponUses).where(eq(couponUses.code, CODE))
    return [row?.redemptions, uses.length]
  }
  const held = { cartId: randomUUID(), email: 'held@example.com', couponCode: CODE }

  it('is treated as unknown before it starts, in a cart, an order, and a top-up, and counts for nobody', async () => {
    goTo(beside(FIRST, -MINUTE_MS))
    expect(await quote(CODE)).toEqual(await quote('NOBODYS'))
    expect(await shop.tryOrder(held)).toEqual(REFUSED)
    expect(await shop.tryOrder({ ...held, couponCode: ' advent ' })).toEqual(REFUSED)
    expect(await esim.tryTopUp({ couponCode: CODE })).toEqual(REFUSED)
    expect(await counted()).toEqual([0, 0])
  })

  it('counts as a guess before it starts, so that nobody learns that it exists', async () => {
    const visitor = randomUUID()
    for (let guess = 0; guess < 10; guess += 1) expect(await quote(CODE, visitor)).toEqual(REFUSED)
    expect(await quote('WANDER20', visitor)).toMatchObject({ problem: 'too_often' })
  })

  it('is valid as soon as it starts, even for a cart that already has it', async () => {
    goTo(FIRST)
    expect(await quote(CODE)).toMatchObject({ ok: true, quote: { discountCents: DISCOUNT_CENTS } })
    const placed = await shop.placeOrder(held)
    expect(await shop.orderOf(placed.orderId)).toMatchObject({ couponCode: CODE, discountCents: DISCOUNT_CENTS })
    expect(await esim.tryTopUp({ couponCode: CODE })).toMatchObject({ ok: true })
    expect(await counted()).toEqual([2, 2])
  })

  it('is valid in the last minute of its last day, and orders from then keep their price', async () => {
    goTo(beside(LAST, -MINUTE_MS))
    const { orderId, continueAt } = await shop.placeOrder({ email: 'late@example.com', couponCode: CODE })
    const { totalCents } = await shop.orderOf(orderId)
    goTo(beside(LAST, 1))
    expect(await shop.tryOrder({ email: 'later@example.com', couponCode: CODE })).toEqual(REFUSED)
    if (continueAt.kind === 'payment_page') await shop.pay(continueAt.url)
    expect(await shop.takenFor(orderId)).toBe(totalCents)
    expect(await shop.orderOf(orderId)).toMatchObject({ discountCents: DISCOUNT_CENTS })
  })

  it('is rejected by the database if it ends before it starts', async () => {
    const turned = { validFrom: LAST, validUntil: FIRST }
    await expect(shop.database.db().update(coupons).set(turned).where(eq(coupons.code, CODE))).rejects.toMatchObject({
      cause: { constraint: 'coupon_begins_before_it_ends' },
    })
  })
})

// The owner creates coupons and sets VAT rates; permissions are checked where it happens, and every action is recorded.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, users } from '#db/schema.ts'
import type { TypedCoupon } from '#shop/catalogue/pricing/typed-coupon.ts'
import { addDays } from '#values/date.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount, signIn, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { BATCH_TERMS, TYPED_TERMS } from './support/typed-terms.ts'
import { csvOf } from './support/csv-of.ts'

let shop: TestShop
let owner: Holder
beforeAll(async () => {
  shop = await openTestShop()
  owner = await openAccount(shop, 'olga@staff.example.com', 'Olga Owner')
  await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.id, owner.id))
})
afterAll(() => shop.close())

const by = () => ({ ...shop.at, actor: { id: owner.id, type: 'super-admin' } })
const prices = () => shop.shop.prices
const make = (overrides: Partial<TypedCoupon>) =>
  prices().makeCoupon({ ...TYPED_TERMS, code: 'SUMMER20', ...overrides }, by())
const notesOf = async (subject: string) =>
  (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

describe('a coupon', () => {
  it('is valid at once, up to its cap, and shows its cost', async () => {
    expect(await make({ code: ' tenuses ', maxRedemptions: '1' })).toEqual({ ok: true, code: 'TENUSES' })
    expect(await make({ code: 'TENUSES' })).toEqual({ ok: false, problem: 'code_taken' })
    const { orderId } = await shop.buy({ email: 'one@example.com', couponCode: 'tenuses', seenTotalCents: null })
    await shop.until(orderId, isCompleted)
    expect(await shop.tryOrder({ email: 'two@example.com', couponCode: 'TENUSES' })).toMatchObject({
      problem: 'coupon_invalid',
    })
    const { coupons } = await prices().listCoupons()
    expect(coupons.find(({ code }) => code === 'TENUSES')).toMatchObject({ redemptions: 1, costCents: 299 })
    expect(await notesOf('TENUSES')).toEqual(['coupon_made'])
  })

  it('that was ended is invalid, and can’t be created again', async () => {
    await make({ code: 'ENDED' })
    expect(await prices().endCoupon({ code: 'ENDED' }, by())).toMatchObject({ ok: true })
    expect(await prices().endCoupon({ code: 'ENDED' }, by())).toEqual({ ok: false, problem: 'nothing_to_end' })
    expect(await shop.tryOrder({ email: 'late@example.com', couponCode: 'ENDED' })).toMatchObject({
      problem: 'coupon_invalid',
    })
    expect(await make({ code: 'ended' })).toEqual({ ok: false, problem: 'code_taken' })
  })

  it('with a single use is one of a batch, in a file', async () => {
    const batch = { ...BATCH_TERMS, name: 'Travel fair', prefix: 'fair', count: '25' }
    expect(await prices().makeCoupons(batch, by())).toEqual({ ok: true, batch: 'Travel fair' })
    expect(await prices().makeCoupons(batch, by())).toEqual({ ok: false, problem: 'name_taken' })
    expect(await prices().makeCoupons({ ...batch, name: 'More', count: '5001' }, by())).toMatchObject({
      problem: 'count',
    })
    const { token } = await signIn(shop, owner.email)
    const file = await prices().exportCoupons({ batch: 'Travel fair', token }, by())
    const lines = file.ok && file.table ? csvOf(file.table).trim().split('\r\n') : []
    expect(lines).toHaveLength(26)
    const code = /"(FAIR-[A-Z2-9]{10})"/.exec(lines[1] ?? '')?.[1] ?? ''
    await shop.placeOrder({ email: 'fair@example.com', couponCode: code })
    expect(await shop.tryOrder({ email: 'fair2@example.com', couponCode: code })).toMatchObject({
      problem: 'coupon_invalid',
    })
    const { coupons, batches } = await prices().listCoupons()
    expect(batches).toMatchObject([{ batch: 'Travel fair', codes: 25, active: 25, used: 1 }])
    expect(coupons.some((coupon) => coupon.code.startsWith('FAIR-'))).toBe(false)
    expect(await prices().endCoupon({ batch: 'Travel fair' }, by())).toMatchObject({ ok: true })
  })
})

const setRate = (overrides: Partial<{ country: string; basisPoints: number; from: string; reason: string }>) =>
  prices().setVatRate(
    { country: 'DE', basisPoints: 2000, from: addDays(shop.shop.today(), 10), reason: '', ...overrides },
    by(),
  )
const rateOf = async (country: string) =>
  (await prices().listVatRates()).countries.find((each) => each.country === country)
const charged = async () => (await prices().decideVat('DE', null)).basisPoints

describe('a VAT rate', () => {
  it('is listed as planned until its day, and can be canceled until then', async () => {
    expect(await setRate({})).toMatchObject({ ok: true })
    expect((await prices().listVatRates()).ahead).toMatchObject([
      { country: 'DE', basisPoints: 2000, by: 'Olga Owner' },
    ])
    expect(await charged()).toBe(1900)
    expect(await setRate({ basisPoints: 2050, from: addDays(shop.shop.today(), 20) })).toMatchObject({ ok: true })
    const later = { country: 'DE', from: addDays(shop.shop.today(), 20) }
    expect(await prices().withdrawVatRate(later, by())).toMatchObject({ ok: true })
    expect(await prices().withdrawVatRate(later, by())).toEqual({ ok: false, problem: 'no_rate' })
    const from = addDays(shop.shop.today(), 10)
    shop.jump({ days: 10 })
    expect(await charged()).toBe(2000)
    expect(await rateOf('DE')).toMatchObject({ now: { basisPoints: 2000 }, past: [{ basisPoints: 1900 }], ahead: [] })
    expect(await prices().withdrawVatRate({ country: 'DE', from }, by())).toEqual({ ok: false, problem: 'no_rate' })
    expect(await notesOf('DE')).toEqual(['vat_rate_set', 'vat_rate_set', 'vat_rate_withdrawn'])
  })

  it('is valid at once if it starts today', async () => {
    expect(await setRate({ basisPoints: 2100, from: shop.shop.today() })).toMatchObject({ ok: true })
    expect(await charged()).toBe(2100)
  })

  it.each([
    [{ country: 'ZZ' }, 'country'],
    [{ basisPoints: 4001 }, 'rate_range'],
    [{ basisPoints: -1 }, 'rate_range'],
    [{ from: '2020-01-01' }, 'date_range'],
    [{ from: 'tomorrow' }, 'date_range'],
    [{ country: 'US' }, 'reason_missing'],
  ])('of %j is rejected', async (overrides, problem) =>
    expect(await setRate(overrides)).toEqual({ ok: false, problem }),
  )
})

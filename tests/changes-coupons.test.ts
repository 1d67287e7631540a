// A coupon's days are the shop's, and its last day and cap can change later.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { coupons } from '#db/schema.ts'
import { changeCoupon } from '#shop/catalogue/pricing/change-coupon.ts'
import { listCoupons } from '#shop/catalogue/pricing/list-coupons.ts'
import { endCoupon, makeCoupon, makeCoupons } from '#shop/catalogue/pricing/make-coupon.ts'
import type { TypedCoupon } from '#shop/catalogue/pricing/typed-coupon.ts'
import { noted, owningPrices } from './support/owning-prices.ts'
import { BATCH_TERMS, TYPED_TERMS } from './support/typed-terms.ts'

const shop = owningPrices()
const typed = (overrides: Partial<TypedCoupon>): TypedCoupon => ({ ...TYPED_TERMS, code: 'SPRING20', ...overrides })
const rowOf = async (code: string) => (await shop().db().select().from(coupons).where(eq(coupons.code, code)))[0]

const amsterdam = (now: string) => ({
  ...shop().needs,
  timeZone: 'Europe/Amsterdam',
  clock: { now: () => new Date(now) },
})

describe('a coupon of a shop in Amsterdam, half an hour after its midnight', () => {
  it('has the days of the shop', async () => {
    const needs = amsterdam('2026-11-27T23:30:00Z')
    const makeAt = (overrides: Partial<TypedCoupon>) => makeCoupon(needs, typed(overrides), shop().by)
    expect(await makeAt({ code: 'OVER-NL', validUntil: '2026-11-27' })).toEqual({ ok: false, problem: 'until' })
    const today = { validFrom: '2026-11-28', validUntil: '2026-11-28' }
    expect(await makeAt({ code: 'TODAY-NL', ...today })).toMatchObject({ ok: true })
    expect(await rowOf('TODAY-NL')).toMatchObject({
      validFrom: new Date('2026-11-27T23:00:00.000Z'),
      validUntil: new Date('2026-11-28T22:59:59.999Z'),
    })
    expect(await shop().notes()).toEqual([noted('coupon_made', 'TODAY-NL', today)])
    expect(await listCoupons(needs)).toMatchObject({ today: '2026-11-28' })
  })

  it('is over after its last day, and then there is nothing to end', async () => {
    await makeCoupon(amsterdam('2026-11-27T12:00:00Z'), typed({ code: 'PAST-NL', validUntil: '2026-11-27' }), shop().by)
    const after = amsterdam('2026-11-27T23:30:00Z')
    expect((await listCoupons(after)).coupons.find(({ code }) => code === 'PAST-NL')).toMatchObject({ isOver: true })
    expect(await endCoupon(after, { code: 'PAST-NL' }, shop().by)).toEqual({ ok: false, problem: 'nothing_to_end' })
  })
})

const change = (overrides: Partial<Parameters<typeof changeCoupon>[1]>) =>
  changeCoupon(shop().needs, { code: 'GROWS', validUntil: '', maxRedemptions: '', ...overrides }, shop().by)

describe('a coupon that changes', () => {
  it('has a later last day and a higher cap, even if it was over, and is logged with both', async () => {
    const row = { discountType: 'free', discountValue: '0', status: 'active' } as const
    const before = { validUntil: new Date('2026-03-01T23:59:59.999Z'), maxRedemptions: 5, redemptions: 5 }
    await shop()
      .db()
      .insert(coupons)
      .values({ ...row, ...before, code: 'GROWS' })
    expect(await change({ validUntil: '2026-03-01', maxRedemptions: '9' })).toEqual({ ok: false, problem: 'until' })
    expect(await change({ maxRedemptions: '4' })).toEqual({ ok: false, problem: 'cap_below_uses' })
    expect(await change({ maxRedemptions: '0' })).toEqual({ ok: false, problem: 'cap_in_all' })
    expect(await change({ validUntil: '2026-03-31', maxRedemptions: '9' })).toMatchObject({ ok: true })
    expect(await rowOf('GROWS')).toMatchObject({
      validUntil: new Date('2026-03-31T23:59:59.999Z'),
      maxRedemptions: 9,
      redemptions: 5,
    })
    const facts = { fromValidUntil: '2026-03-01', validUntil: '2026-03-31', fromCap: 5, toCap: 9 }
    expect(await shop().notes()).toEqual([noted('coupon_changed', 'GROWS', facts)])
  })

  it('can’t end before it starts, be one that was ended, or one of a batch', async () => {
    await makeCoupon(shop().needs, typed({ code: 'AHEAD-20', validFrom: '2026-04-02' }), shop().by)
    expect(await change({ code: 'AHEAD-20', validUntil: '2026-04-01' })).toEqual({
      ok: false,
      problem: 'until_before_from',
    })
    await endCoupon(shop().needs, { code: 'AHEAD-20' }, shop().by)
    await makeCoupons(shop().needs, { ...BATCH_TERMS, name: 'Stays', prefix: '', count: '1' }, shop().by)
    const [ofBatch] = await shop().needs.coupons.listOfBatch('Stays')
    for (const code of ['AHEAD-20', ofBatch?.code ?? '', 'NOBODYS'])
      expect(await change({ code })).toEqual({ ok: false, problem: 'nothing_to_change' })
  })
})

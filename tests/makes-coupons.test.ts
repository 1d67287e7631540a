// What the owner types becomes coupons or is refused with a reason; every action is recorded.
// sets-coupons-and-rates.test.ts shows what coupons then do to an order.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { businesses, coupons } from '#db/schema.ts'
import { changeCoupon } from '#shop/catalogue/pricing/change-coupon.ts'
import { exportCoupons, listCoupons } from '#shop/catalogue/pricing/list-coupons.ts'
import { endCoupon, makeCoupon, makeCoupons, type TypedBatch } from '#shop/catalogue/pricing/make-coupon.ts'
import type { TypedCoupon } from '#shop/catalogue/pricing/typed-coupon.ts'
import { heardOf, noted, NOW, owningPrices } from './support/owning-prices.ts'
import { BATCH_TERMS, TYPED_TERMS } from './support/typed-terms.ts'

const shop = owningPrices()
const EARLIER = new Date(NOW.getTime() - 1)
const LATER = new Date(NOW.getTime() + 1)

const typed = (overrides: Partial<TypedCoupon>): TypedCoupon => ({ ...TYPED_TERMS, code: 'SPRING20', ...overrides })
const make = (overrides: Partial<TypedCoupon>) => makeCoupon(shop().needs, typed(overrides), shop().by)
const rowOf = async (code: string) => (await shop().db().select().from(coupons).where(eq(coupons.code, code)))[0]

describe('a coupon that is made', () => {
  it('is active at once with its terms, and logged', async () => {
    const terms = {
      code: ' autumn5 ',
      value: '5,5',
      validFrom: '2026-03-02',
      validUntil: '2026-03-02',
      maxRedemptions: '9',
      maxPerCustomer: '2',
    }
    expect(await make(terms)).toEqual({ ok: true, code: 'AUTUMN5' })
    expect(await rowOf('AUTUMN5')).toMatchObject({
      status: 'active',
      createdAt: NOW,
      discountType: 'percentage',
      discountValue: '5.50',
      validFrom: new Date('2026-03-02T00:00:00.000Z'),
      validUntil: new Date('2026-03-02T23:59:59.999Z'),
      maxRedemptions: 9,
      maxPerCustomer: 2,
      batch: null,
    })
    const facts = { validFrom: '2026-03-02', validUntil: '2026-03-02' }
    expect(await shop().notes()).toEqual([noted('coupon_made', 'AUTUMN5', facts)])
  })

  it('is rejected if the code is taken, and nothing is logged', async () => {
    await make({ code: 'TWICE' })
    expect(await make({ code: 'twice', value: '30' })).toEqual({ ok: false, problem: 'code_taken' })
    expect(await rowOf('TWICE')).toMatchObject({ discountValue: '20.00' })
    expect(await shop().notes()).toHaveLength(1)
  })

  it.each([
    [{ code: 'no' }, 'code_shape'],
    [{ value: '101' }, 'value'],
    [{ validUntil: '2026-03-01' }, 'until'],
    [{ validFrom: '2026-03-01' }, 'from'],
    [{ validFrom: '2026-03-04', validUntil: '2026-03-03' }, 'until_before_from'],
    [{ maxRedemptions: '0' }, 'cap_in_all'],
  ])('of %j is rejected', async (overrides, problem) =>
    expect(await make({ code: 'REFUSED', ...overrides })).toEqual({ ok: false, problem }),
  )
})

const BATCH: TypedBatch = { ...BATCH_TERMS, name: 'Travel fair', prefix: 'fair', count: '3' }
const makeMany = (overrides: Partial<TypedBatch>) => makeCoupons(shop().needs, { ...BATCH, ...overrides }, shop().by)
const codesOf = (batch: string) => shop().db().select().from(coupons).where(eq(coupons.batch, batch))

describe('many coupons of one use each', () => {
  it('are made together under one name, each with the typed prefix', async () => {
    expect(await makeMany({ name: '  Travel \n fair ', prefix: ' fair ', count: ' 3 ' })).toEqual({
      ok: true,
      batch: 'Travel fair',
    })
    const codes = await codesOf('Travel fair')
    expect(codes).toHaveLength(3)
    for (const code of codes) {
      expect(code).toMatchObject({ status: 'active', createdAt: NOW, maxRedemptions: 1, discountValue: '20.00' })
      expect(code.code).toMatch(/^FAIR-[A-Z2-9]{10}$/)
    }
    expect(await shop().notes()).toEqual([noted('coupons_made', 'Travel fair', { codes: 3 })])
    expect(await makeMany({})).toEqual({ ok: false, problem: 'name_taken' })
    expect(await codesOf('Travel fair')).toHaveLength(3)
  })

  it.each([
    [{ name: ' \u200b ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ prefix: 'THIRTEENCHARS' }, 'prefix'],
    [{ prefix: 'A-B' }, 'prefix'],
    [{ prefix: '-AB' }, 'prefix'],
    [{ prefix: 'AB-' }, 'prefix'],
    [{ count: '0' }, 'count'],
    [{ count: '5001' }, 'count'],
    [{ count: '10000' }, 'count'],
    [{ count: '1e3' }, 'count'],
    [{ count: 'x3' }, 'count'],
    [{ count: '3x' }, 'count'],
    [{ value: '' }, 'value'],
    [{ validFrom: '2026-03-04', validUntil: '2026-03-03' }, 'until_before_from'],
  ])('of %j are refused', async (overrides, problem) => {
    expect(await makeMany({ name: 'Refused', ...overrides })).toEqual({ ok: false, problem })
    expect(await codesOf('Refused')).toEqual([])
  })

  it('start and end together, on the typed days', async () => {
    expect(await makeMany({ name: 'Days', validFrom: '2026-12-01', validUntil: '2026-12-24' })).toMatchObject({
      ok: true,
    })
    const days = { validFrom: new Date('2026-12-01T00:00:00.000Z'), validUntil: new Date('2026-12-24T23:59:59.999Z') }
    expect(await codesOf('Days')).toMatchObject([days, days, days])
    const facts = { codes: 3, validFrom: '2026-12-01', validUntil: '2026-12-24' }
    expect(await shop().notes()).toEqual([noted('coupons_made', 'Days', facts)])
  })

  it('have a name that no code has', async () => {
    expect(await make({ code: 'SPRING-FAIR' })).toMatchObject({ ok: true })
    expect(await makeMany({ name: 'SPRING-FAIR', count: '1' })).toEqual({ ok: false, problem: 'name_taken' })
    expect(await makeMany({ name: 'AUTUMN-FAIR', count: '1' })).toMatchObject({ ok: true })
    expect(await make({ code: 'AUTUMN-FAIR' })).toEqual({ ok: false, problem: 'code_taken' })
  })

  it.each([
    ['a name of sixty characters', { name: 'y'.repeat(60), count: '1' }, 1],
    ['a beginning of twelve', { name: 'Twelve', prefix: 'TWELVECHARS1', count: '1' }, 1],
    ['five thousand codes', { name: 'Very many', count: '5000' }, 5000],
  ])('may have %s', async (_what, overrides, codes) => {
    expect(await makeMany(overrides)).toMatchObject({ ok: true })
    expect(await codesOf(overrides.name)).toHaveLength(codes)
  })
})

describe('coupons that end', () => {
  it('end alone or with their batch, once, and are logged with their number', async () => {
    await make({ code: 'ENDS' })
    await makeMany({ name: 'Ends', count: '2' })
    expect(await endCoupon(shop().needs, { code: 'ENDS' }, shop().by)).toMatchObject({ ok: true })
    expect(await endCoupon(shop().needs, { code: 'ENDS' }, shop().by)).toEqual({ ok: false, problem: 'nothing_to_end' })
    expect(await endCoupon(shop().needs, { batch: 'Ends' }, shop().by)).toMatchObject({ ok: true })
    expect((await shop().notes()).slice(2)).toEqual([
      noted('coupon_ended', 'ENDS', { codes: 1 }),
      noted('coupon_ended', 'Ends', { codes: 2 }),
    ])
  })
})

describe('the code of an affiliate', () => {
  it('ends with the affiliate’s membership, not here', async () => {
    await shop()
      .db()
      .insert(businesses)
      .values({ id: 'nova', name: 'Nova', kind: 'affiliate', createdAt: NOW, updatedAt: NOW })
    const { coupons: store } = shop().needs
    const terms = { discountType: 'percentage', discountValue: '10', validUntil: null } as const
    await store.make([{ code: 'NOVA-7K2P', status: 'active', ...terms, ownerId: 'nova', createdAt: NOW }])
    expect(await endCoupon(shop().needs, { code: 'NOVA-7K2P' }, shop().by)).toEqual({ ok: false, problem: 'owned' })
    const longer = { code: 'NOVA-7K2P', validUntil: '2026-03-31', maxRedemptions: '' }
    expect(await changeCoupon(shop().needs, longer, shop().by)).toEqual({ ok: false, problem: 'owned' })
    expect(await store.find('NOVA-7K2P')).toMatchObject({ status: 'active' })
  })
})

describe('somebody who works with coupons all day', () => {
  it('is limited to sixty actions an hour, of any kind', async () => {
    expect(await heardOf(() => endCoupon(shop().needs, { code: 'NOBODYS' }, shop().by))).toBe(60)
    expect(await make({ code: 'TOO_OFTEN' })).toMatchObject({ problem: 'too_often' })
    expect(await makeMany({ name: 'Too often' })).toMatchObject({ problem: 'too_often' })
    expect([await rowOf('TOO_OFTEN'), await codesOf('Too often')]).toEqual([undefined, []])
  })

  it('is limited to thirty files', async () => {
    expect(await heardOf(() => exportCoupons(shop().needs, { batch: 'Nothing', token: 'fresh' }, shop().by))).toBe(30)
  })
})

describe('the list of coupons', () => {
  it('shows for each its cost and whether it has started or ended, and for a batch the sum of its codes', async () => {
    await shop().db().delete(coupons)
    const row = { status: 'active', discountType: 'free', discountValue: '0' } as const
    await shop()
      .db()
      .insert(coupons)
      .values([
        { ...row, code: 'COSTLY', validUntil: EARLIER },
        { ...row, code: 'LAST_INSTANT', validUntil: NOW },
        { ...row, code: 'FIRST_INSTANT', validFrom: NOW },
        { ...row, code: 'AHEAD', validFrom: LATER },
        { ...row, code: 'UNUSED' },
        { ...row, code: 'DEAR-A', batch: 'Dear', redemptions: 1 },
        { ...row, code: 'DEAR-B', batch: 'Dear', redemptions: 1 },
        { ...row, code: 'DEAR-C', batch: 'Dear' },
        { ...row, code: 'CHEAP-A', batch: 'Cheap' },
        { ...row, code: 'AHEAD-A', batch: 'Ahead', validFrom: LATER },
        { ...row, code: 'OVER-A', batch: 'Over', validUntil: EARLIER },
      ])
    const { coupons: single, batches } = await listCoupons(shop().needs)
    expect(single.map(({ code, isAhead, isOver, costCents }) => [code, isAhead, isOver, costCents])).toEqual([
      ['AHEAD', true, false, 0],
      ['COSTLY', false, true, 900],
      ['FIRST_INSTANT', false, false, 0],
      ['LAST_INSTANT', false, false, 0],
      ['UNUSED', false, false, 0],
    ])
    const told = batches.map(({ batch, codes, isAhead, isOver, costCents }) => [
      batch,
      [codes, isAhead, isOver, costCents],
    ])
    expect(Object.fromEntries(told)).toEqual({
      Dear: [3, false, false, 120],
      Cheap: [1, false, false, 0],
      Ahead: [1, true, false, 0],
      Over: [1, false, true, 0],
    })
  })

  it('can be exported with a proof, which is logged', async () => {
    const row = { batch: 'File', discountType: 'free', discountValue: '0' } as const
    await shop()
      .db()
      .insert(coupons)
      .values([
        {
          ...row,
          code: 'FILE-B',
          status: 'inactive',
          redemptions: 1,
          validFrom: new Date('2026-03-01T00:00:00.000Z'),
          validUntil: new Date('2026-04-05T23:59:59.999Z'),
        },
        { ...row, code: 'FILE-A', status: 'active' },
      ])
    expect(await exportCoupons(shop().needs, { batch: 'File', token: null }, shop().by)).toEqual({
      ok: false,
      problem: 'password_wrong',
    })
    expect(await exportCoupons(shop().needs, { batch: 'Nothing', token: 'fresh' }, shop().by)).toEqual({
      ok: true,
      table: null,
    })
    expect(await shop().notes()).toEqual([])
    expect(await exportCoupons(shop().needs, { batch: 'File', token: 'fresh' }, shop().by)).toEqual({
      ok: true,
      table: {
        columns: ['Code', 'Status', 'Used', ['Valid from', 'day'], ['Valid until', 'day']],
        rows: [
          ['FILE-A', 'active', 0, null, null],
          ['FILE-B', 'inactive', 1, '2026-03-01', '2026-04-05'],
        ],
      },
    })
    expect(await shop().notes()).toEqual([noted('coupons_exported', 'File', { codes: 2 })])
  })
})

describe('simultaneous creation', () => {
  it('makes a batch once, and of a code and a batch with the same name one of the two', async () => {
    const batches = await Promise.all(Array.from({ length: 4 }, () => makeMany({ name: 'At once' })))
    expect(batches.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await codesOf('At once')).toHaveLength(3)

    const named = await Promise.all([make({ code: 'AT-ONCE' }), makeMany({ name: 'AT-ONCE' })])
    expect(named.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

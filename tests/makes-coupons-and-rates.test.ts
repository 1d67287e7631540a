// What the owner types becomes coupons and VAT rates, or is refused with the reason; each deed is noted. What they then do to
// an order stands in sets-coupons-and-rates.test.ts.
import { eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, coupons, users, vatRates } from '#db/schema.ts'
import { databaseRateLimiter } from '#server/rate-limiter.ts'
import { auditStore } from '#shop/audit/audit-store.ts'
import { recordAudit, type NoteOfBrand } from '#shop/audit/record-audit.ts'
import { withAudit } from '#shop/audit/with-audit.ts'
import { defaultTenant } from '#shop/brand/tenant.ts'
import type { Log } from '#shop/ports/log.ts'
import { couponStore } from '#shop/pricing/coupon-store.ts'
import { exportCoupons, listCoupons } from '#shop/pricing/list-coupons.ts'
import { endCoupon, makeCoupon, makeCoupons, type TypedBatch } from '#shop/pricing/make-coupon.ts'
import { listVatRates, setVatRate, withdrawVatRate } from '#shop/pricing/set-vat-rate.ts'
import { vatStore } from '#shop/pricing/vat-store.ts'
import type { TypedCoupon } from '#shop/pricing/typed-coupon.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { CheckFreshProof } from '#shop/values/fresh-proof.ts'
import { quickEngine } from './support/engines.ts'
import { takeDatabase } from './support/test-databases.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const log: Log = { info() {}, warn() {}, error() {} }

let taken: Awaited<ReturnType<typeof takeDatabase>>
beforeAll(async () => {
  taken = await takeDatabase(quickEngine())
})
afterAll(() => taken.giveBack())
const db = () => taken.open.database.db()

// Each promise has an owner of its own, whose tries count for nobody else.
let by: ReturnType<typeof ownerOf>
const ownerOf = (id: string) => ({ tenant: defaultTenant('https://shop.test'), actor: { id, type: 'super-admin' } })
let forgotten = 0
beforeEach(async () => {
  const id = randomUUID()
  await db()
    .insert(users)
    .values({ id, email: `${id}@staff.example.com`, fullName: 'Olga Owner', createdAt: NOW })
  by = ownerOf(id)
  forgotten = 0
})

function needs() {
  const { database } = taken.open
  const clock = { now: () => NOW }
  const record = (entry: NoteOfBrand, at: At) => recordAudit({ audit: auditStore(database), clock, log }, entry, at)
  const proven: CheckFreshProof = ({ token }) =>
    Promise.resolve(token === 'fresh' ? { ok: true } : { ok: false, problem: 'password_wrong' })
  return {
    coupons: couponStore(database),
    vatRates: vatStore(database),
    withAudit: withAudit({ transaction: database.tx, recordAudit: record }),
    recordAudit: record,
    limiter: databaseRateLimiter(database, log, 'a secret of these tests'),
    clock,
    checkFreshProof: proven,
    forgetVatRates: () => {
      forgotten += 1
    },
    readNames: async (ids: (string | null)[]) => {
      const known = ids.filter((id) => id !== null)
      return new Map(
        (await db().select().from(users).where(inArray(users.id, known))).map(({ id, fullName }) => [id, fullName]),
      )
    },
    sumCoupons: (from: Date, until: Date) =>
      Promise.resolve(
        from.getTime() === 0 && until > NOW
          ? [
              { code: 'COSTLY', orders: 3, discountCents: 900 },
              { code: 'DEAR-A', orders: 1, discountCents: 100 },
              { code: 'DEAR-B', orders: 1, discountCents: 20 },
            ]
          : [],
      ),
  }
}

const notes = async () =>
  (await db().select().from(auditLog).where(eq(auditLog.actorId, by.actor.id)).orderBy(auditLog.id)).map(
    ({ action, subject, actorRole, facts }) => ({ action, subject, actorRole, facts }),
  )
const noted = (action: string, subject: string, facts: object = {}) => ({
  action,
  subject,
  actorRole: 'super-admin',
  facts,
})
const untilTooOften = async (most: number, act: () => Promise<{ ok: boolean }>) => {
  for (let time = 0; time < most; time += 1) expect(await act()).not.toMatchObject({ problem: 'too_often' })
  expect(await act()).toMatchObject({ ok: false, problem: 'too_often' })
}

const TERMS = { type: 'percentage', value: '20', validUntil: '', maxPerCustomer: '', maxPerNetwork: '' }
const typed = (overrides: Partial<TypedCoupon>): TypedCoupon => ({
  ...TERMS,
  code: 'SPRING20',
  maxRedemptions: '',
  ...overrides,
})
const make = (overrides: Partial<TypedCoupon>) => makeCoupon(needs(), typed(overrides), by)
const rowOf = async (code: string) => (await db().select().from(coupons).where(eq(coupons.code, code)))[0]

describe('a coupon that is made', () => {
  it('is active from now on with its terms, and noted', async () => {
    const terms = {
      code: ' autumn5 ',
      value: '5,5',
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
      validUntil: new Date('2026-03-02T23:59:59.999Z'),
      maxRedemptions: 9,
      maxPerCustomer: 2,
      batch: null,
    })
    expect(await notes()).toEqual([noted('coupon_made', 'AUTUMN5')])
  })

  it('is refused when the code is somebody’s, and nothing is noted', async () => {
    await make({ code: 'TWICE' })
    expect(await make({ code: 'twice', value: '30' })).toEqual({ ok: false, problem: 'code_taken' })
    expect(await rowOf('TWICE')).toMatchObject({ discountValue: '20.00' })
    expect(await notes()).toHaveLength(1)
  })

  it.each([
    [{ code: 'no' }, 'code_shape'],
    [{ value: '101' }, 'value'],
    [{ validUntil: '2026-03-01' }, 'until'],
    [{ maxRedemptions: '0' }, 'cap'],
  ])('of %j is refused', async (overrides, problem) =>
    expect(await make({ code: 'REFUSED', ...overrides })).toEqual({ ok: false, problem }),
  )
})

const BATCH: TypedBatch = { ...TERMS, name: 'Travel fair', prefix: 'fair', count: '3' }
const makeMany = (overrides: Partial<TypedBatch>) => makeCoupons(needs(), { ...BATCH, ...overrides }, by)
const codesOf = (batch: string) => db().select().from(coupons).where(eq(coupons.batch, batch))

describe('many coupons of one use each', () => {
  it('are made together under one name, each with the beginning that was typed', async () => {
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
    expect(await notes()).toEqual([noted('coupons_made', 'Travel fair', { codes: 3 })])
    expect(await makeMany({})).toEqual({ ok: false, problem: 'name_taken' })
    expect(await codesOf('Travel fair')).toHaveLength(3)
  })

  it.each([
    [{ name: ' \u200b ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ prefix: 'THIRTEENCHARS' }, 'code_shape'],
    [{ prefix: 'A-B' }, 'code_shape'],
    [{ prefix: '-AB' }, 'code_shape'],
    [{ prefix: 'AB-' }, 'code_shape'],
    [{ count: '0' }, 'count'],
    [{ count: '5001' }, 'count'],
    [{ count: '10000' }, 'count'],
    [{ count: '1e3' }, 'count'],
    [{ count: 'x3' }, 'count'],
    [{ count: '3x' }, 'count'],
    [{ value: '' }, 'value'],
  ])('of %j are refused', async (overrides, problem) => {
    expect(await makeMany({ name: 'Refused', ...overrides })).toEqual({ ok: false, problem })
    expect(await codesOf('Refused')).toEqual([])
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
  it('do so alone or with their batch, once, and noted with how many', async () => {
    await make({ code: 'ENDS' })
    await makeMany({ name: 'Ends', count: '2' })
    expect(await endCoupon(needs(), { code: 'ENDS' }, by)).toMatchObject({ ok: true })
    expect(await endCoupon(needs(), { code: 'ENDS' }, by)).toEqual({ ok: false, problem: 'nothing_to_end' })
    expect(await endCoupon(needs(), { batch: 'Ends' }, by)).toMatchObject({ ok: true })
    expect((await notes()).slice(2)).toEqual([
      noted('coupon_ended', 'ENDS', { codes: 1 }),
      noted('coupon_ended', 'Ends', { codes: 2 }),
    ])
  })
})

describe('somebody who does it all day', () => {
  it('is stopped after sixty deeds with coupons in an hour, of whatever kind', async () => {
    await untilTooOften(60, () => endCoupon(needs(), { code: 'NOBODYS' }, by))
    expect(await make({ code: 'TOO_OFTEN' })).toMatchObject({ problem: 'too_often' })
    expect(await makeMany({ name: 'Too often' })).toMatchObject({ problem: 'too_often' })
    expect([await rowOf('TOO_OFTEN'), await codesOf('Too often')]).toEqual([undefined, []])
  })

  it('is stopped after sixty deeds with rates, and thirty files', async () => {
    await untilTooOften(60, () => withdrawVatRate(needs(), { country: 'DE', from: '2027-01-01' }, by))
    expect(await setRate({})).toMatchObject({ problem: 'too_often' })
    await untilTooOften(30, () => exportCoupons(needs(), { batch: 'Nothing', token: 'fresh' }, by))
  })
})

describe('the list of coupons', () => {
  it('tells of each what it cost and whether it is over, and of a batch all of its codes together', async () => {
    await db().delete(coupons)
    const row = { status: 'active', discountType: 'free', discountValue: '0' } as const
    await db()
      .insert(coupons)
      .values([
        { ...row, code: 'COSTLY', validUntil: new Date(NOW.getTime() - 1) },
        { ...row, code: 'LAST_INSTANT', validUntil: NOW },
        { ...row, code: 'UNUSED' },
        { ...row, code: 'DEAR-A', batch: 'Dear' },
        { ...row, code: 'DEAR-B', batch: 'Dear' },
        { ...row, code: 'DEAR-C', batch: 'Dear' },
        { ...row, code: 'CHEAP-A', batch: 'Cheap' },
      ])
    const { coupons: single, batches } = await listCoupons(needs())
    expect(single.map(({ code, isOver, costCents }) => [code, isOver, costCents])).toEqual([
      ['COSTLY', true, 900],
      ['LAST_INSTANT', false, 0],
      ['UNUSED', false, 0],
    ])
    expect(Object.fromEntries(batches.map(({ batch, codes, costCents }) => [batch, [codes, costCents]]))).toEqual({
      Dear: [3, 120],
      Cheap: [1, 0],
    })
  })

  it('is a file for whoever proves who they are, and that is noted', async () => {
    const row = { batch: 'File', discountType: 'free', discountValue: '0' } as const
    await db()
      .insert(coupons)
      .values([
        {
          ...row,
          code: 'FILE-B',
          status: 'inactive',
          redemptions: 1,
          validUntil: new Date('2026-04-05T23:59:59.999Z'),
        },
        { ...row, code: 'FILE-A', status: 'active' },
      ])
    expect(await exportCoupons(needs(), { batch: 'File', token: null }, by)).toEqual({
      ok: false,
      problem: 'password_wrong',
    })
    expect(await exportCoupons(needs(), { batch: 'Nothing', token: 'fresh' }, by)).toEqual({ ok: true, csv: null })
    expect(await notes()).toEqual([])
    expect(await exportCoupons(needs(), { batch: 'File', token: 'fresh' }, by)).toEqual({
      ok: true,
      csv: '"Code","Status","Used","Valid until"\r\n"FILE-A","active",0,\r\n"FILE-B","inactive",1,"2026-04-05"\r\n',
    })
    expect(await notes()).toEqual([noted('coupons_exported', 'File', { codes: 2 })])
  })
})

type TypedRate = Parameters<typeof setVatRate>[1]
const setRate = (overrides: Partial<TypedRate>) =>
  setVatRate(needs(), { country: 'DE', basisPoints: 2000, from: '2026-04-01', reason: '', ...overrides }, by)
const ratesOf = async (country: string) =>
  (await db().select().from(vatRates).where(eq(vatRates.country, country)).orderBy(vatRates.validFrom)).map(
    ({ basisPoints, validFrom, reason }) => ({ basisPoints, validFrom, reason }),
  )

describe('a VAT rate', () => {
  it('that is set stands with who set it and when, and is noted; pages ask for it anew', async () => {
    await db().delete(vatRates).where(eq(vatRates.country, 'AT'))
    expect(await setRate({ country: 'AT', reason: 'needs none' })).toEqual({ ok: true })
    expect(await db().select().from(vatRates).where(eq(vatRates.country, 'AT'))).toEqual([
      { country: 'AT', basisPoints: 2000, validFrom: '2026-04-01', reason: null, madeBy: by.actor.id, madeAt: NOW },
    ])
    expect(await notes()).toEqual([noted('vat_rate_set', 'AT', { basisPoints: 2000, validFrom: '2026-04-01' })])
    expect(forgotten).toBe(1)
  })

  it('takes the place of one for the same day, and leaves those of other days and countries', async () => {
    await db()
      .delete(vatRates)
      .where(inArray(vatRates.country, ['AT', 'FR']))
    await setRate({ country: 'AT', from: '2026-04-01' })
    await setRate({ country: 'AT', from: '2026-05-01' })
    await setRate({ country: 'FR', from: '2026-04-01' })
    await setRate({ country: 'AT', from: '2026-04-01', basisPoints: 2200 })
    expect((await ratesOf('AT')).map(({ basisPoints }) => basisPoints)).toEqual([2200, 2000])
    expect((await ratesOf('FR')).map(({ basisPoints }) => basisPoints)).toEqual([2000])
  })

  it.each([
    [{ country: 'ZZ' }, 'country'],
    [{ basisPoints: 4001 }, 'rate_range'],
    [{ basisPoints: -1 }, 'rate_range'],
    [{ basisPoints: 19.5 }, 'rate_range'],
    [{ from: '2026-03-01' }, 'date_range'],
    [{ from: '2036-02-29' }, 'date_range'],
    [{ from: 'tomorrow' }, 'date_range'],
    [{ country: 'US', reason: ' ' }, 'reason_missing'],
  ])('of %j is refused', async (overrides, problem) => {
    expect(await setRate(overrides)).toEqual({ ok: false, problem })
    expect([await notes(), forgotten]).toEqual([[], 0])
  })

  it.each([{ basisPoints: 4000 }, { basisPoints: 0 }, { from: '2026-03-02' }, { from: '2036-02-28' }])(
    'of %j is taken',
    async (overrides) => expect(await setRate({ country: 'HU', ...overrides })).toEqual({ ok: true }),
  )

  it('of a country outside the EU needs a reason once, cut after three hundred characters', async () => {
    await db()
      .delete(vatRates)
      .where(inArray(vatRates.country, ['US', 'NO']))
    await setRate({ country: 'NO', from: '2026-03-03', reason: 'of another country' })
    expect(await setRate({ country: 'US', from: '2026-03-03', reason: ` ${'r'.repeat(301)} ` })).toEqual({ ok: true })
    await setRate({ country: 'US', from: '2026-03-04', reason: 'the law' })
    expect(await setRate({ country: 'US', from: '2026-03-05' })).toEqual({ ok: true })
    expect((await ratesOf('US')).map(({ reason }) => reason)).toEqual(['r'.repeat(300), 'the law', 'the law'])
  })

  it('is taken back while it lies ahead, and only the one that was meant', async () => {
    await db()
      .delete(vatRates)
      .where(inArray(vatRates.country, ['AT', 'FR']))
    await setRate({ country: 'AT', from: '2026-03-02', basisPoints: 100 })
    await setRate({ country: 'AT', from: '2026-03-03', basisPoints: 200 })
    await setRate({ country: 'AT', from: '2026-03-04', basisPoints: 300 })
    await setRate({ country: 'FR', from: '2026-03-03', basisPoints: 400 })
    const back = (from: string) => withdrawVatRate(needs(), { country: 'AT', from }, by)
    expect(await back('2026-03-03')).toEqual({ ok: true })
    for (const from of ['2026-03-03', '2026-03-02', 'never'])
      expect(await back(from)).toEqual({ ok: false, problem: 'no_rate' })
    expect((await ratesOf('AT')).map(({ basisPoints }) => basisPoints)).toEqual([100, 300])
    expect((await ratesOf('FR')).map(({ basisPoints }) => basisPoints)).toEqual([400])
    expect((await notes()).slice(4)).toEqual([noted('vat_rate_withdrawn', 'AT', { validFrom: '2026-03-03' })])
    expect(forgotten).toBe(8)
  })

  it('is listed by what counts today, what counted before, and what lies ahead', async () => {
    await db().delete(vatRates)
    const came = { reason: null, madeBy: null, madeAt: null }
    const rate = (country: string, validFrom: string, basisPoints: number) => ({
      ...came,
      country,
      validFrom,
      basisPoints,
    })
    await db()
      .insert(vatRates)
      .values([
        rate('DE', '2026-03-02', 1900),
        rate('DE', '2020-01-01', 1600),
        rate('DE', '2024-01-01', 1700),
        { ...rate('DE', '2026-03-03', 2000), madeBy: by.actor.id },
        { ...rate('AT', '2026-03-04', 2100), madeBy: by.actor.id },
      ])
    const { countries, ahead } = await listVatRates(needs())
    const points = (rows: { basisPoints: number }[]) => rows.map(({ basisPoints }) => basisPoints)
    expect(
      countries.map((each) => [each.country, each.now?.basisPoints ?? null, points(each.past), points(each.ahead)]),
    ).toEqual([
      ['AT', null, [], [2100]],
      ['DE', 1900, [1700, 1600], [2000]],
    ])
    expect(ahead.map((each) => [each.country, each.basisPoints, each.by])).toEqual([
      ['AT', 2100, 'Olga Owner'],
      ['DE', 2000, 'Olga Owner'],
    ])
    expect(countries.find(({ country }) => country === 'DE')?.now?.by).toBe(null)
    expect(await needs().vatRates.read()).toEqual([
      { country: 'AT', validFrom: '2026-03-04', basisPoints: 2100, reason: null },
      { country: 'DE', validFrom: '2020-01-01', basisPoints: 1600, reason: null },
      { country: 'DE', validFrom: '2024-01-01', basisPoints: 1700, reason: null },
      { country: 'DE', validFrom: '2026-03-02', basisPoints: 1900, reason: null },
      { country: 'DE', validFrom: '2026-03-03', basisPoints: 2000, reason: null },
    ])
  })
})

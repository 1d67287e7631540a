// A VAT rate is valid from a given day, today at the earliest; it is recorded who set it, and it can be taken back
// until that day.
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { vatRates } from '#db/schema.ts'
import { listVatRates, setVatRate, withdrawVatRate } from '#shop/catalogue/pricing/set-vat-rate.ts'
import { heardOf, noted, NOW, owningPrices } from './support/owning-prices.ts'

const shop = owningPrices()

type TypedRate = Parameters<typeof setVatRate>[1]
const setRate = (overrides: Partial<TypedRate>) =>
  setVatRate(
    shop().needs,
    { country: 'DE', basisPoints: 2000, from: '2026-04-01', reason: '', ...overrides },
    shop().by,
  )
const ratesOf = async (country: string) =>
  (await shop().db().select().from(vatRates).where(eq(vatRates.country, country)).orderBy(vatRates.validFrom)).map(
    ({ basisPoints, validFrom, reason }) => ({ basisPoints, validFrom, reason }),
  )

const points = (rows: { basisPoints: number }[]) => rows.map(({ basisPoints }) => basisPoints)

describe('a VAT rate', () => {
  it('is stored with who set it and when, and logged; pages use it at once', async () => {
    await shop().db().delete(vatRates).where(eq(vatRates.country, 'AT'))
    expect(await setRate({ country: 'AT', reason: 'needs none' })).toEqual({ ok: true })
    expect(await shop().db().select().from(vatRates).where(eq(vatRates.country, 'AT'))).toEqual([
      {
        country: 'AT',
        basisPoints: 2000,
        validFrom: '2026-04-01',
        reason: null,
        madeBy: shop().by.actor.id,
        madeAt: NOW,
      },
    ])
    expect(await shop().notes()).toEqual([noted('vat_rate_set', 'AT', { basisPoints: 2000, validFrom: '2026-04-01' })])
    expect(shop().counted.forgotten).toBe(1)
  })

  it.each([
    ['Asia/Tokyo', '2026-03-31T15:30:00Z', '2026-03-31', '2026-04-01'],
    ['America/New_York', '2026-04-01T03:30:00Z', '2026-03-30', '2026-03-31'],
  ])('begins today at the earliest, by the day of %s at %s', async (timeZone, now, yesterday, today) => {
    const needs = { ...shop().needs, timeZone, clock: { now: () => new Date(now) } }
    const setFrom = (from: string) =>
      setVatRate(needs, { country: 'DE', basisPoints: 2000, from, reason: '' }, shop().by)
    expect(await setFrom(yesterday)).toEqual({ ok: false, problem: 'date_range' })
    expect(await setFrom(today)).toEqual({ ok: true })
  })

  it('replaces one for the same day, but not for other days and countries', async () => {
    await shop()
      .db()
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
  ])('of %j is rejected', async (overrides, problem) => {
    expect(await setRate(overrides)).toEqual({ ok: false, problem })
    expect([await shop().notes(), shop().counted.forgotten]).toEqual([[], 0])
  })

  it.each([{ basisPoints: 4000 }, { basisPoints: 0 }, { from: '2026-03-02' }, { from: '2036-02-28' }])(
    'of %j is accepted',
    async (overrides) => expect(await setRate({ country: 'HU', ...overrides })).toEqual({ ok: true }),
  )

  it('of a country outside the EU needs a reason once, limited to three hundred characters', async () => {
    await shop()
      .db()
      .delete(vatRates)
      .where(inArray(vatRates.country, ['NO', 'US']))
    await setRate({ country: 'US', from: '2026-03-03', reason: 'of another country' })
    expect(await setRate({ country: 'NO', from: '2026-03-03', reason: ` ${'r'.repeat(301)} ` })).toEqual({ ok: true })
    await setRate({ country: 'NO', from: '2026-03-04', reason: 'the law' })
    expect(await setRate({ country: 'NO', from: '2026-03-05' })).toEqual({ ok: true })
    expect((await ratesOf('NO')).map(({ reason }) => reason)).toEqual(['r'.repeat(300), 'the law', 'the law'])
  })

  it('can be canceled while it is planned, and only the chosen one', async () => {
    await shop()
      .db()
      .delete(vatRates)
      .where(inArray(vatRates.country, ['AT', 'FR']))
    await setRate({ country: 'AT', from: '2026-03-02', basisPoints: 100 })
    await setRate({ country: 'AT', from: '2026-03-03', basisPoints: 200 })
    await setRate({ country: 'AT', from: '2026-03-04', basisPoints: 300 })
    await setRate({ country: 'FR', from: '2026-03-03', basisPoints: 400 })
    const back = (from: string) => withdrawVatRate(shop().needs, { country: 'AT', from }, shop().by)
    expect(await back('2026-03-03')).toEqual({ ok: true })
    for (const from of ['2026-03-03', '2026-03-02', 'never'])
      expect(await back(from)).toEqual({ ok: false, problem: 'no_rate' })
    expect((await ratesOf('AT')).map(({ basisPoints }) => basisPoints)).toEqual([100, 300])
    expect((await ratesOf('FR')).map(({ basisPoints }) => basisPoints)).toEqual([400])
    expect((await shop().notes()).slice(4)).toEqual([noted('vat_rate_withdrawn', 'AT', { validFrom: '2026-03-03' })])
    expect(shop().counted.forgotten).toBe(8)
  })

  it('is listed as current, past, or planned', async () => {
    await shop().db().delete(vatRates)
    const came = { reason: null, madeBy: null, madeAt: null }
    const rate = (country: string, validFrom: string, basisPoints: number) => ({
      ...came,
      country,
      validFrom,
      basisPoints,
    })
    await shop()
      .db()
      .insert(vatRates)
      .values([
        rate('DE', '2026-03-02', 1900),
        rate('DE', '2020-01-01', 1600),
        rate('DE', '2024-01-01', 1700),
        { ...rate('DE', '2026-03-03', 2000), madeBy: shop().by.actor.id },
        { ...rate('AT', '2026-03-04', 2100), madeBy: shop().by.actor.id },
      ])
    const { countries, ahead } = await listVatRates(shop().needs)
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
    expect(await shop().needs.vatRates.read()).toEqual([
      { country: 'AT', validFrom: '2026-03-04', basisPoints: 2100, reason: null },
      { country: 'DE', validFrom: '2020-01-01', basisPoints: 1600, reason: null },
      { country: 'DE', validFrom: '2024-01-01', basisPoints: 1700, reason: null },
      { country: 'DE', validFrom: '2026-03-02', basisPoints: 1900, reason: null },
      { country: 'DE', validFrom: '2026-03-03', basisPoints: 2000, reason: null },
    ])
  })

  it('can be set and canceled sixty times an hour', async () => {
    expect(await heardOf(() => withdrawVatRate(shop().needs, { country: 'DE', from: '2027-01-01' }, shop().by))).toBe(
      60,
    )
    expect(await setRate({})).toMatchObject({ problem: 'too_often' })
  })
})

// A business with its own shop sets its own prices: never below what it owes the shop, visible everywhere at once, and
// paid out to the cent.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aShopOfIts, FIVE, FIVE_MORE, ownerOf } from './support/retailing.ts'

const BUNDLE = '01032_3'

let shop: TestShop
let alpha: Awaited<ReturnType<typeof aShopOfIts>>
beforeEach(async () => {
  shop = await openTestShop()
  alpha = await aShopOfIts(shop, 'alpha')
})
afterEach(() => shop.close())

const priceAt = async (id: string) =>
  findBundle(await shop.shop.catalogue.viewCatalogue({ tenant: { brand: { id } } }), BUNDLE)?.priceCents
const notes = async () =>
  (await shop.database.db().select().from(auditLog).orderBy(auditLog.id))
    .filter(({ subject }) => subject === 'alpha')
    .map(({ action }) => action)

describe('a business', () => {
  it('can set no price before the owner allows it', async () => {
    expect(await shop.shop.retail.viewRetailPrices('alpha')).toBeNull()
    const wish = { businessId: 'alpha', seen: '', zone: 'Europe', edits: [{ ...FIVE, cents: 1800 }] }
    expect(await shop.shop.retail.draftRetailPrices(wish, alpha.boss)).toEqual({ ok: false, problem: 'no_terms' })
    expect(await shop.shop.retail.previewRetailPrices('alpha')).toBeNull()
  })

  it('is allowed only by the owner, only with its own shop, and with a valid discount and cap', async () => {
    const set = (businessId: string, discountBasisPoints: number | null = 0, capBasisPoints: number | null = 20_000) =>
      shop.shop.retail.setRetailTerms(
        { businessId, isAllowed: true, discountBasisPoints, capBasisPoints },
        ownerOf(shop),
      )
    await businessStore(shop.database).create({ id: 'north', name: 'North', kind: 'affiliate', now: shop.clock.now() })
    expect(await set('nobody')).toEqual({ ok: false, problem: 'no_business' })
    expect(await set('north')).toEqual({ ok: false, problem: 'no_business' })
    expect(await set((await shop.shop.brands.readBrand('localhost')).brand.id)).toEqual({
      ok: false,
      problem: 'own_brand',
    })
    for (const discount of [null, -1, 9001, 0.5, Number.NaN])
      expect(await set('alpha', discount)).toEqual({ ok: false, problem: 'discount_range' })
    for (const cap of [null, 9999, 100_001, 20_000.5, Number.NaN])
      expect(await set('alpha', 0, cap)).toEqual({ ok: false, problem: 'cap_range' })
    expect(await set('alpha', 1000)).toMatchObject({ ok: true })
    expect(await set('alpha', 1000)).toMatchObject({ ok: true })
    expect(await shop.shop.retail.viewRetailTerms('alpha')).toMatchObject({
      discountBasisPoints: 1000,
      capBasisPoints: 20_000,
    })
    expect(await set('alpha', 1000, 30_000)).toMatchObject({ ok: true })
    expect(await notes()).toEqual(['retail_terms_set', 'retail_terms_set'])
  })

  it('drafts, previews, and publishes prices: only its own shop changes, at once, and every step is logged', async () => {
    await alpha.allow(1000)
    expect(await alpha.row(FIVE)).toMatchObject({
      shopCents: 1495,
      floorCents: 1345,
      capCents: 2990,
      ownCents: null,
      sellingCents: 1495,
      earnedCents: 150,
    })
    const edition = await shop.shop.catalogue.viewEdition({ tenant: { brand: alpha.brand } })
    expect(await alpha.draft([{ ...FIVE, cents: 1800 }])).toEqual({ ok: true, changed: 1 })
    // Prices are cached for five seconds.
    shop.jump({ seconds: 6 })
    expect(await priceAt('alpha')).toBe(1495)
    const preview = await shop.shop.retail.previewRetailPrices('alpha')
    expect(preview && findBundle(preview, BUNDLE)?.priceCents).toBe(1800)

    expect(await alpha.hold()).toEqual({ ok: true, changed: 1 })
    expect(await priceAt('alpha')).toBe(1800)
    expect(await priceAt('elsewhere')).toBe(1495)
    expect(await shop.shop.catalogue.viewEdition({ tenant: { brand: alpha.brand } })).not.toBe(edition)
    expect(await alpha.row(FIVE)).toMatchObject({
      ownCents: 1800,
      sellingCents: 1800,
      earnedCents: 455,
      draftCents: undefined,
    })

    await alpha.ask([{ ...FIVE, cents: null }])
    expect(await priceAt('alpha')).toBe(1495)
    expect(await notes()).toEqual([
      'retail_terms_set',
      ...Array.from({ length: 2 }, () => ['retail_prices_drafted', 'retail_prices_set']).flat(),
    ])
  })

  it.each([
    ['below the floor', 1344, 'below_floor'],
    ['above the cap', 2991, 'above_cap'],
    ['beyond a slip of a key', 100_001, 'above_cap'],
    ['nothing', 0, 'below_floor'],
    ['less than nothing', -1495, 'below_floor'],
    ['half a cent', 1500.5, 'no_amount'],
    ['no amount', undefined, 'no_amount'],
  ])('can’t set a price of %s, and none of the others is drafted', async (_what, cents, problem) => {
    await alpha.allow(1000)
    expect(
      await alpha.draft([
        { ...FIVE_MORE, cents: 1600 },
        { ...FIVE, cents },
      ]),
    ).toEqual({
      ok: false,
      problem: 'prices_wrong',
      wrong: [{ ...FIVE, problem, floorCents: 1345, capCents: 2990 }],
    })
    expect((await alpha.view()).drafts).toEqual([])
    for (const edge of [1345, 2990])
      expect(await alpha.draft([{ ...FIVE, cents: edge }])).toEqual({ ok: true, changed: 1 })
  })

  it('can’t price what the shop doesn’t sell', async () => {
    await alpha.allow()
    for (const [zone, size] of [
      ['Europe', '7GB'],
      ['Atlantis', '5GB'],
    ] as const)
      expect(await alpha.draft([{ kind: 'price', size, cents: 5000 }], zone)).toMatchObject({
        wrong: [{ problem: 'not_sold', floorCents: null, capCents: null }],
      })
  })

  it('has prices that only its admins can change', async () => {
    await alpha.allow()
    const beta = await aShopOfIts(shop, 'beta')
    await beta.allow()
    const refused = { ok: false, problem: 'not_yours' }
    const staff = { ...ownerOf(shop), actor: { ...ownerOf(shop).actor, businessId: null } }
    for (const by of [alpha.agent, beta.boss, staff]) {
      const { retail } = shop.shop
      const wish = await alpha.change()
      expect(
        await retail.draftRetailPrices({ ...wish, zone: 'Europe', edits: [{ ...FIVE, cents: 1800 }] }, by),
      ).toEqual(refused)
      expect(await retail.holdRetailPrices(wish, by)).toEqual(refused)
      expect(await retail.dropRetailDrafts(wish, by)).toEqual(refused)
    }
    await beta.ask([{ ...FIVE, cents: 2500 }])
    expect([await priceAt('alpha'), await priceAt('beta')]).toEqual([1495, 2500])
  })

  it('overwrites nothing unseen, and can discard drafts', async () => {
    await alpha.allow()
    const seen = await alpha.change()
    await alpha.draft([{ ...FIVE, cents: 1800 }])
    const { retail } = shop.shop
    expect(await retail.holdRetailPrices(seen, alpha.boss)).toEqual({ ok: false, problem: 'changed' })
    expect(await retail.dropRetailDrafts(await alpha.change(), alpha.boss)).toEqual({ ok: true, changed: 1 })
    expect(await alpha.view()).toMatchObject({ drafts: [] })
    await alpha.draft([{ ...FIVE, cents: 1800 }])
    expect(await alpha.draft([{ ...FIVE, cents: null }])).toMatchObject({ ok: true })
    expect(await alpha.view()).toMatchObject({ drafts: [] })
  })

  it('sells at the cap if that fell below its price, and keeps no draft above it', async () => {
    await alpha.allow(0, true, 30_000)
    await alpha.ask([{ ...FIVE, cents: 4485 }])
    await alpha.draft([{ ...FIVE, cents: 4000 }])
    await alpha.allow()
    expect(await priceAt('alpha')).toBe(2990)
    expect(await alpha.row(FIVE)).toMatchObject({ ownCents: 4485, sellingCents: 2990, earnedCents: 1495 })
    expect(await alpha.hold()).toMatchObject({
      problem: 'prices_wrong',
      wrong: [{ ...FIVE, problem: 'above_cap', capCents: 2990 }],
    })
    await alpha.allow(0, true, 10_000)
    expect(await priceAt('alpha')).toBe(1495)
    await alpha.allow(0, true, 30_000)
    expect(await priceAt('alpha')).toBe(4485)
  })

  it('sells at the floor if that rose above its price, and keeps no draft below it', async () => {
    await alpha.allow(1000)
    await alpha.ask([{ ...FIVE, cents: 1400 }])
    await alpha.draft([{ ...FIVE, cents: 1450 }])
    await alpha.allow(0)
    expect(await priceAt('alpha')).toBe(1495)
    expect(await alpha.hold()).toMatchObject({
      problem: 'prices_wrong',
      wrong: [{ ...FIVE, problem: 'below_floor', floorCents: 1495 }],
    })
    await alpha.allow(1000)
    expect(await priceAt('alpha')).toBe(1400)
    await alpha.allow(1000, false)
    expect(await priceAt('alpha')).toBe(1495)
    expect(await shop.shop.retail.viewRetailPrices('alpha')).toBeNull()
  })
})

import { eq } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#db/schema.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { businessStore } from './business-store.ts'
import type { BrandChange } from './change-brand.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await businessStore(shop.database).create({
    id: 'alpha',
    name: 'Alpha',
    domain: 'alpha.example',
    now: shop.clock.now(),
  })
  await businessStore(shop.database).create({ id: 'beta', name: 'Beta', domain: 'beta.example', now: shop.clock.now() })
})
afterAll(() => shop.close())

const caller = () => ({ ...shop.at, actor: { id: 'admin-1', type: 'own-admin' } as const })
const brandOf = async (host = 'alpha.example') => (await shop.shop.brands.readBrand(host)).brand
const change = async (patch: BrandChange['patch'], more: Partial<BrandChange> = {}) => {
  const record = await shop.shop.brands.findBusiness((await brandOf()).id)
  return shop.shop.brands.changeBrand(
    { brandId: 'alpha', expectedVersion: record?.version ?? 0, patch, ...more },
    caller(),
  )
}
const aPng = (width = 64, height = 64) => new Uint8Array(PNG.sync.write(new PNG({ width, height })))

describe('changing a brand', () => {
  it('needs a record: the defaults cannot be changed', async () => {
    const patch = { name: 'Mine' }
    expect(await shop.shop.brands.changeBrand({ brandId: '1', expectedVersion: 0, patch }, caller())).toEqual({
      ok: false,
      problem: 'no_business',
    })
  })

  it.each(['name', 'fullName', 'domain', 'orderPrefix', 'mailFromName', 'mailFrom'] as const)(
    'leaves a partner’s %s to the owner, whichever way it comes',
    async (setting) => {
      const record = await shop.shop.brands.findBusiness('alpha')
      const asPartner = { ...shop.at, actor: { id: 'partner-1', type: 'business-admin' } as const }
      const changed = (patch: BrandChange['patch']) =>
        shop.shop.brands.changeBrand(
          { brandId: 'alpha', expectedVersion: record?.version ?? 0, patch: { tagline: 'Ours', ...patch } },
          asPartner,
        )
      expect(await changed({ [setting]: 'else' })).toEqual({
        ok: false,
        problem: 'setting_invalid',
        settings: [setting],
      })
      expect((await brandOf()).tagline).not.toBe('Ours')
    },
  )

  it.each([
    { vat: 'NL000000000B00' },
    { vat: 'XX123456' },
    { vat: 'DE123456789' },
    { kvk: '00000000' },
    { kvk: 'XX123456' },
  ])('takes no number for papers that nobody can have: %j', async (patch) => {
    expect(await change({ legalName: 'Alpha B.V.', ...patch })).toEqual({
      ok: false,
      problem: 'setting_invalid',
      settings: Object.keys(patch),
    })
    expect((await brandOf()).company?.legalName).not.toBe('Alpha B.V.')
  })

  it('keeps a doubtful number that it has had all along while everything else changes', async () => {
    await shop.database.db().update(businesses).set({ vat: 'NL123456789B01' }).where(eq(businesses.id, 'beta'))
    const record = await shop.shop.brands.findBusiness('beta')
    const patch = { vat: 'NL123456789B01', phone: '+31 20 123 4567' }
    const version = record?.version ?? 0
    expect(await shop.shop.brands.changeBrand({ brandId: 'beta', expectedVersion: version, patch }, caller())).toEqual({
      ok: true,
      version: version + 1,
      changed: ['phone'],
    })
  })

  it('yields a new brand object, which stays the same until the next change', async () => {
    const before = await brandOf()
    await shop.letTimePass({ seconds: 6 })
    expect(await brandOf()).toBe(before)
    expect(await change({ tagline: 'Go farther' })).toMatchObject({ ok: true })
    const after = await brandOf()
    expect(after).not.toBe(before)
    await shop.letTimePass({ seconds: 6 })
    expect(await brandOf()).toBe(after)
  })

  it('changes only the given settings, and shows them at once', async () => {
    expect(await change({ name: 'Alpha Roam', primaryColor: '#FFD400' })).toMatchObject({ ok: true })
    expect(await change({ secondaryColor: '#004488', tagline: null })).toMatchObject({ ok: true })
    expect(await brandOf()).toMatchObject({
      name: 'Alpha Roam',
      colors: { primary: '#ffd400', secondary: '#004488' },
      tagline: 'Your Ultimate Travel Companion',
    })
  })

  it('names the changed settings, and is no change if there are none', async () => {
    const whole = { name: 'Alpha Roam', primaryColor: '#FFD400', heroText: null, phone: '+31 20 1234567' }
    expect(await change(whole)).toMatchObject({ ok: true, changed: ['phone'] })
    const record = await shop.shop.brands.findBusiness((await brandOf()).id)
    expect(await change(whole)).toEqual({ ok: true, version: record?.version, changed: [] })
  })

  it('rejects a change based on an older state, and one of two at once (I09)', async () => {
    const record = await shop.shop.brands.findBusiness((await brandOf()).id)
    const from = record?.version ?? 0
    const both = await Promise.all(
      ['One', 'Two'].map((name) =>
        shop.shop.brands.changeBrand({ brandId: 'alpha', expectedVersion: from, patch: { name } }, caller()),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, problem: 'version_conflict' })
    expect(await change({ name: 'Late' }, { expectedVersion: from })).toEqual({
      ok: false,
      problem: 'version_conflict',
    })
  })

  it.each([
    ['primaryColor', 'red;background:url(//x)'],
    ['backgroundColor', '#12345'],
    ['name', '</title><script>alert(1)</script>'],
    ['name', ''],
    ['name', null],
    ['tagline', 'turned \u202E round'],
    ['heroText', 'x'.repeat(121)],
    ['orderPrefix', 'Alpha Roam'],
    ['mailFrom', 'alpha@example.com\r\nBcc: all@example.com'],
    ['domain', 'alpha.example/path'],
    ['links', [{ label: 'Mastodon', href: 'javascript:alert(1)' }]],
    ['version', 7],
  ])('refuses %s: %j (I08)', async (setting, value) => {
    expect(await change({ [setting]: value })).toEqual({ ok: false, problem: 'setting_invalid', settings: [setting] })
  })

  it('refuses the domain of another brand', async () => {
    expect(await change({ domain: 'Beta.example' })).toEqual({ ok: false, problem: 'domain_taken' })
  })

  it.each([
    ['the prefix of another brand', { orderPrefix: 'beta' }],
    ['a prefix that reads like another brand’s credit notes', { orderPrefix: 'beta-c' }],
    ['a name whose letters are another brand’s prefix', { name: 'Beta', orderPrefix: null }],
    ['a name without letters for a prefix, which would be the shop’s', { name: 'Ταξίδι', orderPrefix: null }],
  ])('refuses %s: their invoices would share a series', async (_, patch) => {
    expect(await change(patch)).toEqual({ ok: false, problem: 'prefix_taken' })
  })

  it('allows other changes to brands that already share a series', async () => {
    await businessStore(shop.database).create({
      id: 'beta-2',
      name: 'Beta',
      domain: 'beta2.example',
      now: shop.clock.now(),
    })
    const patch = { tagline: 'Still here' }
    expect(
      await shop.shop.brands.changeBrand({ brandId: 'beta-2', expectedVersion: 1, patch }, caller()),
    ).toMatchObject({ ok: true })
  })

  it('stores a logo and serves it only at its brand’s address', async () => {
    expect(await change({}, { logo: aPng() })).toMatchObject({ ok: true })
    const brand = await brandOf()
    expect(brand.logoUrl).toMatch(/^\/brand-logo\/[0-9a-f]{64}\.png$/)
    const id = brand.logoUrl?.slice('/brand-logo/'.length, -'.png'.length) ?? ''
    expect(await shop.shop.brands.viewLogo({ id, brandId: brand.id })).toMatchObject({ mediaType: 'image/png' })
    expect(await shop.shop.brands.viewLogo({ id, brandId: (await brandOf('beta.example')).id })).toBeNull()

    expect(await change({ logoUrl: brand.logoUrl, name: 'Alpha' })).toMatchObject({ ok: true })
    expect((await brandOf()).logoUrl).toBe(brand.logoUrl)
    expect(await change({ logoUrl: null })).toMatchObject({ ok: true })
    expect((await brandOf()).logoUrl).toBeNull()
  })

  it('accepts a logo as a data: URL', async () => {
    const address = `data:image/png;base64,${Buffer.from(aPng(32, 48)).toString('base64')}`
    expect(await change({ logoUrl: address })).toMatchObject({ ok: true })
    expect((await brandOf()).logoUrl).toMatch(/\.png$/)
  })

  it.each([
    'javascript:alert(1)',
    'http://169.254.169.254/latest/meta-data',
    'https://elsewhere.example/logo.png',
    '/brand-logo/../../etc/passwd',
    `/brand-logo/${'0'.repeat(64)}.png`,
    `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
    `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`,
    42,
  ])('refuses %j as a logo (I07)', async (logoUrl) => {
    expect(await change({ logoUrl })).toEqual({ ok: false, problem: 'logo_refused' })
  })
})

// Sitemap, product feed, and llms.txt: what is sold, at true prices, and when it last changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueEdit } from '#shop/catalogue/bundle/catalogue-change.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { addDays } from '#values/date.ts'
import { WITHDRAWAL_DAYS } from '#values/withdrawal-days.ts'
import { admit } from '../support/admit.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  await admit(shop.database, 'owner@example.com', 'super-admin')
}, 120_000)
afterAll(() => shop.close())

const read = async (path: string) => {
  const answer = await fetch(shop.url + path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
const changedIn = (xml: string) =>
  new Map(
    [...xml.matchAll(/<loc>[^<]*?(\/[^/<]*)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, end = '', at]) => [
      end,
      at,
    ]),
  )

describe('the sitemap', () => {
  it('says of nothing that it changed before it did', async () => {
    expect(changedIn(await read('/sitemap.xml'))).toEqual(
      new Map([
        ['/pages.xml', '2025-03-05'],
        ['/places.xml', undefined],
        ['/plans-1.xml', undefined],
      ]),
    )
    const pages = changedIn(await read('/sitemaps/pages.xml'))
    expect([pages.get('/terms'), pages.get('/faq')]).toEqual(['2025-03-05', undefined])
    expect([...changedIn(await read('/sitemaps/places.xml')).values()].filter(Boolean)).toEqual([])
  })

  it('says of a page when what it shows was changed, and of no other', async () => {
    const { catalogue } = shop.shop
    const actor = { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' as const }
    const seen = { zone: 'North America', version: (await catalogue.viewDeskZone('North America'))?.version ?? '' }
    const edits = [{ kind: 'price' as const, zone: 'North America', size: '5GB' as const, cents: 1234 }]
    expect(await catalogue.changeCatalogue({ edits, seen }, { ...shop.at, actor })).toMatchObject({ ok: true })

    await expect.poll(async () => changedIn(await read('/sitemap.xml')).get('/places.xml')).toBeDefined()
    const places = changedIn(await read('/sitemaps/places.xml'))
    const plans = changedIn(await read('/sitemaps/plans-1.xml'))
    const when = places.get('/north-america') ?? ''
    expect(Date.now() - new Date(when).getTime()).toBeLessThan(600_000)
    expect([places.get('/canada'), places.get('/japan'), places.get('/europe')]).toEqual([when, undefined, undefined])

    const { bundles } = await catalogue.viewCatalogue(shop.at)
    const changed = bundles.filter(({ bundleId }) => plans.get(`/${bundleId}`) !== undefined)
    expect(changed.map(({ zone, megabytes }) => [zone, megabytes])).toEqual([['North America', 5120]])
  })

  it('says so of a brand’s own price at its address alone', async () => {
    const host = `alpha.localhost:${shop.port}`
    await shop.addBusiness({ id: 'alpha', name: 'Alpha Roam', domain: host, now: new Date() })
    const { retail } = shop.shop
    const owner = { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' as const }
    const terms = { businessId: 'alpha', isAllowed: true, discountBasisPoints: 0, capBasisPoints: 20_000 }
    await retail.setRetailTerms(terms, { ...shop.at, actor: owner })
    const there = async (part: string) =>
      changedIn(await (await shop.browserAt(host).get(`/sitemaps/${part}.xml`)).text())
    expect((await there('places')).get('/japan')).toBeUndefined()

    const boss = { ...shop.at, actor: { id: 'boss', type: 'business-admin' as const, businessId: 'alpha' } }
    const change = async () => ({ businessId: 'alpha', seen: (await retail.viewRetailPrices('alpha'))?.version ?? '' })
    const edits = [{ kind: 'price', size: '1GB', cents: 600 } as const]
    await retail.draftRetailPrices({ ...(await change()), zone: 'Asia Pacific', edits }, boss)
    expect((await there('places')).get('/japan')).toBeUndefined()
    expect(await retail.holdRetailPrices(await change(), boss)).toMatchObject({ ok: true, changed: 1 })

    const soon = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect((await there('places')).get('/japan')).toEqual(soon)
    expect((await there('places')).get('/france')).toBeUndefined()
    const { bundles } = await shop.shop.catalogue.viewCatalogue(shop.at)
    const plans = await there('plans-1')
    const changed = bundles.filter(({ bundleId, zone }) => plans.get(`/${bundleId}`) && zone !== 'North America')
    expect(new Set(changed.map(({ zone, megabytes }) => `${zone} ${megabytes}`))).toEqual(
      new Set(['Asia Pacific 1024']),
    )
    expect(changedIn(await read('/sitemaps/places.xml')).get('/japan')).toBeUndefined()
  })

  it('says so of a brand’s own price that a minimum margin raises, and of none that stays', async () => {
    const { catalogue, retail } = shop.shop
    const owner = { ...shop.at, actor: { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' as const } }
    const [zone, host] = ['Africa', `cheap.localhost:${shop.port}`]
    await shop.addBusiness({ id: 'cheap', name: 'Cheap Roam', domain: host, now: new Date() })
    const terms = { businessId: 'cheap', isAllowed: true, discountBasisPoints: 9_000, capBasisPoints: 20_000 }
    await retail.setRetailTerms(terms, owner)
    const boss = { ...shop.at, actor: { id: 'boss', type: 'business-admin' as const, businessId: 'cheap' } }
    const seen = async () => (await retail.viewRetailPrices('cheap'))?.version ?? ''
    const edits = [
      { kind: 'price', size: '1GB', cents: 200 } as const,
      { kind: 'price', size: '3GB', cents: 500 } as const,
    ]
    await retail.draftRetailPrices({ businessId: 'cheap', seen: await seen(), zone, edits }, boss)
    expect(await retail.holdRetailPrices({ businessId: 'cheap', seen: await seen() }, boss)).toMatchObject({ ok: true })

    const { bundles } = await catalogue.viewCatalogue(shop.at)
    const small = bundles.filter((each) => each.zone === zone && each.megabytes === 1024)
    const change = async (made: CatalogueEdit[]) => {
      const version = (await catalogue.viewDeskZone(zone))?.version ?? ''
      expect(await catalogue.changeCatalogue({ edits: made, seen: { zone, version } }, owner)).toMatchObject({
        ok: true,
      })
    }
    const told = async (browser = shop.browserAt(host)) => {
      const plans = changedIn(await (await browser.get('/sitemaps/plans-1.xml')).text())
      return new Map(
        bundles.filter((each) => each.zone === zone).map(({ bundleId }) => [bundleId, plans.get(`/${bundleId}`)]),
      )
    }
    const before = await told()
    await change(small.map(({ bundleId }) => ({ kind: 'cost' as const, bundleId, cents: 150 })))
    expect(await told()).toEqual(before)
    await change([{ kind: 'floor', zone, basisPoints: 5_000 }])
    const after = await told()
    const raised = [...after].filter(([bundleId, at]) => at !== before.get(bundleId)).map(([bundleId]) => bundleId)
    expect(raised.toSorted()).toEqual(small.map(({ bundleId }) => bundleId).toSorted())
    expect([...(await told(shop.browser())).values()].filter(Boolean)).toEqual([])
  })

  it('says so of everything when a VAT rate begins, and not before', async () => {
    const actor = { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' as const }
    const japan = async () => changedIn(await read('/sitemaps/places.xml')).get('/japan')
    const today = shop.shop.today()
    const set = (from: string) =>
      shop.shop.prices.setVatRate({ country: 'HU', basisPoints: 2600, from, reason: '' }, { ...shop.at, actor })
    expect(await set(addDays(today, 2))).toMatchObject({ ok: true })
    expect(await japan()).toBeUndefined()
    expect(await set(today)).toMatchObject({ ok: true })
    expect(await japan()).toBeDefined()
    expect(changedIn(await read('/sitemap.xml')).get('/plans-1.xml')).toBeDefined()
  })

  it.each(['plans-2', 'plans-0', 'plans-9999', 'atlantis', '..', 'pages.xml'])('has no part %s', async (part) => {
    expect((await fetch(`${shop.url}/sitemaps/${part}.xml`)).status).toBe(404)
  })
})

const rows = async (query: string) => {
  const [head = '', ...lines] = (await read(`/products.tsv${query}`)).trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])))
}

describe('the product feed', () => {
  it.each([
    ['', 'NL'],
    ['?country=hu', 'HU'],
    ['?country=US', 'US'],
  ])('%s has every plan on sale at the price with the tax of %s', async (query, country) => {
    const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
    const { basisPoints } = await shop.shop.prices.decideVat(country, null)
    const sold = catalogue.bundles.flatMap(({ bundleId }) => findBundle(catalogue, bundleId) ?? [])
    const found = await rows(query)
    expect(found.map((row) => [row['id'], row['price'], row['shipping'], row['link']])).toEqual(
      sold.map(({ bundle: { bundleId }, priceCents }) => [
        bundleId,
        `${(quote(priceCents, basisPoints).totalCents / 100).toFixed(2)} EUR`,
        `${country}:::0.00 EUR`,
        `${shop.url}/contract-summary/${bundleId}`,
      ]),
    )
    expect(
      found.filter((row) => Object.values(row).some((cell) => cell === '') || Object.keys(row).length !== 19),
    ).toEqual([])
  })

  // From Google's product data specification (support.google.com/merchants/answer/7052112), Microsoft's product attributes
  // (learn.microsoft.com, About Merchant Center catalog file), and OpenAI's product feed (developers.openai.com/commerce).
  it.each([
    ['Google', 'id title description link image_link availability price condition brand identifier_exists shipping'],
    ['Microsoft', 'id title link price description image_link shipping brand identifier_exists availability condition'],
    [
      'OpenAI',
      'title description brand price availability seller_name seller_url return_policy target_countries store_country',
    ],
  ])('has the columns that %s asks for, within its limits', async (_who, asked) => {
    const [row = {}, ...others] = await rows('?country=DE')
    expect(Object.keys(row)).toEqual(expect.arrayContaining(asked.split(' ')))
    const most: Record<string, number> = {
      id: 50,
      title: 150,
      description: 5_000,
      brand: 70,
      seller_name: 70,
      link: 2_000,
    }
    for (const each of [row, ...others])
      for (const [name, letters] of Object.entries(most)) expect(each[name]?.length).toBeLessThanOrEqual(letters)
    expect(row).toMatchObject({ availability: 'in_stock', condition: 'new', identifier_exists: 'no' })
    expect(row).toMatchObject({ return_deadline_in_days: String(WITHDRAWAL_DAYS), accepts_returns: 'true' })
    expect([row['seller_url'], row['return_policy']]).toEqual([shop.url, `${shop.url}/withdraw`])
    expect([row['target_countries'], row['store_country']]).toEqual(['DE', 'NL'])
  })

  it('leads to pages that show the same price, and to pictures', async () => {
    const [row] = await rows('')
    const price = row?.['price']?.replace(' EUR', '') ?? ''
    expect(await read(new URL(row?.['link'] ?? '').pathname)).toContain(`"price":"${price}"`)
    expect((await fetch(row?.['image_link'] ?? '')).headers.get('content-type')).toBe('image/png')
  })

  it('says which country it does not know', async () => {
    expect((await fetch(`${shop.url}/products.tsv?country=atlantis`)).status).toBe(400)
  })
})

it('llms.txt leads to pages that are there', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# Wander Pass\n\n> /)
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => new URL(link))
  expect(links.length).toBeGreaterThan(9)
  for (const { origin, pathname } of links) {
    expect(origin).toBe(shop.url)
    if (pathname !== '/mcp') await read(pathname)
  }
})

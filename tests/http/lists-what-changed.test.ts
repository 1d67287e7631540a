// Sitemap, product feed, and llms.txt: what is sold, at true prices, and when it last changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
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
      found.filter((row) => Object.values(row).some((cell) => cell === '') || Object.keys(row).length !== 12),
    ).toEqual([])
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

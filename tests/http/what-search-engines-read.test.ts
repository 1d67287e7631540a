// What the shop tells search engines agrees: no page of the sitemap is closed to them by robots.txt, and they hear of the
// pages that changed.
import { randomUUID } from 'node:crypto'
import { pathIn } from '#app/language/address.ts'
import { catalogueChanges, dueFailures, toldChanges, zonePrices, zones } from '#db/schema.ts'
import { INDEXNOW_PATH } from '#sandbox/indexnow/indexnow-server.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { LANGUAGES } from '#values/language.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { waitUntil } from '#scripts/storm/wait-until.ts'

const KEY = 'a-key-of-our-own'
let shop: HttpShop
let bundlesOfZone: string[]
let bundlesOfSize: string[]
beforeAll(async () => {
  shop = await openHttpShop((sandbox) =>
    Promise.resolve({ INDEXNOW_KEY: KEY, INDEXNOW_URL: `${sandbox.url}${INDEXNOW_PATH}` }),
  )
})
afterAll(() => shop.close())

const read = async (path: string) => (await fetch(new URL(path, shop.url))).text()
const matches = async (path: string, pattern: RegExp) =>
  [...(await read(path)).matchAll(pattern)].map(([, found]) => found ?? '')
/** Read one by one in `shows-a-page-for-each-country.test.ts`; and of the plans, one language says enough. */
const READ_ELSEWHERE = /\/esim\/[a-z\d-]+$|\/(de|fr|es|it|nl)\/contract-summary\//
/** Every address of every part. */
const listedAddresses = async () => {
  const parts = await matches('/sitemap.xml', /<loc>(.*?)<\/loc>/g)
  return (await Promise.all(parts.map((part) => matches(new URL(part).pathname, /<loc>(.*?)<\/loc>/g)))).flat()
}
/** A rule closes every address that begins with it. */
const rules = () => matches('/robots.txt', /^Disallow: (.+)$/gm)
const isClosed = async (path: string, all = rules()) => (await all).some((rule) => path.startsWith(rule))

it('robots.txt closes no page of the sitemap', async () => {
  const listed = (await listedAddresses()).map((address) => new URL(address).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/', '/business', '/support', '/withdraw']))
  const all = rules()
  const closed = await Promise.all(listed.map((path) => isClosed(path, all)))
  expect(listed.filter((_path, at) => closed[at])).toEqual([])
})

it('each page of the sitemap names its one address, and has a preview for messengers', async () => {
  const listed = (await listedAddresses()).filter((address) => !READ_ELSEWHERE.test(address))
  const without = await Promise.all(
    listed.map(async (address) => {
      const html = await read(new URL(address).pathname)
      const isWhole = html.includes(`rel="canonical" href="${address}"`) && /property="og:image"/.test(html)
      return isWhole ? [] : [address]
    }),
  )
  expect(without.flat()).toEqual([])
})

it('every other spelling of a page leads to its address for good, and keeps what was asked', async () => {
  const listed = (await listedAddresses()).map((address) => new URL(address).pathname)
  const spellings = listed
    .filter((path) => path !== '/' && !READ_ELSEWHERE.test(path))
    .map((path): [string, string] => [`${path}/`, path])
  const others: [string, string][] = [
    ['/FAQ', '/faq'],
    ['/faq//', '/faq'],
    ['/f%61q', '/faq'],
    ['/%46aq?q=%61', '/faq?q=%61'],
    ['/de/f%61q', '/de/faq'],
    ['/d%65/faq/', '/de/faq'],
    ['/robots.txt/', '/robots.txt'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['/esim/CANADA/', '/esim/canada'],
    ['/de/esim/c%61nada/', '/de/esim/canada'],
    ['/account/?tab=profile', '/account?tab=profile'],
    ['/super-admin-dashboard/catalog/', '/super-admin-dashboard/catalog'],
  ]
  for (const [typed, address] of [...spellings, ...others]) {
    const answer = await fetch(shop.url + typed, { redirect: 'manual' })
    expect([typed, answer.status, answer.headers.get('location')]).toEqual([typed, 308, address])
  }
})

it('no spelling leads to another host', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example//faq/']) {
    const answer = await fetch(`${shop.url.replace(/\/$/, '')}${path}`, { redirect: 'manual' })
    expect(answer.headers.get('location') ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/)
  }
})

it.each(['/business/api', '/contract-summary/01032_3', '/.well-known/security.txt', '/llms.txt', '/products.tsv'])(
  '%s is open to search engines',
  async (path) => {
    expect(await isClosed(path)).toBe(false)
  },
)

it.each(['/checkout', '/success', '/account', '/admin', '/business-dashboard'])(
  '%s is closed to them in every language',
  async (path) => {
    for (const language of LANGUAGES) expect(await isClosed(pathIn(path, language))).toBe(true)
  },
)

const inEach = (origin: string, path: string) => LANGUAGES.map((language) => origin + pathIn(path, language))
/** Of North America: its countries and itself, the bundles that changed, and what tells of everything. */
const pagesOf = (origin: string, bundleIds = bundlesOfSize) => [
  ...['canada', 'mexico', 'united-states', 'north-america'].flatMap((slug) => inEach(origin, `/esim/${slug}`)),
  ...bundleIds.flatMap((bundleId) => inEach(origin, `/contract-summary/${bundleId}`)),
  ...inEach(origin, '/'),
  `${origin}/products.tsv`,
]

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const db = () => shop.database.db()
const brandHost = () => `brand.localhost:${shop.port}`
const failures = () => db().select().from(dueFailures).where(eq(dueFailures.kind, 'search_engines'))
const told = () => shop.sandbox.searchEngine.told()
const isOfBrand = (address: string) => new URL(address).host === brandHost()
/** As if somebody had changed the price so many minutes ago. */
const aChange = async (zone: string, minutes: number) => {
  const at = ago(minutes)
  const change = { id: randomUUID(), zone, kind: 'price' as const, item: '1GB', after: '999' }
  await db()
    .insert(catalogueChanges)
    .values({ ...change, madeAt: at, validFrom: at, appliedAt: at })
  const cents = sql`${zonePrices.inclEsim1Gb} + 1`
  await db().update(zonePrices).set({ inclEsim1Gb: cents }).where(eq(zonePrices.zone, zone))
  shop.reread('catalogue')
}
const knowAllUntil = (minutes: number) =>
  db()
    .update(toldChanges)
    .set({ until: ago(minutes) })

beforeAll(async () => {
  const { bundles } = await shop.shop.catalogue.viewCatalogue(shop.at)
  const ofZone = bundles.filter(({ zone }) => zone === 'North America')
  bundlesOfZone = ofZone.map(({ bundleId }) => bundleId)
  bundlesOfSize = ofZone.filter(({ megabytes }) => megabytes === 1024).map(({ bundleId }) => bundleId)
  if (bundlesOfSize.length === 0) throw new Error('North America has no bundle of that size.')
  await shop.addBusiness({ id: 'brand', name: 'Brand', domain: brandHost(), now: new Date() })
  await waitUntil('both hosts to be known', 20_000, async () => {
    await shop.shop.worker.sweep()
    return (await db().$count(toldChanges)) === 2
  })
})

it('search engines that speak IndexNow find the key at every host', async () => {
  for (const host of [new URL(shop.url).host, brandHost()])
    expect(await (await shop.browserAt(host).get('/indexnow.txt')).text()).toBe(KEY)
})

it('search engines that speak IndexNow hear of each page of a zone and bundle that changed a minute ago, of the home page, and of the feed, in every language and at every host, once', async () => {
  await knowAllUntil(4)
  await aChange('Morocco', 5)
  await aChange('Africa', 0)
  await aChange('North America', 2)
  const all = [...pagesOf(shop.url), ...pagesOf(`http://${brandHost()}`)]
  await waitUntil('them to be told', 20_000, async () => {
    await shop.shop.worker.sweep()
    return told().length >= all.length
  })
  await shop.shop.worker.sweep()
  expect(told().toSorted()).toEqual(all.toSorted())
})

it.each([
  ['busy', 'the search engines want fewer messages'],
  ['down', 'the search engines answered 503'],
  ['unknown_key', 'the search engines did not find the key at the address of the shop'],
])('search engines that answer %s are told again, counted', async (kind, problem) => {
  const before = told().length
  await db().delete(dueFailures)
  shop.sandbox.searchEngine.faults.set({ at: 'tell', kind, match: brandHost() })
  await knowAllUntil(4)
  await waitUntil('them to refuse', 20_000, async () => {
    await shop.shop.worker.sweep()
    return (await failures()).some((each) => each.problem === problem)
  })
  expect(await failures()).toMatchObject([{ item: brandHost(), problem }])
  expect(told().slice(before).some(isOfBrand)).toBe(false)
  shop.sandbox.searchEngine.faults.clear()
  await waitUntil('them to hear it', 20_000, async () => {
    await shop.shop.worker.sweep()
    return told().slice(before).some(isOfBrand)
  })
  expect(told().slice(before).filter(isOfBrand)).toEqual(pagesOf(`http://${brandHost()}`))
})

it('search engines hear of a brand’s own price at its host alone', async () => {
  await knowAllUntil(1.5)
  const before = told().length
  await retailStore(shop.database).noteChanged(
    'brand',
    [{ zone: 'North America', kind: 'price', size: '1GB' }],
    ago(1.2),
  )
  await waitUntil('them to be told', 20_000, async () => {
    await shop.shop.worker.sweep()
    return told().length > before
  })
  await shop.shop.worker.sweep()
  expect(told().slice(before).toSorted()).toEqual(pagesOf(`http://${brandHost()}`).toSorted())
})

it('search engines hear of the page of a country that left a zone', async () => {
  const before = told().length
  const at = ago(2)
  const [zone, countries] = ['North America', ['CA', 'US']]
  const change = { id: randomUUID(), zone, kind: 'countries' as const, item: '', before: 'CA,MX,US' }
  await db()
    .insert(catalogueChanges)
    .values({ ...change, after: countries.join(','), madeAt: at, validFrom: at, appliedAt: at })
  await db().update(zones).set({ countries }).where(eq(zones.name, zone))
  shop.reread('catalogue')
  await knowAllUntil(4)
  const all = [...pagesOf(shop.url, bundlesOfZone), ...pagesOf(`http://${brandHost()}`, bundlesOfZone)]
  await waitUntil('them to be told', 20_000, async () => {
    await shop.shop.worker.sweep()
    return new Set(told().slice(before)).size >= all.length
  })
  expect([...new Set(told().slice(before))].toSorted()).toEqual(all.toSorted())
})

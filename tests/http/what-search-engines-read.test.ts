// What the shop tells search engines agrees: no page of the sitemap is closed to them by robots.txt.
import { pathIn } from '#app/language/address.ts'
import { LANGUAGES } from '#values/language.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
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

// What the shop tells search engines agrees: no page of the sitemap is closed to them by robots.txt.
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
/** A rule closes every address that begins with it. */
const rules = () => matches('/robots.txt', /^Disallow: (.+)$/gm)
const isClosed = async (path: string) => (await rules()).some((rule) => path.startsWith(rule))

it('robots.txt closes no page of the sitemap', async () => {
  const listed = (await matches('/sitemap.xml', /<loc>(.*?)<\/loc>/g)).map((address) => new URL(address).pathname)
  expect(listed).toEqual(expect.arrayContaining(['/', '/business', '/support', '/withdraw']))
  const closed = await Promise.all(listed.map(isClosed))
  expect(listed.filter((_path, at) => closed[at])).toEqual([])
})

it.each(['/business/api', '/contract-summary/01032_3'])('%s is open to search engines', async (path) => {
  expect(await isClosed(path)).toBe(false)
})

it.each(['/checkout', '/success', '/account', '/admin', '/business-dashboard'])(
  '%s is closed to them',
  async (path) => {
    expect(await isClosed(path)).toBe(true)
  },
)

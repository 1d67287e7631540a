// What is bought is called by its trip: a zone's code is no headline anywhere.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles, zonePrices, zones } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, fillCart } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const CODE = 'ZZ-17'
const TRIP = 'France and Italy · 5 GB'

let shop: HttpShop
let buyer: Browser
let account: Browser
let reference: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  await callEuropeByItsCode()
  buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer)
  ;({ reference } = order)
  iccid = (await delivered(shop, order.id)).iccid ?? ''
  account = await signedIn(shop, BUYER.email)
})
afterAll(() => shop.close())

// As an owner would who numbers zones.
async function callEuropeByItsCode() {
  const db = shop.database.db()
  const [europe] = await db.select().from(zones).where(eq(zones.name, 'Europe'))
  const [prices] = await db.select().from(zonePrices).where(eq(zonePrices.zone, 'Europe'))
  if (!europe || !prices) throw new Error('There is no Europe.')
  await db.insert(zones).values({ ...europe, name: CODE, displayName: 'The old continent' })
  await db.insert(zonePrices).values({ ...prices, zone: CODE })
  await db.update(bundles).set({ zone: CODE }).where(eq(bundles.zone, 'Europe'))
}

/** Titles, headings, and names of what is on a page. */
const headlinesOf = (html: string): string[] =>
  [
    ...html.matchAll(/<(title|h1|h2|h3)\b[^>]*>(.*?)<\/\1>/gs),
    ...html.matchAll(/<p class="(pass-zone)[^>]*>(.*?)<\/p>/gs),
    ...html.matchAll(/aria-(label)="([^"]*)"/g),
  ].map(([, , words = '']) => words.replaceAll(/<[^>]*>/g, ''))

const check = async (browser: Browser) =>
  headlinesOf(await (await browser.post('/esim-status', { intent: 'check', email: '', iccid })).text())

const of = (path: string) => `${path}?reference=${encodeURIComponent(reference)}`

describe('the trip', () => {
  it.each([
    ['/success', TRIP],
    ['/install', TRIP],
    ['/order/invoice', TRIP],
  ])('and no zone’s code heads %s', async (path, said) => {
    const page = await buyer.get(of(path))
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(headlinesOf(html).filter((line) => line.includes(CODE))).toEqual([])
    expect(html).toContain(said)
  })

  it('heads the status of its eSIM, which strangers see by the place alone', async () => {
    const [own, strange] = [await check(buyer), await check(shop.browser())]
    expect(own.filter((line) => line.includes('France and Italy'))).not.toEqual([])
    expect(strange.filter((line) => line.includes('The old continent'))).not.toEqual([])
    expect(strange.filter((line) => line.includes('France'))).toEqual([])
    for (const lines of [own, strange]) expect(lines.filter((line) => line.includes(CODE))).toEqual([])
  })

  it('heads the cart and the checkout, and the place does where the whole zone is chosen', async () => {
    const visitor = shop.browser()
    await fillCart(visitor)
    const lines = headlinesOf(await (await visitor.get('/checkout')).text())
    expect(lines).toContain('France and Italy')
    const [zone] = await shop.database.db().select().from(zones).where(eq(zones.name, CODE))
    await fillCart(visitor, { to: zone?.countries.join(',') ?? '' })
    const whole = headlinesOf(await (await visitor.get('/checkout')).text())
    expect(whole).toContain('The old continent')
    expect([...lines, ...whole].filter((line) => line.includes(CODE))).toEqual([])
  })

  it.each(['/account', '/account?tab=services', '/user-dashboard'])('and no zone’s code heads %s', async (path) => {
    const html = await (await account.get(path)).text()
    expect(html).toContain('France and Italy')
    expect(headlinesOf(html).filter((line) => line.includes(CODE))).toEqual([])
  })
})

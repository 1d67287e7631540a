// The widget on a partner's page: it shows what the shop sells and leads to the shop, which remembers who sent the
// visitor.
import { Script } from 'node:vm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { formatEuro } from '#values/money.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { buyByCard, delivered, EUROPE_5GB } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { ARRIVAL, TRIP_DAYS } from '#tests/support/trip-to-come.ts'

const TRIP = TRIP_DAYS
/** The most that the tag may add to a partner's page. */
const MOST_BYTES = 5_000

let shop: HttpShop
let code: string
let nora: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  const now = new Date()
  await shop.addBusiness({ id: 'nova', name: 'Nova Travel', kind: 'affiliate', now })
  await shop.addBusiness({
    id: 'alpha',
    name: 'Alpha Roam',
    domain: `alpha.localhost:${shop.port}`,
    primaryColor: '#ffd400',
    now,
  })
  nora = await worksFor('nora@embed.example.com', 'nova')
  await nora.post('/business-dashboard?tab=earnings', { intent: 'join' })
  code = (await shop.shop.partners.findAffiliateLink('nova'))?.code ?? ''
}, 120_000)
afterAll(() => shop.close())

async function worksFor(email: string, businessId: string) {
  const browser = await signedIn(shop, email, 'business-admin')
  await shop.database.db().update(users).set({ businessId }).where(eq(users.email, email))
  return browser
}

const textOf = async (browser: Browser, path: string) => (await browser.get(path)).text()
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" target="_top" class="pick"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))

describe('the embed tag on a partner’s page', () => {
  it('loads a small script that names nobody and may run anywhere', async () => {
    const answer = await shop.browser().get('/embed.js')
    const script = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(Buffer.byteLength(script)).toBeLessThan(MOST_BYTES)
    expect(() => new Script(script)).not.toThrow()
  })
})

describe('the widget', () => {
  it('works in a frame on any page, sets no cookie, and can only reload itself', async () => {
    const { headers, status } = await shop.browser().get(`/embed?code=${code}&to=FR&${TRIP}`)
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect((await shop.browser().get('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('shows the shop’s offers for the trip, at the shop’s prices', async () => {
    const widget = await textOf(shop.browser(), `/embed?to=FR&to=IT&${TRIP}`)
    const page = await textOf(shop.browser(), `/bundleselector?to=FR,IT&${TRIP}&step=results`)
    const prices = [...widget.matchAll(/€\d+\.\d\d/g)].map(([price]) => price)
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) expect(page).toContain(price)
    const links = linksIn(widget)
    expect(links.length).toBe(prices.length)
    for (const link of links) {
      expect(link).toMatch(/^\/bundleselector\?to=FR,IT&.*step=results&bundle=[\w-]+$/)
      expect((await shop.browser().get(link ?? '')).status).toBe(200)
    }
  })

  it('leads an affiliate’s visitor to the bundle, where the browser remembers the affiliate', async () => {
    const [link = ''] = linksIn(await textOf(shop.browser(), `/embed?code=${code}&to=FR&${TRIP}`))
    expect(link).toMatch(new RegExp(`^/r/${code}\\?`))
    const visitor = shop.browser()
    const answer = await visitor.get(link)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/bundleselector\\?to=FR&${TRIP}&step=results&bundle=`))
    expect(answer.headers.getSetCookie().join()).toContain('aff=')
  })

  it('earns its affiliate a tenth of the visitor’s purchase, without VAT', async () => {
    const [link = ''] = linksIn(await textOf(shop.browser(), `/embed?code=${code}&to=FR&${TRIP}`))
    const visitor = shop.browser()
    await visitor.get(link)
    const { order } = await buyByCard(shop, visitor, { email: 'reader@embed.example.com' })
    await delivered(shop, order.id)
    expect((await shop.shop.orders.findOrderById(order.id))?.affiliate?.businessId).toBe('nova')
    const earnings = await textOf(nora, '/business-dashboard?tab=earnings')
    expect(earnings).toContain(formatEuro(Math.round(EUROPE_5GB.subtotalCents / 10)))
    const other = shop.browser()
    const own = await buyByCard(shop, other, { email: 'nobodys@embed.example.com' })
    expect((await shop.shop.orders.findOrderById(own.order.id))?.affiliate ?? null).toBeNull()
  })

  it('adds countries one by one, takes them away again, and keeps the code', async () => {
    const html = await textOf(shop.browser(), `/embed?code=${code}&to=FR&to=JP`)
    expect(html).toContain('aria-label="Remove Japan"')
    expect(html).toContain(`href="/embed?to=FR&amp;code=${code}"`)
    expect(html).toContain(`<input type="hidden" name="code" value="${code}"/>`)
    expect(html).toContain('Please select your arrival and departure dates')
  })

  it.each([
    ['a code that is markup', 'code="><script>alert(1)</script>'],
    ['countries that do not exist', `to=XX&to=<b>&${TRIP}`],
    ['days that do not exist', 'to=FR&from=2027-02-31&to_date=nonsense'],
    ['buttons of the wizard', 'to=FR&toggle=IT&clear=1&step=results'],
  ])('ignores %s', async (_, query) => {
    const answer = await shop.browser().get(`/embed?${encodeURI(query)}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('alert(1)')
    expect(html).not.toContain('<b>')
    expect(linksIn(html)).toEqual([])
  })

  it('shows its host’s brand, and says if that shop is closed', async () => {
    const host = `alpha.localhost:${shop.port}`
    expect(await textOf(shop.browserAt(host), '/embed')).toContain('Plan your trip at Alpha Roam')
    await businessStore(shop.database).setSuspension('alpha', new Date())
    await expect.poll(() => textOf(shop.browserAt(host), '/embed')).toContain('This shop isn’t taking new orders')
  })
})

describe('a link with a code', () => {
  it.each([
    [`to=//evil.example&from=${ARRIVAL}`, '/'],
    ['to=FR&bundle=../../evil', '/bundleselector?to=FR&step=dates'],
    ['', '/'],
  ])('leads only into the shop: %s', async (query, location) => {
    const answer = await shop.browser().get(`/r/${code}?${query}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })
})

describe('the dashboard', () => {
  it('gives an affiliate the line with its code, and shows a preview', async () => {
    const html = await textOf(nora, '/business-dashboard?tab=earnings')
    expect(html).toContain(`/embed.js&quot; data-code=&quot;${code}&quot;&gt;&lt;/script&gt;`)
    const preview = `/embed?code=${code}&preview=yes`
    expect(html).toContain(`<iframe src="${preview.replace('&', '&amp;')}"`)
    // The frame doesn't run scripts, so there are none to be blocked.
    expect(await textOf(nora, preview)).not.toContain('<script')
  })

  it('shows a shop’s widget only in its own frame, and only to that business', async () => {
    const boss = await worksFor('boss@embed.example.com', 'alpha')
    expect(await textOf(boss, '/business-dashboard?tab=share')).toContain('<iframe src="/business-dashboard/embed"')
    const preview = await boss.get('/business-dashboard/embed')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await nora.get('/business-dashboard/embed')).status).toBe(404)
    expect((await shop.browser().get('/business-dashboard/embed')).status).not.toBe(200)
  })
})

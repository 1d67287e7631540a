// Parts that are rendered once for everybody at a brand look the same as freshly rendered ones, and show nobody's data
// to others.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../support/http-accounts.ts'
import { browserWithCart, buyByCard, delivered, fillCart } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

/** A page without the data at the start of its scripts. */
const drawn = async (browser: Browser, path: string) =>
  (await (await browser.get(path)).text()).replaceAll(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1')
const headerOf = (page: string) => /<header [^]*?<\/header>/.exec(page)?.[0] ?? ''

it.each(['/', '/checkout', '/faq', '/esim-status'])('%s is identical each time it is rendered', async (path) => {
  const browser = await browserWithCart(shop)
  const pages = []
  for (let time = 0; time < 4; time += 1) pages.push(await drawn(browser, path))
  expect(pages[0]).toContain('</footer>')
  expect(new Set(pages).size).toBe(1)
  expect(await drawn(await browserWithCart(shop), path)).toBe(pages[0])
})

it('each visitor sees their own cart, country, and account links', async () => {
  const empty = shop.browser()
  await empty.post('/vat-country', { country: 'NL', back: '/support' })
  const full = await browserWithCart(shop)
  const member = await signedIn(shop, 'member@example.com')
  await fillCart(member, { to: 'ES' })
  for (let time = 0; time < 3; time += 1) {
    const [ofEmpty, ofFull, ofMember] = [
      await drawn(empty, '/support'),
      await drawn(full, '/support'),
      await drawn(member, '/support'),
    ]
    expect(headerOf(ofEmpty)).not.toContain('class="badge')
    expect(ofEmpty).toContain('Your cart is empty')
    expect(ofEmpty).toMatch(/<option value="NL" selected/)
    expect(headerOf(ofFull)).toContain('class="badge')
    expect(ofFull).toContain('France')
    expect(ofFull).not.toMatch(/<option value="NL" selected/)
    expect(headerOf(ofFull)).not.toContain('Dashboard')
    expect(headerOf(ofMember)).toContain('Dashboard')
    expect(ofMember).not.toBe(ofFull)
  }
  expect(headerOf(await drawn(full, '/support'))).toContain('aria-current="page"')
  expect(headerOf(await drawn(full, '/terms'))).not.toContain('aria-current="page"')
  expect(headerOf(await drawn(full, '/nowhere'))).not.toContain('aria-current="page"')
})

it('the zones on the home page show each visitor’s own price, choice, and list of countries', async () => {
  const browser = await browserWithCart(shop)
  const zonesOn = async (path: string, visitor = browser) =>
    /<ul [^>]*aria-labelledby="zones-heading"[^]*?<h[23]/.exec(await drawn(visitor, path))?.[0] ?? ''
  const dutch = shop.browser()
  await dutch.post('/vat-country', { country: 'NL', back: '/' })
  const hungarian = shop.browser()
  await hungarian.post('/vat-country', { country: 'HU', back: '/' })
  for (let time = 0; time < 2; time += 1) {
    const plain = await zonesOn('/')
    expect(plain).toContain('>Europe<')
    expect(plain).not.toContain('aria-checked="mixed"')
    expect(plain).not.toContain('aria-expanded="true"')
    expect(await zonesOn('/?to=ES&step=destinations')).toContain('aria-checked="mixed"')
    expect(await zonesOn('/?show=Europe')).toContain('id="countries-of-Europe"')
    expect(await zonesOn('/?more=1')).not.toBe(plain)
    expect(await zonesOn('/', dutch)).not.toBe(await zonesOn('/', hungarian))
  }
})

const pathOf = (reference: string) => `/success?reference=${reference}`

it('order pages share their links and steps, and each names only its own order', async () => {
  const pages: { browser: Browser; email: string; reference: string }[] = []
  for (const email of ['one@example.com', 'other@example.com', 'third@example.com']) {
    const browser = shop.browser()
    const { order } = await buyByCard(shop, browser, { email })
    await delivered(shop, order.id)
    // The first look takes the bundle out of the cart.
    await browser.get(pathOf(order.reference))
    pages.push({ browser, email, reference: order.reference })
  }
  for (const { browser, email, reference } of pages) {
    const page = await drawn(browser, pathOf(reference))
    expect(await drawn(browser, pathOf(reference))).toBe(page)
    for (const path of ['/esim-status', '/support', '/withdraw', '/order/invoice.pdf'])
      expect(page).toContain(`href="${path}?reference=${reference}" target="_blank"`)
    expect(page).toContain(email)
    for (const other of pages.filter((each) => each.email !== email)) {
      expect(page).not.toContain(other.reference)
      expect(page).not.toContain(other.email)
    }
  }
})

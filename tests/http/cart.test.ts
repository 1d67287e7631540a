// What a browser may put into its cart, and where it may be redirected after choosing its country (group A).
import { currencyRates } from '#db/schema.ts'
import { addDays } from '#values/date.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER, EUROPE_5GB, fillCart, tell } from '../support/http-buying.ts'
import { PASSWORD, setsUp, signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, DEPARTURE, tripDay } from '../support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  const rate = { currency: 'USD', validFrom: addDays(shop.shop.today(), -3), millionths: 900_000, madeAt: new Date() }
  await shop.database.db().insert(currencyRates).values(rate)
})
afterAll(() => shop.close())

const NO_BUNDLE = 'No bundle found in cart'
const NOT_COVERED = "We couldn't find bundles covering all your selected destinations."

async function browserWithCart(): Promise<Browser> {
  const browser = shop.browser()
  expect((await fillCart(browser)).status).toBe(303)
  return browser
}

describe('POST /cart', () => {
  it.each([
    ['A02 an unknown bundle', { bundleId: '99999_9' }, 400, NO_BUNDLE],
    ['A02 an inactive bundle', { bundleId: '12032_1' }, 400, NO_BUNDLE],
    ['A02 a made-up bundle', { bundleId: 'bundle_1763734000000' }, 400, NO_BUNDLE],
    ['A02 a bundle with a dash', { bundleId: '01032-3' }, 400, NO_BUNDLE],
    ['A03 a bundle without end', { bundleId: 'x'.repeat(5000) }, 400, NO_BUNDLE],
    ['A03 a NUL byte', { bundleId: '01032_3\0' }, 400, 'We couldn’t read this form.'],
    ['A03 an empty bundle', { bundleId: '' }, 400, NO_BUNDLE],
    ['A03 __proto__', { bundleId: '__proto__' }, 400, NO_BUNDLE],
    ['A06 a country outside the zone', { to: 'FR,JP' }, 409, NOT_COVERED],
    ['an unknown intent', { intent: 'steal' }, 400, NO_BUNDLE],
    ['no intent', { intent: '' }, 400, NO_BUNDLE],
    ['a list of countries without end', { to: 'FR,'.repeat(2000) }, 400, NO_BUNDLE],
  ])('refuses %s', async (_what, overrides, status, words) => {
    const browser = shop.browser()
    const answer = await tell(browser, '/cart', {
      intent: 'add',
      bundleId: EUROPE_5GB.bundleId,
      to: 'FR',
      ...overrides,
    })
    expect(answer).toMatchObject({ status, text: expect.stringContaining(words) })
    expect(browser.cookies.size).toBe(0)
    expect((await fillCart(shop.browser(), overrides)).status).toBe(status)
  })

  it('changes no prototypes (A03)', async () => {
    await tell(shop.browser(), '/cart', {
      intent: 'add',
      '__proto__[bundleId]': 'x',
      'constructor.prototype.bundleId': 'x',
      bundleId: 'x',
    })
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it.each([
    ['unknown countries and impossible days', { to: 'FR,XX,ZZ', from: '2027-02-30', to_date: 'soon' }],
    ['a departure before the arrival', { from: DEPARTURE, to_date: ARRIVAL }],
    ['days long past', { from: '2001-01-01', to_date: '2001-01-02' }],
  ])('silently ignores %s', async (_what, overrides) => {
    expect((await fillCart(shop.browser(), overrides)).headers.get('location')).toBe('/checkout')
  })

  it('holds one bundle, whatever is added next (A05)', async () => {
    const browser = await browserWithCart()
    await fillCart(browser, { bundleId: '01032_6', quantity: '10' })
    expect(await (await browser.get('/checkout.data')).text()).toContain('01032_6')
    expect(await (await browser.get('/checkout.data')).text()).not.toContain(EUROPE_5GB.bundleId)
  })

  it('removes only the requested bundle, so that a tab with an older cart empties nothing', async () => {
    const browser = await browserWithCart()
    await browser.post('/cart', { intent: 'remove', bundleId: '01032_6' })
    expect(await (await browser.get('/checkout.data')).text()).toContain(EUROPE_5GB.bundleId)
    await browser.post('/cart', { intent: 'remove', bundleId: EUROPE_5GB.bundleId })
    expect(await (await browser.get('/checkout.data')).text()).not.toContain(EUROPE_5GB.bundleId)
  })

  it.each([
    ['a tampered cart', (cookie: string) => cookie.replace(/^./, (first) => (first === 'e' ? 'f' : 'e'))],
    ['an unsigned cart', (cookie: string) => cookie.replace(/\..*$/, '')],
    ['a cart without end', () => 'x'.repeat(9000)],
    ['a cart of another shop', (cookie: string) => `${cookie.split('.')[0]}.AAAA`],
  ])('treats %s as no cart (I12)', async (_what, spoil) => {
    const browser = await browserWithCart()
    browser.cookies.set('cart', spoil(browser.cookies.get('cart') ?? ''))
    expect(await tell(browser, '/checkout', BUYER)).toMatchObject({
      status: 400,
      text: expect.stringContaining(NO_BUNDLE),
    })
  })
})

const choices = async (browser: Browser) =>
  [...(await (await browser.get('/support')).text()).matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, value, words]) => [value, words],
  )

it('the list of countries begins with the question and with those outside the EU, where no VAT is charged', async () => {
  const browser = shop.browser()
  expect((await choices(browser)).slice(0, 2)).toEqual([
    ['', 'Choose a country'],
    ['outside-eu', 'Outside the EU'],
  ])
  await browser.post('/vat-country', { country: 'FR', back: '/' })
  const chosen = await choices(browser)
  expect([chosen[0], chosen.at(-1)]).toEqual([
    ['outside-eu', 'Outside the EU'],
    ['', 'Tell by my location'],
  ])
})

describe('POST /vat-country', () => {
  it.each([
    ['an unknown country', { country: 'XX', back: '/' }, '/'],
    ['markup', { country: '<script>', back: '/checkout' }, '/checkout'],
    ['nothing', {}, '/'],
    ['another site', { country: 'FR', back: 'https://evil.example/' }, '/'],
    ['another site without scheme', { country: 'FR', back: '//evil.example' }, '/'],
    ['a backslash', { country: 'FR', back: '/\\evil.example' }, '/'],
    ['a tab', { country: 'FR', back: '/\t/evil.example' }, '/'],
    ['a script', { country: 'FR', back: 'javascript:alert(1)' }, '/'],
    ['dots', { country: 'FR', back: '/a/../..//evil.example' }, '/'],
    ['a new line', { country: 'FR', back: '/checkout\r\nset-cookie: a=b' }, '/checkoutset-cookie:%20a=b'],
  ])('redirects only to its own paths for %s', async (_what, fields, location) => {
    const answer = await shop.browser().post('/vat-country', fields)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(location)
  })
})

describe('where something drops cookies', () => {
  const IN_A_BROWSER = { 'sec-fetch-dest': 'document' }
  const TOLD = 'Your browser doesn’t keep our cookies'
  const trip = { intent: 'add', bundleId: EUROPE_5GB.bundleId, to: 'FR' }
  const login = { email: 'without-cookies@example.com', password: PASSWORD }
  const secondFactor = { email: 'two-steps@example.com', password: PASSWORD }

  beforeAll(async () => {
    await signedIn(shop, login.email)
    await setsUp(await signedIn(shop, secondFactor.email))
  })

  /** The addresses that a browser is led through, and the page where that ends. */
  async function follow(browser: Browser, keeps: boolean, path: string, fields?: Record<string, string>) {
    const send = (at: string, form?: Record<string, string>) => {
      if (!keeps) browser.cookies.clear()
      return form ? browser.post(at, form, IN_A_BROWSER) : browser.get(at, IN_A_BROWSER)
    }
    const ways: string[] = []
    let answer = await send(path, fields)
    while (answer.status >= 300 && answer.status < 400 && ways.length < 6) {
      await answer.arrayBuffer()
      ways.push(answer.headers.get('location') ?? '')
      answer = await send(ways.at(-1) ?? '')
    }
    return { ways, status: answer.status, text: await answer.text() }
  }

  it.each<[string, string, Record<string, string> | undefined, string]>([
    ['the cart', '/cart', trip, '/checkout'],
    ['an empty checkout', '/checkout/empty', undefined, '/'],
    ['the country', '/vat-country', { country: 'FR', back: '/faq' }, '/faq'],
    ['the currency', '/currency', { currency: 'USD', back: '/esim-status' }, '/esim-status'],
    ['a login', '/login', { ...login, redirectTo: '/account' }, '/account'],
    ['a login on a tab', '/auth?tab=login', { ...login, intent: 'login', redirectTo: '/account' }, '/account'],
    ['a second factor', '/login', secondFactor, '/login/second-factor'],
    ['a new password', '/setup-password', { intent: 'send-code', email: login.email }, '/setup-password'],
  ])('%s says so in the end, and leads everybody else to a clean address', async (_what, path, fields, end) => {
    const dropped = await follow(shop.browser(), false, path, fields)
    expect([dropped.status, dropped.ways.length < 4]).toEqual([200, true])
    expect(dropped.text.includes(TOLD)).toBe(true)
    expect(dropped.text.includes('content="0; url=')).toBe(false)

    const kept = await follow(shop.browser(), true, path, fields)
    expect([kept.status, kept.ways.at(-1)]).toEqual([200, end])
    expect(kept.text.includes(TOLD)).toBe(false)
  })

  it('says so in the language of the page', async () => {
    expect((await follow(shop.browser(), false, '/de/checkout/empty')).text).toContain('Ihr Browser behält')
  })

  it('only browsers are led so, and only before their first cookie', async () => {
    const browser = shop.browser()
    expect((await browser.post('/cart', trip)).headers.get('location')).toBe('/checkout')
    expect((await browser.post('/cart', trip, IN_A_BROWSER)).headers.get('location')).toBe('/checkout')
  })
})

// Every button of the results leads to the checkout, also without script: those of sizes, and those of a plan's parts.
describe('the buttons of the results', () => {
  it.each([
    ['a bundle for each zone', 'GP,BA,MZ', tripDay(15)],
    ['several bundles one after the other', 'ES', tripDay(61)],
    ['one bundle', 'FR,IT', DEPARTURE],
  ])('of a trip with %s', async (_what, to, until) => {
    const page = `/bundleselector?to=${to}&from=${ARRIVAL}&to_date=${until}&step=results`
    const html = await (await shop.browser().get(page)).text()
    const forms = [...html.matchAll(/<form id="add-[^>]*>(.*?)<\/form>/gs)]
    expect(forms.length).toBeGreaterThan(1)
    for (const [, inner = ''] of forms) {
      const fields = [...inner.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ])
      const buyer = shop.browser()
      const answer = await buyer.post('/cart', Object.fromEntries(fields))
      expect({ inner, status: answer.status, to: answer.headers.get('location') }).toEqual({
        inner,
        status: 303,
        to: '/checkout',
      })
      const checkout = await buyer.get('/checkout')
      expect([checkout.status, (await checkout.text()).includes('Order with obligation to pay')]).toEqual([200, true])
    }
  })
})

// Several brands in one process, requested at the same time: each host only ever shows its own brand.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PNG } from 'pngjs'
import { sql } from 'drizzle-orm'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { buyByCard, BUYER, delivered, fillCart, newestOrder } from '#tests/support/http-buying.ts'
import { waitUntil } from '#scripts/storm/wait-until.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { rawGet, rawRequest } from '#tests/support/raw-request.ts'

const ROUNDS = 8
const SPOKEN = ['Wander Pass', 'Alpha Roam', 'Night Signal']

let shop: HttpShop
let hosts: { alpha: string; beta: string; own: string }
beforeAll(async () => {
  shop = await openHttpShop()
  hosts = { alpha: `alpha.localhost:${shop.port}`, beta: `beta.localhost:${shop.port}`, own: `localhost:${shop.port}` }
  const now = new Date()
  await shop.addBusiness({
    id: 'alpha',
    name: 'Alpha Roam',
    domain: hosts.alpha,
    tagline: 'Sunny side of roaming',
    heroText: 'Data for every beach',
    description: 'Beach data',
    primaryColor: '#ffd400',
    orderPrefix: 'alpharoam',
    mailFrom: 'hello@alpha.example',
    legalName: 'Alpha Legal B.V.',
    email: 'legal@alpha.example',
    now,
  })
  await shop.addBusiness({
    id: 'beta',
    name: 'Night Signal',
    domain: hosts.beta,
    backgroundColor: '#0b1020',
    primaryColor: '#36c5f0',
    orderPrefix: 'nightsignal',
    mailFrom: 'hello@beta.example',
    legalName: 'Beta Legal Ltd.',
    now,
  })
  // A sweep may have read the brands before these existed.
  await waitUntil('the brands to be read', 20_000, async () => {
    const { brand } = await shop.shop.brands.readBrand(hosts.beta)
    return brand.name === 'Night Signal'
  })
})
afterAll(() => shop.close())

const colorOf = async (host: string) => deriveTheme((await shop.shop.brands.readBrand(host)).brand.colors)
const text = async (browser: Browser, path: string) => (await browser.get(path)).text()

const buy = (host: string, email: string) => buyByCard(shop, shop.browserAt(host), { email })
const clearCart = (host: string, origin: string) =>
  shop.browserAt(host).post('/cart', { intent: 'clear' }, { origin, 'sec-fetch-site': 'cross-site' })

/** Every page and file that shows a brand names this one and none of the others; returns those that don't. */
async function wrongOn(browser: Browser, host: string, name: string, legalName: string): Promise<string[]> {
  const theme = await colorOf(host)
  const [home, wizard, terms, manifest, robots, notFound] = await Promise.all(
    ['/', '/bundleselector', '/terms', '/manifest.webmanifest', '/robots.txt', '/nowhere'].map((path) =>
      text(browser, path),
    ),
  )
  const pages = { home, wizard, terms, manifest, notFound }
  return [
    ...Object.entries(pages).flatMap(([page, words]) => [
      ...SPOKEN.filter((each) => words?.includes(each) !== (each === name)).map((each) => `${page}: ${each}`),
      ...(page === 'manifest' || words?.includes(`--solid:${theme.solid}`) ? [] : [`${page}: colors`]),
    ]),
    ...(manifest?.includes(theme.page) ? [] : ['manifest: colors']),
    ...(home?.includes(`"theme-color" content="${theme.page}"`) ? [] : ['home: theme-color']),
    ...(home?.includes(`<link rel="canonical" href="http://${host}/"`) ? [] : ['home: canonical']),
    ...(robots?.includes(`http://${host}/sitemap.xml`) ? [] : ['robots: address']),
    ...(terms?.includes(legalName) ? [] : ['terms: legal name']),
  ]
}

describe('brands by their hosts', () => {
  it('never mix, in whatever order their visitors come, even on cached pages', async () => {
    const visits = Array.from({ length: ROUNDS }, () => [
      wrongOn(shop.browserAt(hosts.alpha), hosts.alpha, 'Alpha Roam', 'Alpha Legal B.V.'),
      wrongOn(shop.browserAt(hosts.beta), hosts.beta, 'Night Signal', 'Beta Legal Ltd.'),
      wrongOn(shop.browser(), hosts.own, 'Wander Pass', 'Wander Pass'),
    ])
    expect((await Promise.all(visits.flat())).flat()).toEqual([])
  })

  it('have their own security.txt, whose reports reach the shop, and which never expires', async () => {
    for (const host of [hosts.alpha, hosts.own]) {
      const told = await text(shop.browserAt(host), '/.well-known/security.txt')
      const [, contact, expires] =
        /^Contact: (\S+)\nExpires: (\S+)\nPreferred-Languages: en, de, fr, es, it, nl\n/.exec(told) ?? []
      expect(told).toMatch(new RegExp(`^Canonical: http://${host}/\\.well-known/security\\.txt$`, 'm'))
      expect(contact).toBe(`http://${host}/support`)
      const days = (new Date(expires ?? '').getTime() - Date.now()) / 86_400_000
      expect([days > 100, days < 365]).toEqual([true, true])
      // Who sells under another name isn't whom a report must reach.
      expect(told).not.toContain('legal@alpha.example')
    }
  })

  it('have their own icons and pictures', async () => {
    const paths = ['/icons/icon-192.png', '/og/home.png']
    for (const path of paths) {
      const ask = async (host: string) => Buffer.from(await (await shop.browserAt(host).get(path)).arrayBuffer())
      const [one, other, again] = await Promise.all([ask(hosts.alpha), ask(hosts.beta), ask(hosts.alpha)])
      expect(one.equals(other)).toBe(false)
      expect(one.equals(again)).toBe(true)
    }
  })

  it('sell at the same time, each under its own prefix, page, sender and address', async () => {
    const bought = await Promise.all([
      buy(hosts.alpha, 'one@example.com'),
      buy(hosts.beta, 'two@example.com'),
      buy(hosts.own, 'three@example.com'),
      buy(hosts.alpha, 'four@example.com'),
    ])
    const names = ['Alpha Roam', 'Night Signal', 'Wander Pass', 'Alpha Roam']
    const prefixes = ['alpharoam', 'nightsignal', 'wanderpass', 'alpharoam']
    const places = [hosts.alpha, hosts.beta, hosts.own, hosts.alpha]
    const senders = ['hello@alpha.example', 'hello@beta.example', 'no-reply@wander-pass.example', 'hello@alpha.example']
    for (const [at, { order, returnTo }] of bought.entries()) {
      expect(order.businessId).toBe(['alpha', 'beta', DEFAULT_BRAND.id, 'alpha'][at])
      expect(order.reference.startsWith(`${prefixes[at]}_order_`)).toBe(true)
      expect(returnTo.startsWith(`http://${places[at]}/success?`)).toBe(true)
      await delivered(shop, order.id)
      const [mail] = await shop.mailsTo(order.email)
      expect(mail?.subject).toBe(`eSIM Details from ${names[at]}`)
      const source = await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${mail?.id}`)).text()
      expect(source).toContain(`http://${places[at]}/success?reference=`)
      expect(source).toContain(senders[at])
      for (const other of SPOKEN.filter((each) => each !== names[at])) expect(source).not.toContain(other)
    }
  })

  it('show their orders only at their own address, with the cookie and with the key', async () => {
    const browser = shop.browserAt(hosts.alpha)
    const { order, returnTo } = await buyByCard(shop, browser, { email: 'five@example.com' })
    const path = `/success?reference=${encodeURIComponent(order.reference)}`
    expect((await browser.get(path)).status).toBe(200)

    const stranger = shop.browserAt(hosts.beta)
    for (const [name, value] of browser.cookies) stranger.cookies.set(name, value)
    const [foreign, unknown] = [await stranger.get(path), await shop.browserAt(hosts.beta).get(path)]
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(await foreign.text()).not.toContain('five@example.com')

    const { pathname, search } = new URL(returnTo)
    const elsewhere = shop.browserAt(hosts.beta)
    const swapped = await elsewhere.get(pathname + search)
    expect(swapped.status).toBe(303)
    expect(elsewhere.cookies.has('ord')).toBe(false)
  })

  it('have separate carts', async () => {
    const [one, other] = [shop.browserAt(hosts.alpha), shop.browserAt(hosts.beta)]
    await fillCart(one)
    expect((await one.get('/checkout')).status).toBe(200)
    expect(await text(one, '/checkout')).toContain('5 GB')
    expect(await text(other, '/checkout')).not.toContain('5 GB')
  })

  it('reject a form from another brand’s page', async () => {
    expect((await clearCart(hosts.alpha, `http://${hosts.alpha}`)).status).toBe(303)
    expect((await clearCart(hosts.alpha, `http://${hosts.beta}`)).status).toBe(403)
    expect((await clearCart(hosts.alpha, `http://${hosts.own}`)).status).toBe(403)
    expect((await clearCart(hosts.own, `http://${hosts.alpha}`)).status).toBe(403)
  })

  it('show a change at once, even on cached pages, and a logo from their own address', async () => {
    expect(await text(shop.browserAt(hosts.alpha), '/')).toContain('Sunny side of roaming')
    const logo = new Uint8Array(PNG.sync.write(new PNG({ width: 64, height: 64 })))
    const patch = { tagline: 'Now with more sun' }
    expect(
      await shop.shop.brands.changeBrand(
        { brandId: 'alpha', expectedVersion: 1, patch, logo },
        { ...shop.at, actor: { id: 'admin-1', type: 'own-admin' } },
      ),
    ).toMatchObject({
      ok: true,
    })

    const home = await text(shop.browserAt(hosts.alpha), '/')
    expect(home).toContain('Now with more sun')
    const path = /\/brand-logo\/[0-9a-f]{64}\.png/.exec(home)?.[0] ?? 'none'
    const shown = await shop.browserAt(hosts.alpha).get(path)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect((await shop.browserAt(hosts.beta).get(path)).status).toBe(404)
  })

  it('reject an unknown host', async () => {
    for (const host of ['evil.example', 'gamma.localhost', 'alpha.localhost:9'])
      expect((await rawGet(shop.port, '/', host)).status).toBe(421)
  })

  it('confirm an order in the checkout’s brand', async () => {
    const browser = shop.browserAt(hosts.beta)
    await fillCart(browser)
    const page = (await browser.post('/checkout', { ...BUYER, email: 'six@example.com' })).headers.get('location') ?? ''
    expect(await (await fetch(page)).text()).toContain('Night Signal')
    expect(await newestOrder(shop, 'six@example.com')).toMatchObject({ businessId: 'beta' })
  })
})

describe('a shop that cannot read its brands', () => {
  it('goes on with the defaults', async () => {
    const broken = await openHttpShop()
    try {
      await broken.database.db().execute(sql`drop table business_logos`)
      await broken.database.db().execute(sql`drop table businesses cascade`)
      // What was read before the loss stays cached for a few seconds.
      await expect
        .poll(async () => {
          const home = await broken.browser().get('/')
          expect(home.status).toBe(200)
          expect(await home.text()).toContain('Wander Pass')
          return broken.logLines.join()
        })
        .toContain('the brands could not be read')
      const { order } = await buyByCard(broken, broken.browser())
      await delivered(broken, order.id)
    } finally {
      await broken.close()
    }
  })
})

describe('a shop in production', () => {
  it('answers only at its own address and its brands’, whatever proxy is in front of it', async () => {
    const strict = await openHttpShop({
      NODE_ENV: 'production',
      DEMO: 'no',
      REHEARSAL: 'yes',
      SELLER_COUNTRY: 'NL',
      TIME_ZONE: 'Europe/Amsterdam',
      PUBLIC_URL: 'https://shop.example',
      STRIPE_SECRET_KEY: 'sk_live_tests',
      SESSION_SECRET: 'a-secret-of-the-tests',
      SEALING_KEYS: `1:${Buffer.alloc(32, 'a').toString('base64')}`,
      LOOKUP_KEY: Buffer.alloc(32, 'b').toString('base64'),
      SUPPORT_EMAIL: 'help@shop.example',
      MAIL_FROM: 'shop@shop.example',
      ESIM_CLIENT_ID: 'shop',
      ESIM_CLIENT_SECRET: 'a-secret-of-the-tests',
      EMBEDDED_DATABASE: 'yes',
    })
    try {
      await strict.addBusiness({
        id: 'alpha',
        name: 'Alpha Roam',
        domain: 'esim.alpha.example',
        now: new Date(),
      })
      const status = async (host: string) => (await rawGet(strict.port, '/faq', host)).status
      expect(await status('shop.example')).toBe(200)
      expect(await status('esim.alpha.example')).toBe(200)
      for (const host of ['evil.example', 'alpha.example', `localhost:${strict.port}`, '127.0.0.1'])
        expect(await status(host)).toBe(421)

      const post = (origin: string) =>
        rawRequest(
          strict.port,
          `POST /cart HTTP/1.1\r\nHost: esim.alpha.example\r\nConnection: close\r\nOrigin: ${origin}\r\n` +
            'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 12\r\n\r\nintent=clear',
        )
      expect((await post('https://esim.alpha.example')).status).toBe(303)
      expect((await post('https://shop.example')).status).toBe(403)
    } finally {
      await strict.close()
    }
  })
})

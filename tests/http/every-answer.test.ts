// What every answer includes, and what no address, header, or body may cause (group L and the release list).
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { everyAddress } from '../support/every-address.ts'
import { browserWithCart, BUYER, fillCart, tell } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { rawGet, rawRequest } from '../support/raw-request.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

/** Every route and endpoint; built files are skipped, since they run under the policy of the page that loads them. */
const PAGES = [...new Set(everyAddress().map(({ path }) => path))].filter((path) => !/^\/(assets\/|sw\.js$)/.test(path))
/** Shown on other sites when somebody shares a page. */
const SHOWN_ELSEWHERE = /^\/(og\/|embed(\.js)?$)/
/** Framed on other sites, makes no requests, and posts nowhere. */
const FRAMED = '/embed'
const fingerprint = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('every answer', () => {
  it.each(PAGES)('of %s has the security headers', async (path) => {
    const { headers } = await shop.browser().get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': SHOWN_ELSEWHERE.test(path) ? 'cross-origin' : 'same-origin',
      // Pages where an address or a secret is typed don't even reveal our name.
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      ...(path === FRAMED
        ? ['frame-ancestors *', "form-action 'self';"]
        : ["frame-ancestors 'none'", "connect-src 'self'", `form-action 'self' ${shop.sandbox.url}`]),
    ])
      expect(policy).toContain(rule)
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:/)
    expect(/style-src-elem ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:/)
    expect(policy).not.toMatch(/\bstyle-src /)
    for (const telling of ['server', 'x-powered-by']) expect(headers.get(telling)).toBeNull()
  })

  it.each(['/', '/?to=FR', '/bundleselector', '/checkout', '/nowhere', '/faq', '/login'])(
    'of %s allows exactly its own inline scripts and styles (L09)',
    async (path) => {
      for (const browser of [shop.browser(), await browserWithCart(shop)]) {
        const page = await browser.get(path)
        const text = await page.text()
        expect(text.match(/^<!DOCTYPE html><html /)).not.toBeNull()
        const policy = page.headers.get('content-security-policy') ?? ''
        const inside = (tag: string) => [...text.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
        // Structured data and the page's own data are read but not run.
        const scripts = inside('script').filter(
          ([, attributes]) => !/type="(application|text)\//.test(attributes ?? ''),
        )
        expect(scripts.map(([, attributes]) => attributes)).toEqual([''])
        expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${fingerprint(scripts[0]?.[2] ?? '')}`)
        const styles = inside('style').map(([, , style]) => fingerprint(style ?? ''))
        expect(/style-src-elem ([^;]+)/.exec(policy)?.[1]).toBe(`'self' ${styles.join(' ')}`)
        expect(text).not.toMatch(/ on[a-z]+="|nonce/)
      }
    },
  )

  it('of a public page sets no cookie, and contains nothing of earlier visitors', async () => {
    const first = await shop.browser().get('/bundleselector?to=FR')
    const owner = shop.browser()
    await fillCart(owner)
    expect(await (await owner.get('/bundleselector?to=FR')).text()).toContain('01032_3')

    const kept = await shop.browser().get('/bundleselector?to=FR')
    expect(first.headers.getSetCookie()).toEqual([])
    expect(kept.headers.getSetCookie()).toEqual([])
    expect(kept.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(await kept.text()).toBe(await first.text())
  })

  it.each(['/', '/bundleselector', '/bundleselector?to=FR', '/faq', '/terms'])(
    'of %s has the same headers for HEAD, and isn’t sent again if unchanged',
    async (path) => {
      const browser = shop.browser()
      const page = await browser.get(path)
      const head = await browser.send(path, { method: 'HEAD' })
      const tag = page.headers.get('etag') ?? ''
      for (const name of ['cache-control', 'vary', 'etag', 'content-type', 'content-security-policy'])
        expect(head.headers.get(name)).toBe(page.headers.get(name))
      expect(page.headers.get('cache-control')).toBe('private, no-cache')
      expect(page.headers.get('vary')).toBe('Cookie, Accept-Encoding, Accept-Language')
      expect(await head.text()).toBe('')

      const again = await browser.send(path, { headers: { 'if-none-match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('with a trip’s offers as data is public like the page, and private for the owner of a cart', async () => {
    const path = '/bundleselector.data?to=FR,IT'
    const first = await shop.browser().get(path)
    const again = await shop.browser().send(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([first.status, first.headers.get('cache-control'), again.status]).toEqual([200, 'private, no-cache', 304])
    expect(await first.text()).toContain('packedCatalogue')
    const owner = shop.browser()
    await fillCart(owner)
    const own = await owner.get(path)
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null])
    expect(await own.text()).toContain('01032_3')
  })

  it('to a visitor with a cookie stays out of every cache', async () => {
    const owner = shop.browser()
    await fillCart(owner)
    for (const path of ['/', '/bundleselector', '/checkout', '/success', '/checkout.data', '/nowhere']) {
      expect((await owner.get(path)).headers.get('cache-control')).toBe('no-store')
    }
  })

  it('doesn’t mix prices of different countries', async () => {
    const faces = []
    for (const ip of ['91.0.0.1', '90.0.0.1', '91.0.0.2', '90.0.0.2']) {
      const page = await shop.browser(ip).get('/')
      faces.push(await page.text())
    }
    const [german, french, secondGerman, secondFrench] = faces
    expect(german).not.toBe(french)
    expect([secondGerman, secondFrench]).toEqual([german, french])
  })
})

describe('the shop refuses', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/build/server/index.js',
    '/.vite/manifest.json',
    '/assets/root.js.map',
    '/data/postgres',
    '//evil.example/',
  ])('to serve %s (L01)', async (path) => {
    const answer = await rawGet(shop.port, path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(/root:x:|"dependencies"|createRequestHandler/)
  })

  it('to be anybody else (L02)', async () => {
    expect((await rawGet(shop.port, '/', 'evil.example')).status).toBe(421)
    expect((await rawGet(shop.port, 'http://evil.example/')).status).toBe(421)
    expect(
      (await rawGet(shop.port, '/', `localhost:${shop.port}`, 'X-Forwarded-Host: evil.example\r\n')).text,
    ).not.toContain('evil.example')
    expect((await rawGet(shop.port, '/', 'a b')).status).toBe(400)
    expect((await rawRequest(shop.port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400)
  })

  it.each([
    ['two lengths (L04)', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', 400],
    ['two different lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n', 400],
    ['a broken chunk', 'Transfer-Encoding: chunked, identity\r\n', 400],
    ['a header without end (L05)', `Cookie: a=${'x'.repeat(20_000)}\r\n`, 431],
    ['a NUL in a header', 'Cookie: a=\0\r\n', 400],
  ])('%s', async (_what, headers, status) => {
    const answer = await rawRequest(
      shop.port,
      `POST /cart HTTP/1.1\r\nHost: localhost:${shop.port}\r\nConnection: close\r\n${headers}\r\n0\r\n\r\n`,
    )
    expect(answer.status).toBe(status)
  })

  it.each([
    '/%ff',
    '/%E0%A4%A',
    '/success?reference=%E0%A4%A',
    '/bundleselector?to=%ff&from=-1&to_date=9223372036854775808',
    `/${'a/'.repeat(3000)}`,
    `/bundleselector?to=${'FR,'.repeat(3000)}`,
    '/__manifest?paths=%ff',
    '/checkout.data?_routes=__proto__',
    '/nowhere.data?_routes=%00',
  ])('to fail on %s (L06)', async (path) => {
    expect((await shop.browser().get(path)).status).toBeLessThan(500)
  })

  it.each([
    ['foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['no origin', { origin: '', 'sec-fetch-site': '' }],
    ['an origin of null', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { origin: 'https://other.wander-pass.example', 'sec-fetch-site': 'same-site' }],
  ])('forms of %s (I01)', async (_what, headers) => {
    const browser = shop.browser()
    await fillCart(browser)
    for (const path of ['/cart', '/vat-country', '/checkout', '/success?reference=x']) {
      expect((await browser.post(path, { intent: 'clear', ...BUYER }, headers as Record<string, string>)).status).toBe(
        403,
      )
    }
    expect(browser.cookies.has('cart')).toBe(true)
  })

  it.each([
    ['JSON', '{"intent":"clear"}', 'application/json', 415],
    ['JSON that calls itself text', '{"intent":"clear"}', 'text/plain', 415],
    ['a thousand lists (A25)', '['.repeat(1000), 'application/json', 415],
    ['no type', 'intent=clear', '', 415],
    ['a form without boundary', 'x', 'multipart/form-data', 400],
    ['a broken form', '--a\r\nContent-Disposition: form-data\r\n\r\n', 'multipart/form-data; boundary=a', 400],
    ['two megabytes (A25)', `intent=${'x'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s', async (_what, body, type, status) => {
    for (const path of ['/cart', '/vat-country', '/checkout', '/success?reference=x']) {
      const sent = shop.browser().send(path, {
        method: 'POST',
        body: new TextEncoder().encode(body),
        ...(type && { headers: { 'content-type': type } }),
      })
      expect((await sent).status).toBe(status)
    }
  })

  it('a file instead of a text', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(BUYER)) form.set(name, value)
    form.set('email', new File(['traveller@example.com'], 'x.txt'))
    const browser = shop.browser()
    await fillCart(browser)
    expect((await browser.send('/checkout', { method: 'POST', body: form })).status).toBe(400)
    expect((await browser.send('/cart', { method: 'POST', body: form })).status).toBe(400)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s at a read-only page', async (method) => {
    for (const path of ['/', '/bundleselector', '/order/qr-code', '/order/invoice', '/order/events']) {
      expect((await shop.browser().send(path, { method, body: new URLSearchParams({ a: 'b' }) })).status).toBe(405)
    }
    expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('%s at a form', async (method) => {
    const cart = new URLSearchParams({ intent: 'add', bundleId: '01032_3', to: 'FR,IT' })
    const answer = await shop.browser().send('/cart', { method, body: cart })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

it('shows typed markup as text, in the page and in its data (L08, A10)', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028'
  const browser = shop.browser()
  await fillCart(browser)
  const page = await browser.post('/checkout', { ...BUYER, email: evil, name: `=cmd()${evil}` })
  expect(page.status).toBe(400)
  const text = await page.text()
  expect(text).not.toContain('<script>alert(1)')
  expect(text).not.toContain('<img src=x')
  // In an attribute it is harmless; in a script it would end a line.
  const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script).join('')
  expect(scripts).not.toContain('\u2028')
})

it('shows a visitor only an error’s number, and logs the rest without their input (L10, I14)', async () => {
  const browser = shop.browser()
  await fillCart(browser)
  const db = shop.database.db()
  await db.execute(sql`alter table order_history rename to order_history_gone`)
  try {
    const answer = await browser.post('/checkout', { ...BUYER, email: 'canary-l10@example.com', name: 'Canary Person' })
    const text = await answer.text()
    const requestId = answer.headers.get('x-request-id') ?? ''
    expect(answer.status).toBe(500)
    expect(text).toContain(requestId)
    expect(text).not.toMatch(/Failed query|relation|\bat [\w.]+ \(|node_modules/)

    const logged = shop.logLines.find((line) => line.includes(requestId)) ?? ''
    expect(logged).toContain('Failed query')
    expect(logged).not.toMatch(/canary-l10|Canary Person/)
  } finally {
    await db.execute(sql`alter table order_history_gone rename to order_history`)
  }
  expect((await tell(browser, '/checkout', { ...BUYER, email: 'canary-l10@example.com' })).status).toBe(202)
})

// What was typed at the checkout survives a reload in a cookie that nobody can read, and is deleted with the order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER, browserWithCart, buyByCard, COMPANY, newestOrder } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const page = async (browser: Browser, path = '/checkout') => (await browser.get(path)).text()
const draftIn = (browser: Browser) => browser.cookies.get('draft') ?? ''
/** The tax bar and the text on the order button. */
const ratesOf = (html: string) => ({
  bar: /aria-label="Tax settings".*?<\/summary>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ' ') ?? '',
  button: /pay ·\s*(?:<[^>]*>)*€([\d.]+)/.exec(html)?.[1],
})

describe('the draft of a checkout', () => {
  it('keeps name, address, and company for a reload, encrypted, for an hour', async () => {
    const browser = await browserWithCart(shop)
    const kept = await browser.post('/checkout/draft', { ...BUYER, ...COMPANY, purchaseOrder: 'PO-4711' })
    expect(kept.status).toBe(204)
    expect(kept.headers.get('set-cookie')).toMatch(/^draft=.*Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/)
    const [signed = ''] = decodeURIComponent(draftIn(browser)).split('.')
    const readable = Buffer.from(signed, 'base64').toString() + Buffer.from(signed, 'base64url').toString()
    for (const secret of [BUYER.email, BUYER.name, 'Kranich']) expect(readable).not.toContain(secret)

    const html = await page(browser)
    for (const typed of [BUYER.email, BUYER.name, 'Kranich Reisen GmbH', 'Berlin', 'PO-4711'])
      expect(html).toContain(`value="${typed}"`)
    expect(html).not.toMatch(/name="terms"[^>]*checked/)
  })

  it('can’t be forged', async () => {
    const browser = await browserWithCart(shop)
    browser.cookies.set('draft', encodeURIComponent(Buffer.from('"x"').toString('base64')))
    expect((await browser.get('/checkout')).status).toBe(200)
  })

  it('is empty if nothing is typed, and omits an invalid company', async () => {
    const browser = await browserWithCart(shop)
    await browser.post('/checkout/draft', { email: '', name: '' })
    expect(draftIn(browser)).toBe('')
    const endless = Object.fromEntries(
      Object.entries(COMPANY).map(([name, text]) => [name, `${text}${'ä'.repeat(400)}`]),
    )
    await browser.post('/checkout/draft', { ...BUYER, ...endless, isCompany: 'on' })
    expect(draftIn(browser).length).toBeLessThan(4_000)
    expect(await page(browser)).toContain(`value="${BUYER.email}"`)
  })

  it('is deleted with the paid order, and stays while it is unpaid', async () => {
    const browser = shop.browser()
    const email = 'draft@example.com'
    const { returnTo } = await buyByCard(shop, browser, { email })
    expect(draftIn(browser)).not.toBe('')
    const { pathname, search } = new URL(returnTo)
    const swapped = await browser.get(pathname + search)
    await browser.get(swapped.headers.get('location') ?? '')
    expect(draftIn(browser)).toBe('')
  })
})

describe('a company', () => {
  it('sees the same rate in the tax bar and the checkout, even after its own form', async () => {
    const browser = await browserWithCart(shop)
    const german = { ...BUYER, ...COMPANY, vatNumber: '', intent: 'check_company' }
    const asked = ratesOf(await (await browser.post('/checkout', german)).text())
    expect(asked).toMatchObject({ bar: expect.stringContaining('Sales Tax (19.0%)'), button: '17.79' })
    for (const path of ['/checkout', '/faq']) expect(ratesOf(await page(browser, path)).bar).toContain('19.0%')

    await browser.post('/checkout', { ...german, vatNumber: COMPANY.vatNumber })
    expect(ratesOf(await page(browser))).toMatchObject({
      bar: expect.stringContaining('No Sales Tax'),
      button: '14.95',
    })
    const { isCompany: _gone, ...privately } = german
    await browser.post('/checkout', privately)
    expect(ratesOf(await page(browser))).toMatchObject({ bar: expect.stringContaining('21.0%'), button: '18.09' })
  })

  it('isn’t asked to waive a right that it doesn’t have', async () => {
    const browser = await browserWithCart(shop)
    const email = 'waiver@example.com'
    await browser.post('/checkout', { ...BUYER, ...COMPANY, email, immediateDelivery: 'on', purchaseOrder: ' PO  7 ' })
    expect((await newestOrder(shop, email)).data).toMatchObject({
      consents: { immediateDelivery: false },
      company: { city: 'Berlin', purchaseOrder: 'PO 7' },
    })
  })
})

describe('an empty checkout', () => {
  it('says so to a form without a cart, and leads to the home page without JavaScript', async () => {
    const browser = shop.browser()
    const refused = await browser.post('/checkout', BUYER)
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('No bundle found in cart')
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="0; url=\/checkout\/empty"\/?><\/noscript>/i)
    const led = await browser.get('/checkout/empty')
    expect([led.status, led.headers.get('location')]).toEqual([303, '/'])
    expect(await page(browser, '/')).toContain('No bundle found in cart')
    expect(await page(browser, '/')).not.toContain('No bundle found in cart')
  })
})

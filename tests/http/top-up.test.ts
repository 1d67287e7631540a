// Whose eSIM may be topped up, what its address reveals, and what is never read from a request.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import { sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import { createSealer } from '#values/secret.ts'
import { BUYER, buyByCard, countOrders, delivered, fillCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let owner: Browser
let reference: string
let orderId: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const { order } = await buyByCard(shop, owner)
  ;({ reference, id: orderId, iccid } = await esimOf(order.id))
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

async function esimOf(id: string) {
  const order = await delivered(shop, id)
  return { ...order, iccid: order.iccid ?? '' }
}

/** The link to a top-up, as the status page shows it to whoever knows the ICCID. */
async function pathFromStatus(browser: Browser) {
  const page = await browser.post('/esim-status', { intent: 'check', iccid })
  return /href="(\/top-up\?esim=[\w%-]+)"/.exec(await page.text())?.[1] ?? 'nowhere'
}

const choose = (browser: Browser, fields: Record<string, string> | [string, string][], sealed?: string) =>
  browser.post(`/top-up?esim=${sealed ?? shop.shop.topUps.sealTopUp(orderId, 1)}`, fields)

describe('the page of top-ups', () => {
  it('opens from the status card for whoever knows the ICCID, and shows only its last digits', async () => {
    const stranger = shop.browser()
    const path = await pathFromStatus(stranger)
    expect(path).not.toContain(iccid)
    const page = await stranger.get(path)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain(iccid.slice(-4))
    expect(text).not.toContain(iccid)
    expect(text).not.toContain(orderId)
    expect(text).toContain('€17.48')
    expect(text).toContain('€14.45 excl. Tax')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('noindex')
  })

  it('opens by the reference only for the browser with the order', async () => {
    const path = `/top-up?reference=${encodeURIComponent(reference)}`
    expect((await owner.get(path)).status).toBe(200)
    expect(await (await owner.get('/top-up')).text()).toContain(iccid.slice(-4))
    const foreign = await shop.browser().get(path)
    expect(foreign.status).toBe(404)
    expect(await foreign.text()).not.toContain(iccid.slice(-4))
  })

  it.each([
    ['no sealed name', 'x'],
    ['an ICCID', '8988300000000000001'],
    ['nothing', ''],
    ['a path', '../../etc/passwd'],
    ['four kilobytes', 'A'.repeat(4096)],
    ['a name that another purpose sealed', sealEsim(createSealer('another secret', 'top-up'), 'x', new Date(2e12))],
  ])('doesn’t open for %s', async (_what, sealed) => {
    const page = await shop.browser().get(`/top-up?esim=${encodeURIComponent(sealed)}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('This link has expired')
  })

  it('doesn’t open for a changed, repeated, or expired token', async () => {
    const path = await pathFromStatus(shop.browser())
    const ended = shop.shop.topUps.sealTopUp(orderId, -1)
    for (const wrong of [`${path.slice(0, -3)}AAA`, `${path}&esim=x`, `/top-up?esim=${ended}`])
      expect((await shop.browser().get(wrong)).status).toBe(404)
  })

  it('asks which eSIM to top up if none is given', async () => {
    const page = await shop.browser().get('/top-up')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Which eSIM?')
  })

  it('says that the network doesn’t answer, and then offers nothing', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    const page = await owner.get('/top-up')
    expect(page.status).toBe(503)
    expect(await page.text()).not.toContain('€17.48')
  })

  it('limits repeated requests', async () => {
    const path = `/top-up?esim=${shop.shop.topUps.sealTopUp(orderId, 1)}`
    const browser = shop.browser()
    const statuses: number[] = []
    for (let look = 0; look < 70; look++) statuses.push((await browser.get(path)).status)
    const last = await browser.get(path)
    expect(statuses[0]).toBe(200)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a chosen top-up', () => {
  it('has the server’s price, whatever the form says, and is added to the eSIM', async () => {
    const buyer = shop.browser()
    const chosen = await choose(buyer, { bundleId: '01032_3', price: '0.01', total: '-5', zone: 'World3', iccid: '1' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/checkout'])
    expect(JSON.stringify([...buyer.cookies])).not.toContain(Buffer.from(iccid).toString('base64'))

    const checkout = await (await buyer.get('/checkout')).text()
    expect(checkout).toContain(`Top-up of eSIM •••• ${iccid.slice(-4)}`)
    expect(checkout).not.toContain(iccid)
    const email = 'friend@example.com'
    const ordered = await buyer.post('/checkout', { ...BUYER, email, price: '0.01', total: '0' })
    const paid = await shop.pay(ordered.headers.get('location') ?? '')
    const { id } = await newestOrder(shop, email)
    const order = await delivered(shop, id)
    expect(order).toMatchObject({ totalCents: 1748, iccid: null, topUp: { iccid } })
    expect(await shop.takenFor(id)).toBe(1748)

    await buyer.get(new URL(paid.location ?? '').pathname + new URL(paid.location ?? '').search)
    const page = await buyer.get(`/success?reference=${encodeURIComponent(order.reference)}`)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('10 GB left')
    expect(text).not.toContain(iccid)
    expect(text).not.toContain('LPA:1$')
    expect((await shop.browser().get(`/success?reference=${encodeURIComponent(order.reference)}`)).status).toBe(404)
    expect(await (await buyer.get('/checkout')).text()).toContain('Your cart is empty')
    // Paying for a top-up gives no access to the eSIM's own order.
    expect((await tell(buyer, '/esim-status', { intent: 'activation', iccid })).status).toBe(404)
    expect((await buyer.get(`/success?reference=${encodeURIComponent(reference)}`)).status).toBe(404)
    expect((await buyer.get(`/order/qr-code?reference=${encodeURIComponent(order.reference)}`)).status).toBe(404)
  })

  it('is rejected for an unknown bundle, another zone, or repeated fields', async () => {
    const { bundles } = await shop.shop.catalogue.viewCatalogue({ tenant: { brand: { id: '' } } })
    const foreign = bundles.find(({ zone, status }) => zone === 'Africa' && status === 'Active')
    for (const bundleId of [foreign?.bundleId ?? '', 'nothing', '', '__proto__', 'x'.repeat(5000)])
      expect((await choose(shop.browser(), { bundleId })).status).toBe(400)
    const twice: [string, string][] = [
      ['bundleId', '01032_3'],
      ['bundleId', '01032_5'],
    ]
    expect((await choose(shop.browser(), twice)).status).toBe(400)
    expect((await choose(shop.browser(), {})).status).toBe(400)
  })

  it('is rejected without a permitted eSIM', async () => {
    const browser = shop.browser()
    expect((await choose(browser, { bundleId: '01032_3' }, 'x')).status).toBe(404)
    expect((await browser.post('/top-up', { bundleId: '01032_3' })).status).toBe(404)
    expect(browser.cookies.has('cart')).toBe(false)
  })

  it('can’t be made from a cart, whose form has no eSIM', async () => {
    const browser = shop.browser()
    await fillCart(browser, { topUpFor: orderId })
    expect(await (await browser.get('/checkout')).text()).toContain('€18.09')
  })

  it('is rejected at the checkout with its own message if the network doesn’t answer', async () => {
    const other = shop.browser()
    const { order } = await buyByCard(shop, other, { email: 'other@example.com' })
    const second = await esimOf(order.id)
    await other.post(`/top-up?esim=${shop.shop.topUps.sealTopUp(second.id, 1)}`, { bundleId: '01032_3' })
    const before = await countOrders(shop)
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before', times: 1 })
    const silent = await tell(other, '/checkout', BUYER)
    expect([silent.status, silent.text.includes('nothing was ordered or charged')]).toEqual([503, true])
    expect(await countOrders(shop)).toBe(before)
  })
})

describe('the install page of a top-up', () => {
  it('says that there is nothing to install, and links to the order and the balance', async () => {
    const sealed = shop.shop.topUps.sealTopUp(orderId, 1)
    expect((await choose(owner, { bundleId: '01032_3' }, sealed)).status).toBe(303)
    expect((await owner.post('/checkout', { ...BUYER })).status).toBe(303)
    const bought = await newestOrder(shop, BUYER.email)
    expect(bought.kind).toBe('topup')
    const address = `reference=${encodeURIComponent(bought.reference)}`
    const page = await owner.get(`/install?${address}`)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('There’s nothing to install')
    expect(text).toContain(iccid.slice(-4))
    expect(text).not.toContain(iccid)
    expect(text).not.toContain('isn’t ready yet')
    expect(text).toContain(`/success?${address}`)
    expect(text).toContain(`/esim-status?${address}`)
    const posted = await tell(owner, `/install?${address}`, { intent: 'check' })
    expect(posted.status).toBe(409)
    expect(posted.text).toContain('There’s nothing to install')
  })
})

describe('the page of an order whose eSIM was replaced', () => {
  it('doesn’t promise the data that was added to the old one', async () => {
    const fresh = shop.browser()
    const { order } = await buyByCard(shop, fresh)
    const { id } = await esimOf(order.id)
    const gone = { deliveryState: 'revoked', iccid: null, activationCode: null, replacedAt: new Date() } as const
    const replaced = async () => {
      await shop.database.db().update(orders).set(gone).where(eq(orders.id, id))
      return (await fresh.get(`/success?reference=${encodeURIComponent(order.reference)}`)).text()
    }
    const sealed = shop.shop.topUps.sealTopUp(id, 1)
    expect((await choose(fresh, { bundleId: '01032_3' }, sealed)).status).toBe(303)
    await shop.pay((await fresh.post('/checkout', { ...BUYER })).headers.get('location') ?? '')
    await delivered(shop, (await newestOrder(shop, BUYER.email)).id)

    const page = await replaced()
    expect(page).toContain('You have a new eSIM instead, which this order paid for.')
    expect(page).toContain('Data that was added to the old eSIM isn’t on the new one.')
  })
})

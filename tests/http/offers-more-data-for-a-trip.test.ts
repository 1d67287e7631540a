// Whoever has an eSIM that works for a trip is shown what more data on it costs, before buying another one.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, esims, orders } from '#db/schema.ts'
import { daysLater } from '#values/instant.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, browserWithCart, buyByCard, delivered, fillCart } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, TRIP_DAYS } from '../support/trip-to-come.ts'

let shop: HttpShop
let owner: Browser
let orderId: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const { order } = await buyByCard(shop, owner)
  orderId = order.id
  iccid = (await delivered(shop, orderId)).iccid ?? ''
}, 120_000)
afterAll(() => shop.close())

const results = async (browser: Browser, to = 'FR,IT', days = TRIP_DAYS) =>
  (await browser.get(`/bundleselector?to=${to}&${days}&step=results&bundle=01032_3`)).text()
const HINT = /You already have an eSIM for this trip[^]*?href="(\/top-up\?esim=[^"]+)"/
const pathIn = (html: string) => HINT.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null

/** What the network told of the eSIM last: when it ends, or that nobody used it yet. */
const told = (expiresAt: Date | null) =>
  shop.database
    .db()
    .insert(esimChecks)
    .values({ orderId, iccid, expiresAt, checkedAt: new Date() })
    .onConflictDoUpdate({ target: esimChecks.orderId, set: { expiresAt, checkedAt: new Date() } })

describe('an eSIM that works for the whole trip', () => {
  it('is named in the results, with the price of more data, what it saves, and the way to it', async () => {
    const page = await results(owner)
    expect(page).toContain(`eSIM ••••\u00A0${iccid.slice(-4)}`)
    expect(page).toContain('Add 5 GB for €17.48 incl. tax')
    expect(page).toContain('You pay €0.61 less than for a new one.')
    expect(page).toContain('There’s nothing to install.')
    const topUp = await (await owner.get(pathIn(page) ?? '')).text()
    expect(topUp).toMatch(/<input[^>]*value="01032_3"[^>]*checked|<input[^>]*checked[^>]*value="01032_3"/)
    expect(page).not.toContain(iccid)
  })

  it('is named in the cart, which then holds the top-up', async () => {
    await fillCart(owner)
    const path = pathIn(await (await owner.get('/checkout')).text())
    await owner.post(path ?? '', { bundleId: '01032_3' })
    const checkout = await (await owner.get('/checkout')).text()
    expect(checkout).toContain(`Top-up of eSIM •••• ${iccid.slice(-4)}`)
    expect(pathIn(checkout)).toBeNull()
  })

  it('is named in the panel of the cart, by the same rule, to whoever holds it alone', async () => {
    await fillCart(owner)
    const path = pathIn(await (await owner.get('/checkout')).text())
    const hint = await (await owner.get('/cart/hint')).text()
    expect(hint).toContain(`"${iccid.slice(-4)}"`)
    expect(hint).toContain('&bundle=01032_3')
    expect(await (await (await browserWithCart(shop)).get('/cart/hint')).text()).not.toContain('iccidEnd')
    await owner.post(path ?? '', { bundleId: '01032_3' })
    expect(await (await owner.get('/cart/hint')).text()).not.toContain('iccidEnd')
  })

  it('is named to its owner, signed in on another device', async () => {
    expect(pathIn(await results(await signedIn(shop, BUYER.email)))).not.toBeNull()
  })

  it('is named while the network says that it ends after the arrival', async () => {
    await told(daysLater(new Date(`${ARRIVAL}T12:00:00Z`), 1))
    const bought = eq(orders.id, orderId)
    const [was] = await shop.database.db().select({ createdAt: orders.createdAt }).from(orders).where(bought)
    await shop.database
      .db()
      .update(orders)
      .set({ createdAt: daysLater(new Date(), 30) })
      .where(bought)
    expect(pathIn(await results(owner))).not.toBeNull()
    await shop.database
      .db()
      .update(orders)
      .set({ createdAt: was?.createdAt ?? new Date() })
      .where(bought)
    await told(null)
    expect(pathIn(await results(owner))).not.toBeNull()
  })
})

describe('no eSIM is named', () => {
  it('to a stranger, whatever their cart and their address say', async () => {
    const stranger = await browserWithCart(shop)
    expect(pathIn(await results(stranger))).toBeNull()
    expect(pathIn(await (await stranger.get(`/checkout?esim=${iccid}&orders=${orderId}`)).text())).toBeNull()
  })

  it('for a trip that its bundle doesn’t cover, or that is longer than any top-up', async () => {
    expect(pathIn(await results(owner, 'US'))).toBeNull()
    const far = new Date(Date.parse(ARRIVAL) + 100 * 86_400_000).toISOString().slice(0, 10)
    expect(pathIn(await results(owner, 'FR,IT', `from=${ARRIVAL}&to_date=${far}`))).toBeNull()
  })

  it('that ends before the trip', async () => {
    await told(daysLater(new Date(`${ARRIVAL}T12:00:00Z`), -1))
    expect(pathIn(await results(owner))).toBeNull()
    await told(null)
  })

  it('that is somebody else’s now under the same ICCID, or was given back', async () => {
    const other = shop.browser()
    const { order } = await buyByCard(shop, other, { email: 'next@example.com' })
    await delivered(shop, order.id)
    // The number came back for another order, as wholesalers do.
    await shop.database.db().update(esims).set({ iccid, networkEsimId: 'E-2' }).where(eq(esims.orderId, order.id))
    await shop.database.db().update(esims).set({ state: 'released' }).where(eq(esims.orderId, orderId))
    const former = `/top-up?esim=${shop.shop.topUps.sealTopUp(orderId, 1)}`
    expect(pathIn(await results(owner))).toBeNull()
    expect((await owner.get(former)).status).toBe(404)
    const path = pathIn(await results(other)) ?? ''
    expect(shop.shop.topUps.openTopUp(new URL(path, shop.url).searchParams.get('esim') ?? '')).toBe(order.id)
    await shop.database.db().update(esims).set({ state: 'active' }).where(eq(esims.orderId, orderId))
  })
})

describe('an eSIM that runs low', () => {
  it('is shown on its order page with the top-up that fits it', async () => {
    await fetch(`${shop.sandbox.url}/control/esims/${iccid}/use`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leaveMegabytes: 50 }),
    })
    const order = await shop.orderOf(orderId)
    const path = `/order/esim-now?reference=${encodeURIComponent(order.reference)}`
    const answer = await (await owner.get(path)).text()
    expect(answer).toContain('bundle=01032_3')
    expect(await (await shop.browser().get(path)).text()).not.toContain('/top-up')
  })
})

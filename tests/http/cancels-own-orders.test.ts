// Only a buyer cancels an order, with a code from the mailbox that bought it; everybody else finds no such order.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancellations, esims } from '#db/schema.ts'
import { codeIn, mailTo } from '../support/account-mails.ts'
import { signedIn, userIdOf } from '../support/http-accounts.ts'
import { browserWithCart, BUYER, buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, DEPARTURE } from '../support/trip-to-come.ts'

const EMAIL = 'cancels@example.com'
let shop: HttpShop
let owner: Browser
let reference: string
let orderId: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const bought = await buyByCard(shop, owner, { email: EMAIL })
  ;({ reference, id: orderId } = bought.order)
  await delivered(shop, orderId)
})
afterAll(() => shop.close())

const path = () => `/order/cancel?reference=${encodeURIComponent(reference)}`
const requests = () => shop.database.db().$count(cancellations, eq(cancellations.orderId, orderId))
const ask = (browser: Browser, fields: Record<string, string> = {}) =>
  tell(browser, path(), { intent: 'start', reason: 'other_dates', ...fields })
const proofIn = (text: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? ''

it('the checkout, the contract summary, and the label promise it before the purchase', async () => {
  const promise = 'Until the eSIM is installed, you can cancel within 14 days'
  const browser = await browserWithCart(shop)
  expect(await (await browser.get('/checkout')).text()).toContain(promise)
  expect(await (await browser.get('/contract-summary/01032_3')).text()).toContain(promise)
  const trip = `/bundleselector?to=IT&from=${ARRIVAL}&to_date=${DEPARTURE}&step=results`
  for (const labeled of ['/contract-summary/01032_3', '/esim/italy', trip])
    expect(await (await browser.get(labeled)).text()).toContain('right away within 14 days if it isn’t installed')
})

describe('a phone that is looked up at the checkout', () => {
  const typed = { ...BUYER, email: 'phone@example.com', phone: 'iphone x' }

  it('is judged there, with the way back, and nothing is ordered', async () => {
    const browser = await browserWithCart(shop)
    const looked = await (await browser.post('/checkout', { ...typed, intent: 'check_phone' })).text()
    expect(looked).toMatch(/iPhone X(<[^>]*>)* doesn’t support eSIM/)
    for (const part of ['value="iphone x"', 'cancel before you install it']) expect(looked).toContain(part)
    expect(await (await browser.get('/checkout')).text()).toContain('value="iphone x"')
  })

  it('is warned of once if it can’t use an eSIM, and is kept with the order, for its buyer and for staff', async () => {
    const browser = await browserWithCart(shop)
    expect(await tell(browser, '/checkout', typed)).toMatchObject({ status: 409 })
    const { order } = await buyByCard(shop, browser, { ...typed, judgedPhone: typed.phone })
    expect(order).toMatchObject({ phone: 'Apple iPhone X', phoneFit: 'no' })
    await delivered(shop, order.id)
    const cancel = await browser.get(`/order/cancel?reference=${encodeURIComponent(order.reference)}`)
    expect(CHOSEN.exec(await cancel.text())?.[1]).toBe('phone_unfit')
    const desk = await (
      await signedIn(shop, 'desk@example.com', 'own-admin')
    ).get(`/admin-dashboard/orders/${order.id}`)
    const words = await desk.text()
    for (const part of ['Apple iPhone X: doesn’t support eSIM', 'the money goes back without you if the network says'])
      expect(words).toContain(part)
  })

  it('isn’t asked for where it is somebody else’s', async () => {
    const giftFields = { isGift: 'on', giftEmail: 'receiver@gift.example', giftDay: '', giftFrom: '', giftMessage: '' }
    const browser = await browserWithCart(shop)
    const page = await (await browser.post('/checkout', { ...typed, ...giftFields, intent: 'check_phone' })).text()
    expect(page).not.toContain('name="phone"')
  })
})

const CHOSEN = /name="reason"[^]*?<option value="(\w*)" selected/

it('nobody else sees or cancels it: a stranger, another buyer, and whoever has its eSIM in their account', async () => {
  const other = shop.browser()
  await buyByCard(shop, other, { email: 'another@example.com' })
  const receiver = await signedIn(shop, 'receiver@example.com')
  const userId = await userIdOf(shop, 'receiver@example.com')
  await shop.database.db().update(esims).set({ userId }).where(eq(esims.orderId, orderId))
  for (const open of ['/success', '/install']) {
    const seen = await receiver.get(`${open}?reference=${encodeURIComponent(reference)}`)
    expect([open, seen.status]).toEqual([open, 200])
    expect(await seen.text()).not.toMatch(/Change or cancel|order\/cancel/)
  }
  for (const somebody of [shop.browser(), other, receiver]) {
    const page = await somebody.get(path())
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain(EMAIL)
    expect((await ask(somebody)).status).toBe(404)
  }
  expect(await requests()).toBe(0)
})

it('a form of another site, a missing reason, and a made-up code do nothing', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await owner.post(path(), { intent: 'start', reason: 'other' }, headers)).status).toBe(403)
  expect(await ask(owner, { reason: 'because' })).toMatchObject({ status: 400 })
  const proof = '00000000-0000-4000-8000-000000000000'
  for (const made of [proof, 'x', "' or 1=1"])
    expect((await ask(owner, { intent: 'cancel', proof: made, code: '123456' })).status).toBe(400)
  expect(await requests()).toBe(0)
})

it('the install page leads whoever’s phone can’t install it there, with that as the reason', async () => {
  const unfit = `${path()}&reason=phone_unfit`
  const install = await (await owner.get(`/install?reference=${encodeURIComponent(reference)}`)).text()
  expect(install).toContain(`href="${unfit.replace('&', '&amp;')}"`)
  expect(CHOSEN.exec(await (await owner.get(unfit)).text())?.[1]).toBe('phone_unfit')
  for (const made of ['', '&reason=because'])
    expect(CHOSEN.exec(await (await owner.get(path() + made)).text())?.[1] ?? '').toBe('')
})

it('its buyer cancels with the emailed code, once, and reads what became of it', async () => {
  expect(await (await owner.get(path())).text()).toContain('goes to your original payment method right away')
  expect(await (await owner.get(`/success?reference=${encodeURIComponent(reference)}`)).text()).toContain(
    'Change or cancel',
  )
  const started = await ask(owner)
  expect(started.status).toBe(200)
  const code = codeIn(await mailTo(shop.sandbox.url, EMAIL, /is your/))
  const finish = { intent: 'cancel', reason: 'other_dates', proof: proofIn(started.text), code }
  const thief = await tell(shop.browser(), path(), finish)
  expect(thief.status).toBe(404)
  const [one, two] = await Promise.all([owner.post(path(), finish), owner.post(path(), finish)])
  expect([one.status, two.status]).toContain(303)
  expect(await requests()).toBe(1)
  // A round of the worker may have begun it a moment before.
  await expect.poll(async () => (await shop.orderOf(orderId)).paymentState).toBe('refunded')
  await expect.poll(async () => (await owner.get(path())).text()).toContain('Your order is canceled')
  expect(await ask(owner)).toMatchObject({ status: 409 })
})

// A gift over HTTP: what each of its two people may open, and that no page of either says what is the other's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#values/date.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { mailTo } from '../support/account-mails.ts'
import { BUYER, browserWithCart, buyByCard, delivered, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const EMAIL = 'gives@example.com'
const RECEIVER = 'gets@example.com'
const MARKUP = '<b onclick=alert(1)>Ida & Co</b>'
let shop: HttpShop
let buyer: Browser
let receiver: Browser
let order: Order
let key: string
beforeAll(async () => {
  shop = await openHttpShop()
  ;[buyer, receiver] = [shop.browser(), shop.browser()]
  const giftDay = shop.shop.today()
  const gift = { isGift: 'on', giftEmail: RECEIVER, giftDay, giftFrom: MARKUP, giftMessage: MARKUP }
  const bought = await buyByCard(shop, buyer, { email: EMAIL, ...gift })
  order = await delivered(shop, bought.order.id)
  key = /\/gift\?key=([\w-]+)/.exec(await mailTo(shop.sandbox.url, RECEIVER, /gives you an eSIM/))?.[1] ?? ''
})
afterAll(() => shop.close())

const at = (path: string) => `${path}?reference=${encodeURIComponent(order.reference)}`
const EVERYBODYS = /€|gives@example\.com/
const codes = () => [order.iccid ?? 'none', order.activationCode ?? 'none']

it('the link shows the gift and opens nothing, until a button is pressed', async () => {
  const page = await receiver.get(`/gift?key=${key}`)
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.stringContaining('Open the gift')])
  expect(html).toContain('Ida &amp; Co')
  expect(html).not.toContain('<b onclick')
  for (const code of [...codes(), order.reference]) expect(html).not.toContain(code)
  expect((await receiver.get(at('/gift'))).status).toBe(404)
  expect((await receiver.get(at('/install'))).status).toBe(404)
  const opened = await receiver.post('/gift', { intent: 'open', key })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/gift?reference=')])
})

it('no other key opens one, and no form of another site', async () => {
  expect((await shop.browser().get('/gift?key=made-up')).status).toBe(404)
  expect((await tell(shop.browser(), '/gift', { intent: 'open', key: 'made-up' })).status).toBe(404)
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await shop.browser().post('/gift', { intent: 'open', key }, headers)).status).toBe(403)
})

describe('the receiver', () => {
  it.each([
    '/gift',
    '/install',
    '/order/qr-code',
    '/order/esim-now',
    '/esim-status',
    '/top-up',
    '/install/calendar.ics',
  ])('opens %s, without the buyer’s address', async (path) => {
    const page = await receiver.get(at(path))
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain(EMAIL)
  })

  it('finds the codes there, and no price on the pages of the gift', async () => {
    const html = await (await receiver.get(at('/install'))).text()
    for (const code of codes()) expect(html).toContain(code)
    const data = await (await receiver.get(at('/install.data'))).text()
    expect(data).not.toMatch(EVERYBODYS)
    // As a value; its digits may stand in an ID by chance.
    expect(data).not.toMatch(new RegExp(`[,\\[]${order.totalCents}[,\\]]`))
    expect(await (await receiver.get(at('/gift.data'))).text()).not.toMatch(EVERYBODYS)
  })

  it.each(['/success', '/order/invoice', '/order/invoice.pdf', '/order/cancel'])('can’t open %s', async (path) => {
    expect((await receiver.get(at(path))).status).toBe(404)
  })

  it('says when the trip begins, which the calendar keeps and the buyer doesn’t read', async () => {
    const startsOn = addDays(shop.shop.today(), 100)
    const refused = await receiver.post(at('/gift'), { intent: 'start', startsOn: '2020-01-01' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('can still be installed')])
    const saved = await receiver.post(at('/gift'), { intent: 'start', startsOn })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, expect.stringContaining('/gift?reference=')])
    expect(await (await receiver.get(at('/gift'))).text()).toContain(`value="${startsOn}"`)
    const calendar = await (await receiver.get(at('/install/calendar.ics'))).text()
    expect(calendar).toContain(startsOn.replaceAll('-', ''))
    expect((await tell(buyer, at('/gift'), { intent: 'start', startsOn })).status).toBe(404)
    const theirs = await (await buyer.get(at('/success'))).text()
    expect(theirs).not.toContain(startsOn)
  })

  it('gets the gift’s own link for another phone, and none that opens the order', async () => {
    const sent = await tell(receiver, at('/install'), { intent: 'send' })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('data:image')])
    expect((await receiver.get(at('/order/events'))).status).toBe(404)
  })
})

describe('the buyer', () => {
  it.each(['/install', '/order/qr-code', '/order/esim-now', '/gift', '/install/calendar.ics'])(
    'can’t open %s',
    async (path) => {
      expect((await buyer.get(at(path))).status).toBe(404)
    },
  )

  it('sees the state on the order page, and no code anywhere', async () => {
    const html = await (await buyer.get(at('/success'))).text()
    expect(html).toContain('data-gift-state="opened"')
    expect(html).not.toContain('<b onclick')
    const iccidPage = `/get-iccid.php?orderId=${encodeURIComponent(order.reference)}`
    for (const path of [at('/success'), at('/success.data'), at('/esim-status'), at('/top-up'), iccidPage]) {
      const text = await (await buyer.get(path)).text()
      for (const code of codes()) expect([path, text.includes(code)]).toEqual([path, false])
    }
  })

  it('can’t change the address of an opened gift, and only sends the link again', async () => {
    const refused = await tell(buyer, at('/success'), { intent: 'gift_email', email: 'other@example.com' })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('was opened')])
    expect((await tell(buyer, at('/success'), { intent: 'gift_resend' })).status).toBe(200)
    expect((await tell(receiver, at('/success'), { intent: 'gift_resend' })).status).toBe(404)
  })
})

it('the receiver hands it back, after a tick, and the buyer reads so', async () => {
  expect(await tell(receiver, at('/gift'), { intent: 'return' })).toMatchObject({ status: 400 })
  expect(await tell(buyer, at('/gift'), { intent: 'return', confirm: 'on' })).toMatchObject({ status: 404 })
  expect((await receiver.post(at('/gift'), { intent: 'return', confirm: 'on' })).status).toBe(303)
  expect(await (await receiver.get(at('/gift'))).text()).toContain('You handed the gift back')
  expect((await receiver.get(at('/order/qr-code'))).status).toBe(404)
  const html = await (await buyer.get(at('/success'))).text()
  expect(html).toContain('data-gift-state="returned"')
  expect(await newestOrder(shop, EMAIL)).toMatchObject({ paymentState: 'refunded' })
})

it.each([
  ['no address', { giftEmail: ' ' }, 'receiver’s email address'],
  ['a day that is over', { giftDay: '2020-01-01' }, 'can’t be handed over on that day'],
  ['no day', { giftDay: 'soon' }, 'choose a day'],
  ['a text of 201 characters', { giftMessage: 'a'.repeat(201) }, 'up to 200 characters'],
])('a gift with %s is not ordered', async (_what, typed, says) => {
  const browser = await browserWithCart(shop)
  const gift = { isGift: 'on', giftEmail: RECEIVER, giftDay: shop.shop.today(), giftFrom: '', giftMessage: '' }
  const answered = await tell(browser, '/checkout', { ...BUYER, email: 'nobody@example.com', ...gift, ...typed })
  expect([answered.status, answered.text]).toEqual([400, expect.stringContaining(says)])
})

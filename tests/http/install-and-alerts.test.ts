// The install page, its calendar, and the switch for alerts: open to whoever has proof, and to nobody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { esims } from '#db/schema.ts'
import { createSealer } from '#values/secret.ts'
import { BUYER, buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, EVE } from '../support/trip-to-come.ts'

const SECRET = 'a-secret-of-these-tests-alone'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

let shop: HttpShop
let owner: Browser
let reference: string
let orderId: string
let codes: { iccid: string; activationCode: string }
beforeAll(async () => {
  shop = await openHttpShop({ SESSION_SECRET: SECRET })
  owner = shop.browser()
  const bought = await buyByCard(shop, owner)
  ;({ reference, id: orderId } = bought.order)
  await delivered(shop, orderId)
  const [esim] = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
  if (!esim?.activationCode) throw new Error('The order has no eSIM yet.')
  codes = { iccid: esim.iccid, activationCode: esim.activationCode }
})
afterAll(() => shop.close())

const at = (path: string, of = reference) => `${path}?reference=${encodeURIComponent(of)}`
const sentMail = z.object({ text: z.string() })
const UNKNOWN = 'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000'

describe('the install page', () => {
  it.each([
    ['an iPhone', IPHONE, 'https://esimsetup.apple.com/'],
    ['an Android phone', ANDROID, 'https://esimsetup.android.com/'],
  ])('offers %s the one tap first', async (_what, agent, installer) => {
    const page = await owner.get(at('/install'), { 'user-agent': agent })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const first = /<main[\s\S]*?<a href="([^"]+)"/.exec(text)?.[1] ?? ''
    expect(first.startsWith(installer)).toBe(true)
    expect(first).toContain(encodeURIComponent(codes.activationCode))
  })

  it('looks the same to a stranger whether the order exists or not', async () => {
    const stranger = shop.browser()
    for (const path of ['/install', '/install/calendar.ics']) {
      const [foreign, unknown] = [await stranger.get(at(path)), await stranger.get(at(path, UNKNOWN))]
      expect([foreign.status, unknown.status]).toEqual([404, 404])
      const text = await foreign.text()
      for (const secret of Object.values(codes)) expect(text).not.toContain(secret)
    }
    for (const intent of ['check', 'send', 'support'])
      expect((await tell(stranger, at('/install'), { intent })).status).toBe(404)
  })

  it('opens by the email’s link, and removes its key from the address', async () => {
    const [mail] = await shop.mailsTo(BUYER.email)
    const { text } = sentMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${mail?.id}`)).json())
    const link = /\S+\/install\?\S+/.exec(text)?.[0] ?? ''
    const phone = shop.browser()
    const swapped = await phone.get(link)
    expect(swapped.status).toBe(303)
    expect(swapped.headers.get('location')).toBe(at('/install'))
    expect(await (await phone.get(at('/install'))).text()).toContain(codes.activationCode)

    const forged = await shop.browser().get(`${at('/install')}&key=forged`)
    expect(forged.headers.getSetCookie().join()).not.toContain('ord=')
  })

  it('can be handed over to one phone, once', async () => {
    const { text } = await tell(owner, at('/install'), { intent: 'send' })
    expect(text).toContain('data:image/png;base64,')
    const order = await shop.orderOf(orderId)
    const given = await shop.shop.orders.issueOrderKey(order)
    const key = given.ok ? given.key : ''
    expect((await shop.browser().get(`${at('/install')}&key=${key}`)).headers.getSetCookie().join()).toContain('ord=')
    expect((await shop.browser().get(`${at('/install')}&key=${key}`)).headers.getSetCookie()).toEqual([])
  })

  it('shows what the network sees, and says if it doesn’t answer', async () => {
    const seen = await tell(owner, at('/install'), { intent: 'check', line: 'yes' })
    expect(seen.status).toBe(200)
    expect(seen.text).toContain('Not Activated')
    for (const kind of ['fail_before', 'html', 'reset']) {
      await shop.spoil('network', { at: 'bundle', kind })
      const silent = await tell(owner, at('/install'), { intent: 'check' })
      expect(silent.status).toBe(502)
      expect(silent.text).toContain('The network isn’t responding')
      await shop.mend()
    }
  })

  it('works without JavaScript', async () => {
    const seen = await (await owner.post(at('/install'), { intent: 'check', line: 'yes', data: 'no' })).text()
    expect(seen).toContain('The network hasn’t seen this eSIM in use yet')
    const checked = seen.match(/<input[^>]*checked[^>]*>/g)?.filter((input) => input.includes('type="radio"')) ?? []
    expect(checked.some((input) => input.includes('name="line"') && input.includes('value="yes"'))).toBe(true)
    const shown = await (await owner.post(at('/install'), { intent: 'send' })).text()
    expect(shown).toContain('src="data:image/png;base64,')
    expect(shown).toContain('alt="QR code that opens this page on your phone"')
  })

  it('leads to support with the answers filled in', async () => {
    const answer = await owner.post(at('/install'), { intent: 'support', line: 'yes', data: 'no', network: 'Active' })
    expect(answer.status).toBe(303)
    const form = await (await owner.get(answer.headers.get('location') ?? '')).text()
    expect(form).toContain('No internet with my eSIM')
    expect(form).toContain('- Set for mobile data: no')
    expect(form).toContain('Network status: Active')
  })

  it('rejects what no form of ours sends', async () => {
    expect((await tell(owner, at('/install'), { intent: 'steal' })).status).toBe(400)
  })
})

describe('the calendar', () => {
  it('reminds of the day before and the arrival, without a code, even while the network is down', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    const file = await owner.get(at('/install/calendar.ics'))
    await shop.mend()
    const text = (await file.text()).replaceAll(/\r\n[ \t]/g, '')
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(text).toContain(`DTSTART;VALUE=DATE:${EVE.replaceAll('-', '')}`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${ARRIVAL.replaceAll('-', '')}`)
    expect(text.match(/TRIGGER;RELATED=START:PT9H/g)).toHaveLength(2)
    for (const secret of [codes.iccid, codes.activationCode, 'LPA:', 'key=']) expect(text).not.toContain(secret)
  })
})

const keyOf = (email: string, purpose = 'alerts') => createSealer(SECRET, purpose).seal(email)
const ON = { isDataOn: true, isExpiryOn: true }
const OFF = { isDataOn: false, isExpiryOn: false }
/** As a mail provider's server posts: without cookies or an origin. */
const oneClick = (key: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/alerts?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  })

describe('the switch for warnings', () => {
  it('accepts a one-click post without cookie and origin (RFC 8058), and no other', async () => {
    const email = 'one-click@example.com'
    expect((await oneClick(keyOf(email), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await oneClick(keyOf(email, 'top-up'))).status).toBe(403)
    expect((await oneClick(`${keyOf(email).slice(0, -3)}AAA`)).status).toBe(403)
    expect(await shop.shop.alerts.viewAlertSettings(email)).toEqual(ON)

    expect((await oneClick(keyOf(email))).status).toBe(200)
    expect(await shop.shop.alerts.viewAlertSettings(email)).toEqual(OFF)
    const elsewhere = await fetch(`${shop.url}${at('/install')}&key=${keyOf(email)}`, { method: 'POST', body: '' })
    expect(elsewhere.status).toBe(403)
  })

  it('accepts a multipart post as well', async () => {
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const answer = await fetch(`${shop.url}/alerts?key=${keyOf('parts@example.com')}`, { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(await shop.shop.alerts.viewAlertSettings('parts@example.com')).toEqual(OFF)
  })

  it('changes nothing when its page is opened, by a person or a link scanner', async () => {
    const page = await shop.browser().get(`/alerts?key=${keyOf('reader@example.com')}`)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('r•••@example.com')
    expect(text).not.toContain('reader@example.com')
    expect(await shop.shop.alerts.viewAlertSettings('reader@example.com')).toEqual(ON)
  })

  it('can be set one by one', async () => {
    const browser = shop.browser()
    const path = `/alerts?key=${keyOf('chooser@example.com')}`
    expect((await browser.post(path, { intent: 'save', expiry: 'on' })).status).toBe(200)
    expect(await shop.shop.alerts.viewAlertSettings('chooser@example.com')).toEqual({
      isDataOn: false,
      isExpiryOn: true,
    })
    await browser.post(path, { intent: 'stop' })
    expect(await shop.shop.alerts.viewAlertSettings('chooser@example.com')).toEqual(OFF)
  })

  it.each(['/alerts', '/alerts?key=', '/alerts?key=forged', `/alerts?key=a&key=b`])(
    'finds nobody at %s',
    async (path) => {
      const browser = shop.browser()
      expect((await browser.get(path)).status).toBe(404)
      expect((await browser.post(path, { intent: 'stop' })).status).toBe(404)
    },
  )
})

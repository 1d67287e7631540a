// The account, as seen by a browser without JavaScript, and by somebody who wants other people's data.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, confirmTokenIn, mailTo } from '#tests/support/account-mails.ts'
import { PASSWORD, signedIn } from '#tests/support/http-accounts.ts'
import { buyByCard, delivered } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import type { Order } from '#shop/sales/order/order.ts'

const FAILED = 'Could not load your eSIM data.'

let shop: HttpShop
let anna: Browser
let ben: Browser
let hers: Order
let his: Order
beforeAll(async () => {
  shop = await openHttpShop()
  hers = await deliveredTo('anna@example.com')
  his = await deliveredTo('ben@example.com')
  anna = await signedIn(shop, 'anna@example.com')
  ben = await signedIn(shop, 'ben@example.com')
}, 120_000)
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

// Bought in a browser where nobody is signed in, so that only the account can open the order.
async function deliveredTo(email: string): Promise<Order> {
  const { order } = await buyByCard(shop, shop.browser(), { email })
  return delivered(shop, order.id)
}

/** A page's text, without its markup and its data. */
const words = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const page = async (browser: Browser, tab: string) => words(await browser.get(`/account?tab=${tab}`))
const at = (path: string, order: Order) => `${path}?${new URLSearchParams({ reference: order.reference })}`
const grouped = (order: Order) => (order.iccid ?? '').replace(/(\d{4})(?=\d)/g, '$1 ')
const filtered = (status: string) =>
  anna.get(`/account?${new URLSearchParams({ tab: 'services', show: status })}`, { accept: 'text/html' })
const askForCodes = (browser: Browser, order: Order) =>
  browser.post('/esim-status', { intent: 'activation', email: '', iccid: order.iccid ?? '' })
const send = (browser: Browser, fields: Record<string, string>, tab = 'profile') =>
  browser.post(`/account?tab=${tab}`, fields)

describe('the pages of an account', () => {
  it('show only its own eSIMs and orders', async () => {
    const services = await page(anna, 'services')
    expect(services).toContain(grouped(hers))
    expect(services).not.toContain(grouped(his))
    for (const path of ['/account?tab=overview', '/account?tab=profile', '/user-dashboard', '/account/export']) {
      const told = await (await anna.get(path)).text()
      for (const foreign of [his.reference, his.iccid ?? '', 'ben@example.com']) expect(told).not.toContain(foreign)
    }
  })

  it('contain the figures without JavaScript, and say if one is unavailable', async () => {
    const services = await (await anna.get('/account?tab=services')).text()
    expect(services).toContain('url=/account?tab=services&amp;figures=now')
    expect(await page(anna, 'services&figures=now')).toContain('5120 MB out of 5120 MB')
    expect(await words(await anna.get('/user-dashboard?figures=now'))).toContain('5120 MB out of 5120 MB')
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    for (const path of ['/account?figures=now', '/account?tab=services&figures=now', '/user-dashboard?figures=now'])
      expect(await words(await anna.get(path))).toContain(FAILED)
  })

  it('lead from the account to the dashboard, whose cards lead to more data', async () => {
    expect(await (await anna.get('/account')).text()).toContain('href="/user-dashboard"')
    const dashboard = await (await anna.get('/user-dashboard')).text()
    expect(dashboard).toMatch(/href="\/top-up\?esim=[^"]+"/)
    expect(await words(await anna.get('/user-dashboard'))).toContain('Account ID')
    expect(await words(await anna.get('/user-dashboard'))).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  })

  it('say without JavaScript that a page is for others, but not for prefetched pages', async () => {
    const DENIED = "Access denied: You don't have permission to access this page."
    const denied = await anna.get('/admin-dashboard')
    expect([denied.status, denied.headers.get('location')]).toEqual([302, '/'])
    const ahead = await anna.get('/faq', { 'sec-purpose': 'prefetch' })
    expect(await words(ahead)).not.toContain(DENIED)
    const home = await anna.get('/')
    expect(await words(home)).toContain(DENIED)
    expect(await words(await anna.get('/'))).not.toContain(DENIED)
  })

  it('filter by status without JavaScript', async () => {
    expect(await words(await filtered('Expired'))).toContain('None of your eSIMs has the status “Expired”.')
    expect(await words(await filtered('Not Activated'))).not.toContain('None of your eSIMs')
  })

  it('say if there is nothing yet', async () => {
    const empty = await signedIn(shop, 'empty@example.com')
    for (const path of ['/account', '/account?tab=services', '/user-dashboard'])
      expect(await words(await empty.get(path))).toContain('No Active eSIMs')
    const dashboard = await (await empty.get('/user-dashboard')).text()
    expect(dashboard).toMatch(/href="\/bundleselector"[^>]*>.*?Browse eSIM Packages/s)
  })

  it('show an eSIM’s figures only to its owner, and keep them out of caches', async () => {
    const own = await anna.get(at('/account/usage', hers))
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(await own.text()).toContain('"balanceMb":5120')
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    for (const path of [at('/account/usage', his), '/account/usage', '/account/usage?reference=%00'])
      expect((await anna.get(path)).status).toBe(404)
    expect((await anna.get(at('/account/usage', hers))).status).toBe(502)
    expect((await shop.browser().get(at('/account/usage', hers))).status).toBe(302)
  })
})

describe('an owner who is signed in', () => {
  it('opens what the order’s cookie opens, and nothing of others', async () => {
    for (const path of ['/success', '/order/qr-code', '/order/invoice', '/order/invoice.pdf', '/install']) {
      expect([path, (await anna.get(at(path, hers))).status]).toEqual([path, 200])
      expect([path, (await anna.get(at(path, his))).status]).toEqual([path, 404])
      expect([path, (await shop.browser().get(at(path, hers))).status]).toEqual([path, 404])
    }
    expect(await (await askForCodes(anna, hers)).text()).toContain('LPA:1$')
    expect(await (await askForCodes(anna, his)).text()).not.toContain('LPA:1$')
  })

  it('loses access with the session', async () => {
    const carl = await signedIn(shop, 'carl@example.com')
    const order = await deliveredTo('carl@example.com')
    expect((await carl.get(at('/success', order))).status).toBe(200)
    await carl.post('/logout')
    expect((await carl.get(at('/success', order))).status).toBe(404)
  })
})

describe('the forms of an account', () => {
  it('reject visitors, other sites, unknown intents, and repeated fields', async () => {
    const rename = { intent: 'change_name', fullName: 'Eve' }
    expect((await send(shop.browser(), rename)).headers.get('location')).toMatch(/^\/login/)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await anna.post('/account', rename, foreign)).status).toBe(403)
    expect((await send(anna, { intent: 'become_admin' })).status).toBe(400)
    expect(
      (
        await anna.post('/account', [
          ['intent', 'change_name'],
          ['fullName', 'A'],
          ['fullName', 'B'],
        ])
      ).status,
    ).toBe(400)
  })

  it('save name, label, company, and warnings, and keep what was typed if they reject it', async () => {
    const saved = await send(anna, { intent: 'change_name', fullName: '  Anna   Ahoi ' })
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      '/account?tab=profile&done=change_name#part-change_name',
    ])
    expect(await words(await anna.get('/account?tab=profile&done=change_name'))).toContain('Name saved.')
    expect(await page(anna, 'overview')).toContain('Signed in as Anna Ahoi')
    expect((await send(anna, { intent: 'change_name', fullName: ' ' })).status).toBe(400)

    const renamed = await send(anna, { intent: 'rename', reference: hers.reference, label: 'For the boat' }, 'services')
    const [card] = (renamed.headers.get('location') ?? '').split('#').toReversed()
    expect(card).toBe(`esim-${hers.reference}`)
    const told = await (await anna.get(renamed.headers.get('location') ?? '')).text()
    expect(told.slice(told.indexOf(`id="${card}"`))).toContain('Name saved.')
    expect(await page(anna, 'services')).toContain('For the boat')
    const other = await send(anna, { intent: 'rename', reference: his.reference, label: 'Mine' }, 'services')
    expect(other.status).toBe(404)
    expect(await page(ben, 'services')).not.toContain('Mine')

    const company = { intent: 'save_company', companyName: 'Kranich Reisen GmbH', streetName: 'Lindenallee' }
    const rest = { postalCode: '10115', city: 'Berlin', country: 'DE', vatNumber: 'DE 417 263 859' }
    const refused = await send(anna, { ...company, ...rest, vatNumber: '1' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('value="Lindenallee"')
    expect((await send(anna, { ...company, ...rest })).status).toBe(303)
    expect(await page(anna, 'profile')).toMatch(/Reference code.*?[A-HJ-NP-Z2-9]{5}/s)

    await send(anna, { intent: 'save_alerts', isExpiryOn: 'on' }, 'features')
    expect(await shop.shop.alerts.viewAlertSettings('anna@example.com')).toEqual({ isDataOn: false, isExpiryOn: true })
  })

  it('add an eSIM by its ICCID and the code emailed to its buyer', async () => {
    const dora = await signedIn(shop, 'dora@example.com')
    const order = await deliveredTo('giver@example.com')
    const asked = await send(dora, { intent: 'add_esim', iccid: order.iccid ?? '' }, 'services')
    const proof = /name="proof" value="([^"]+)"/.exec(await asked.text())?.[1] ?? ''
    const code = codeIn(await mailTo(shop.sandbox.url, 'giver@example.com', /^\d{6} is your/))
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await send(dora, { intent: 'add_esim_code', proof, code: wrong }, 'services')).status).toBe(400)
    expect((await send(anna, { intent: 'add_esim_code', proof, code }, 'services')).status).toBe(400)
    expect((await send(dora, { intent: 'add_esim_code', proof, code }, 'services')).status).toBe(303)
    expect((await dora.get(at('/success', order))).status).toBe(200)
    expect((await anna.get(at('/success', order))).status).toBe(404)
  })

  it('end other sessions, by hand and with a new password', async () => {
    const email = 'frida@example.com'
    const frida = await signedIn(shop, email)
    const elsewhere = shop.browser()
    await elsewhere.post('/login', { email, password: PASSWORD })
    const session = /name="session" value="([^"]+)"/.exec(await (await frida.get('/account?tab=profile')).text())?.[1]
    expect((await send(anna, { intent: 'end_session', session: session ?? '' })).status).toBe(404)
    expect((await elsewhere.get('/account')).status).toBe(200)
    expect((await send(frida, { intent: 'end_session', session: session ?? '' })).status).toBe(303)
    expect((await elsewhere.get('/account')).status).toBe(302)

    await elsewhere.post('/login', { email, password: PASSWORD })
    const fresh = { intent: 'change_password', password: 'Harbour-17-violet', repeated: 'Harbour-17-violet' }
    expect((await send(frida, { ...fresh, current: 'wrong' })).status).toBe(400)
    expect((await send(frida, { ...fresh, repeated: 'other', current: PASSWORD })).status).toBe(400)
    expect((await send(frida, { ...fresh, current: PASSWORD })).status).toBe(303)
    expect((await elsewhere.get('/account')).status).toBe(302)
    expect((await frida.get('/account')).status).toBe(200)

    const out = await send(frida, { intent: 'end_sessions' })
    expect([out.status, out.headers.get('location')]).toEqual([303, '/'])
    expect((await frida.get('/account')).status).toBe(302)
  })

  it('delete the account with its password, and clear the browser’s data', async () => {
    const gone = await signedIn(shop, 'gone@example.com')
    const fields = { intent: 'delete_account', password: PASSWORD }
    expect((await send(gone, fields)).status).toBe(400)
    const nothing = await words(await send(gone, { ...fields, password: '' }))
    for (const line of ['Please enter a password', 'Please check the box to confirm']) expect(nothing).toContain(line)
    expect((await send(gone, { ...fields, sure: 'on', password: 'wrong' })).status).toBe(400)
    const done = await send(gone, { ...fields, sure: 'on' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account/deleted'])
    expect(done.headers.get('clear-site-data')).toContain('cache')
    expect((await gone.get('/account')).status).toBe(302)
    expect(await words(await gone.get('/account/deleted'))).toContain('Your account is deleted')
  })
})

describe('a mailed link to a new address', () => {
  it('changes nothing when opened, and works once by its button', async () => {
    const email = 'moves@example.com'
    const browser = await signedIn(shop, email)
    const fields = { intent: 'change_email', email: 'moved@example.com', password: PASSWORD }
    expect((await browser.post('/account?tab=profile', { ...fields, password: 'wrong' })).status).toBe(400)
    expect((await browser.post('/account?tab=profile', fields)).status).toBe(303)
    const mail = await mailTo(shop.sandbox.url, 'moved@example.com', /^Confirm your new email/)
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
    const path = `/account/confirm-email?token=${token}`

    const stranger = shop.browser()
    for (let look = 0; look < 3; look++) expect((await stranger.get(path)).status).toBe(200)
    expect(await page(browser, 'profile')).toContain(`Your address is ${email}.`)
    expect(await words(await stranger.post(path))).toContain('Your account now uses moved@example.com.')
    expect(await page(browser, 'profile')).toContain('Your address is moved@example.com.')
    expect((await stranger.post(path)).status).toBe(400)
  })
})

describe('the account that is offered after a purchase', () => {
  it('needs a password and the order’s mailbox, and is offered only to guests', async () => {
    const guest = shop.browser()
    const { order } = await buyByCard(shop, guest, { email: 'guest@example.com' })
    const done = await delivered(shop, order.id)
    const offer = 'Keep this eSIM in an account'
    expect(await words(await guest.get(at('/success', done)))).toContain(offer)
    const open = (browser: Browser, password: string) => browser.post(at('/order/account', done), { password })
    expect((await open(anna, PASSWORD)).status).toBe(404)
    const weak = await open(guest, 'Password1!')
    expect(weak.headers.get('location')).toContain('account=password_weak')
    expect(await words(await guest.get(weak.headers.get('location') ?? ''))).toContain('This password is too weak')
    const opened = await open(guest, PASSWORD)
    expect(opened.status).toBe(303)
    expect(await words(await guest.get(opened.headers.get('location') ?? ''))).toContain('We emailed a link to')

    const confirm = confirmTokenIn(await mailTo(shop.sandbox.url, 'guest@example.com', /^Confirm your email/))
    await guest.post('/login', { email: 'guest@example.com', password: PASSWORD, confirm })
    expect(await page(guest, 'services')).toContain('ICCID')
    expect(await words(await guest.get(at('/success', done)))).not.toContain(offer)
  })
})

it('a session that can’t be ended stays, and the page says so', async () => {
  const cara = await signedIn(shop, 'cara@example.com')
  const db = shop.database.db()
  await db.execute(sql`alter table sessions rename to sessions_gone`)
  try {
    expect((await cara.post('/logout')).headers.get('location')).toBe('/account')
    expect((await shop.browser().get('/faq')).status).toBe(200)
  } finally {
    await db.execute(sql`alter table sessions_gone rename to sessions`)
  }
  const account = await cara.get('/account')
  expect(account.status).toBe(200)
  expect(await account.text()).toContain('Logout failed')
})

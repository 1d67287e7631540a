// An order is only shown to the browser that placed it (group D).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { esims, orders } from '#db/schema.ts'
import { BUYER, buyByCard, delivered, fillCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let owner: Browser
let reference: string
let orderId: string
let returnTo: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const bought = await buyByCard(shop, owner)
  ;({ reference, id: orderId } = bought.order)
  returnTo = bought.returnTo
  await delivered(shop, orderId)
})
afterAll(() => shop.close())

const unknownAt = (minute: number) =>
  `wanderpass_order_${1_763_734_000_000 + minute}_01032_3_00000000-0000-4000-8000-000000000000`
const UNKNOWN = unknownAt(0)
const pathOf = (path: string, of = reference) => `${path}?reference=${encodeURIComponent(of)}`
/** An answer without the reference that the visitor typed, the only part that may differ. */
const faceOf = (text: string, typed: string) => text.replaceAll(typed, '').replaceAll(encodeURIComponent(typed), '')

async function codesOf() {
  const [esim] = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
  if (!esim?.activationCode) throw new Error('The order has no eSIM yet.')
  return { iccid: esim.iccid, activationCode: esim.activationCode }
}

describe('the order page', () => {
  it('shows the eSIM only to the browser that placed the order, and stays out of caches', async () => {
    const page = await owner.get(pathOf('/success'))
    const { iccid, activationCode } = await codesOf()
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(activationCode)
    expect(text.replaceAll(' ', '')).toContain(iccid)
  })

  it('names every covered country, the trip’s first, and links to more data', async () => {
    const text = await (await owner.get(pathOf('/success'))).text()
    const listed = [...text.matchAll(/<li class="flex flex-wrap items-center gap-x-2">(.*?)<\/li>/gs)].map(
      ([, item]) => item ?? '',
    )
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.map((item) => item.includes('your trip')).lastIndexOf(true)).toBe(1)
    expect(listed[0]).toContain('France')
    expect(listed[1]).toContain('Italy')
    expect(listed.join('')).toContain('Portugal')
    expect(text).toContain(`href="/top-up?reference=${reference}"`)
    for (const path of ['/install', '/esim-status'])
      expect(await (await owner.get(pathOf(path))).text()).not.toContain('undefined')
    expect(await (await owner.get(pathOf('/install'))).text()).toContain('Portugal')
    const { iccid } = await codesOf()
    const check = async (browser: Browser) =>
      (await browser.post('/esim-status', { intent: 'check', email: '', iccid })).text()
    const [holders, strangers] = [await check(owner), await check(shop.browser())]
    for (const told of [holders, strangers]) expect(told).toContain('Portugal')
    expect(holders).toContain('your trip')
    expect(strangers).not.toContain('your trip')
  })

  it('looks the same to a stranger whether the order exists or not (D02, I13)', async () => {
    const stranger = shop.browser()
    const [foreign, unknown] = [await stranger.get(pathOf('/success')), await stranger.get(pathOf('/success', UNKNOWN))]
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    const [foreignText, unknownText] = [await foreign.text(), await unknown.text()]
    expect(faceOf(foreignText, reference)).toBe(faceOf(unknownText, UNKNOWN))
    expect(foreignText).toMatch(
      /No Order Found|The requested information for this eSIM or order does not exist\. Please order a new eSIM or contact support\./,
    )
    for (const secret of Object.values(await codesOf())) expect(foreignText).not.toContain(secret)
    expect(foreign.headers.get('cache-control')).toBe('no-store')
    expect(foreign.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['no reference (D01)', '/success', 'no_reference'],
    ['an empty reference', '/success?reference=', /no_reference|not_found/],
    ['SQL (D06)', `/success?reference=${encodeURIComponent("' OR 1=1 --")}`, 'not_found'],
    ['a path', '/success?reference=../../etc/passwd', 'not_found'],
    ['a NUL byte', '/success?reference=%00', 'not_found'],
    ['broken encoding', '/success?reference=%ff%fe', 'not_found'],
    ['4 KB', `/success?reference=${'x'.repeat(4096)}`, 'not_found'],
    ['a wrong key', `/success?reference=${UNKNOWN}&key=`, ''],
  ])('finds nothing for %s', async (_what, path, kind) => {
    const stranger = shop.browser()
    const page = await stranger.get(path)
    const answer = await stranger.get(path.replace('/success', '/success.data'))
    expect(page.status).toBe(kind === '' ? 303 : 404)
    expect(await answer.text()).toMatch(kind)
  })

  it('ignores two references (D06)', async () => {
    expect((await owner.get(`${pathOf('/success')}&reference=${UNKNOWN}`)).status).toBe(404)
    expect((await owner.get(`/success?reference=${UNKNOWN}&reference=${encodeURIComponent(reference)}`)).status).toBe(
      404,
    )
  })

  it('opens once with a return key, which is removed from the address (D04)', async () => {
    expect(returnTo).toContain('&key=')
    const phone = shop.browser()
    const swapped = await phone.get(returnTo)
    expect(swapped).toMatchObject({ status: 303 })
    expect(swapped.headers.get('location')).not.toMatch(/key=|session_id=/)
    expect((await phone.get(swapped.headers.get('location') ?? '')).status).toBe(200)

    const thief = shop.browser()
    const again = await thief.get(returnTo)
    expect(again.headers.getSetCookie()).toEqual([])
    expect((await thief.get(again.headers.get('location') ?? '')).status).toBe(404)
  })

  it.each([
    ['tampered', (key: string) => key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['empty', () => ''],
    ['without end', () => 'k'.repeat(6000)],
    ['SQL', () => "' OR 1=1 --"],
  ])('stays closed for a key that is %s (D04)', async (_what, spoil) => {
    const url = new URL(returnTo)
    url.searchParams.set('key', spoil(url.searchParams.get('key') ?? ''))
    const stranger = shop.browser()
    const swapped = await stranger.get(`${url.pathname}${url.search}`)
    expect(swapped.status).toBe(303)
    expect((await stranger.get(swapped.headers.get('location') ?? '')).status).toBe(404)
  })

  it('doesn’t open with another order’s key', async () => {
    const other = await buyByCard(shop, shop.browser(), { email: 'other@example.com' })
    const url = new URL(other.returnTo)
    url.searchParams.set('reference', reference)
    const stranger = shop.browser()
    const swapped = await stranger.get(`${url.pathname}${url.search}`)
    expect((await stranger.get(swapped.headers.get('location') ?? '')).status).toBe(404)
  })

  it.each(['tampered', 'unsigned'])('ignores a %s order cookie (I12)', async (how) => {
    const forger = shop.browser()
    const cookie = owner.cookies.get('ord') ?? ''
    forger.cookies.set('ord', how === 'unsigned' ? (cookie.split('.')[0] ?? '') : `x${cookie.slice(1)}`)
    expect((await forger.get(pathOf('/success'))).status).toBe(404)
  })

  it('ignores the payment status in the address (D08)', async () => {
    const browser = shop.browser()
    await fillCart(browser)
    await browser.post('/checkout', { ...BUYER, email: 'd08@example.com' })
    const order = await newestOrder(shop, 'd08@example.com')
    expect(
      (await browser.get(`${pathOf('/success', order.reference)}&redirect_status=succeeded&payment_status=paid&free=1`))
        .status,
    ).toBe(200)
    expect(await shop.orderOf(order.id)).toMatchObject({ paymentState: 'awaiting', step: 'order_created' })
  })

  it('shows no error text from the address (D09)', async () => {
    const browser = shop.browser()
    await fillCart(browser)
    const text = await (
      await browser.get(`/checkout?redirect_status=failed&error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    ).text()
    expect(text).not.toContain('<img src=x')
  })

  it('limits whoever tries references one by one, with the same page (D05)', async () => {
    const sweeper = shop.browser()
    for (let minute = 0; minute < 60; minute++)
      expect((await sweeper.get(pathOf('/success.data', unknownAt(minute)))).status).toBe(404)
    const slowed = await sweeper.get(pathOf('/success.data', unknownAt(60)))
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await slowed.text()).toContain('not_found')
    expect((await owner.get(pathOf('/success'))).status).toBe(200)
  })
})

describe('the other addresses of an order', () => {
  it.each(['/order/qr-code', '/order/invoice', '/order/invoice.pdf', '/order/events'])(
    '%s is closed to strangers, as for unknown orders (D12, D14)',
    async (path) => {
      const stranger = shop.browser()
      const answers = []
      // A page repeats its own address, and only well-formed references look alike there.
      const senseless = path === '/order/invoice' ? [] : ['', "' OR 1=1 --"]
      for (const of of [reference, UNKNOWN, ...senseless]) {
        const answer = await stranger.get(pathOf(path, of))
        const text = faceOf(await answer.text(), of)
        answers.push({ status: answer.status, text, cache: answer.headers.get('cache-control') })
      }
      for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 404, cache: 'no-store' })
    },
  )

  it('give the QR code only to its owner, uncached', async () => {
    const picture = await owner.get(pathOf('/order/qr-code'))
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('cache-control')).toBe('no-store')
    expect(new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
    expect((await owner.get(pathOf('/order/events.data'))).status).toBe(404)
  })

  it.each(['retry', 'resend', 'email'])('%s rejects strangers (D04)', async (intent) => {
    expect((await tell(shop.browser(), pathOf('/success'), { intent })).status).toBe(404)
    expect((await tell(shop.browser(), pathOf('/success', UNKNOWN), { intent })).status).toBe(404)
  })

  it('restart nothing if a completed order is retried a hundred times (D10)', async () => {
    const before = await shop.orderOf(orderId)
    const statuses = new Set<number>()
    let retryAfter: string | null = null
    for (let click = 0; click < 100; click++) {
      const answer = await tell(owner, pathOf('/success'), { intent: 'retry' })
      statuses.add(answer.status)
      retryAfter ??= answer.headers.get('retry-after')
    }
    expect(statuses).toEqual(new Set([200, 429]))
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(await shop.orderOf(orderId)).toEqual(before)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('resend the eSIM three times an hour, and only to the order’s address', async () => {
    const answers = []
    for (let click = 0; click < 5; click++)
      answers.push(
        (
          await tell(owner, pathOf('/success'), {
            intent: 'resend',
            email: 'thief@example.com',
            to: 'thief@example.com',
          })
        ).status,
      )
    expect(answers).toEqual([200, 200, 200, 429, 429])
    expect(await shop.mailsTo(BUYER.email)).toHaveLength(4)
    expect(await shop.mailsTo('thief@example.com')).toEqual([])
  })

  it.each([
    ['POST', '/order/step'],
    ['PATCH', '/order/step'],
    ['PUT', '/success/step'],
    ['POST', '/success/order_completed'],
  ])('include none that sets a step: %s %s (D16)', async (method, path) => {
    const answer = await owner.send(pathOf(path), {
      method,
      body: new URLSearchParams({ step: 'order_completed', status: 'completed' }),
    })
    expect([404, 405]).toContain(answer.status)
  })

  it('ignore steps and states in a form (D16)', async () => {
    const browser = shop.browser()
    await fillCart(browser)
    await browser.post('/checkout', { ...BUYER, email: 'd16@example.com' })
    const { id, reference: own } = await newestOrder(shop, 'd16@example.com')
    await tell(browser, pathOf('/success', own), {
      intent: 'retry',
      step: 'order_completed',
      status: 'completed',
      paymentState: 'paid',
    })
    expect(await shop.orderOf(id)).toMatchObject({ step: 'order_created', status: 'started', paymentState: 'awaiting' })
  })

  it('serve no file, whatever the address looks like (D17)', async () => {
    for (const path of ['/success/x.css', '/success.css', '/success/..%2fx.js', '/assets/..%2fsuccess']) {
      const answer = await owner.get(pathOf(path))
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control') ?? '').not.toMatch(/public|max-age=[1-9]/)
      expect(await answer.text()).not.toContain((await codesOf()).activationCode)
    }
  })
})

it('shows, returns, and emails no code of a refunded order (D18)', async () => {
  const browser = shop.browser()
  const bought = await buyByCard(shop, browser, { email: 'd18@example.com' })
  const { activationCode, iccid } = await delivered(shop, bought.order.id)
  await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, bought.order.id))

  const text = await (await browser.get(pathOf('/success', bought.order.reference))).text()
  expect(text).not.toContain(activationCode)
  expect(text).not.toContain(iccid)
  expect((await browser.get(pathOf('/order/qr-code', bought.order.reference))).status).toBe(404)
  expect((await tell(browser, pathOf('/success', bought.order.reference), { intent: 'resend' })).status).toBe(409)
  expect(await shop.mailsTo('d18@example.com')).toHaveLength(1)
})

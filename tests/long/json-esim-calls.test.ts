// The JSON calls about an eSIM answer its holder, and tell everybody else that it doesn't exist (groups D and H).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callJson, openSession, UNKNOWN_ICCID, UNKNOWN_ORDER } from '#tests/support/call-json.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { BUYER, buyByCard, delivered, EUROPE_5GB, newestOrder } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
let owner: Browser
let order: { id: string; reference: string; iccid: string; activationCode: string }
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const { id, reference } = (await buyByCard(shop, owner)).order
  const { iccid, activationCode } = await delivered(shop, id)
  order = { id, reference, iccid: iccid ?? '', activationCode: activationCode ?? '' }
}, 120_000)
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

const face = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  cache: answer.headers.get('cache-control'),
})

const askIccid = (browser: Browser, orderId: string) =>
  browser.get(`/get-iccid.php?${new URLSearchParams({ orderId })}`)
const checkSim = (browser: Browser, body: unknown) => callJson(browser, '/api/esim-api', body)

describe('calls that the server makes for itself', () => {
  it('reveal no token, and update nothing', async () => {
    const user = await signedIn(shop, 'curious@example.com', 'super-admin')
    for (const [browser, status] of [
      [shop.browser(), 401],
      [user, 403],
    ] as const)
      for (const answer of [
        await browser.get('/functions/v1/get-esim-token'),
        await callJson(browser, '/functions/v1/get-esim-token', {}),
      ]) {
        expect(answer.status).toBe(status)
        expect(await answer.json()).toEqual({ error: expect.any(String) })
      }
    const body = { orderId: order.id, stripeSessionId: 'cs_foreign' }
    expect((await callJson(owner, '/functions/v1/update-order-stripe', body)).status).toBe(404)
    expect(JSON.stringify(await newestOrder(shop, BUYER.email))).not.toContain('cs_foreign')
  })

  it.each(['/api/orders', '/api/esim-allocation', '/api/generate-qrcode', '/network/things/consumer-profile/01032_3'])(
    'don’t exist for a customer at %s',
    async (path) => {
      const answer = await callJson(owner, path, { bundleId: '01032_3', iccid: order.iccid, customReference: 'x' })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(order.iccid)
    },
  )
})

describe('get-iccid.php', () => {
  it('returns an order’s eSIM by ID and by reference', async () => {
    for (const name of [order.id, order.reference]) {
      const answer = await askIccid(owner, name)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.json()).toEqual({ idValue: order.iccid, activationCode: order.activationCode })
    }
  })

  it('returns nothing for an unpaid order', async () => {
    const browser = shop.browser()
    const { orderReference } = await openSession(browser, { customerEmail: 'unpaid@example.com' })
    expect(await (await askIccid(browser, orderReference)).json()).toEqual({ idValue: null })
  })

  it('returns a test order’s eSIM by its own reference only to super-admins', async () => {
    const chief = await signedIn(shop, 'tester@example.com', 'super-admin')
    const reference = 'test-of-a-program-1'
    const body = { bundleId: '01032_3', customReference: reference, email: 'tester@example.com', confirmed: true }
    expect((await callJson(chief, '/api/esim-allocation', body)).status).toBeLessThan(300)
    const told = () => askIccid(chief, reference).then((answer) => answer.json())
    await expect.poll(told, { timeout: 60_000 }).toEqual({
      idValue: expect.stringMatching(/^\d{19,20}$/),
      activationCode: expect.stringMatching(/^LPA:1\$/),
    })
    for (const browser of [shop.browser(), owner, await signedIn(shop, 'ada.reads@example.com', 'own-admin')])
      expect((await askIccid(browser, reference)).status).toBe(404)
  })

  it('answers strangers as if the order didn’t exist (D12)', async () => {
    const unknown = await face(await askIccid(shop.browser(), UNKNOWN_ORDER))
    expect(unknown).toMatchObject({ status: 404, cache: 'no-store' })
    const others = ['', '%00', "' or 1=1", 'x'.repeat(4000), order.id, order.reference, `../${order.id}`]
    for (const name of others) expect(await face(await askIccid(shop.browser(), name))).toEqual(unknown)
    const twice = await owner.get(`/get-iccid.php?orderId=${order.id}&orderId=${order.id}`)
    expect(await face(twice)).toEqual(unknown)
  })
})

const CODES = (iccid: string) => `/network/things/consumer-profile-codes/iccids/${iccid}`
const QR = (iccid: string) => `${CODES(iccid)}/qrcode`
const BUNDLE = (iccid: string) => `/network/things/iccids/${iccid}/bundle`
const HISTORY = (iccid: string, days = '90') => `/network/top-up/history/iccids/${iccid}/${days}`

describe('the calls about an eSIM', () => {
  it('give its holder codes, QR code, balance, and history', async () => {
    const codes = await owner.get(CODES(order.iccid))
    expect(codes.headers.get('cache-control')).toBe('no-store')
    expect(await codes.json()).toEqual({ codes: { activationCode: order.activationCode } })
    const qr = await owner.get(QR(order.iccid))
    expect([qr.headers.get('content-type'), qr.headers.get('cache-control')]).toEqual(['image/png', 'no-store'])
    expect(
      Buffer.from(await qr.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(await (await owner.get(BUNDLE(order.iccid))).json()).toEqual({
      bundle: [{ bundleBalance: 5120, bundleExpiry: null }],
    })
    expect(await (await owner.get(HISTORY(order.iccid))).json()).toEqual([
      { initial: { value: 5120 }, productBundleId: EUROPE_5GB.bundleId },
    ])
  })

  it('tell everyone else that there is no such eSIM, without calling the network (D12)', async () => {
    for (const at of ['codes', 'qrcode', 'bundle', 'history']) await shop.spoil('network', { at, kind: 'fail_before' })
    const stranger = await signedIn(shop, 'stranger@example.com')
    for (const pathOf of [CODES, QR, BUNDLE, HISTORY]) {
      const unknown = await face(await shop.browser().get(pathOf(UNKNOWN_ICCID)))
      expect(unknown).toMatchObject({ status: 404, cache: 'no-store' })
      for (const browser of [shop.browser(), stranger])
        expect(await face(await browser.get(pathOf(order.iccid)))).toEqual(unknown)
    }
  })

  it('reject an invalid ICCID without calling the network (H05)', async () => {
    for (const iccid of ['..%2Fx', '%252e%252e', '%3Fa=', '898830000000000000%31x', '89 88', 'x'.repeat(500)])
      for (const pathOf of [CODES, QR, BUNDLE, HISTORY]) {
        const answer = await owner.get(pathOf(iccid))
        expect([iccid, answer.status]).toEqual([iccid, 400])
        expect(await answer.json()).toEqual({ error: 'Please enter a valid ICCID (19-20 digits)' })
      }
    for (const iccid of ['%2e%2e', '?a=']) expect((await owner.get(BUNDLE(iccid))).status).toBe(404)
  })

  it.each(['0', '91', '-1', '1e1', 'x', '090'])('reject a history of %s days', async (days) => {
    expect((await owner.get(HISTORY(order.iccid, days))).status).toBe(400)
  })

  it('say if the network doesn’t answer (H07)', async () => {
    for (const at of ['bundle', 'history']) await shop.spoil('network', { at, kind: 'fail_before' })
    for (const path of [BUNDLE(order.iccid), HISTORY(order.iccid)])
      expect(await face(await owner.get(path))).toEqual({
        status: 502,
        text: '{"error":"Failed to fetch eSIM bundle status"}',
        cache: 'no-store',
      })
  })

  it('have a holder’s limit', async () => {
    const browser = shop.browser()
    const bought = await buyByCard(shop, browser, { email: 'often@example.com' })
    const { iccid } = await delivered(shop, bought.order.id)
    let answer = await browser.get(CODES(iccid ?? ''))
    for (let look = 0; look < 61 && answer.status === 200; look++) answer = await browser.get(CODES(iccid ?? ''))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the calls about everybody’s eSIMs', () => {
  it('are only for administrators', async () => {
    const body = { action: 'check', iccid: order.iccid }
    const things = '/api/esim-api/network/things'
    const user = await signedIn(shop, 'user@example.com')
    const partner = await signedIn(shop, 'partner@example.com', 'business-admin')
    expect([(await checkSim(owner, body)).status, (await owner.get(things)).status]).toEqual([401, 401])
    for (const browser of [user, partner])
      expect([(await checkSim(browser, body)).status, (await browser.get(things)).status]).toEqual([403, 403])

    const admin = await signedIn(shop, 'admin@example.com', 'own-admin')
    const usage = {
      iccid: order.iccid,
      bundleExpiry: null,
      bundleBalance: 5120,
      totalDataAllocation: 5120,
      isBundleDepleted: false,
      isBundleExpired: false,
    }
    expect(await (await checkSim(admin, body)).json()).toEqual(usage)
    expect(await (await admin.get(things)).json()).toContainEqual(usage)
    expect((await checkSim(admin, { action: 'check', iccid: '../x' })).status).toBe(400)
    expect((await checkSim(admin, { action: 'release', iccid: order.iccid })).status).toBe(400)
    expect((await checkSim(admin, { action: 'check', iccid: UNKNOWN_ICCID })).status).toBe(502)
  })
})

// The staff's console and order tester: hidden from strangers, only the listed calls, no token shown (safety case J01,
// J05, J07).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import { callJson } from '../support/call-json.ts'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let visitor: Browser
let user: Browser
let partner: Browser
let admin: Browser
let chief: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  visitor = shop.browser()
  user = await signedIn(shop, 'user@staff.example.com')
  partner = await signedIn(shop, 'partner@staff.example.com', 'business-admin')
  admin = await signedIn(shop, 'admin@staff.example.com', 'own-admin')
  chief = await signedIn(shop, 'chief@staff.example.com', 'super-admin')
}, 120_000)
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

const REFERENCE = 'staff-http-test-1'
const CALLS: [string, Record<string, unknown>][] = [
  ['/api/orders', { bundleId: '01032_3', email: 'a@example.com', reference: REFERENCE }],
  [
    '/api/esim-allocation',
    { bundleId: '01032_3', email: 'a@example.com', customReference: REFERENCE, confirmed: true },
  ],
  ['/api/generate-qrcode', { iccid: '8988300000000000001' }],
  ['/network/things/consumer-profile/01032_3', { customReference: REFERENCE, confirmed: true }],
]
const PAGES = ['/api-test', '/order-api-flow', '/order-api-flow?tab=flow']

const textOf = async (answer: Response) => {
  const text = await answer.text()
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('<!-- -->', '')
}
const sealedIn = (page: string): string => /name="sealed" value="([^"]+)"/.exec(page)?.[1] ?? ''
const profiles = () => shop.sandbox.network.profiles()
const staffCalls = async (action: AuditAction = 'network_called') => (await shop.shop.desk.listAudit({ action })).rows

/** Presses Test for a call that changes something, and confirms it. */
async function confirmed(browser: Browser, fields: Record<string, string>): Promise<Response> {
  const asked = await browser.post('/api-test', fields)
  const sealed = sealedIn(await asked.text())
  return browser.post('/api-test', { intent: 'confirm', sealed })
}

async function aTestEsim(reference: string): Promise<string> {
  const body = { bundleId: '01032_3', email: 'a@example.com', customReference: reference, confirmed: true }
  for (let look = 0; look < 100; look++) {
    const told: unknown = await (await callJson(chief, '/api/esim-allocation', body)).json()
    const iccid: unknown = typeof told === 'object' && told ? Reflect.get(told, 'iccid') : null
    if (typeof iccid === 'string') return iccid
  }
  throw new Error('No test eSIM came.')
}

// First of all, because it is about the time before any order.
it('the button for a sample is there before there is one, and says so', async () => {
  expect(await textOf(await admin.get('/api-test'))).toMatch(
    /<button[^>]*value="sample"[^>]*>(?:<[^>]*>)*Use a sample ICCID/,
  )
  const pressed = await admin.post('/api-test', { intent: 'sample', iccid: '8931' })
  expect(pressed.status).toBe(409)
  const [page = ''] = (await textOf(pressed)).split('<script id="page-state"')
  // In the box above the form, and beside the button.
  expect(page.split('No test eSIM yet.')).toHaveLength(3)
  expect(page).toContain('value="8931"')
})

describe('the staff’s own pages and calls', () => {
  it('don’t exist for anyone else (J01)', async () => {
    const nowhere = await visitor.get('/nowhere')
    const heading = /<h1[^]*?<\/h1>/.exec(await nowhere.text())?.[0]
    for (const browser of [visitor, user, partner]) {
      for (const path of PAGES)
        for (const answer of [
          await browser.get(path),
          await browser.post(path, { intent: 'ask', endpoint: 'things' }),
        ]) {
          expect([path, answer.status]).toEqual([path, 404])
          const page = await answer.text()
          expect(/<h1[^]*?<\/h1>/.exec(page)?.[0]).toBe(heading)
          expect(page).not.toContain('consumer-profile')
        }
      for (const [path, body] of CALLS) {
        const answer = await callJson(browser, path, body)
        expect([path, answer.status, await answer.text()]).toEqual([path, 404, '{"error":"Not found"}'])
      }
    }
    expect(profiles().filter(({ customReference }) => customReference === REFERENCE)).toEqual([])
  })

  it('let an own-admin read, but change nothing', async () => {
    expect((await admin.get('/api-test?tab=advanced')).status).toBe(200)
    expect((await admin.post('/api-test', { endpoint: 'products' })).status).toBe(200)
    expect((await admin.post('/api-test', { endpoint: 'allocate', 'allocate.bundleId': '01032_3' })).status).toBe(403)
    const start = { intent: 'ask', kind: 'order', bundleId: '01032_3', email: 'a@example.com' }
    expect((await admin.post('/order-api-flow?tab=flow', start)).status).toBe(403)
    for (const [path, body] of CALLS.filter(([address]) => address !== '/api/generate-qrcode'))
      expect([path, (await callJson(admin, path, body)).status]).toEqual([path, 403])
    const tried = (await staffCalls('attempt_denied')).filter(({ actorRole }) => actorRole === 'own-admin')
    expect(tried.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { why: 'role', where: '/api-test' },
        { why: 'role', where: '/order-api-flow' },
        { why: 'role', where: '/api/orders' },
      ]),
    )
    expect(profiles().filter(({ customReference }) => customReference === REFERENCE)).toEqual([])
  })

  it('accept posts only from the shop’s own pages', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await chief.post('/api-test', { endpoint: 'things' }, foreign)).status).toBe(403)
  })
})

describe('the console', () => {
  it('calls only what is on its list (J05)', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    const before = (await staffCalls()).length
    for (const endpoint of [
      '../things',
      '//evil.example/x',
      'https://evil.example/',
      '%2e%2e',
      '',
      'constructor',
      'DELETE /network/things',
    ])
      expect([endpoint, (await chief.post('/api-test', { endpoint, iccid: '8988300000000000001' })).status]).toEqual([
        endpoint,
        400,
      ])
    for (const iccid of [
      '../x',
      '//evil',
      '%2e%2e',
      '8988300000000000001/../..',
      '8988300000000000001?x=1',
      '１２３４',
    ])
      expect([iccid, (await chief.post('/api-test', { endpoint: 'bundle', iccid })).status]).toEqual([iccid, 400])
    for (const days of ['0', '91', '30/..', '1e1'])
      expect(
        (await chief.post('/api-test', { endpoint: 'history', iccid: '8988300000000000001', 'history.days': days }))
          .status,
      ).toBe(400)
    expect((await staffCalls()).length).toBe(before)
  })

  it('shows the network’s answer, and never its token (J07)', async () => {
    await shop.spoil('network', { at: 'account', kind: 'echo', times: 1 })
    const echoed = await textOf(await chief.post('/api-test?tab=search', { endpoint: 'products' }))
    expect(echoed).toContain('(token)')
    expect(echoed).not.toMatch(/Bearer [\w-]{20,}/)
    await shop.spoil('network', { at: 'account', kind: 'huge', times: 1 })
    const huge = await textOf(await chief.post('/api-test?tab=search', { endpoint: 'products' }))
    expect(huge).toContain('longer than 64 kB')
    expect(huge.length).toBeLessThan(600_000)
  })

  it('distinguishes a refusal from no answer', async () => {
    const refused = await chief.post('/api-test', { endpoint: 'bundle', iccid: '8988300000000000001' })
    expect(refused.status).toBe(200)
    expect(await textOf(refused)).toContain('404 refused')
    await shop.spoil('network', { at: 'account', kind: 'reset' })
    const silent = await chief.post('/api-test', { endpoint: 'products' })
    expect(silent.status).toBe(502)
    expect(await textOf(silent)).toContain('The network didn’t respond')
  })

  it('changes something only after a confirmation, once, and logs it', async () => {
    const iccid = await aTestEsim('staff-console-alias')
    const fields = { endpoint: 'top_up', iccid, 'top_up.bundleId': '01032_6' }
    const asked = await textOf(await chief.post('/api-test?tab=usage', fields))
    expect(asked).toContain('This makes a change on the network and costs money.')
    expect(shop.sandbox.network.find(iccid)?.grants.length).toBe(1)

    const sealed = sealedIn(asked)
    expect((await admin.post('/api-test', { intent: 'confirm', sealed })).status).toBe(400)
    const both = await Promise.all([1, 2].map(() => chief.post('/api-test', { intent: 'confirm', sealed })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(shop.sandbox.network.find(iccid)?.grants.length).toBe(2)
    for (const action of ['network_change_begun', 'network_called'] as const) {
      const written = (await staffCalls(action)).filter(({ subject }) => subject === 'top_up')
      expect(written).toMatchObject([{ actorRole: 'super-admin', facts: { iccidEnd: iccid.slice(-4) } }])
      expect(JSON.stringify(written)).not.toContain(iccid)
    }
    expect((await chief.post('/api-test', { intent: 'confirm', sealed: `x${sealed}` })).status).toBe(400)
  })

  it('fills in the sample of a test run', async () => {
    const iccid = await aTestEsim('staff-console-sample')
    expect(await textOf(await admin.post('/api-test', { intent: 'sample' }))).toContain(`value="${iccid}"`)
    const released = await confirmed(chief, { endpoint: 'release', iccid })
    expect(await textOf(released)).toContain('"status": "released"')
    expect(await textOf(await admin.post('/api-test', { intent: 'sample' }))).not.toContain(`value="${iccid}"`)
  })
})

describe('the calls of the order tester', () => {
  it('use one profile per reference, and only after a confirmation', async () => {
    const reference = 'staff-allocates-once'
    const body = { bundleId: '01032_3', email: 'a@example.com', customReference: reference }
    const unconfirmed = await callJson(chief, '/api/esim-allocation', body)
    expect([unconfirmed.status, profiles().some((each) => each.customReference === reference)]).toEqual([400, false])
    await Promise.all(
      Array.from({ length: 4 }, () => callJson(chief, '/api/esim-allocation', { ...body, confirmed: true })),
    )
    const iccid = await aTestEsim(reference)
    expect(
      profiles()
        .filter((each) => each.customReference === reference)
        .map((each) => each.iccid),
    ).toEqual([iccid])

    const qr: unknown = await (await callJson(admin, '/api/generate-qrcode', { iccid })).json()
    expect(qr).toEqual({
      iccid,
      activationCode: shop.sandbox.network.find(iccid)?.activationCode,
      qrCode: expect.stringMatching(/^data:image\/png;base64,/),
    })
    const other = { customReference: reference, confirmed: true }
    expect((await callJson(chief, '/network/things/consumer-profile/01032_5', other)).status).toBe(409)
    expect((await callJson(chief, '/network/things/consumer-profile/..%2Fx', other)).status).toBe(400)
  })

  it('reject invalid references, addresses, and bundles', async () => {
    const good = { bundleId: '01032_3', email: 'a@example.com', reference: 'staff-order-1' }
    expect((await callJson(chief, '/api/orders', good)).status).toBe(201)
    for (const wrong of [{ reference: '../x/y/z' }, { email: 'a' }, { bundleId: '../x' }, { reference: '' }])
      expect((await callJson(chief, '/api/orders', { ...good, ...wrong })).status).toBe(400)
    expect((await callJson(chief, '/api/generate-qrcode', { iccid: '../x' })).status).toBe(400)
    expect((await callJson(chief, '/api/generate-qrcode', { iccid: '8988300000000000001' })).status).toBe(502)
  })
})

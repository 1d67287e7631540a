// The second factor over HTTP: every login asks for it, users who must have one get nowhere without it, files require a
// fresh proof, and denied access is in the log (safety case G24).
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, sessions } from '#db/schema.ts'
import { callJson } from '#tests/support/call-json.ts'
import { codeOf, PASSWORD, SECURITY, setsUp, signedIn, userIdOf } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => void (shop = await openHttpShop({ ADMIN_SECOND_FACTOR: 'required' })))
afterAll(() => shop.close())

const isIn = async (browser: Browser) => (await browser.get('/account')).status === 200
const deniedOf = async (email: string) =>
  (
    await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, await userIdOf(shop, email)))
      .orderBy(auditLog.id)
  )
    .filter(({ action }) => action === 'attempt_denied')
    .map(({ facts }) => facts)

describe('a login', () => {
  const email = 'factor@example.com'
  let known: Awaited<ReturnType<typeof setsUp>>
  beforeAll(async () => {
    known = await setsUp(await signedIn(shop, email))
  })

  it('gets ten recovery codes with the first factor', () => {
    expect(known.codes).toHaveLength(10)
  })

  it.each(['/login', '/auth?tab=login'])('at %s isn’t complete before the second factor', async (door) => {
    const browser = shop.browser()
    const answer = await browser.post(door, { intent: 'login', email, password: PASSWORD, redirectTo: '/support' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/second-factor?redirectTo=%2Fsupport'])
    expect(browser.cookies.has('sid')).toBe(false)
    expect(await isIn(browser)).toBe(false)
    const call = await callJson(browser, '/functions/v1/simple-auth', {
      action: 'update-password',
      email,
      password: 'Harbour-17-violet',
    })
    expect(call.status).toBe(401)
    const page = await browser.get('/login/second-factor')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await browser.post('/login/second-factor', { intent: 'code', code: '' })).status).toBe(400)
    expect((await browser.post('/login/second-factor', { intent: 'code', code: 'wrong' })).status).toBe(401)
    const code = known.codes.pop() ?? ''
    const done = await browser.post('/login/second-factor', { intent: 'code', code, redirectTo: '//evil.example' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account'])
    expect(await isIn(browser)).toBe(true)
    expect(browser.cookies.get('factor') ?? '').toBe('')
  })

  it('ends with "log in as someone else", and shows nobody else’s page', async () => {
    const browser = shop.browser()
    await browser.post('/login', { intent: 'login', email, password: PASSWORD })
    await browser.post('/login/second-factor', { intent: 'start-over' })
    expect((await browser.get('/login/second-factor')).headers.get('location')).toBe('/login')
    const late = await browser.post('/login/second-factor', { intent: 'code', code: codeOf(known.secret, 1) })
    expect(late.headers.get('location')).toBe('/login')
    expect(await isIn(browser)).toBe(false)
  })

  it('with a malformed passkey is rejected, and breaks nothing', async () => {
    const browser = shop.browser()
    const other = 'nonsense@example.com'
    await setsUp(await signedIn(shop, other))
    await browser.post('/login', { intent: 'login', email: other, password: PASSWORD })
    for (const passkey of ['{}', 'null', '[', JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key' })])
      expect((await browser.post('/login/second-factor', { intent: 'passkey', passkey })).status).toBe(401)
  })

  it('is limited after six wrong codes', async () => {
    const other = 'wrong@example.com'
    await setsUp(await signedIn(shop, other))
    const browser = shop.browser()
    await browser.post('/login', { intent: 'login', email: other, password: PASSWORD })
    const codes = Array.from({ length: 6 }, () =>
      browser.post('/login/second-factor', { intent: 'code', code: '000000' }),
    )
    const last = (await Promise.all(codes)).filter(({ status }) => status === 429)
    expect(last).toHaveLength(1)
    expect(Number(last[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await deniedOf(other)).toHaveLength(5)
  })
})

describe('an administrator who must have a second factor', () => {
  const email = 'boss@example.com'
  let boss: Browser
  beforeAll(async () => void (boss = await signedIn(shop, email, 'super-admin')))

  it('can open only the page that sets one up', async () => {
    const doors = [
      '/admin',
      '/super-admin-dashboard',
      '/api-test',
      '/account',
      '/account/export',
      '/admin-dashboard/orders.csv',
    ]
    for (const path of doors) expect([path, (await boss.get(path)).headers.get('location')]).toEqual([path, SECURITY])
    expect((await boss.get('/api/esim-api/network/things')).status).toBe(403)
    const card = await (await boss.get(`/auth?tab=check&email=factor@example.com`)).text()
    expect(card).not.toContain('Account details')
    const page = await boss.get(SECURITY)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Set up a second factor to continue')
  })

  it('gets an error from JSON calls, and no redirect', async () => {
    const calls = ['/api/orders', '/api/esim-allocation', '/api/generate-qrcode', '/functions/v1/send-test-email']
    for (const path of calls) {
      const answer = await callJson(boss, path, {})
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 403, 'no-store'])
      expect(await answer.json()).toEqual({ error: 'Set up a second factor in your account first.' })
    }
    expect((await boss.get('/admin-dashboard/find.json?find=a')).status).toBe(403)
  })

  it('can work once it is set up; exports need a fresh proof', async () => {
    const { secret } = await setsUp(boss)
    expect((await boss.get('/super-admin-dashboard')).status).toBe(200)
    expect((await boss.get('/admin-dashboard/orders.csv')).status).toBe(200)

    const old = new Date(Date.now() - 11 * 60_000)
    await shop.database
      .db()
      .update(sessions)
      .set({ createdAt: old, provenAt: old })
      .where(eq(sessions.userId, await userIdOf(shop, email)))
    const files = [
      '/admin-dashboard/orders.csv?view=failed',
      '/super-admin-dashboard/catalog.csv',
      '/super-admin-dashboard/coupons.csv?batch=x',
      '/super-admin-dashboard/report.csv?report=vat',
    ]
    for (const file of files)
      expect((await boss.get(file)).headers.get('location')).toMatch(/^\/account\/confirm\?redirectTo=%2F/)
    const confirm = (await boss.get(files[0] ?? '')).headers.get('location') ?? ''
    expect((await boss.post(confirm, { password: PASSWORD })).status).toBe(403)
    const done = await boss.post(confirm, { password: codeOf(secret, 1) })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin-dashboard?tab=orders&view=failed'])
    expect((await boss.get(files[0] ?? '')).status).toBe(200)
    expect(await deniedOf(email)).toContainEqual({ why: 'proof_expired' })
    expect(await deniedOf(email)).toContainEqual({ why: 'second_factor' })
  })

  it('is logged if the role was wrong, with the address pattern only', async () => {
    const customer = await signedIn(shop, 'curious@example.com')
    await customer.get('/admin-dashboard/orders/8988300a-0000-4000-8000-000000000001')
    await customer.get('/api-test')
    await customer.get('/api/esim-api/network/things')
    expect(await deniedOf('curious@example.com')).toEqual([
      { why: 'role', where: '/admin-dashboard/orders/:orderId' },
      { why: 'role', where: '/api-test' },
      { why: 'role', where: '/api/esim-api/network/things' },
    ])
  })
})

const framesOf = async (browser: Browser) => {
  const page = await (await browser.get(SECURITY)).text()
  return {
    desk: page.includes('class="desk-frame"'),
    shop: page.includes('<footer'),
    title: /<h1[^>]*>([^<]*)/.exec(page)?.[1],
  }
}

describe('the page of the second factor', () => {
  it('has the desk’s frame for staff, and the shop’s for customers', async () => {
    const [desk, ofShop] = [
      { desk: true, shop: false, title: 'Second factor' },
      { desk: false, shop: true, title: 'Second factor' },
    ]
    expect(await framesOf(await signedIn(shop, 'buys@example.com'))).toEqual(ofShop)
    expect(await framesOf(await signedIn(shop, 'sells@example.com', 'business-admin'))).toEqual(desk)
    const admin = await signedIn(shop, 'runs@example.com', 'own-admin')
    // Without a second factor, the whole desk is closed, including its navigation and its counts.
    expect(await framesOf(admin)).toEqual(ofShop)
    await setsUp(admin)
    expect(await framesOf(admin)).toEqual(desk)
  })
})

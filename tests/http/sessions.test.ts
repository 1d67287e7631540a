// What a session can do after its end, in somebody else's hands, or without its role (safety case G24, I05, I12).
import { createSealer, createSigner } from '#values/secret.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema.ts'
import { shopCookies } from '#app/session/cookies.ts'
import { readConfig } from '#server/settings/config.ts'
import { PASSWORD, signedIn, userIdOf } from '#tests/support/http-accounts.ts'
import { buyByCard } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

/** What only signed-in users see. */
const PAGES = [
  '/account',
  '/account?tab=services',
  '/account?tab=profile',
  '/account.data',
  '/user-dashboard',
  '/account/export',
  '/auth?tab=check&email=owner@example.com',
]
const WHOLE_SIMS = '/api/esim-api/network/things'

let shop: HttpShop
beforeAll(async () => void (shop = await openHttpShop()))
afterAll(() => shop.close())

const setRole = (email: string, accountType: string) =>
  shop.database.db().update(users).set({ accountType }).where(eq(users.email, email))
const holding = (sid: string): Browser => {
  const browser = shop.browser()
  browser.cookies.set('sid', sid)
  return browser
}
const isShutTo = async (browser: Browser) => {
  const page = await browser.get('/account')
  await page.arrayBuffer()
  return [page.status, page.headers.get('location')]
}
const SHUT = [302, '/login?redirectTo=%2Faccount']
const changePassword = (browser: Browser, email: string) =>
  browser.send('/functions/v1/simple-auth', {
    method: 'POST',
    body: JSON.stringify({ action: 'update-password', email, password: 'Harbour-17-violet' }),
    headers: { 'content-type': 'application/json' },
  })

const opens = async (browser: Browser, reference: string) =>
  (await browser.get(`/success?reference=${encodeURIComponent(reference)}`)).status === 200
const bought = async (browser: Browser, email: string) => (await buyByCard(shop, browser, { email })).order.reference

describe('the order cookie', () => {
  it('leaves the browser at sign-out, and a copy opens nothing that was bought while signed in', async () => {
    const buyer = await signedIn(shop, 's15@example.com')
    const reference = await bought(buyer, 'somebody-else@example.com')
    expect(await opens(buyer, reference)).toBe(true)
    const copied = new Map(buyer.cookies)
    const copy = shop.browser()
    for (const [name, value] of copied) copy.cookies.set(name, value)
    expect(await opens(copy, reference)).toBe(true)

    await buyer.post('/logout')
    expect([...buyer.cookies.keys()].filter((name) => ['ord', 'sid', 'draft'].includes(name))).toEqual([])
    expect(await opens(buyer, reference)).toBe(false)
    expect(await opens(copy, reference)).toBe(false)
    copy.cookies.delete('sid')
    expect(await opens(copy, reference)).toBe(false)
  })

  it('opens a guest’s order in the browser that placed it', async () => {
    const guest = shop.browser()
    const reference = await bought(guest, 's15-guest@example.com')
    expect(await opens(guest, reference)).toBe(true)
    expect(await opens(shop.browser(), reference)).toBe(false)
  })
})

describe('an ended session', () => {
  it('opens nothing if its cookie is replayed, for a page or a call (G24)', async () => {
    const email = 'g24@example.com'
    const owner = await signedIn(shop, email)
    const sid = owner.cookies.get('sid') ?? ''
    expect((await holding(sid).get('/account')).status).toBe(200)
    const left = await owner.post('/logout')
    expect(left.headers.get('clear-site-data')).toBe('"cache"')
    expect(owner.cookies.has('sid')).toBe(false)

    expect(await isShutTo(holding(sid))).toEqual(SHUT)
    expect((await changePassword(holding(sid), email)).status).toBe(401)
    for (const path of PAGES) expect(await (await holding(sid).get(path)).text()).not.toContain('Nora New')
  })

  it('leaves nothing for the back button (G24)', async () => {
    const owner = await signedIn(shop, 'owner@example.com')
    for (const path of PAGES) {
      const page = await owner.get(path)
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      await page.arrayBuffer()
    }
  })

  it('ends everywhere after "Sign out everywhere" (G24)', async () => {
    const email = 'everywhere@example.com'
    const owner = await signedIn(shop, email)
    const phone = shop.browser()
    await phone.post('/login', { email, password: PASSWORD })
    const held = [owner, phone].map((browser) => browser.cookies.get('sid') ?? '')
    await phone.post('/account', { intent: 'end_sessions' })
    for (const sid of held) expect(await isShutTo(holding(sid))).toEqual(SHUT)
  })
})

describe('a forged session', () => {
  it('can’t be created, read, or ended through the library’s own addresses', async () => {
    const owner = await signedIn(shop, 'library@example.com')
    const body = JSON.stringify({ email: 'library@example.com', password: PASSWORD, name: 'N', newPassword: PASSWORD })
    for (const door of ['sign-in/email', 'sign-up/email', 'reset-password', 'change-email', 'delete-user']) {
      const call = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      expect([door, (await owner.send(`/api/auth/${door}`, call)).status]).toEqual([door, 404])
    }
    expect((await owner.get('/api/auth/get-session')).status).toBe(404)
  })

  it('is invalid if its cookie is signed with another key, or contains what the database stores (I12)', async () => {
    const email = 'i12@example.com'
    await signedIn(shop, email)
    const [row] = await shop.database
      .db()
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await userIdOf(shop, email)))
    const signedInAgain = await shop.shop.accounts.signIn(aSignIn(email), shop.at)
    if (!signedInAgain.ok) throw new Error(signedInAgain.problem)
    const { token } = signedInAgain
    const own = readConfig({}).sessionSecret
    expect((await holding(await signed(own, token)).get('/account')).status).toBe(200)
    for (const sid of [
      await signed('a-foreign-secret-of-somebody', token),
      await signed(own, row?.token),
      await signed(own, row?.id),
      await signed(own, { token }),
      await signed(own, ''),
    ])
      expect(await isShutTo(holding(sid))).toEqual(SHUT)
  })

  it('loses a removed role with the next call and the next page (I05)', async () => {
    const email = 'i05@example.com'
    const admin = await signedIn(shop, email, 'own-admin')
    await signedIn(shop, 'i05-customer@example.com')
    const look = '/auth?tab=check&email=i05-customer@example.com'
    expect((await admin.get(WHOLE_SIMS)).status).toBe(200)
    expect(await (await admin.get(look)).text()).toContain('Nora New')
    await setRole(email, 'own-user')
    const call = await admin.get(WHOLE_SIMS)
    expect([call.status, /\d{18,}/.test(await call.text())]).toEqual([403, false])
    expect(await (await admin.get(look)).text()).not.toContain('Nora New')
    const page = await admin.get('/admin-dashboard')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
  })
})

/** A session cookie made by somebody who knows this secret. */
async function signed(secret: string, value: unknown): Promise<string> {
  const line = await shopCookies({
    signer: createSigner(secret),
    now: () => new Date(),
    isSecure: false,
    draftSealer: createSealer(secret, 'draft'),
  }).session.serialize(value)
  return /^sid=([^;]*)/.exec(line)?.[1] ?? ''
}

const aSignIn = (email: string) => ({
  email,
  password: PASSWORD,
  confirmToken: null,
  rateLimitKey: 'sessions-test',
  device: 'A browser',
  knownBrowser: null,
  oldToken: null,
  ip: null,
})

// Signing up and logging in, for a browser and for a stranger (groups G and I).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLog, users } from '#db/schema.ts'
import { codeIn, confirmTokenIn, mailTo } from '#tests/support/account-mails.ts'
import { userIdOf } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const PASSWORD = 'Lantern-42-kestrel'
const OTHER = 'Harbour-17-violet'
const WRONG = 'Invalid email or password. Your account may need password setup.'

let shop: HttpShop
beforeAll(async () => void (shop = await openHttpShop()))
afterAll(() => shop.close())

/** The text that a reader sees, without markup. */
const seen = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const details = (email: string, more: Record<string, string> = {}) => ({
  intent: 'create',
  email,
  iccid: '',
  fullName: 'Nora New',
  password: PASSWORD,
  repeated: PASSWORD,
  ...more,
})

async function signedIn(email: string, more: Record<string, string> = {}): Promise<Browser> {
  const browser = shop.browser()
  await browser.post('/signup', details(email, more))
  const confirm = confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/))
  const answer = await browser.post('/login', { email, password: PASSWORD, confirm })
  expect(answer.headers.get('location')).toBe('/account')
  return browser
}

const setRole = (email: string, accountType: string) =>
  shop.database.db().update(users).set({ accountType }).where(eq(users.email, email))

describe('a login', () => {
  it('G06: starts a new session, whatever session cookie the browser sent', async () => {
    const email = 'g06@example.com'
    const browser = await signedIn(email)
    const first = browser.cookies.get('sid')
    await browser.post('/login', { email, password: PASSWORD })
    expect(browser.cookies.get('sid')).not.toBe(first)
    const before = shop.browser()
    before.cookies.set('sid', first ?? '')
    expect((await before.get('/account')).status).toBe(302)
  })

  it('keeps its cookie from scripts and other sites', async () => {
    const answer = await shop.browser().post('/login', { email: 'g06@example.com', password: PASSWORD })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sid=')) ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('G07, I01: is rejected from another site', async () => {
    const fields = { email: 'g06@example.com', password: PASSWORD }
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const path of ['/login', '/signup', '/logout', '/reset-password', '/setup-password'])
      expect((await shop.browser().post(path, fields, foreign)).status).toBe(403)
  })

  it('G04: rejects a megabyte at once and 300 characters before hashing, and accepts 64 with spaces', async () => {
    const huge = await shop.browser().post('/login', { email: 'g06@example.com', password: 'x'.repeat(1024 * 1024) })
    expect(huge.status).toBe(413)
    const long = await shop.browser().post('/login', { email: 'g06@example.com', password: 'x'.repeat(300) })
    expect(long.status).toBe(401)
    const password = `${'two words '.repeat(7)}end`
    await signedInWith('g04@example.com', password)
    const cut = await shop.browser().post('/login', { email: 'g04@example.com', password: password.slice(0, 72) })
    expect(cut.status).toBe(401)
  })

  it('gives the same answer for a wrong address and a wrong password', async () => {
    const unknown = await shop.browser().post('/login', { email: 'ghost@example.com', password: PASSWORD })
    const known = await shop.browser().post('/login', { email: 'g06@example.com', password: OTHER })
    expect([unknown.status, known.status]).toEqual([401, 401])
    for (const answer of [unknown, known]) expect((await seen(answer)).replaceAll(/<[^>]+>/g, '')).toContain(WRONG)
  })

  it('G02: makes a guesser wait, and lets the owner in from a known browser', async () => {
    const email = 'g02@example.com'
    const owner = await signedIn(email)
    await owner.post('/logout')
    for (let round = 0; round < 10; round += 1) await shop.browser().post('/login', { email, password: OTHER })
    const late = await shop.browser().post('/login', { email, password: PASSWORD })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await owner.post('/login', { email, password: PASSWORD })).headers.get('location')).toBe('/account')
  })

  it('G23: continues only to our own pages', async () => {
    const browser = await signedIn('g23@example.com')
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      '\t//evil.example',
      '/a/../..//evil',
    ]) {
      const query = new URLSearchParams({ redirectTo: evil })
      expect((await browser.get(`/login?${query}`)).headers.get('location')).toBe('/account')
      expect((await browser.get(`/auth?${query}`)).headers.get('location')).toBe('/account')
      const answer = await browser.post('/login', { email: 'g23@example.com', password: PASSWORD, redirectTo: evil })
      expect(answer.headers.get('location')).toBe('/account')
    }
    expect((await browser.get('/auth?redirectTo=/esim-status')).headers.get('location')).toBe('/esim-status')
  })

  it('I12: ignores a tampered or unsigned cookie', async () => {
    const browser = await signedIn('i12@example.com')
    const cookie = browser.cookies.get('sid') ?? ''
    for (const forged of [`${cookie}x`, cookie.split('.')[0] ?? '', 'x.y', '%']) {
      const stranger = shop.browser()
      stranger.cookies.set('sid', forged)
      expect((await stranger.get('/account')).headers.get('location')).toBe('/login?redirectTo=%2Faccount')
    }
  })
})

async function signedInWith(email: string, password: string) {
  await shop.browser().post('/signup', details(email, { password, repeated: password }))
  const confirm = confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/))
  const answer = await shop.browser().post('/login', { email, password, confirm })
  expect(answer.headers.get('location')).toBe('/account')
}

describe('a sign-up', () => {
  it('G12: ignores role and activation in the body', async () => {
    await signedIn('g12@example.com', { account_type: 'super-admin', type: 'super-admin', isActivated: 'true' })
    const [row] = await shop.database.db().select().from(users).where(eq(users.email, 'g12@example.com'))
    expect(row?.accountType).toBe('own-user')
  })

  it('is completed by its link and password together: on another device, the link alone logs nobody in', async () => {
    const email = 'link-alone@example.com'
    await shop.browser().post('/signup', details(email))
    const confirm = confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/))
    const phone = shop.browser()
    const page = await phone.get(`/login?confirm=${confirm}`)
    expect([page.status, phone.cookies.has('sid')]).toEqual([200, false])
    expect(await page.text()).toContain(email)
    expect((await phone.get('/account')).headers.get('location')).toContain('/login')
    for (const password of ['', OTHER])
      expect((await phone.post('/login', { email, password, confirm })).headers.get('location')).toBeNull()
    expect(await shop.database.db().select().from(users).where(eq(users.email, email))).toEqual([])
    const owner = await phone.post('/login', { email, password: PASSWORD, confirm })
    expect(owner.headers.get('location')).toBe('/account')
    const again = await shop.browser().post('/login', { email, password: OTHER, confirm })
    expect(again.status).toBe(401)
  })

  it.each([
    ['G10', 'Password1!', 'Password1!', 'too weak'],
    ['G10', 'aaaaaaaa', 'aaaaaaaa', 'too weak'],
    ['G10', 'WanderPass-1', 'WanderPass-1', 'too weak'],
    ['G11', PASSWORD, OTHER, 'Passwords do not match'],
    ['G11', 'Abc-12x', 'Abc-12x', 'Password must be at least 8 characters long'],
  ])('%s: rejects %s repeated as %s', async (_case, password, repeated, sentence) => {
    const answer = await shop.browser().post('/signup', details('weak@example.com', { password, repeated }))
    expect(answer.status).toBe(400)
    expect(await seen(answer)).toContain(sentence)
  })

  it('G08: reveals a known address only to its mailbox if accounts are not disclosed', async () => {
    const shy = await openHttpShop({ DISCLOSE_ACCOUNTS: 'no' })
    try {
      const email = 'g08@example.com'
      await shy.browser().post('/signup', details(email))
      const confirm = confirmTokenIn(await mailTo(shy.sandbox.url, email, /^Confirm your email/))
      await shy.browser().post('/login', { email, password: PASSWORD, confirm })
      const known = await shy.browser().post('/signup', details(email))
      const unknown = await shy.browser().post('/signup', details('g08-new@example.com'))
      expect([known.status, known.headers.get('location')]).toEqual([unknown.status, unknown.headers.get('location')])
      await mailTo(shy.sandbox.url, email, /already have a Wander Pass account/)
    } finally {
      await shy.close()
    }
  })
})

const look = (browser: Browser, email: string) => browser.get(`/auth?${new URLSearchParams({ tab: 'check', email })}`)

describe('Check Account', () => {
  it('G22: shows an account to its owner, to the mailbox’s reader, and to administrators', async () => {
    const email = 'g22@example.com'
    const owner = await signedIn(email)
    const other = await signedIn('g22-other@example.com')
    for (const stranger of [shop.browser(), other])
      expect(await seen(await look(stranger, email))).not.toContain('Nora New')
    expect(await seen(await look(owner, email))).toContain('Nora New')
    const another = await owner.post(`/auth?tab=check&email=${email}`, { intent: 'start-over' })
    expect(another.headers.get('location')).toBe('/auth?tab=check')

    const reader = shop.browser()
    await reader.post('/auth?tab=check', { intent: 'send-code', email })
    const code = codeIn(await mailTo(shop.sandbox.url, email, /^\d{6} is your/))
    expect(await seen(await reader.get('/auth?tab=check'))).not.toContain('Nora New')
    await reader.post('/auth?tab=check', { intent: 'give-code', code })
    expect(await seen(await reader.get('/auth?tab=check'))).toContain('Nora New')

    const looks = async () =>
      (await shop.database.db().select().from(auditLog).orderBy(auditLog.id)).filter(
        ({ action }) => action === 'account_viewed',
      )
    expect(await looks()).toEqual([])
    await setRole('g22-other@example.com', 'own-admin')
    expect(await seen(await look(other, email))).toContain('Nora New')
    expect(await looks()).toMatchObject([
      { actorId: await userIdOf(shop, 'g22-other@example.com'), subject: await userIdOf(shop, email) },
    ])
  })

  it('says that an address is unknown while that is allowed', async () => {
    const check = await shop.browser().post('/auth?tab=check', { intent: 'send-code', email: 'ghost@example.com' })
    expect(await seen(check)).toContain('User not found with this email')
    const register = { intent: 'send-code', email: 'ghost@example.com', iccid: '8988300000000000001' }
    expect(await seen(await shop.browser().post('/auth?tab=register', register))).toContain(
      'This email is not registered. Please create an account first.',
    )
    const login = await shop.browser().post('/auth?tab=login', { email: 'ghost@example.com', password: PASSWORD })
    expect(await seen(login)).toContain("This email doesn't have an account yet.")
  })
})

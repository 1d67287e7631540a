// Forgotten, new, and changed passwords, for a browser and for a stranger (group G).
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { sessions } from '#db/schema.ts'
import { codeIn, countMailsTo, mailTo, resetTokenIn } from '#tests/support/account-mails.ts'
import { PASSWORD, signedIn, userIdOf } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { rawRequest } from '#tests/support/raw-request.ts'

const OTHER = 'Harbour-17-violet'
const NOT_FOUND = 'Reset token not found. Please request a new password reset link.'

let shop: HttpShop
beforeAll(async () => void (shop = await openHttpShop()))
afterAll(() => shop.close())

/** The text that a reader sees, without markup. */
const seen = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** The code that a page shows; empty if it shows none. */
const shownCode = (page: string) => /(\d{3} \d{3})</.exec(page)?.[1] ?? ''

async function askForLink(email: string, headers: Record<string, string> = {}) {
  const browser = shop.browser()
  const answer = await browser.post('/reset-password', { intent: 'request', email }, headers)
  const page = await seen(answer)
  expect(page).toContain('If your email is registered, you will receive a password reset link shortly.')
  return { browser, answer, code: shownCode(page), text: await mailTo(shop.sandbox.url, email, /^Reset your/) }
}
const fieldsOf = (token: string) => ({ intent: 'reset', token, code: '', password: OTHER, repeated: OTHER })

describe('a forgotten password', () => {
  it('G14, G20: is reset once by its link, ends old sessions, and sends a notice', async () => {
    const email = 'g14@example.com'
    const owner = await signedIn(shop, email)
    const { browser, text } = await askForLink(email)
    const fields = fieldsOf(resetTokenIn(text))
    expect(await seen(await browser.post('/reset-password', fields))).toContain('Password updated')
    const again = await browser.post('/reset-password', fields)
    expect(again.status).toBe(400)
    expect(await seen(again)).toContain(NOT_FOUND)
    expect((await owner.get('/account')).headers.get('location')).toContain('/login')
    const call = { action: 'update-password', email, password: PASSWORD }
    expect((await callDoor(owner, 'simple-auth', call)).status).toBe(401)
    await mailTo(shop.sandbox.url, email, /was changed/)
  })

  it('G14: is reset without a code only in the browser that asked, whose cookie nobody else can read or forge', async () => {
    const email = 'g14-elsewhere@example.com'
    await signedIn(shop, email)
    const { browser, answer, text } = await askForLink(email)
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('reset=')) ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)

    const fields = fieldsOf(resetTokenIn(text))
    const phone = shop.browser()
    const asker = (await askForLink('g14-elsewhere@example.com')).browser
    const forger = shop.browser()
    forger.cookies.set('reset', `x${browser.cookies.get('reset')?.slice(1)}`)
    const { code: _, ...withoutField } = fields
    for (const stranger of [phone, asker, forger]) {
      for (const [sent, sentence] of [
        [fields, 'Please enter the code from'],
        [withoutField, NOT_FOUND],
      ] as const) {
        const refused = await stranger.post('/reset-password', sent)
        expect([refused.status, (await seen(refused)).includes(sentence)]).toEqual([400, true])
      }
    }
    expect(await seen(await browser.post('/reset-password', fields))).toContain('Password updated')
  })

  it('G14: is reset on a phone with the code that the laptop shows', async () => {
    const email = 'g14-phone@example.com'
    await signedIn(shop, email)
    const { browser, code, text } = await askForLink(email)
    expect(code).not.toBe('')
    expect(shownCode(await seen(await browser.get('/reset-password')))).toBe(code)
    const phone = shop.browser()
    expect(shownCode(await seen(await phone.get('/reset-password')))).toBe('')
    // Programs that open the links of an email use nothing up.
    for (const method of ['HEAD', 'GET']) await phone.send('/reset-password', { method })
    const fields = fieldsOf(resetTokenIn(text))
    const wrong = await phone.post('/reset-password', { ...fields, code: code === '000 000' ? '1' : '000000' })
    expect([wrong.status, (await seen(wrong)).includes('You can try 4 more times')]).toEqual([400, true])
    expect(await seen(await phone.post('/reset-password', { ...fields, code }))).toContain('Password updated')
    expect(await seen(await browser.post('/reset-password', fields))).toContain(NOT_FOUND)
  })

  it('G14: is reset without a script by pasting the link, with the code where another browser asked', async () => {
    const email = 'g14-pasted@example.com'
    await signedIn(shop, email)
    const { code, text } = await askForLink(email)
    const phone = shop.browser()
    const page = await seen(await phone.get('/reset-password'))
    const form = /<noscript>.*?<\/noscript>/s.exec(page.slice(page.indexOf('<main')))?.[0] ?? ''
    for (const name of ['token', 'code', 'password', 'repeated']) expect(form).toContain(`name="${name}"`)
    const fields = fieldsOf(`${shop.url}/reset-password#type=recovery&access_token=${resetTokenIn(text)}`)
    const refused = await seen(await phone.post('/reset-password', fields))
    expect(refused).toContain('Please enter the code from')
    const done = await phone.post('/reset-password', { ...fields, code })
    expect(await seen(done)).toContain('Password updated')
  })

  it('gets the same answer and cookie for everyone', async () => {
    const faces = []
    for (const email of ['g14@example.com', 'ghost@example.com']) {
      const answer = await shop.browser().post('/reset-password', { intent: 'request', email })
      const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))
      faces.push([answer.status, cookies, cookies.length])
    }
    expect(faces[0]).toEqual(faces[1])
  })

  it('G18, G19: sends three emails an hour, with links to our own address', async () => {
    const email = 'g18@example.com'
    await signedIn(shop, email)
    const { text } = await askForLink(email, { 'x-forwarded-host': 'evil.example' })
    expect(text).toContain(`${shop.url}/reset-password#type=recovery&access_token=`)
    for (let round = 0; round < 10; round += 1)
      expect((await shop.browser().post('/reset-password', { intent: 'request', email })).status).toBe(200)
    expect(await countMailsTo(shop.sandbox.url, email, /^Reset your/)).toBeLessThanOrEqual(3)
  })

  it('G19: sends no email for a request with a foreign host', async () => {
    const email = 'g19@example.com'
    await signedIn(shop, email)
    const body = new URLSearchParams({ intent: 'request', email }).toString()
    const answer = await rawRequest(
      shop.port,
      `POST /reset-password HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nConnection: close\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer.status).toBe(421)
    expect(await countMailsTo(shop.sandbox.url, email, /^Reset your/)).toBe(0)
  })
})

describe('a password', () => {
  it('G15: is set up by code and ICCID, and five wrong ICCIDs end the attempt', async () => {
    const email = 'g15@example.com'
    await shop.buy({ email })
    await vi.waitFor(
      async () =>
        expect((await shop.shop.customers.viewAccount(email, { ...shop.at, actor: null }))?.iccid ?? '').not.toBe(''),
      60_000,
    )
    const browser = shop.browser()
    expect((await browser.post('/setup-password', { intent: 'send-code', email })).status).toBe(303)
    const code = codeIn(await mailTo(shop.sandbox.url, email, /^\d{6} is your/))
    const give = (iccid: string) => browser.post('/setup-password', { intent: 'give-code', code, iccid })
    const wrong = '8988300000000000001'
    const answers = []
    for (let round = 0; round < 6; round += 1) answers.push(await seen(await give(wrong)))
    expect(answers[4]).toContain('ICCID does not match this account')
    expect(answers[5]).toContain('Please request a new one')
  })

  it('G16: of an administrator can’t be set up by ICCID', async () => {
    const email = 'g16@example.com'
    await signedIn(shop, email, 'own-admin')
    const answer = await shop.browser().post('/setup-password', { intent: 'send-code', email })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/setup-password'])
    expect(await countMailsTo(shop.sandbox.url, email, /^\d{6} is your/)).toBe(0)
  })

  it('G04: of fifty thousand characters is rejected before hashing', async () => {
    const long = 'xY-7'.repeat(12_500)
    const person = { email: 'g04-long@example.com', iccid: '', fullName: 'Nora New', password: long, repeated: long }
    const answer = await shop.browser().post('/signup', { intent: 'create', ...person })
    expect(answer.status).toBe(400)
    expect(await seen(answer)).toContain('Password must be at most 256 characters long')
  })
})

const callDoor = (browser: Browser, name: string, body: object, headers: Record<string, string> = {}) =>
  browser.send(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('the JSON calls', () => {
  it('set only the current session’s password', async () => {
    const email = 'calls@example.com'
    const owner = await signedIn(shop, email)
    for (const [name, action] of [
      ['simple-auth', 'update-password'],
      ['manage-accounts', 'add-password'],
    ] as const) {
      const body = { action, email, password: OTHER }
      expect((await callDoor(shop.browser(), name, body)).status).toBe(401)
      expect((await callDoor(owner, name, { ...body, email: 'g16@example.com' })).status).toBe(403)
      expect((await callDoor(owner, name, { ...body, password: 'password' })).status).toBe(400)
      expect((await callDoor(owner, name, { ...body, action: 'drop' })).status).toBe(400)
      expect((await callDoor(owner, name, body, { origin: 'https://evil.example' })).status).toBe(403)
      const done = await callDoor(owner, name, body)
      expect([done.status, await done.json()]).toEqual([200, { success: true }])
    }
    expect((await owner.get('/account')).status).toBe(200)
  })

  it('set no password for an older session, because an unattended browser isn’t its owner', async () => {
    const email = 'left-open@example.com'
    const browser = await signedIn(shop, email)
    const aWhileAgo = new Date(Date.now() - 11 * 60_000)
    const ofOwner = eq(sessions.userId, await userIdOf(shop, email))
    await shop.database.db().update(sessions).set({ createdAt: aWhileAgo }).where(ofOwner)
    const answer = await callDoor(browser, 'simple-auth', { action: 'update-password', email, password: OTHER })
    expect(answer.status).toBe(403)
    expect((await browser.post('/login', { email, password: PASSWORD })).headers.get('location')).toBe('/account')
  })

  it('give the same answer to a reset for any address', async () => {
    for (const email of ['calls@example.com', 'ghost@example.com']) {
      const answer = await callDoor(shop.browser(), 'reset-password', { email, redirectTo: 'https://evil.example' })
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    }
    const form = await shop.browser().post('/functions/v1/reset-password', { email: 'calls@example.com' })
    expect(form.status).toBe(415)
  })
})

// The staff's mail tools: hidden from strangers, only known recipients and configured senders, clean HTML (safety case
// J01, J03, J04, J07).
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callJson } from '../support/call-json.ts'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const CUSTOMER = 'customer@staff-mails.example.com'
const ADMIN = 'admin@staff-mails.example.com'
const REMINDER = '/mailchimp-api.php'
const TEST_MAIL = '/functions/v1/send-test-email'
const FROM = 'no-reply@wander-pass.example'

let shop: HttpShop
let admin: Browser
let user: Browser
let iccid = ''
beforeAll(async () => {
  shop = await openHttpShop()
  const bought = await buyByCard(shop, shop.browser(), { email: CUSTOMER })
  iccid = (await delivered(shop, bought.order.id)).iccid ?? ''
  admin = await signedIn(shop, ADMIN, 'own-admin')
  user = await signedIn(shop, 'user@staff-mails.example.com')
}, 120_000)
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

type SentMail = { subject: string; html: string; text: string; from: string }
async function mailsTo(email: string): Promise<SentMail[]> {
  const mailbox = `${shop.sandbox.url}/mailbox/api/messages`
  const list: unknown = await (await fetch(`${mailbox}?to=${encodeURIComponent(email)}`)).json()
  if (!Array.isArray(list)) return []
  return Promise.all(
    list.map(async (line: { id: number }) => {
      const mail: SentMail = JSON.parse(await (await fetch(`${mailbox}/${line.id}`)).text())
      return mail
    }),
  )
}
const newestTo = async (email: string, subject: string) =>
  (await mailsTo(email)).find((mail) => mail.subject === subject)

const reminder = (more: Record<string, unknown> = {}) => ({
  email: CUSTOMER,
  subject: 'Your eSIM ICCID Information',
  html: '<p>Hello</p>',
  text: 'Hello',
  from_email: FROM,
  from_name: '',
  ...more,
})
const testMail = (more: Record<string, unknown> = {}) => ({
  to: ADMIN,
  subject: `Trying ${randomUUID()}`,
  html: '<p>Hello</p>',
  from: FROM,
  ...more,
})
const pageText = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

describe('the mail tools', () => {
  it('exist only for administrators (J01)', async () => {
    for (const browser of [shop.browser(), user, await signedIn(shop, 'b@staff-mails.example.com', 'business-admin')]) {
      for (const path of ['/mailchimp-api', '/emailtest']) {
        expect((await browser.get(path)).status).toBe(404)
        expect((await browser.post(path, { intent: 'send', email: ADMIN, subject: 'x', html: 'x' })).status).toBe(404)
      }
      expect((await callJson(browser, REMINDER, reminder())).status).toBe(404)
      expect((await callJson(browser, TEST_MAIL, testMail())).status).toBe(404)
    }
    expect(await newestTo(CUSTOMER, 'Your eSIM ICCID Information')).toBeUndefined()
  })

  it('send a customer the ICCIDs, with the staff’s own text', async () => {
    const subject = 'Your eSIM ICCID Information'
    const told = await callJson(admin, REMINDER, reminder({ html: '<p>Dear <b>you</b></p>', text: '' }))
    expect(await told.json()).toEqual({
      success: true,
      message: 'Email sent successfully!',
      iccid_count: 1,
      debug: expect.objectContaining({ from: FROM }),
    })
    const mail = await newestTo(CUSTOMER, subject)
    expect(mail?.html).toContain('<p>Dear <b>you</b></p>')
    expect(mail?.text).toContain('Dear you')
    expect(mail?.text).toContain(iccid)
    const { rows } = await shop.shop.desk.listAudit({ action: 'staff_mail_sent' })
    expect(rows[0]).toMatchObject({ actorRole: 'own-admin', facts: { kind: 'staff_reminder', isToOneself: false } })
    expect(JSON.stringify(rows)).not.toContain(CUSTOMER)
  })

  it('write only to oneself and to known customers, one at a time (J03)', async () => {
    for (const email of [
      'stranger@elsewhere.example',
      `${CUSTOMER}, x@elsewhere.example`,
      `${CUSTOMER};x@elsewhere.example`,
      `${CUSTOMER}\r\nBcc: x@elsewhere.example`,
      'x',
      '',
    ]) {
      expect([email, (await callJson(admin, REMINDER, reminder({ email }))).status]).toEqual([email, 400])
      expect([email, (await callJson(admin, TEST_MAIL, testMail({ to: email }))).status]).toEqual([email, 400])
    }
    for (const subject of ['Hello\r\nBcc: x@elsewhere.example', 'Hello\nX: y', 'x'.repeat(201)])
      expect((await callJson(admin, TEST_MAIL, testMail({ subject }))).status).toBe(400)
    for (const from of ['ceo@bank.example', `${FROM}\r\nBcc: a@b.example`, 'Bank <no-reply@wander-pass.example>'])
      expect((await callJson(admin, TEST_MAIL, testMail({ from }))).status).toBe(400)
    expect((await callJson(admin, REMINDER, reminder({ from_name: 'Your Bank' }))).status).toBe(400)
    expect(await mailsTo('x@elsewhere.example')).toEqual([])
    expect(await mailsTo('stranger@elsewhere.example')).toEqual([])
  })

  it('say what is missing', async () => {
    const missing = 'Please provide recipient email, subject, and email content.'
    for (const more of [{ to: '' }, { subject: ' ' }, { html: '' }])
      expect(await (await callJson(admin, TEST_MAIL, testMail(more))).json()).toEqual({
        success: false,
        error: missing,
      })
    expect(await (await callJson(admin, REMINDER, reminder({ email: '' }))).json()).toMatchObject({
      success: false,
      message: 'Please enter a recipient email address',
    })
    expect(await (await callJson(admin, REMINDER, reminder({ email: ADMIN }))).json()).toEqual({
      success: false,
      message: 'No eSIM found for this email address.',
      iccid_count: 0,
    })
  })

  it('show and send only harmless HTML (J04)', async () => {
    const html =
      '<p onclick="x()">Hi</p><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:x">y</a>'
    const shown = await pageText(
      await admin.post('/emailtest', { intent: 'preview', subject: 'x', email: ADMIN, html }),
    )
    const frame = /<iframe[^>]*>/.exec(shown)?.[0] ?? ''
    expect(frame).toContain('sandbox=""')
    expect(frame).not.toMatch(/onclick|onerror|alert|javascript:/)

    const body = testMail({ html })
    expect(await (await callJson(admin, TEST_MAIL, body)).json()).toEqual({ success: true })
    const mail = await newestTo(ADMIN, body.subject)
    expect(mail?.html).toContain('<p>Hi</p>')
    expect(mail?.html).not.toMatch(/onclick|onerror|alert|javascript:/)
  })

  it('send a form once, however often it is pressed, and say so', async () => {
    const subject = `Once ${randomUUID()}`
    const page = await (await admin.get('/emailtest')).text()
    const formId = /name="formId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const form = {
      intent: 'send',
      formId,
      email: ADMIN,
      subject,
      html: '<p>x</p>',
      from_email: `Wander Pass <${FROM}>`,
    }
    const answers = await Promise.all([1, 2].map(() => admin.post('/emailtest', form)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const texts = await Promise.all(answers.map(pageText))
    expect(texts.some((text) => text.includes('Email sent successfully!'))).toBe(true)
    expect((await mailsTo(ADMIN)).filter((mail) => mail.subject === subject)).toHaveLength(1)
  })

  it('keep what was typed, and say how many ICCIDs were found', async () => {
    const form = { intent: 'send', formId: randomUUID(), subject: 'S', html: '<p>mine</p>', text: 'mine' }
    const refused = await admin.post('/mailchimp-api', { ...form, from_email: FROM, email: '' })
    expect(refused.status).toBe(400)
    const page = await pageText(refused)
    expect(page).toContain('Please enter a recipient email address')
    expect(page).toContain('&lt;p&gt;mine&lt;/p&gt;')
    const sent = await pageText(await admin.post('/mailchimp-api', { ...form, from_email: FROM, email: CUSTOMER }))
    expect(sent).toContain('ICCIDs found: 1')
    expect(sent).toContain('Raw response details')
  })

  it('send at most twenty an hour', async () => {
    const chief = await signedIn(shop, 'chief@staff-mails.example.com', 'super-admin')
    const send = () => callJson(chief, TEST_MAIL, testMail({ to: 'chief@staff-mails.example.com' }))
    let answer = await send()
    for (let mail = 1; mail < 21 && answer.status === 200; mail++) answer = await send()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

// What a message to support may contain, how many are allowed, and whose order it may name (group K).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { supportTickets } from '#db/schema.ts'
import { BUYER, buyByCard, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const FAILED = 'There was a problem sending your message. Please try again.'
const MESSAGE = {
  name: 'Sam Sender',
  email: 'sam@example.com',
  subject: 'No internet in Rome',
  message: 'I landed an hour ago.\nNothing happens.',
}
const ticketsAbout = (subject: string) =>
  shop.database.db().select().from(supportTickets).where(eq(supportTickets.title, subject))
const countTickets = async () =>
  (await shop.database.db().select({ id: supportTickets.id }).from(supportTickets)).length

const asText = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
async function send(browser: Browser, fields: Record<string, string> | [string, string][], path = '/support') {
  const response = await browser.post(path, fields)
  return { status: response.status, text: asText(await response.text()), headers: response.headers }
}

describe('the support page', () => {
  it('contains the specified texts', async () => {
    const page = await shop.browser().get('/support')
    const text = asText(await page.text())
    expect(page.status).toBe(200)
    for (const words of [
      "We're Here to Help",
      'Response within 24 hours',
      'Your Name',
      'Email Address',
      'Subject',
      'Message',
      'Send Message',
      'Start Chat',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('noindex')
    expect(text).not.toMatch(/mailto:[^"@]*%40/)
  })

  it('stores a message as an open ticket and shows its number', async () => {
    const subject = 'Stored once'
    const { status, text } = await send(shop.browser(), { ...MESSAGE, subject, email: ' Sam@Example.com ' })
    const [row] = await ticketsAbout(subject)
    expect(status).toBe(200)
    expect(row).toMatchObject({
      name: 'Sam Sender',
      userEmail: 'sam@example.com',
      description: MESSAGE.message,
      status: 'open',
      orderId: null,
    })
    expect(text).toContain(`Your ticket number is ${row?.number}`)
    expect(text).toContain("Message Sent: We'll get back to you as soon as possible!")
  })

  it('makes no second ticket if the form is sent again', async () => {
    const browser = shop.browser()
    const formId = /name="formId" value="([^"]+)"/.exec(await (await browser.get('/support')).text())?.[1] ?? ''
    const fields = { ...MESSAGE, formId, subject: 'Sent again' }
    await Promise.all([send(browser, fields), send(browser, fields)])
    await send(browser, fields)
    expect(await ticketsAbout('Sent again')).toHaveLength(1)
  })

  it('raises an alert without the message’s text', async () => {
    const subject = 'Canary subject'
    await send(shop.browser('203.0.113.9'), {
      name: 'Canary Name',
      email: 'canary@example.com',
      subject,
      message: 'canary words',
    })
    const [row] = await ticketsAbout(subject)
    const alert = shop.logLines.find((line) => line.includes(String(row?.number))) ?? ''
    expect(alert).toContain('"alert":true')
    expect(shop.logLines.join('')).not.toMatch(/canary|203\.0\.113\.9/i)
  })
})

describe('a message is rejected', () => {
  it.each([
    ['name', 'Please provide your name'],
    ['email', 'Please provide your email address'],
    ['subject', 'Please provide a subject'],
    ['message', 'Please write a message'],
  ])('without %s, and the rest is kept (K01)', async (field, words) => {
    const before = await countTickets()
    for (const value of ['', ' \r\n\t ', undefined]) {
      const fields = Object.entries({ ...MESSAGE, [field]: value }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      const { status, text } = await send(shop.browser(), fields)
      expect(status).toBe(400)
      expect(text).toContain(words)
      expect(text).toContain(field === 'subject' ? MESSAGE.name : MESSAGE.subject)
    }
    expect(await countTickets()).toBe(before)
  })

  it.each([
    ['100 KB', 'x'.repeat(100 * 1024), 413, 'This message is too long to send'],
    ['beyond what any form is', 'x'.repeat(200 * 1024), 413, 'The request is too large.'],
    ['one letter too long', 'x'.repeat(10_001), 400, 'it has 10,001'],
  ])('that is %s (K01)', async (_, message, expected, words) => {
    const before = await countTickets()
    const { status, text } = await send(shop.browser(), { ...MESSAGE, message })
    expect(status).toBe(expected)
    expect(text).toContain(words)
    expect(await countTickets()).toBe(before)
  })

  it('but not at the maximum length, in any script', async () => {
    const subject = 'Long and Japanese'
    const message = '日'.repeat(10_000)
    expect((await send(shop.browser(), { ...MESSAGE, subject, message })).status).toBe(200)
    expect((await ticketsAbout(subject))[0]?.description).toBe(message)
  })

  it('with a repeated field', async () => {
    const twice: [string, string][] = [...Object.entries(MESSAGE), ['email', 'other@example.com']]
    expect((await send(shop.browser(), twice)).status).toBe(400)
  })

  it.each([
    'sam@nowhere',
    'sam@example.com\r\nBcc: all@example.com',
    'sam@example.com%0aBcc:all@example.com,x',
    'a,b@c.de',
  ])('with the address %j (K08)', async (email) => {
    const { status, text } = await send(shop.browser(), { ...MESSAGE, email })
    expect(status).toBe(400)
    expect(text).toContain('Please enter a valid email address')
  })

  it('from another site, or in a format other than a form', async () => {
    const before = await countTickets()
    const foreign = await shop.browser().post('/support', MESSAGE, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    const json = await shop.browser().send('/support', {
      method: 'POST',
      body: JSON.stringify(MESSAGE),
      headers: { 'content-type': 'application/json' },
    })
    expect([foreign.status, json.status]).toEqual([403, 415])
    expect(await countTickets()).toBe(before)
  })
})

describe('a message is text', () => {
  it('whatever it contains, stored and shown letter by letter (K02)', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const shown = await send(shop.browser(), { ...MESSAGE, subject: script, message: script, email: 'not an address' })
    expect(shown.status).toBe(400)
    expect(shown.text).not.toContain('<script>alert(1)')
    expect(shown.text).not.toContain('<img src=x')

    await send(shop.browser(), { ...MESSAGE, subject: script, message: `${script}\u0007` })
    expect((await ticketsAbout(script))[0]?.description).toBe(script)
  })

  it('and its name and subject are one line each (K08)', async () => {
    const sent = await send(shop.browser(), {
      ...MESSAGE,
      name: 'Sam\r\nBcc: all@example.com',
      subject: 'One\nline%0aBcc: all@example.com',
    })
    expect(sent.status).toBe(200)
    expect((await ticketsAbout('One line%0aBcc: all@example.com'))[0]?.name).toBe('Sam Bcc: all@example.com')
  })
})

describe('within one hour', () => {
  it('one network can send five messages; the sixth keeps its text and says when to retry', async () => {
    const before = await countTickets()
    for (let count = 1; count <= 5; count++)
      expect((await send(shop.browser('2001:db8:7:1::1'), { ...MESSAGE, subject: `Limit ${count}` })).status).toBe(200)
    const neighbour = shop.browser('2001:db8:7:1::2')
    const sixth = await send(neighbour, { ...MESSAGE, subject: 'Limit 6' })

    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(sixth.text).toMatch(/5 messages from your network in the last hour.*\d+ minutes/)
    expect(sixth.text).toContain('value="Limit 6"')
    expect((await tell(neighbour, '/support', MESSAGE)).status).toBe(429)
    expect((await send(shop.browser('2001:db8:7:2::1'), MESSAGE)).status).toBe(200)
    expect(await countTickets()).toBe(before + 6)
  })

  it('a rejected message doesn’t count', async () => {
    const browser = shop.browser()
    for (let count = 0; count < 7; count++) await send(browser, { ...MESSAGE, message: '' })
    expect((await send(browser, MESSAGE)).status).toBe(200)
  })
})

describe('the order in a message', () => {
  it('is filled in and stored only for the browser that placed it', async () => {
    const owner = shop.browser()
    const { order } = await buyByCard(shop, owner, { email: 'owner.of@example.com' })
    const path = `/support?reference=${encodeURIComponent(order.reference)}`

    const own = await owner.get(path)
    const opened = await own.text()
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(opened).toContain('about my order')
    for (const known of [order.reference, 'owner.of@example.com', BUYER.name])
      expect(opened).toContain(`value="${known}"`)
    await send(owner, { ...MESSAGE, subject: 'Mine', reference: order.reference }, path)
    expect((await ticketsAbout('Mine'))[0]?.orderId).toBe(order.id)

    const stranger = shop.browser()
    expect(await (await stranger.get(path)).text()).not.toMatch(/owner\.of@example|about my order/)
    expect((await send(stranger, { ...MESSAGE, subject: 'Not mine', reference: order.reference }, path)).status).toBe(
      200,
    )
    expect((await ticketsAbout('Not mine'))[0]?.orderId).toBeNull()
  })
})

it('a message that couldn’t be stored shows the specified error and keeps its text', async () => {
  const db = shop.database.db()
  await db.execute(sql`alter table support_tickets rename to support_tickets_gone`)
  try {
    const lost = { ...MESSAGE, subject: 'Parrot subject', message: 'parrot words\n    at parrot (parrot)\nparrot end' }
    const { status, text, headers } = await send(shop.browser(), lost)
    expect(status).toBe(500)
    expect(text).toContain(FAILED)
    expect(text).toContain('value="Parrot subject"')
    expect(text).toContain('parrot end')

    const logged = shop.logLines.filter((line) => line.includes(headers.get('x-request-id') ?? '?')).join('')
    expect(logged).toContain('support_tickets')
    expect(shop.logLines.join('')).not.toContain('parrot')
  } finally {
    await db.execute(sql`alter table support_tickets_gone rename to support_tickets`)
  }
})

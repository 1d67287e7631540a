// What strangers can learn about an eSIM, and what is refused (group H).
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const EMAIL = 'traveller@example.com'
const FOREIGN = '8988300000000000001'

let shop: HttpShop
let owner: Browser
let iccid: string
let activationCode: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  ;({ iccid, activationCode } = await buyEsim(owner))
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

async function buyEsim(browser: Browser, email = EMAIL) {
  const { order } = await buyByCard(shop, browser, { email })
  const done = await delivered(shop, order.id)
  return {
    orderId: order.id,
    iccid: done.iccid ?? '',
    activationCode: done.activationCode ?? '',
    reference: order.reference,
  }
}

const check = (browser: Browser, fields: Record<string, string>) =>
  tell(browser, '/esim-status', { intent: 'check', ...fields })
const forgot = (browser: Browser, email: string) => tell(browser, '/esim-status', { intent: 'forgot', email })

/** An answer without the text that its sender typed. */
const faceOf = (text: string, ...typed: string[]) => typed.reduce((face, word) => face.replaceAll(word, ''), text)

describe('the status check', () => {
  it.each([
    ['both fields empty (H01)', {}, 'Please enter either an email address or ICCID'],
    [
      'a known e-mail alone (H01)',
      { email: EMAIL },
      'Please provide your ICCID along with your email to verify your account.',
    ],
    [
      'an unknown e-mail alone (H01)',
      { email: 'nobody@example.com' },
      'Please provide your ICCID along with your email to verify your account.',
    ],
    ['a path for an ICCID (H05)', { iccid: '../x' }, 'Please enter a valid ICCID (19-20 digits)'],
    ['dots in disguise (H05)', { iccid: '%2e%2e' }, 'Please enter a valid ICCID (19-20 digits)'],
    ['a query (H05)', { iccid: '?a=' }, 'Please enter a valid ICCID (19-20 digits)'],
    ['an ICCID without end', { iccid: '8'.repeat(20_000) }, 'Please enter a valid ICCID (19-20 digits)'],
    [
      'two addresses',
      { email: 'one@example.com,two@example.com', iccid: FOREIGN },
      'Please enter a valid email address',
    ],
    [
      'a line break in the address',
      { email: 'me@example.com\r\nBcc: you@example.com', iccid: FOREIGN },
      'Please enter a valid email address',
    ],
  ])('refuses %s with 400 and the specified words', async (_, fields, words) => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before', times: 1 })
    const answer = await check(shop.browser(), fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(words)
  })

  it('rejects a repeated field and an unknown form', async () => {
    expect(
      (
        await tell(shop.browser(), '/esim-status', [
          ['intent', 'check'],
          ['iccid', iccid],
          ['iccid', FOREIGN],
        ])
      ).status,
    ).toBe(400)
    expect((await tell(shop.browser(), '/esim-status', { intent: 'steal', iccid })).status).toBe(400)
  })

  it('distinguishes an unknown address from a wrong pair in the specified words (H02)', async () => {
    const unknown = await check(shop.browser(), { email: 'nobody@example.com', iccid: FOREIGN })
    const mismatch = await check(shop.browser(), { email: EMAIL, iccid: FOREIGN })
    expect([unknown.status, mismatch.status]).toEqual([404, 404])
    expect(unknown.text).toContain('No eSIM found for this email address')
    expect(mismatch.text).toContain("The provided ICCID does not match the email's records.")
  })

  it('answers an ICCID that we didn’t sell like a wrong one, without calling the network', async () => {
    const answer = await check(shop.browser(), { iccid: FOREIGN })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain("The provided ICCID does not match the email's records.")
  })

  it('shows the right pair on another device, without codes and other eSIMs (H03)', async () => {
    const second = await buyEsim(owner)
    const answer = await check(shop.browser(), { email: EMAIL, iccid })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Not Activated')
    expect(answer.text).not.toContain(activationCode)
    expect(answer.text).not.toContain(second.iccid)

    const codes = await tell(shop.browser(), '/esim-status', { intent: 'activation', email: EMAIL, iccid })
    expect(codes.status).toBe(404)
    expect(codes.text).not.toContain(activationCode)
    const unknown = await tell(shop.browser(), '/esim-status', { intent: 'activation', email: EMAIL, iccid: FOREIGN })
    expect(faceOf(unknown.text, FOREIGN)).toBe(faceOf(codes.text, iccid))
  })

  it('shows a buyer who ordered for another address nothing of that address', async () => {
    const intruder = shop.browser()
    const own = await buyEsim(intruder)
    const answer = await check(intruder, { email: EMAIL, iccid: own.iccid })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(iccid)
    expect((await tell(intruder, '/esim-status', { intent: 'activation', iccid })).status).toBe(404)
  })

  it('shows codes and other eSIMs only to the browser that ordered, and keeps them out of caches and addresses', async () => {
    const answer = await check(owner, { email: EMAIL, iccid })
    expect(answer.status).toBe(200)
    expect(answer.text.match(/8931\d{15}/g)?.length).toBeGreaterThan(1)
    const codes = await tell(owner, '/esim-status', { intent: 'activation', email: EMAIL, iccid })
    expect(codes.text).toContain(activationCode)
    expect(codes.text).toContain('data:image/png;base64,iVBOR')

    const page = await owner.post('/esim-status', { intent: 'check', email: EMAIL, iccid })
    expect([page.status, page.headers.get('location'), page.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
    expect(await page.text()).toContain('Refresh Status')
  })

  it('fills in only the ICCID of this browser’s order', async () => {
    const buyer = shop.browser()
    const bought = await buyEsim(buyer, 'single@example.com')
    const grouped = bought.iccid.replace(/(\d{4})(?=\d)/g, '$1 ')
    expect(await (await buyer.get('/esim-status')).text()).toContain(grouped)
    const path = `/esim-status?reference=${encodeURIComponent(bought.reference)}`
    expect(await (await buyer.get(path)).text()).toContain(grouped)
    expect(await (await shop.browser().get(path)).text()).not.toContain(grouped)
    expect(await (await owner.get(path)).text()).not.toContain(grouped)
  })

  it.each(['fail_before', 'html', 'maintenance'])('answers 502 if the network misbehaves (%s, H07)', async (kind) => {
    await shop.spoil('network', { at: 'bundle', kind })
    const answer = await check(owner, { iccid })
    expect(answer.status).toBe(502)
    expect(answer.text).toContain('Failed to fetch eSIM bundle status')
  })

  it('allows a visitor’s network 20 checks an hour, and then says when to retry (H06)', async () => {
    const guesser = shop.browser()
    for (let guess = 0; guess < 20; guess++)
      expect((await check(guesser, { iccid: `88${FOREIGN.slice(2, 17)}${10 + guess}` })).status).toBe(404)
    const slowed = await check(guesser, { iccid: FOREIGN })
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('has no limit per ICCID, so that no stranger can lock out its owner (H06)', async () => {
    const bought = await buyEsim(shop.browser(), 'tenth@example.com')
    const statuses = []
    for (let look = 0; look < 15; look++) statuses.push((await check(shop.browser(), { iccid: bought.iccid })).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await check(owner, { iccid })).status).toBe(200)
  })

  it('rejects forms from other sites (I01)', async () => {
    const answer = await owner.post(
      '/esim-status',
      { intent: 'check', iccid },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
  })
})

describe('a forgotten ICCID', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['one@example.com,two@example.com', 'Please enter a valid email address'],
    ['me@example.com\r\nBcc: you@example.com', 'Please enter a valid email address'],
  ])('is rejected for %j with 400 (H09, H10)', async (email, words) => {
    const answer = await forgot(shop.browser(), email)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(words)
  })

  it('says that an unknown address has none, while that is allowed', async () => {
    const answer = await forgot(shop.browser(), 'nobody@example.com')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('No eSIM found for this email address.')
  })

  it('is emailed three times a day (H10)', async () => {
    await buyEsim(shop.browser(), 'h10@example.com')
    const answers = []
    for (let time = 0; time < 4; time++) answers.push(await forgot(shop.browser(), ' H10@example.com'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await shop.mailsTo('h10@example.com')).toHaveLength(1 + 3)
  })

  it('leads to the order by its link, which lets the browser in', async () => {
    await buyEsim(shop.browser(), 'linked@example.com')
    await forgot(shop.browser(), 'linked@example.com')
    const mails = await shop.mailsTo('linked@example.com')
    const newest = Math.max(...mails.map(({ id }) => id))
    const mail = await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${newest}`)).text()
    const link = /http:\/\/localhost:\d+(\/success\?reference=[^\s"&\\]+&key=[\w-]+)/.exec(mail)?.[1] ?? ''
    const phone = shop.browser()
    expect((await phone.get(link)).status).toBe(303)
    expect(await (await phone.get('/esim-status')).text()).toContain('Filled in from the order in this browser.')
  })
})

it('gives known and unknown addresses the same answers if disclosure is off (H02, H09)', async () => {
  const discreet = await openHttpShop({ DISCLOSE_ACCOUNTS: 'no' })
  try {
    const { order } = await buyByCard(discreet, discreet.browser(), { email: EMAIL })
    await delivered(discreet, order.id)
    const ask = async (fields: Record<string, string>) => {
      const { status, text } = await tell(discreet.browser(), '/esim-status', fields)
      return { status, face: faceOf(text, fields['email'] ?? '') }
    }
    const known = { intent: 'check', email: EMAIL, iccid: FOREIGN }
    expect(await ask({ ...known, email: 'nobody@example.com' })).toEqual(await ask(known))
    expect(await ask({ intent: 'forgot', email: 'nobody@example.com' })).toEqual(
      await ask({ intent: 'forgot', email: EMAIL }),
    )
  } finally {
    await discreet.close()
  }
})

describe('when our records can’t be read', () => {
  it.each([
    ['check', 'Database error: '],
    ['activation', 'Database error: '],
    ['forgot', 'Function error: '],
  ])('%s says so without details', async (intent, beginning) => {
    const db = shop.database.db()
    await db.execute(sql`alter table order_history rename to order_history_gone`)
    try {
      const said = await tell(shop.browser(), '/esim-status', { intent, email: 'somebody@example.com', iccid })
      expect(said.status).toBe(500)
      expect(said.text).toContain(beginning)
      expect(said.text).not.toMatch(/order_history|relation|Failed query/)
    } finally {
      await db.execute(sql`alter table order_history_gone rename to order_history`)
    }
  })
})

describe('a browser with several orders', () => {
  it('opens the list of their eSIMs with full numbers, which nobody else sees', async () => {
    const browser = shop.browser()
    const first = await buyEsim(browser, 'several@example.com')
    expect(await (await browser.get('/esim-status')).text()).not.toContain('eSIM 1 - ')
    const second = await buyEsim(browser, 'several@example.com')
    const opened = await (await browser.get('/esim-status')).text()
    expect(opened).toContain(`eSIM 1 - ${first.iccid}`)
    expect(opened).toContain(`eSIM 2 - ${second.iccid}`)

    const question = { intent: 'check', email: 'several@example.com', iccid: first.iccid }
    const others = await (await browser.post('/esim-status', question)).text()
    expect(others).toContain(`<option value="${second.iccid}" translate="no">eSIM 2 - ${second.iccid}</option>`)
    expect(await (await shop.browser().post('/esim-status', question)).text()).not.toContain(second.iccid)
  })
})

// Every vendor call that a visitor can cause, and how many of them reach the vendor if the visitor doesn't stop.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GEMINI_PATH } from '#sandbox/gemini/gemini-server.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { callJson, openSession } from '#tests/support/call-json.ts'
import { browserWithCart, buyByCard, BUYER, COMPANY, delivered, newestOrder, tell } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { SANDBOX_SECRET, startLoneSandbox } from '#tests/support/lone-sandbox.ts'

const PAYMENT = /^\/v1\/checkout\/sessions/
const NETWORK = /^\/network\//
const VIES = new RegExp(`^${VIES_PATH}`)
const CHAT = new RegExp(`^${GEMINI_PATH}`)
const ANY = /^\/(v1|network|taxation)/

let shop: HttpShop
let chat: Sandbox
let holder: Browser
let held: { reference: string; iccid: string; orderId: string; sealed: string }

/** The paths requested from the sandbox since the last test. */
let asked: string[] = []
function note(message: unknown) {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  if (!(message.request instanceof IncomingMessage)) return
  const { url = '', headers } = message.request
  const vendors = [shop?.sandbox.url, chat?.url].map((address) => (address ? new URL(address).host : ''))
  if (vendors.includes(headers.host ?? '')) asked.push(url)
}

beforeAll(async () => {
  chat = await startLoneSandbox({ chatApiKey: SANDBOX_SECRET })
  shop = await openHttpShop({
    GEMINI_API_KEY: SANDBOX_SECRET,
    GEMINI_API_URL: `${chat.url}${GEMINI_PATH}`,
  })
  holder = shop.browser()
  const bought = await buyByCard(shop, holder, { email: 'holder@example.com' })
  const { reference, iccid } = await delivered(shop, bought.order.id)
  held = {
    reference,
    iccid: iccid ?? '',
    orderId: bought.order.id,
    sealed: shop.shop.topUps.sealTopUp(bought.order.id, 1),
  }
  subscribe('http.server.request.start', note)
}, 240_000)
afterEach(() => {
  asked = []
})
afterAll(async () => {
  unsubscribe('http.server.request.start', note)
  await shop.close()
  await chat.close()
})

const named = (reference: string) => encodeURIComponent(reference)

/** What is tried, how often, which vendor it would call, and how many calls may arrive. */
type Row = [what: string, tries: number, vendor: RegExp, most: number, attempt: () => Promise<Attempt>]
type Attempt = (round: number) => Promise<unknown>

const ROWS: Row[] = [
  [
    'the page of an unpaid order',
    100,
    PAYMENT,
    // One for each of the five-second intervals that a hundred requests may take on a slow machine.
    20,
    async () => {
      const browser = await browserWithCart(shop)
      await browser.post('/checkout', { ...BUYER, email: 'unpaid@example.com' })
      const { reference } = await newestOrder(shop, 'unpaid@example.com')
      return () => browser.get(`/success.data?reference=${named(reference)}`)
    },
  ],
  [
    'the same order again',
    40,
    PAYMENT,
    20,
    async () => {
      const browser = await browserWithCart(shop)
      return () => browser.post('/checkout', { ...BUYER, email: 'again@example.com' })
    },
  ],
  [
    'ever new orders, by form and by call',
    40,
    PAYMENT,
    10,
    async () => {
      const browser = await browserWithCart(shop)
      return (round) =>
        round % 2 === 0
          ? browser.post('/checkout', { ...BUYER, email: `new-${round}@example.com` })
          : openSession(browser, { customerEmail: `new-${round}@example.com` }).catch(() => null)
    },
  ],
  [
    'the receipt at the payment provider',
    40,
    PAYMENT,
    // Stored when the payment was confirmed.
    0,
    async () => () => holder.get(`/order/invoice?from=provider&reference=${named(held.reference)}`),
  ],
  [
    'the VAT of one company',
    40,
    VIES,
    1,
    async () => {
      const browser = await browserWithCart(shop)
      return () => tell(browser, '/checkout', { intent: 'check_company', ...COMPANY })
    },
  ],
  [
    'the VAT of one company, while the register is down',
    40,
    VIES,
    // One per minute, on a slow machine.
    2,
    async () => {
      await shop.spoil('vies', { at: 'check', kind: 'down', match: 'DE417263876' })
      const browser = await browserWithCart(shop)
      return () => tell(browser, '/checkout', { intent: 'check_company', ...COMPANY, vatNumber: 'DE417263876' })
    },
  ],
  [
    'one company in the blank look-up',
    40,
    VIES,
    1,
    async () => {
      const browser = await browserWithCart(shop)
      const company = { ...COMPANY, vatNumber: 'DE417263868' }
      return () => tell(browser, '/checkout', { intent: 'find_company', referenceCode: '', ...company })
    },
  ],
  [
    'company after company, by every question of the checkout',
    100,
    VIES,
    30,
    async () => {
      const browser = await browserWithCart(shop)
      const intents: Record<string, string>[] = [
        { intent: 'check_company' },
        { intent: 'find_company', referenceCode: '' },
        { ...BUYER, email: '' },
      ]
      return (round) => {
        const company = { ...COMPANY, country: 'FR', vatNumber: `FR${frenchNumber(round)}` }
        return tell(browser, '/checkout', { ...company, ...intents[round % intents.length] })
      }
    },
  ],
  [
    'the status of an eSIM, by a stranger',
    100,
    NETWORK,
    // Balance and history for each check.
    2 * 20,
    async () => {
      const browser = shop.browser()
      return () => browser.post('/esim-status', { intent: 'check', iccid: held.iccid })
    },
  ],
  [
    'the status of an eSIM, by its holder',
    100,
    NETWORK,
    2 * 60,
    async () => () => holder.post('/esim-status', { intent: 'check', iccid: held.iccid }),
  ],
  [
    'the calls about one’s own eSIM, which share the looks of its holder',
    40,
    NETWORK,
    0,
    async () => (round) =>
      holder.get(
        `/network/${['things/iccids', 'top-up/history/iccids'][round % 2]}/${held.iccid}/${['bundle', '30'][round % 2]}`,
      ),
  ],
  [
    'the picture of the QR code',
    40,
    NETWORK,
    0,
    async () => () => holder.get(`/order/qr-code?reference=${named(held.reference)}`),
  ],
  [
    'the page of a top-up',
    100,
    NETWORK,
    60,
    async () => {
      const browser = shop.browser()
      return () => browser.get(`/top-up?esim=${held.sealed}`)
    },
  ],
  ['where a visitor is', 40, ANY, 0, async () => () => shop.browser('203.0.113.9').get('/api/location')],
  [
    'the chat',
    40,
    CHAT,
    20,
    async () => {
      const browser = shop.browser()
      return (round) => callJson(browser, '/functions/v1/gemini-chat', { message: `Which bundle for trip ${round}?` })
    },
  ],
]

/** A well-formed French number that the sandbox knows. */
const frenchNumber = (round: number): string => {
  const siren = String(732_829_320 + round * 10).padStart(9, '0')
  return `${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}

describe('a visitor who never stops', () => {
  it.each(ROWS)('asking for %s %d times', async (_what, tries, vendor, most, attempt) => {
    const send = await attempt()
    asked = []
    for (let round = 0; round < tries; round += 1) await send(round)
    const calls = asked.filter((path) => vendor.test(path)).length
    expect(calls).toBeLessThanOrEqual(most)
    // If no calls arrive at all, nothing was measured.
    expect(calls).toBeGreaterThanOrEqual(Math.min(1, most))
  })

  it.each<[string, number, string, (browser: Browser) => Promise<unknown>]>([
    [
      'forgotten ICCIDs',
      3,
      'holder@example.com',
      (browser) => browser.post('/esim-status', { intent: 'forgot', email: 'holder@example.com' }),
    ],
    [
      'declarations of withdrawal',
      5,
      'withdrawn@example.com',
      (browser) =>
        browser.post('/withdraw', {
          intent: 'confirm',
          reference: held.reference,
          name: 'A',
          email: 'withdrawn@example.com',
        }),
    ],
    [
      'reset links',
      3,
      'holder@example.com',
      (browser) => callJson(browser, '/functions/v1/reset-password', { email: 'holder@example.com' }),
    ],
    [
      'the mail of an order',
      3,
      'holder@example.com',
      () => holder.post(`/success?reference=${named(held.reference)}`, { intent: 'resend' }),
    ],
  ])('fills no mailbox with %s', async (_what, most, address, send) => {
    const before = (await shop.mailsTo(address)).length
    for (let tries = 0; tries < 40; tries += 1) await send(shop.browser())
    await shop.shop.worker.sweep()
    expect((await shop.mailsTo(address)).length - before).toBeLessThanOrEqual(most)
  })
})

// Where no top-up is sold for an eSIM, nothing leads to the page that sells them or speaks of it, and everything else stays.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SIZE_KEYS } from '#shop/catalogue/bundle/bundle.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { countMailsTo, mailTo } from '../support/account-mails.ts'
import { signedIn, userIdOf } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let buyer: Browser
let account: Browser
let reference: string
let iccid: string
let orderId: string
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer)
  ;({ reference, id: orderId } = order)
  iccid = (await delivered(shop, order.id)).iccid ?? ''
  account = await signedIn(shop, BUYER.email)
  // Its days have begun, and its data is used up.
  const used = await fetch(`${shop.sandbox.url}/control/esims/${iccid}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaveMegabytes: 0 }),
  })
  if (!used.ok) throw new Error('The eSIM was not used.')
}, 120_000)
afterAll(() => shop.close())

const at = (path: string) => `${path}?reference=${encodeURIComponent(reference)}`
const wordsOf = (html: string) =>
  (/<main[^]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
const textOf = async (answer: Promise<Response>) => (await answer).text()
const TO_TOP_UP = /\/top-up\?(?:esim|reference)=/
const NAMES_TOP_UPS = /\btop[- ]up/i

async function warning(kind: 'low_data' | 'data_used_up' | 'expires_soon', subject: RegExp): Promise<string> {
  const known = await countMailsTo(shop.sandbox.url, BUYER.email, subject)
  const facts = { balanceMb: 0, totalMb: 5120, expiresAt: new Date('2034-06-01T12:00:00Z').toISOString() }
  await mailStore(shop.database).putNext({ id: randomUUID(), orderId, kind, facts, now: new Date() })
  await shop.shop.worker.sweep()
  await vi.waitFor(
    async () => expect(await countMailsTo(shop.sandbox.url, BUYER.email, subject)).toBeGreaterThan(known),
    { timeout: 60_000, interval: 20 },
  )
  return mailTo(shop.sandbox.url, BUYER.email, subject)
}

const doors: [string, RegExp, () => Promise<string>][] = [
  ['the check of the connection', TO_TOP_UP, async () => (await tell(buyer, at('/install'), { intent: 'check' })).text],
  [
    'the status of the eSIM',
    TO_TOP_UP,
    () => textOf(buyer.post('/esim-status', { intent: 'check', email: '', iccid })),
  ],
  ['the order page', TO_TOP_UP, () => textOf(buyer.get(at('/success')))],
  ['the list of the account', TO_TOP_UP, () => textOf(account.get('/account?tab=services'))],
  ['the dashboard', TO_TOP_UP, () => textOf(account.get('/user-dashboard'))],
  ['the warning that data runs low', NAMES_TOP_UPS, () => warning('low_data', /running low/)],
  ['the warning that data is used up', NAMES_TOP_UPS, () => warning('data_used_up', /used up/)],
  ['the warning before the expiry', NAMES_TOP_UPS, () => warning('expires_soon', /expires soon/)],
  [
    'the calendar',
    NAMES_TOP_UPS,
    async () => (await textOf(buyer.get(at('/install/calendar.ics')))).replaceAll(/\r\n[ \t]/g, ''),
  ],
  [
    'the advice without data',
    NAMES_TOP_UPS,
    async () => wordsOf(await textOf(buyer.post(at('/install'), { intent: 'check' }))),
  ],
  ['the offer of an account', NAMES_TOP_UPS, async () => wordsOf(await textOf(buyer.get(at('/success'))))],
]

describe('while top-ups are sold for its zone', () => {
  it.each(doors)('%s leads to them', async (_door, led, read) => {
    expect(await read()).toMatch(led)
  })
})

describe('once none is sold for its zone', () => {
  beforeAll(async () => {
    const actor = { id: await userIdOf(shop, BUYER.email), type: 'super-admin' }
    const { catalogue } = shop.shop
    const seen = { zone: 'Europe', version: (await catalogue.viewDeskZone('Europe'))?.version ?? '' }
    const edits = SIZE_KEYS.map((size) => ({ kind: 'topup' as const, zone: 'Europe', size, cents: null }))
    const changed = await catalogue.changeCatalogue({ edits, seen }, { ...shop.at, actor })
    if (!changed.ok) throw new Error(changed.problem)
  })

  it.each(doors)('%s leads to none', async (_door, led, read) => {
    expect(await read()).not.toMatch(led)
  })

  it('the account still leads to the eSIM', async () => {
    expect(await textOf(account.get('/account?tab=services'))).toContain(at('/success').replaceAll('&', '&amp;'))
  })
})

// When the days of a bundle start, and until when it can be begun, is the bundle's own affair: every page, mail, and
// answer about one that starts at its installation says so, and none the rule of another.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, EUROPE_5GB } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const OTHER_RULES = {
  startsAt: 'installation' as const,
  installWithinDays: 180,
  allowsHotspot: false,
  slowSpeedKbps: 384,
  exitCountry: 'PL',
  canTopUp: false,
  takesBack: 'never' as const,
}
/** What is true only of a bundle that starts when it is first used. */
const OF_FIRST_USE = /first connect|first use|uses data for the first time|Install it at home|start abroad|1 year/i

let shop: HttpShop
let buyer: Browser
let account: Browser
let reference: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  await shop.database.db().update(bundles).set(OTHER_RULES).where(eq(bundles.bundleId, EUROPE_5GB.bundleId))
  buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer)
  reference = order.reference
  iccid = (await delivered(shop, order.id)).iccid ?? ''
  account = await signedIn(shop, BUYER.email)
}, 120_000)
afterAll(() => shop.close())

const at = (path: string) => `${path}?reference=${encodeURIComponent(reference)}`
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
const wordsAt = async (answer: Promise<Response>) => wordsOf(await (await answer).text())
// Its lines are folded.
const calendar = async () => (await (await buyer.get(at('/install/calendar.ics'))).text()).replaceAll(/\r\n[ \t]/g, '')
const STARTS = 'days start as soon as you install it'

const pages: [string, string, () => Promise<string>][] = [
  ['the installation', STARTS, () => wordsAt(buyer.get(at('/install')))],
  ['the installation, until when', 'installed within 180 days of purchase', () => wordsAt(buyer.get(at('/install')))],
  ['the check of the connection', STARTS, () => wordsAt(buyer.post(at('/install'), { intent: 'check' }))],
  ['the calendar', 'days start with it', () => calendar()],
  ['the status', STARTS, () => wordsAt(buyer.post('/esim-status', { intent: 'check', email: '', iccid }))],
  ['the account', 'Starts when installed', () => wordsAt(account.get('/account?tab=services&figures=now'))],
  [
    'the contract summary',
    'from its installation',
    () => wordsAt(buyer.get(`/contract-summary/${EUROPE_5GB.bundleId}`)),
  ],
]

describe('a bundle that starts at its installation', () => {
  it.each(pages)('says so: %s', async (_page, told, read) => {
    const words = await read()
    expect(words).toContain(told)
  })

  it('gets no top-up that its network refuses', async () => {
    expect((await buyer.get(at('/top-up'))).status).toBe(409)
    for (const path of [at('/success'), at('/install')])
      expect(await (await buyer.get(path)).text()).not.toMatch(/\/top-up\?(?:esim|reference)=/)
  })

  it('has no price of more data in its contract summary', async () => {
    const words = await wordsAt(buyer.get(`/contract-summary/${EUROPE_5GB.bundleId}`))
    expect(words).toContain('You pay once')
    expect(words).not.toContain('More data for the same eSIM')
  })

  it('is nowhere described as one that starts at its first use', async () => {
    const paths = [at('/install'), at('/success'), `/contract-summary/${EUROPE_5GB.bundleId}`]
    const found = await Promise.all(
      paths.map(async (path) => ({ path, found: OF_FIRST_USE.exec(await wordsAt(buyer.get(path)))?.[0] })),
    )
    expect(found).toEqual(paths.map((path) => ({ path, found: undefined })))
  })
})

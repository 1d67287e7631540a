// A day plan and an unlimited bundle, from the wizard to the eSIM in use: every page says what they are, and none says
// that an amount is left.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueEdit } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { DataKind } from '#values/data-allowance.ts'
import { mailTo } from '../support/account-mails.ts'
import { admit } from '../support/admit.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { TRIP_DAYS } from '../support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  await admit(shop.database, 'owner@example.com', 'super-admin')
  const actor = { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' }
  const { catalogue } = shop.shop
  const seen = { zone: 'Europe', version: (await catalogue.viewDeskZone('Europe'))?.version ?? '' }
  const edits = [...sold('77001_1', 'daily-slow', 1024, 500), ...sold('77001_2', 'unlimited', 2048, 900)]
  const changed = await catalogue.changeCatalogue({ edits, seen }, { ...shop.at, actor })
  if (!changed.ok) throw new Error(changed.problem)
}, 120_000)
afterAll(() => shop.close())

const sold = (bundleId: string, dataKind: DataKind, megabytes: number, priceCents: number): CatalogueEdit[] => [
  { kind: 'bundle', bundleId, zone: 'Europe', megabytes, dataKind, validityDays: 7 },
  { kind: 'own_price', bundleId, priceCents, topupCents: priceCents },
  { kind: 'status', bundleId, status: 'Active' },
]
const read = async (browser: Browser, path: string) => wordsIn(await (await browser.get(path)).text())
const wordsIn = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
/** What would be untrue of them anywhere. */
const NEVER = /(?<![\d.])0 ?[GM]B|-1 ?[GM]B|Infinity|NaN|null|undefined/

it('the wizard offers them by what they are worth on the trip', async () => {
  const page = await read(shop.browser(), `/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
  expect(page).toContain('1 GB a day then slower until the next day €6.05')
  expect(page).toContain('Unlimited 2 GB a day at full speed €10.89')
  expect(page).not.toMatch(NEVER)
})

it.each([
  [
    '77001_1',
    [
      'Europe, 1 GB a day, then slower, 7 days',
      '1 GB of prepaid data a day at full speed, and slower data after that',
      'At full speed 1 GB a day After that Goes on more slowly until the next day; the speed isn’t disclosed',
      'the connection gets slow until the next day',
      '€0.86 per GB, €0.86 per day',
    ],
  ],
  [
    '77001_2',
    [
      'Europe, Unlimited, slower after 2 GB a day, 7 days',
      'prepaid data without a limit, 2 GB a day of it at full speed',
      'At full speed 2 GB a day',
      'no charge for what you use, however much it is',
      'Price €1.56 per day',
    ],
  ],
])('the contract summary of %s says what happens after a day’s data', async (bundleId, texts) => {
  const page = await read(shop.browser(), `/contract-summary/${bundleId}`)
  for (const text of texts) expect(page).toContain(text)
  expect(page).not.toMatch(/until the data is used up/)
  expect(page).not.toMatch(NEVER)
})

describe.each([
  ['77001_1', '1 GB a day, then slower', '1 GB of data a day at full speed'],
  ['77001_2', 'Unlimited, slower after 2 GB a day', 'unlimited data (2 GB a day at full speed)'],
])('whoever buys %s', (bundleId, label, phrase) => {
  const email = `buyer-${bundleId.at(-1)}@example.com`
  const browser = () => buyer
  let buyer: Browser
  let reference: string
  let iccid: string
  beforeAll(async () => {
    buyer = shop.browser()
    const { order } = await buyByCard(shop, buyer, { email }, { bundleId })
    reference = order.reference
    iccid = (await delivered(shop, order.id)).iccid ?? ''
  }, 120_000)

  it('reads what it is on the order and in the email', async () => {
    const page = await read(browser(), `/success?reference=${encodeURIComponent(reference)}`)
    expect(page).toContain(label)
    expect(page).not.toMatch(NEVER)
    const mail = wordsIn(await mailTo(shop.sandbox.url, email, /^eSIM Details/))
    expect(mail).toContain(phrase)
    expect(mail).not.toMatch(NEVER)
  })

  it('sees its days, and never an amount that is left', async () => {
    const use = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"leaveMegabytes":0}' }
    expect((await fetch(`${shop.sandbox.url}/control/esims/${iccid}/use`, use)).ok).toBe(true)
    const status = wordsIn(await (await browser().post('/esim-status', { intent: 'check', email: '', iccid })).text())
    for (const page of [status, await read(browser(), `/top-up?reference=${encodeURIComponent(reference)}`)]) {
      expect(page).toContain(label)
      expect(page).not.toMatch(/\bleft\b.{0,12}[GM]B|[GM]B left|No data left|Nearly empty|% used|used up/)
      expect(page).not.toMatch(NEVER)
    }
    const history = await (await browser().get(`/network/top-up/history/iccids/${iccid}/30`)).json()
    expect(history).toMatchObject([{ initial: { value: 0 } }])
  })
})

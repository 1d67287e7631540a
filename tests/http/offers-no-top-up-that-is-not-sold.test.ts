// Where no top-up is sold for an eSIM, nothing leads to the page that sells them, and everything else stays.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIZE_KEYS } from '#shop/catalogue/bundle/bundle.ts'
import { signedIn, userIdOf } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let buyer: Browser
let account: Browser
let reference: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer)
  reference = order.reference
  iccid = (await delivered(shop, order.id)).iccid ?? ''
  account = await signedIn(shop, BUYER.email)
}, 120_000)
afterAll(() => shop.close())

const at = (path: string) => `${path}?reference=${encodeURIComponent(reference)}`
const textOf = async (answer: Promise<Response>) => (await answer).text()
const TO_TOP_UP = /\/top-up\?(?:esim|reference)=/

const doors: [string, () => Promise<string>][] = [
  ['the check of the connection', async () => (await tell(buyer, at('/install'), { intent: 'check' })).text],
  ['the status of the eSIM', () => textOf(buyer.post('/esim-status', { intent: 'check', email: '', iccid }))],
  ['the order page', () => textOf(buyer.get(at('/success')))],
  ['the list of the account', () => textOf(account.get('/account?tab=services'))],
  ['the dashboard', () => textOf(account.get('/user-dashboard'))],
]

describe('while top-ups are sold for its zone', () => {
  it.each(doors)('%s leads to them', async (_door, read) => {
    expect(await read()).toMatch(TO_TOP_UP)
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

  it.each(doors)('%s leads to none', async (_door, read) => {
    expect(await read()).not.toMatch(TO_TOP_UP)
  })

  it('the account still leads to the eSIM', async () => {
    expect(await textOf(account.get('/account?tab=services'))).toContain(at('/success').replaceAll('&', '&amp;'))
  })
})

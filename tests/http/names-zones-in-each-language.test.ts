// Zones and bundles have names in the language of the page, wherever a traveler meets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '#app/language/address.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, fillCart } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, DEPARTURE } from '../support/trip-to-come.ts'

/** 5 GB in 'Middle East2', which people know as 'Middle East with Egypt and Turkey'. */
const BUNDLE = '09032_3'
const BOUGHT = { bundleId: BUNDLE, to: 'EG,TR' }
const TRIP = `to=EG,TR&from=${ARRIVAL}&to_date=${DEPARTURE}`
const NAMES: Record<ForeignLanguage, string> = {
  de: 'Naher Osten',
  fr: 'Moyen-Orient',
  es: 'Oriente Medio',
  it: 'Medio Oriente',
  nl: 'Midden-Oosten',
}

let shop: HttpShop
let buyer: Browser
let account: Browser
let choosing: Browser
let reference: string
let iccid: string
beforeAll(async () => {
  shop = await openHttpShop()
  ;[buyer, choosing] = [shop.browser(), shop.browser()]
  const { order } = await buyByCard(shop, buyer, {}, BOUGHT)
  ;({ reference } = order)
  iccid = (await delivered(shop, order.id)).iccid ?? ''
  account = await signedIn(shop, BUYER.email)
  await fillCart(choosing, BOUGHT)
}, 300_000)
afterAll(() => shop.close())

/** What people read and hear; scripts and values that forms send are nobody's words. */
function wordsOf(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = [...shown.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text)
  const labels = [...shown.matchAll(/(?:aria-label|title|alt|content)="([^"]*)"/g)].map(([, text = '']) => text)
  return [...texts, ...labels]
}

const ofOrder = (path: string) => `${path}?reference=${encodeURIComponent(reference)}`
const ENGLISH = /\b(?:Middle East|Egypt|Turkey)\b/

describe.each(FOREIGN_LANGUAGES)('in %s', (language) => {
  const askIn = async (browser: Browser, path: string) =>
    wordsOf(await (await browser.get(pathIn(path, language))).text())
  const found = (words: string[]) => ({
    english: words.filter((text) => ENGLISH.test(text)),
    isNamed: words.some((text) => text.includes(NAMES[language])),
  })
  const RIGHT = { english: [], isNamed: true }

  it.each([
    '/bundleselector',
    '/bundleselector?to=EG,TR',
    '/bundleselector?to=EG,TR&q=Middle',
    `/bundleselector?${TRIP}&step=results`,
    `/bundleselector?${TRIP}&step=results&bundle=${BUNDLE}`,
    '/esim',
    '/esim/egypt',
    '/esim/middle-east2',
    `/contract-summary/${BUNDLE}`,
  ])('%s', async (path) => {
    expect(found(await askIn(shop.browser(), path))).toEqual(RIGHT)
  })

  it('the cart and the checkout', async () => {
    expect(found(await askIn(choosing, '/checkout'))).toEqual(RIGHT)
  })

  it.each(['/success', '/top-up'])('of an order: %s', async (path) => {
    expect(found(await askIn(buyer, ofOrder(path)))).toEqual(RIGHT)
  })

  it('the status of an eSIM, to its buyer and to a stranger', async () => {
    for (const browser of [buyer, shop.browser()]) {
      const answer = await browser.post(pathIn('/esim-status', language), { intent: 'check', email: '', iccid })
      expect(found(wordsOf(await answer.text()))).toEqual(RIGHT)
    }
  })

  it('nothing stays English in the account', async () => {
    for (const path of ['/account', '/account?tab=services'])
      expect(found(await askIn(account, path)).english).toEqual([])
  })
})

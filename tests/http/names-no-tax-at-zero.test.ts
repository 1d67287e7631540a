// Whoever pays no tax reads nowhere that a price includes it; whoever pays it reads so beside every price.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, LONG_TRIP_DAYS, TRIP_DAYS } from '../support/trip-to-come.ts'
import { EUROPE_5GB } from '../support/http-buying.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const PAGES = [
  '/',
  '/?more=1&q=spain',
  '/bundleselector?to=ES&step=destinations',
  `/bundleselector?to=ES&step=dates&${TRIP_DAYS}`,
  `/bundleselector?to=ES&step=dates&from=${ARRIVAL}`,
  `/bundleselector?to=ES&step=results&${TRIP_DAYS}`,
  `/bundleselector?to=ES&step=results&${LONG_TRIP_DAYS}`,
  `/embed?to=ES&${TRIP_DAYS}`,
  `/contract-summary/${EUROPE_5GB.bundleId}`,
]
const INCLUDED = /incl\.|include tax/

async function textsFor(country: string) {
  const browser = shop.browser()
  await browser.post('/vat-country', { country, back: '/' })
  return Promise.all(PAGES.map(async (path) => ({ path, words: wordsOf(await (await browser.get(path)).text()) })))
}

const wordsOf = (html: string) => html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')

describe('the prices of', () => {
  it('somebody outside the EU never claim to include a tax', async () => {
    const pages = await textsFor('outside-eu')
    expect(pages.filter(({ words }) => !words.includes('€'))).toEqual([])
    expect(pages.filter(({ words }) => INCLUDED.test(words))).toEqual([])
  })

  it('somebody in the EU say on each of these pages that the tax is in them', async () => {
    const pages = await textsFor('NL')
    expect(pages.filter(({ words }) => !INCLUDED.test(words))).toEqual([])
  })
})

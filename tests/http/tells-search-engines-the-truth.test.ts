// What pages say in the words of schema.org is valid by its published vocabulary, and what the catalog and the terms say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathIn } from '#app/language/address.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { addDays } from '#values/date.ts'
import { LANGUAGES } from '#values/language.ts'
import { admit } from '../support/admit.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { factsIn, faultsOfFacts } from '../support/schema-org.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const PAGES = ['/', '/faq', '/contract-summary/01032_3', '/esim/japan', '/esim/europe', '/esim/world3']
/** Those with offers, in each language. */
const OFFERING = LANGUAGES.flatMap((language) =>
  PAGES.slice(2).map((page) => ({ path: pathIn(page, language), language })),
)
const read = async (path: string) => (await fetch(shop.url + path)).text()
const offer = z.object({
  '@type': z.literal('Offer'),
  sku: z.string(),
  price: z.string(),
  url: z.string(),
  name: z.string(),
  priceValidUntil: z.string().optional(),
  additionalProperty: z.looseObject({ '@type': z.literal('PropertyValue') }),
})
const product = z.object({
  '@type': z.literal('Product'),
  image: z.string(),
  offers: z.union([
    offer,
    z.object({
      '@type': z.literal('AggregateOffer'),
      lowPrice: z.string(),
      highPrice: z.string(),
      offerCount: z.number(),
      offers: z.array(offer).min(1),
    }),
  ]),
})
const policy = z.object({
  '@type': z.literal('MerchantReturnPolicy'),
  merchantReturnDays: z.number(),
  merchantReturnLink: z.string(),
})
const everythingIn = (facts: unknown): unknown[] =>
  typeof facts === 'object' && facts !== null ? [facts, ...Object.values(facts).flatMap(everythingIn)] : []
const allOf = async <Fact>(path: string, fact: z.ZodType<Fact>): Promise<Fact[]> =>
  factsIn(await read(path))
    .flatMap(everythingIn)
    .flatMap((each) => fact.safeParse(each).data ?? [])

describe('the check itself', () => {
  it('finds what the vocabulary does not have', () => {
    expect(faultsOfFacts({ '@type': 'Product', name: 'eSIM', offers: { '@type': 'Offer', price: '4.17' } })).toEqual([])
    expect(
      faultsOfFacts({ '@type': 'Product', prize: 1, offers: { '@type': 'Brand', name: 'x' }, name: '', sku: true }),
    ).toHaveLength(4)
    expect(faultsOfFacts({ '@type': 'Produkt' })).toHaveLength(1)
    expect(faultsOfFacts({ '@type': 'Offer', availability: 'https://schema.org/FreeReturn' })).toHaveLength(1)
  })
})

it.each(PAGES)('%s tells valid facts', async (path) => {
  const facts = factsIn(await read(path))
  expect(facts.length).toBeGreaterThan(0)
  for (const each of facts) expect(each).toMatchObject({ '@context': 'https://schema.org' })
  expect(facts.flatMap((each) => faultsOfFacts(each))).toEqual([])
})

it.each(OFFERING)(
  '$path offers what is sold, at its price with tax, where it is described',
  async ({ path, language }) => {
    const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
    const { basisPoints } = await shop.shop.prices.decideVat(null, null)
    const euros = (bundleId: string) => {
      const sold = findBundle(catalogue, bundleId)
      return sold && (quote(sold.priceCents, basisPoints).totalCents / 100).toFixed(2)
    }
    const daysOf = (bundleId: string) => findBundle(catalogue, bundleId)?.bundle.validityDays
    const [told] = await allOf(path, product)
    if (!told) throw new Error('It tells of no product.')
    const offers = 'offers' in told.offers ? told.offers.offers : [told.offers]
    for (const each of offers) {
      expect([each.sku, each.price]).toEqual([each.sku, euros(each.sku)])
      expect(each.url).toBe(`${shop.url}${pathIn(`/contract-summary/${each.sku}`, language)}`)
      expect(each.additionalProperty).toMatchObject({ value: daysOf(each.sku), unitCode: 'DAY' })
      expect(each.priceValidUntil).toBeUndefined()
    }
    const { lowPrice, highPrice, offerCount } =
      'lowPrice' in told.offers
        ? told.offers
        : { lowPrice: told.offers.price, highPrice: told.offers.price, offerCount: 1 }
    const prices = offers.map((each) => Number(each.price))
    expect([Number(lowPrice), Number(highPrice)]).toEqual([Math.min(...prices), Math.max(...prices)])
    expect(offerCount).toBeGreaterThanOrEqual(offers.length)
  },
)

it('names a picture that is there', async () => {
  const [told] = await allOf('/esim/japan', product)
  const picture = await fetch(told?.image ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it.each(LANGUAGES)('the right of withdrawal is that of the terms, in %s', async (language) => {
  const terms = await read(pathIn('/terms', language))
  const withdrawal = /id="withdrawal"[^]*?<\/section>/.exec(terms)?.[0] ?? ''
  for (const path of ['/contract-summary/01032_3', '/esim/japan']) {
    const [told] = await allOf(pathIn(path, language), policy)
    expect(withdrawal).toMatch(new RegExp(`[^\\d]${told?.merchantReturnDays}\\D`))
    expect(told?.merchantReturnLink).toBe(shop.url + pathIn('/withdraw', language))
  }
})

it.each(LANGUAGES)('answers the questions with the words of the page, in %s', async (language) => {
  const asked = z.object({
    '@type': z.literal('Question'),
    name: z.string(),
    acceptedAnswer: z.object({ text: z.string() }),
  })
  const path = pathIn('/esim/japan', language)
  const html = await read(path)
  const words = html.replaceAll(/<script\b[^]*?<\/script>/g, '').replaceAll('&#x27;', "'")
  const questions = await allOf(path, asked)
  expect(questions).toHaveLength(3)
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(`>${name}</h3>`)
    expect(words).toContain(`>${acceptedAnswer.text}</p>`)
  }
})

it('says until when a price stays where another one is planned, and only there', async () => {
  const { catalogue } = shop.shop
  await admit(shop.database, 'owner@example.com', 'super-admin')
  const acting = { ...shop.at, actor: { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' as const } }
  const edit = { kind: 'price' as const, zone: 'North America', size: '1GB', cents: 345 }
  const seenVersion = (await catalogue.viewDeskZone(edit.zone))?.version ?? ''
  const from = addDays(shop.shop.today(), 9)
  expect(await catalogue.planPrice({ edit, from, seenVersion }, acting)).toEqual({ ok: true })
  const { bundles } = await catalogue.viewCatalogue(shop.at)
  const [told] = await allOf('/esim/canada', product)
  const offers = told && 'offers' in told.offers ? told.offers.offers : []
  const planned = bundles.filter(({ zone, megabytes }) => zone === edit.zone && megabytes === 1024)
  expect(planned.length).toBeGreaterThan(0)
  for (const { sku, priceValidUntil } of offers) {
    const isPlanned = planned.some(({ bundleId }) => bundleId === sku)
    expect([sku, priceValidUntil]).toEqual([sku, isPlanned ? addDays(from, -1) : undefined])
  }
  expect(factsIn(await read('/esim/canada')).flatMap((each) => faultsOfFacts(each))).toEqual([])
})

// What pages say in the words of schema.org is valid by its published vocabulary, and what the catalog and the terms say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { factsIn, faultsOfFacts } from '../support/schema-org.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const PAGES = ['/', '/faq', '/contract-summary/01032_3', '/esim/japan', '/esim/europe', '/esim/world3']
const read = async (path: string) => (await fetch(shop.url + path)).text()
const offer = z.object({
  '@type': z.literal('Offer'),
  sku: z.string(),
  price: z.string(),
  url: z.string(),
  name: z.string(),
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
const policy = z.object({ '@type': z.literal('MerchantReturnPolicy'), merchantReturnDays: z.number() })
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

it.each(PAGES.slice(2))('%s offers what is sold, at its price with tax, where it is described', async (path) => {
  const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
  const { basisPoints } = await shop.shop.prices.decideVat(null, null)
  const euros = (bundleId: string) => {
    const sold = findBundle(catalogue, bundleId)
    return sold && (quote(sold.priceCents, basisPoints).totalCents / 100).toFixed(2)
  }
  const [told] = await allOf(path, product)
  if (!told) throw new Error('It tells of no product.')
  const offers = 'offers' in told.offers ? told.offers.offers : [told.offers]
  for (const each of offers) {
    expect([each.sku, each.price]).toEqual([each.sku, euros(each.sku)])
    expect(each.url).toBe(`${shop.url}/contract-summary/${each.sku}`)
  }
  const { lowPrice, highPrice, offerCount } =
    'lowPrice' in told.offers
      ? told.offers
      : { lowPrice: told.offers.price, highPrice: told.offers.price, offerCount: 1 }
  const prices = offers.map((each) => Number(each.price))
  expect([Number(lowPrice), Number(highPrice)]).toEqual([Math.min(...prices), Math.max(...prices)])
  expect(offerCount).toBeGreaterThanOrEqual(offers.length)
})

it('names a picture that is there', async () => {
  const [told] = await allOf('/esim/japan', product)
  const picture = await fetch(told?.image ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('the right of withdrawal is that of the terms', async () => {
  const terms = await read('/terms')
  for (const path of ['/contract-summary/01032_3', '/esim/japan']) {
    const [told] = await allOf(path, policy)
    expect(terms).toContain(`within ${told?.merchantReturnDays} days of the day of the order`)
  }
})

it('answers the questions with the words of the page', async () => {
  const asked = z.object({
    '@type': z.literal('Question'),
    name: z.string(),
    acceptedAnswer: z.object({ text: z.string() }),
  })
  const html = await read('/esim/japan')
  const words = html.replaceAll(/<script\b[^]*?<\/script>/g, '').replaceAll('&#x27;', "'")
  const questions = await allOf('/esim/japan', asked)
  expect(questions).toHaveLength(3)
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(`>${name}</h3>`)
    expect(words).toContain(`>${acceptedAnswer.text}</p>`)
  }
})

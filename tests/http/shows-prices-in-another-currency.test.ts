// Prices in a visitor's currency are for orientation: what the page, the payment page, and the invoice ask for is the same
// in euros, whoever reads it in which currency and pays in which.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '#app/language/address.ts'
import { currencyRates } from '#db/schema.ts'
import { addDays } from '#values/date.ts'
import { LANGUAGES } from '#values/language.ts'
import { BUYER, buyByCard, browserWithCart, delivered, EUROPE_5GB, fillCart } from '../support/http-buying.ts'
import { mailTo } from '../support/account-mails.ts'
import { ARRIVAL, DEPARTURE } from '../support/trip-to-come.ts'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({ STRIPE_ADAPTIVE_PRICING: 'yes' })
  const madeAt = new Date()
  const ago = (days: number) => addDays(shop.shop.today(), -days)
  const rows = [
    { currency: 'USD', validFrom: ago(300), millionths: 2_000_000 },
    { currency: 'USD', validFrom: ago(3), millionths: 911_864 },
    { currency: 'USD', validFrom: '2099-01-01', millionths: 1 },
    { currency: 'CHF', validFrom: ago(3), millionths: 1_050_000 },
    { currency: 'JPY', validFrom: ago(3), millionths: 6_000 },
    { currency: 'KWD', validFrom: ago(3), millionths: 2_800_000 },
    { currency: 'GBP', validFrom: ago(40), millionths: 1_150_000 },
  ]
  await shop.database
    .db()
    .insert(currencyRates)
    .values(rows.map((row) => ({ ...row, madeAt })))
})
afterAll(() => shop.close())

const COUNTRY = '/esim/japan'
const RESULTS = `/bundleselector?to=FR,IT&step=results&from=${ARRIVAL}&to_date=${DEPARTURE}`
const read = async (browser: Browser, path: string) =>
  (await (await browser.get(path)).text()).replaceAll('<!-- -->', '')
const wordsOf = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n')
const eurosIn = (html: string) => wordsOf(html).match(/€\d[\d.,]*\d/g) ?? []
const choosing = async (currency: string, browser = shop.browser()) => {
  const answer = await browser.post('/currency', { currency, back: COUNTRY })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, COUNTRY])
  return browser
}

describe('a visitor who chose nothing', () => {
  it.each([COUNTRY, RESULTS, '/', RESULTS.replace('?', '.data?')])(
    'reads on %s euros alone, the same bytes as before others chose, even while those are answered',
    async (path) => {
      const before = await (await shop.browser().get(path)).text()
      const [dollars, yen] = [await choosing('USD'), await choosing('JPY')]
      const asked = [dollars, shop.browser(), yen, shop.browser()].map(async (each) => (await each.get(path)).text())
      const answers = await Promise.all(asked)
      expect([answers[1], answers[3]]).toEqual([before, before])
      expect(answers[0]).toContain('"USD"')
      expect(answers[2]).toContain('"JPY"')
      expect(wordsOf(before)).not.toContain('≈')
    },
  )

  it('finds the way to the choice, in the language of the page', async () => {
    expect(await read(shop.browser(), COUNTRY)).toContain('href="/currency?back=%2Fesim%2Fjapan"')
    const german = shop.browser()
    const link = /href="(\/de\/currency\?[^"]*)"/.exec(await read(german, pathIn(COUNTRY, 'de')))?.[1] ?? ''
    const [, form = ''] = (await read(german, link)).split('<main')
    const back = /name="back" value="([^"]*)"/.exec(form)?.[1] ?? ''
    const answer = await german.post('/de/currency', { currency: 'USD', back })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, pathIn(COUNTRY, 'de')])
  })

  it('is told nothing by a page that their browser kept from before the choice', async () => {
    const browser = shop.browser()
    const tag = (await browser.get(COUNTRY)).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    await choosing('USD', browser)
    const own = await browser.get(COUNTRY, { 'if-none-match': tag })
    expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([200, 'no-store', null])
    expect(wordsOf(await own.text())).toContain('≈')
  })
})

describe('a visitor who chose a currency', () => {
  it.each([COUNTRY, RESULTS])('reads on %s about what each price is, beside the same euros', async (path) => {
    const [plain, dollars] = [await read(shop.browser(), path), await read(await choosing('USD'), path)]
    expect(eurosIn(dollars)).toEqual(eurosIn(plain))
    expect(wordsOf(dollars)).toMatch(/€\d+\.\d\d\s+≈\s\$\d+\.\d\d/)
    expect(wordsOf(dollars)).toMatch(
      /Prices in USD are approximate, by our rate of \w+ \d+ \w+ \d{4}\. What you owe is the price in euros\./,
    )
  })

  it.each([
    ['USD', '≈\u00A0$19.84'],
    ['CHF', '≈\u00A0CHF\u00A017.23'],
    ['JPY', '≈\u00A0¥3,015'],
    ['KWD', '≈\u00A0KWD\u00A06.461'],
  ])('reads what a purchase costs in %s in its own decimals, under the euros to pay', async (currency, about) => {
    const page = wordsOf(await read(await choosing(currency, await browserWithCart(shop)), '/checkout'))
    expect(page).toContain(about)
    expect(eurosIn(page)).toEqual(eurosIn(await read(await browserWithCart(shop), '/checkout')))
  })

  it.each(LANGUAGES)('reads it in %s', async (language) => {
    const browser = await choosing('USD')
    expect(wordsOf(await read(browser, pathIn(COUNTRY, language)))).toMatch(
      /≈\s(US)?(\$\s?[\d.,]+|[\d.,]+\s(US)?(\$|USD))/,
    )
    const form = await read(browser, pathIn('/currency', language))
    expect(/<html lang="(\w+)"/.exec(form)?.[1]).toBe(language)
    expect(form).toMatch(/<option value="USD" selected="">USD · [^<]*<\/option>/)
  })

  it.each([
    ['whose rate is too old', 'GBP'],
    ['without a rate', 'XXX'],
    ['that is none', ''],
  ])('reads euros alone after choosing one %s', async (_name, currency) => {
    const browser = await choosing('USD')
    await choosing(currency, browser)
    expect(browser.cookies.size).toBe(0)
    expect(await read(browser, '/currency')).not.toContain(`value="${currency || 'EUR'}"`)
  })

  it('reads euros alone with a cookie that we didn’t sign', async () => {
    const browser = shop.browser()
    browser.cookies.set('cur', 'USD')
    const page = wordsOf(await read(browser, COUNTRY))
    expect(page).not.toContain('≈')
    expect(eurosIn(page).length).toBeGreaterThan(0)
  })

  it('is led nowhere else', async () => {
    const answer = await shop.browser().post('/currency', { currency: 'USD', back: 'https://elsewhere.example/' })
    expect(answer.headers.get('location')).toBe('/')
  })
})

describe('a payment in the buyer’s currency', () => {
  it('is owed, paid, mailed, and invoiced in euros, as one in euros is', async () => {
    const asked: unknown[] = []
    for (const email of ['euros@example.com', 'dollars+location_us@example.com']) {
      const browser = await choosing('USD')
      const { order } = await buyByCard(shop, browser, { email })
      const kept = await delivered(shop, order.id)
      const invoice = await read(browser, `/order/invoice?reference=${encodeURIComponent(order.reference)}`)
      const mail = await mailTo(shop.sandbox.url, email, /^eSIM Details/)
      asked.push([kept.paymentState, kept.totalCents, kept.vatCents, eurosIn(invoice), eurosIn(mail)])
      expect(kept.totalCents).toBe(EUROPE_5GB.totalCents)
      expect(`${wordsOf(invoice)}${wordsOf(mail)}`).not.toMatch(/≈|USD/)
      const books = JSON.stringify(shop.sandbox.payment?.books(order.reference))
      // 18.09 × 1.1 × 1.04, the provider's rate and fee.
      const isLocal = email.includes('location_us')
      expect(books.includes('"presentment_amount":2069,"presentment_currency":"usd"')).toBe(isLocal)
      expect(books).toContain(`"amount_total":${EUROPE_5GB.totalCents}`)
      expect(books).toContain(`"status":"succeeded","amount":${EUROPE_5GB.totalCents}`)
    }
    expect(asked[1]).toEqual(asked[0])
  })

  it('is what the payment page asks for, beside the euros', async () => {
    const browser = shop.browser()
    await fillCart(browser)
    const ordered = await browser.post('/checkout', { ...BUYER, email: 'more+location_us@example.com' })
    const page = wordsOf(await (await fetch(ordered.headers.get('location') ?? '')).text())
    expect(page).toContain('Pay $20.69')
    expect(page).toContain('€18.09')
  })
})

it('an owner sets a rate without any network, and visitors choose it', async () => {
  const owner = await signedIn(shop, 'owner@example.com', 'super-admin')
  const page = '/super-admin-dashboard/network-packages'
  expect(await read(owner, page)).toContain('Euros for one')
  expect(await read(shop.browser(), '/currency')).not.toContain('CAD')
  const rate = { intent: 'rate', currency: 'cad', rate: '0.65', from: shop.shop.today() }
  expect((await owner.post(page, rate)).status).toBe(303)
  expect(await read(shop.browser(), '/currency')).toContain('CAD')
  expect(await read(await choosing('CAD'), COUNTRY)).toContain('≈')
})

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
const revenue = async () => (await shop.shop.figures.viewPlatform()).figures.revenueCents
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
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
    // Tiles, zones, and the price from which on.
    ['/', 7],
    [`/?to=FR,IT&from=${ARRIVAL}&to_date=${DEPARTURE}&step=dates`, 2],
    ['/bundleselector?to=FR,IT', 9],
    // The table, what a trip costs, and the pass.
    [COUNTRY, 10],
    [RESULTS, 5],
    // The pass, and the price with tax.
    ['/contract-summary/01032_3', 2],
    ['/checkout', 3],
  ])('reads on %s about what is paid after the same euros, and once how far that is right', async (path, least) => {
    const [plain, near] = [await browserWithCart(shop), await choosing('USD', await browserWithCart(shop))]
    const [before, page] = [await read(plain, path), await read(near, path)]
    expect(eurosIn(page)).toEqual(eurosIn(before))
    // Only whether tax is in it may stand between them.
    const about = wordsOf(page).match(/(?<=€[\d.,]*\d\s+(incl\. tax\.?\s+)?)≈\s\$[\d,]+\.\d\d/g) ?? []
    expect(about.length).toBeGreaterThanOrEqual(least)
    expect(wordsOf(page).match(/≈/g)).toHaveLength(about.length)
    // Another one is in the cart, a part of every page.
    expect(wordsOf(page).match(/What you owe is the price in euros\./g)).toHaveLength(2)
    expect(before).not.toContain('≈')
  })

  it('reads it in the widget, whose note stands once, where the browser sends the choice', async () => {
    const path = `/embed?to=FR&to=IT&from=${ARRIVAL}&to_date=${DEPARTURE}`
    const [plain, dollars] = [await read(shop.browser(), path), await read(await choosing('USD'), path)]
    expect(eurosIn(dollars)).toEqual(eurosIn(plain))
    expect(wordsOf(dollars).match(/€[\d.]+ ≈\s\$[\d.]+/g)).toHaveLength(eurosIn(plain).length)
    expect(wordsOf(dollars).match(/What you owe is the price in euros\./g)).toHaveLength(1)
    expect(wordsOf(plain)).not.toMatch(/≈|USD/)
  })

  it.each([
    [
      '/support',
      'What does 1 GB cost in Japan?',
      /: €5\.38 ≈\s\$5\.90\nPrices in USD are approximate, by our rate of /,
    ],
    ['/de/support', 'Was kostet 1 GB in Japan?', /: 5,38\s€ ≈\s5,90\s\$\nPreise in USD sind /],
  ])('is answered at %s to “%s” with both', async (path, question, answer) => {
    const asked = async (browser: Browser) =>
      wordsOf(await (await browser.post(`${path}?chat=open`, { intent: 'ask', question })).text())
    expect(await asked(await choosing('USD'))).toMatch(answer)
    expect(await asked(shop.browser())).not.toMatch(/≈|USD/)
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
  it('is owed, paid, mailed, invoiced, reported, and refunded in euros, as one in euros is', async () => {
    const [asked, sold]: [unknown[], number[]] = [[], []]
    for (const email of ['euros@example.com', 'dollars+location_us@example.com']) {
      const before = await revenue()
      const browser = await choosing('USD')
      const { order } = await buyByCard(shop, browser, { email })
      const kept = await delivered(shop, order.id)
      const named = `?reference=${encodeURIComponent(order.reference)}`
      expect(wordsOf(await read(browser, `/top-up${named}`))).toMatch(/€\d+\.\d\d\s+≈\s\$\d+\.\d\d/)
      const own = mainOf(await read(browser, `/success${named}`))
      const paper = `/order/invoice${named}`
      const invoice = mainOf(await read(browser, paper))
      const mail = await mailTo(shop.sandbox.url, email, /^eSIM Details/)
      expect(kept.totalCents).toBe(EUROPE_5GB.totalCents)
      sold.push((await revenue()) - before)
      expect(await shop.shop.refunds.refundOrder(order.id)).toEqual({ ok: true })
      await expect.poll(async () => (await shop.orderOf(order.id)).paymentState, { timeout: 60_000 }).toBe('refunded')
      const note = mainOf(await read(browser, `${paper}&kind=credit_note`))
      expect([own, invoice, mail, note].map(wordsOf).join('')).not.toMatch(/≈|USD/)
      const booked = () => JSON.stringify(shop.sandbox.payment?.books(order.reference))
      await expect.poll(booked, { timeout: 60_000 }).toMatch(/"refunds":\[.*"status":"succeeded"/)
      const books = booked()
      // 18.09 × 1.1 × 1.04, the provider's rate and fee.
      const isLocal = email.includes('location_us')
      expect(books.includes('"presentment_amount":2069,"presentment_currency":"usd"')).toBe(isLocal)
      expect(books).toContain(`"amount_total":${EUROPE_5GB.totalCents}`)
      const whole = `"amount":${EUROPE_5GB.totalCents},`
      expect(books).toContain(
        `"status":"succeeded",${whole}"amount_refunded":${EUROPE_5GB.totalCents},"currency":"eur"`,
      )
      expect(/"refunds":.*/.exec(books)?.[0]).toMatch(/"amount":1809,.*"status":"succeeded","currency":"eur"/)
      asked.push([[kept.paymentState, kept.totalCents, kept.vatCents], [own, invoice, mail, note].map(eurosIn)])
    }
    expect(asked[1]).toEqual(asked[0])
    expect(sold).toEqual([EUROPE_5GB.totalCents, EUROPE_5GB.totalCents])
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

it('an owner is told of rates that are too old, and sets one without any network, which visitors choose', async () => {
  const owner = await signedIn(shop, 'owner@example.com', 'super-admin')
  const page = '/super-admin-dashboard/network-packages'
  expect(wordsOf(await read(owner, '/super-admin-dashboard'))).toMatch(/Currency rates to renew\s+1\s/)
  expect(await read(owner, page)).toContain('GBP: the rate is too old since')
  expect(
    (await owner.post(page, { intent: 'rate', currency: 'GBP', rate: '1.15', from: shop.shop.today() })).status,
  ).toBe(303)
  expect(await read(owner, page)).not.toContain('GBP: the rate')
  expect(await read(owner, '/super-admin-dashboard')).not.toContain('Currency rates to renew')
  expect(await read(owner, page)).toContain('Euros for one')
  expect(await read(shop.browser(), '/currency')).not.toContain('CAD')
  const rate = { intent: 'rate', currency: 'cad', rate: '0.65', from: shop.shop.today() }
  expect((await owner.post(page, rate)).status).toBe(303)
  expect(await read(shop.browser(), '/currency')).toContain('CAD')
  expect(await read(await choosing('CAD'), COUNTRY)).toContain('≈')
})

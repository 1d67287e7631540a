// Pages in each language, at addresses of their own, from search engine to email.
import { users } from '#db/schema.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/support/having-accounts.ts'
import { mailTo } from '#tests/support/account-mails.ts'
import { BUYER, buyByCard, delivered, fillCart, newestOrder } from '#tests/support/http-buying.ts'
import { factsIn, faultsOfFacts } from '#tests/support/schema-org.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { pathsThat } from '#app/pages.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { pathIn, splitAddress } from '#app/language/address.ts'
import { FOREIGN_LANGUAGES, LANGUAGES } from '#values/language.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const LISTED = pathsThat(({ isListed }) => isListed).filter(isSpoken)
const read = async (path: string) => {
  const answer = await shop.browser().get(path)
  return { status: answer.status, html: await answer.text() }
}
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({ tag, href }))
const textsOf = (html: string) =>
  [...html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '').matchAll(/>([^<>]+)</g)].map(([, text = '']) =>
    text.trim(),
  )

/** The same in all languages: names, and texts of somebody else. */
const SAME = /^(Wander Pass|Sample|support@|https?:|© \d|[A-Z][a-z]+ Class$|Version|LPA:)|· Wander Pass$/

describe.each(FOREIGN_LANGUAGES)('in %s', (language) => {
  it('each listed page answers with its language, and names its counterparts', async () => {
    for (const path of LISTED) {
      const { status, html } = await read(pathIn(path, language))
      expect([path, status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([path, 200, language])
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
      expect(alternates.map(([, code]) => code)).toEqual([...LANGUAGES, 'x-default'])
      expect(alternates.map(([, , href = '']) => new URL(href).pathname)).toEqual([
        ...LANGUAGES.map((each) => pathIn(path, each)),
        path,
      ])
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(canonical).pathname).toBe(pathIn(path, language))
    }
  })

  it('every link leads on in the language, or to another that says so', async () => {
    for (const path of LISTED) {
      const { html } = await read(pathIn(path, language))
      const astray = hrefsOf(html)
        .filter(({ tag, href }) => href.startsWith('/') && !/hrefLang=/i.test(tag))
        .filter(({ href }) => splitAddress(href).language !== language && isSpoken(href.split(/[?#]/)[0] ?? ''))
      expect([path, astray.map(({ href }) => href)]).toEqual([path, []])
    }
  })

  it('no sentence stays English', async () => {
    for (const path of LISTED) {
      const english = new Set(textsOf((await read(path)).html).filter((text) => / \w+ /.test(text)))
      const kept = textsOf((await read(pathIn(path, language))).html).filter(
        (text) => english.has(text) && !SAME.test(text) && !/\d/.test(text),
      )
      expect([path, kept.filter((text) => text.split(' ').length > 3)]).toEqual([path, []])
    }
  })
})

it('the pages of an order keep no English sentence', async () => {
  const buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer, { email: 'speaks@example.com' })
  await delivered(shop, order.id)
  const sentencesAt = async (path: string) => {
    const answer = await buyer.get(`${path}?reference=${encodeURIComponent(order.reference)}`)
    expect([path, answer.status]).toEqual([path, 200])
    return textsOf(await answer.text()).filter((text) => /[a-z] \w+ \w+/i.test(text) && !SAME.test(text))
  }
  const kept = []
  for (const path of ['/success', '/install', '/esim-status', '/top-up', '/order/cancel', '/withdraw']) {
    const english = new Set(await sentencesAt(path))
    expect([path, english.size > 3]).toEqual([path, true])
    for (const language of FOREIGN_LANGUAGES)
      for (const text of await sentencesAt(pathIn(path, language)))
        if (english.has(text)) kept.push([path, language, text])
  }
  expect(kept).toEqual([])
})

const isPicture = (headers: Headers) => headers.get('content-type') === 'image/png'
const everyText = (facts: unknown): string[] =>
  typeof facts === 'string' ? [facts] : isThing(facts) ? Object.values(facts).flatMap(everyText) : []
const isThing = (facts: unknown): facts is object => typeof facts === 'object' && facts !== null

describe.each(FOREIGN_LANGUAGES)('the page of a country in %s', (language) => {
  const germany = new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? ''

  it('calls it by its name there, also for search engines, whom it leads to pages in the language', async () => {
    const path = pathIn('/esim/germany', language)
    const { html } = await read(path)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(germany)
    expect(textsOf(html).filter((text) => text.includes('Germany'))).toEqual([])
    const facts = factsIn(html)
    expect(facts.flatMap((each) => faultsOfFacts(each))).toEqual([])
    const said = everyText(facts)
    expect(said).toContain(language)
    expect(said.filter((text) => text.includes('Germany'))).toEqual([])
    const addresses = said.filter((text) => text.startsWith(shop.url))
    expect(addresses).toContain(shop.url + path)
    expect(addresses.filter((each) => splitAddress(new URL(each).pathname).language !== language)).toEqual([])
  })

  it('has a picture with the title of the page', async () => {
    const { html } = await read(pathIn('/esim/germany', language))
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const [own, english] = await Promise.all([fetch(picture), fetch(`${shop.url}/og/esim-germany.png`)])
    expect([own.status, isPicture(own.headers)]).toEqual([200, true])
    expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(await english.arrayBuffer()))).toBe(false)
  })

  it('is in the list of all by the alphabet of the language', async () => {
    const { html } = await read(pathIn('/esim', language))
    const countries = html.slice(html.indexOf('id="countries'))
    const names = [...countries.matchAll(/href="[^"]*\/esim\/[^"]+"[^>]*>(.*?)<\/a>/g)].map(([, name = '']) =>
      name.replaceAll(/<[^>]*>|[\u{1F1E6}-\u{1F1FF}]/gu, ''),
    )
    expect(names).toContain(germany)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)))
  })

  it('is in the sitemap, and so are its plans', async () => {
    const parts = await Promise.all(['places', 'plans-1'].map((part) => read(`/sitemaps/${part}.xml`)))
    const listed = parts.map(({ html }) => html).join('')
    for (const path of ['/esim/germany', '/contract-summary/01032_3'])
      expect(listed).toContain(`<loc>${shop.url}${pathIn(path, language)}</loc>`)
  })
})

const ask = async (path: string, headers: Record<string, string>) => (await fetch(shop.url + path, { headers })).text()

describe('an address in a language', () => {
  it.each([
    ['/de/', '/de'],
    ['/de/?to=FR', '/de?to=FR'],
    ['/de/?to=FR?from=DE', '/de?to=FR?from=DE'],
    ['/DE/faq', '/de/faq'],
    ['/de-AT?to=FR', '/de?to=FR'],
    ['/en', '/'],
    ['/en-GB/faq?a=1', '/faq?a=1'],
    ['/en//example.com', '/example.com'],
    ['/FR//example.com', '/fr/example.com'],
    ['/IT/business', '/business'],
    ['/de/admin-dashboard', '/admin-dashboard'],
    ['/fr/business', '/business'],
    ['/it/business.data', '/business.data'],
    ['/nl/sitemap.xml', '/sitemap.xml'],
    ['/nl/products.tsv?country=NL', '/products.tsv?country=NL'],
    ['/fr/mcp', '/mcp'],
    ['/fr/esim/JP?from=map', '/fr/esim/japan?from=map'],
    ['/it/og/nothing.png', '/it/og/home.png'],
    ['/es/account', '/es/login?redirectTo=%2Faccount'],
  ])('%s leads to %s', async (asked, there) => {
    const answer = await shop.browser().get(asked)
    expect([answer.status >= 300 && answer.status < 400, answer.headers.get('location')]).toEqual([true, there])
  })

  it('that we do not speak leads nowhere', async () => {
    const asked = ['/pt_BR/faq', '/deutsch', '/de-/faq', '/pt'].map((path) => shop.browser().get(path))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('leads nowhere by the language of the browser, which one line offers', async () => {
    const offer = /<a href="([^"]*)"[^>]*>Diese Seite auf Deutsch</
    expect(offer.exec(await ask('/faq', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }))?.[1]).toBe('/de/faq')
    expect(offer.exec(await ask('/faq', { 'accept-language': 'en-US,de;q=0.9' }))).toBeNull()
    expect(offer.exec(await ask('/faq', { 'accept-language': 'en-US', cookie: 'lang=de' }))?.[1]).toBe('/de/faq')
    expect(offer.exec(await ask('/de/faq', { 'accept-language': 'de' }))).toBeNull()
    expect(await ask('/de/faq', { 'accept-language': 'en' })).toContain('This page in English')
  })
})

it('an account keeps the language of the page where it was opened, from its first email on', async () => {
  const browser = shop.browser()
  const email = 'fabrice@example.com'
  await browser.post('/fr/signup', {
    intent: 'create',
    iccid: '',
    email,
    fullName: 'Fabrice',
    password: PASSWORD,
    repeated: PASSWORD,
  })
  const [link = ''] = /http\S+confirm=\S+/.exec(await mailTo(shop.sandbox.url, email, /./)) ?? []
  const { pathname, searchParams } = new URL(link)
  expect(pathname).toMatch(/^\/fr\//)
  await browser.post('/fr/login', { email, password: PASSWORD, confirm: searchParams.get('confirm') ?? '' })
  const saved = await shop.database.db().select().from(users).where(eq(users.email, email))
  expect(saved.map(({ mailLanguage }) => mailLanguage)).toEqual(['fr'])
})

it('an order keeps the language of its page: where it is paid, back from there, in its email, and on its invoice', async () => {
  const browser = shop.browser()
  await fillCart(browser)
  const ordered = await browser.post('/de/checkout', { ...BUYER, email: 'greta@example.com' })
  const payAt = ordered.headers.get('location') ?? ''
  const payPage = await (await fetch(payAt)).text()
  expect(payPage).toContain('Reise-eSIM von Wander Pass')
  expect(payPage).toContain('Verkauft von')
  const paid = await shop.pay(payAt)
  expect(new URL(paid.location ?? '').pathname).toBe('/de/success')
  const order = await delivered(shop, (await newestOrder(shop, 'greta@example.com')).id)
  expect(order.language).toBe('de')
  // Later emails go by the address, such as warnings and answers.
  const saved = await shop.database.db().select().from(users).where(eq(users.email, 'greta@example.com'))
  expect(saved.map(({ mailLanguage }) => mailLanguage)).toEqual(['de'])
  const mail = await mailTo(shop.sandbox.url, 'greta@example.com', /./)
  expect(mail).toContain('Ihre eSIM')
  expect(mail).toContain(`${shop.url}/de/success?`)
  // It stays as it was issued, whatever language its reader has.
  for (const language of LANGUAGES) {
    const answer = await browser.get(`${pathIn('/order/invoice', language)}?reference=${order.reference}`)
    const sheet = /<article[^>]* lang="de".*<\/article>/s.exec(await answer.text())?.[0] ?? ''
    for (const words of ['Rechnungsnummer', 'Reise-eSIM', 'Verkäufer', 'Vollständig bezahlt am'])
      expect([language, sheet]).toEqual([language, expect.stringContaining(words)])
  }
})

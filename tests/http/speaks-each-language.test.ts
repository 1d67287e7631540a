// Pages in each language, at addresses of their own, from search engine to email.
import { users } from '#db/schema.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/support/having-accounts.ts'
import { mailTo } from '#tests/support/account-mails.ts'
import { BUYER, buyByCard, delivered, fillCart, newestOrder } from '#tests/support/http-buying.ts'
import { textsWithLang } from '#tests/support/texts-with-lang.ts'
import { factsIn, faultsOfFacts } from '#tests/support/schema-org.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { PAGES, pathsThat } from '#app/pages.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { pathIn, splitAddress } from '#app/language/address.ts'
import { COUNTRY_CODES, countryName } from '#values/country/country.ts'
import { FOREIGN_LANGUAGES, LANGUAGES, type Language } from '#values/language.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())
const LISTED = pathsThat(({ isListed }) => isListed).filter(isSpoken)
/** All that anybody may open, also what search engines don't list. */
const OPEN = PAGES.filter(({ path, module, who }) => isSpoken(path) && module.endsWith('.tsx') && who === undefined)
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path))
const opened = new Map<string, Promise<{ status: number; html: string }>>()
/** As a stranger reads it, each page once. */
const read = (path: string) => {
  const reading = opened.get(path) ?? readNow(path)
  opened.set(path, reading)
  return reading
}
const readNow = async (path: string) => {
  const answer = await shop.browser().get(path)
  return { status: answer.status, html: await answer.text() }
}
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({ tag, href }))
const textsOf = (html: string) =>
  [...html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '').matchAll(/>([^<>]+)</g)].map(([, text = '']) =>
    text.trim(),
  )

/** What is read out, or found by search engines. */
const LABELS =
  /(?:\b(?:aria-label|aria-description|title|alt|placeholder)|<meta (?:name="description"|property="og:(?:title|description|image:alt)") content)="([^"]*)"/g
const labelsOf = (html: string) => [...html.matchAll(LABELS)].map(([, text = '']) => text)
const headingsOf = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level = '']) => Number(level))

/** The same in all languages: names of brands, phones, and what a browser keeps, and texts of somebody else. */
const SAME =
  /^(Wander Pass|Sample|support@|https?:|© \d|(Premium )?[A-Z][a-z]+ Class$|White label$|Version|LPA:|Wi-Fi$)|· Wander Pass$|^(iPhone|iPad|Pixel|Galaxy|Xperia|Xiaomi|OnePlus|Honor|Magic\d|Mate|Find|Nothing|razr|edge)\b(?!.*(generation|inch))|^(guide-device|saved-passes|pages, assets|cart, lastCart)/i
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES.map(countryName))
/** What stands in an element of the page's own language, and its labels. */
const saidIn = (html: string, language: Language) => [
  ...textsWithLang(html).flatMap(({ text, lang }) => (lang === language ? [text] : [])),
  ...labelsOf(html),
]
/** Two words at least. */
const isSentence = (text: string) => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text) && !SAME.test(text) && !COUNTRIES.has(text)
/** Says nothing of where it leads; Lighthouse's list, and the same in languages that it doesn't know. */
const GENERIC =
  /^(click here|go|here|information|learn more|more( info(rmation)?)?|read more|see more|start|this|hier( klicken)?|klick hier|mehr( erfahren)?|siehe|weiterlesen|(click )?aquí|más( información)?|(este )?enlace|empezar|ici|cliquez ici|en savoir plus|plus|lire la suite|voir plus|qui|clicca qui|scopri di più|leggi tutto|altro|meer( weten| informatie)?|lees meer)$/i
const linkTextsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href=[^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

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
      expect(html).toContain(`<link rel="manifest" href="${pathIn('/manifest.webmanifest', language)}"`)
    }
    // On the home screen, too; but it is one app in all languages.
    const app = (await read(pathIn('/manifest.webmanifest', language))).html
    expect(JSON.parse(app)).toMatchObject({ id: '/', scope: '/', lang: language, start_url: pathIn('/', language) })
    expect(app).not.toMatch(/Global eSIM|Saved/)
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

  it('no sentence and no label stays English', async () => {
    const kept = []
    for (const path of OPEN) {
      const { html: english } = await read(path)
      const { html } = await read(pathIn(path, language))
      const said = new Set(saidIn(english, 'en'))
      const same = saidIn(html, language).filter((text) => said.has(text) && isSentence(text))
      for (const text of new Set(same)) kept.push([path, text])
    }
    expect(kept).toEqual([])
  })

  it('each page has the headings of the English one, in its order', async () => {
    for (const path of OPEN) {
      const english = headingsOf((await read(path)).html)
      expect([path, headingsOf((await read(pathIn(path, language))).html)]).toEqual([path, english])
    }
  })

  it('every link says where it leads', async () => {
    for (const path of OPEN) {
      const { html } = await read(pathIn(path, language))
      expect([path, linkTextsOf(html).filter((text) => GENERIC.test(text))]).toEqual([path, []])
    }
  })
})

it('the pages of an order and of an account keep no English sentence, and the headings of the English ones', async () => {
  const buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer, { email: 'speaks@example.com' })
  await delivered(shop, order.id)
  const owner = await signedIn(shop, 'speaks@example.com')
  const reference = `?reference=${encodeURIComponent(order.reference)}`
  const pages: [Browser, string][] = [
    ...['/success', '/install', '/esim-status', '/top-up', '/order/cancel', '/withdraw'].map(
      (path): [Browser, string] => [buyer, path + reference],
    ),
    ...['', '?tab=services', '?tab=features', '?tab=profile', '/security'].map((part): [Browser, string] => [
      owner,
      `/account${part}`,
    ]),
  ]
  const kept = []
  const headings = []
  for (const [browser, path] of pages) {
    const at = async (address: string, language: Language) => {
      const answer = await browser.get(address)
      expect([address, answer.status]).toEqual([address, 200])
      const html = await answer.text()
      const said = saidIn(html, language).filter(isSentence)
      return { said, headings: headingsOf(html) }
    }
    const english = await at(path, 'en')
    expect([path, english.said.length > 3]).toEqual([path, true])
    for (const language of FOREIGN_LANGUAGES) {
      const page = await at(pathIn(path, language), language)
      for (const text of page.said) if (english.said.includes(text)) kept.push([path, language, text])
      headings.push([path, language, page.headings, english.headings])
    }
  }
  expect(kept).toEqual([])
  expect(headings.filter(([, , own, english]) => JSON.stringify(own) !== JSON.stringify(english))).toEqual([])
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
  const person = { email, fullName: 'Fabrice', iccid: '', password: PASSWORD, repeated: PASSWORD }
  await browser.post('/fr/signup', { intent: 'create', ...person })
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

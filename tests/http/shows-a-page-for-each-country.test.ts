// A page for each country and zone: true prices, one address, the same bytes for all strangers, and nobody else's prices.
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '#app/language/address.ts'
import { retailPrices } from '#db/schema.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import { admit } from '../support/admit.ts'
import { openAssistant } from '../support/assistant.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { BUYER, delivered, newestOrder } from '../support/http-buying.ts'
import { mailTo } from '../support/account-mails.ts'
import { findPageForms, type PageForm } from '../support/page-forms.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { LANGUAGES } from '#values/language.ts'
import { TRIP_DAYS } from '../support/trip-to-come.ts'

let shop: HttpShop
let owner: { id: string; type: 'super-admin' }
let alphaHost: string
beforeAll(async () => {
  shop = await openHttpShop()
  await admit(shop.database, 'owner@example.com', 'super-admin')
  owner = { id: await userIdOf(shop, 'owner@example.com'), type: 'super-admin' }
  alphaHost = `alpha.localhost:${shop.port}`
  await shop.addBusiness({ id: 'alpha', name: 'Alpha Roam', domain: alphaHost, now: new Date() })
}, 120_000)
afterAll(() => shop.close())

const catalogueNow = () => shop.shop.catalogue.viewCatalogue(shop.at)
const textAt = async (path: string, browser: Browser = shop.browser()) => {
  const answer = await browser.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
const wordsIn = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
const NEVER = /Infinity|NaN|null|undefined|\[object/

describe('each country and zone on sale', () => {
  it('has a page at its own address, which no other page has', async () => {
    const { countries, zones } = placesOnSale(await catalogueNow())
    expect(countries.length).toBeGreaterThan(150)
    const [titles, wrong, heavy] = [new Set<string>(), new Array<string>(), new Array<string>()]
    for (const { slug } of [...countries, ...zones]) {
      const html = await textAt(`/esim/${slug}`)
      const bytes = await weightOf(html)
      if (bytes >= MOST_BYTES) heavy.push(`${slug} ${bytes}`)
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
      const isRight =
        html.includes(`<link rel="canonical" href="${shop.url}/esim/${slug}"/>`) &&
        html.includes(`/og/esim-${slug}.png`) &&
        !html.includes('noindex') &&
        !NEVER.test(wordsIn(html))
      if (!isRight) wrong.push(slug)
    }
    expect([wrong, heavy]).toEqual([[], []])
    expect(titles.size).toBe(countries.length + zones.length)
  }, 120_000)

  it('is in the sitemap, and linked from the list of all, which the footer of every page leads to', async () => {
    const { countries, zones } = placesOnSale(await catalogueNow())
    const [list, sitemap] = [await textAt('/esim'), await textAt('/sitemaps/places.xml')]
    const isNamed = ({ slug }: { slug: string }) =>
      list.includes(`href="/esim/${slug}"`) && sitemap.includes(`<loc>${shop.url}/esim/${slug}</loc>`)
    expect([...countries, ...zones].filter((place) => !isNamed(place))).toEqual([])
    const home = await textAt('/')
    for (const path of ['/esim', '/esim/spain']) expect(home).toContain(`href="${path}"`)
  })

  it('weighs little before it is touched in the language of the longest words, too, and loads no script', async () => {
    // The French page of the zone with the most countries is the heaviest of all.
    for (const path of ['/esim/japan', '/fr/esim/world3', '/esim']) {
      const html = await textAt(path)
      expect([path, /<script [^>]*src=|<link rel="modulepreload"/.test(html), html.includes('"isCalm":true')]).toEqual([
        path,
        false,
        true,
      ])
      expect(await weightOf(html)).toBeLessThan(MOST_BYTES)
    }
  })
})

/**
 * What counts is the document and its styles. Fonts are the same on every page and have a budget of their own
 * (tests/journeys/weighs-the-home-page.spec.ts); flags are asked for when they come into view.
 */
const MOST_BYTES = 40_000
const weightOf = async (html: string): Promise<number> => {
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => file)
  for (const file of styles) if (!sizes.has(file)) sizes.set(file, await sizeOf(file))
  return gzipSync(html).length + styles.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
}
const sizes = new Map<string, number>()

const sizeOf = async (path: string): Promise<number> => {
  const { headers } = await fetch(new URL(path, shop.url), { headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}

/** Follows redirects, as a browser does without its scripts. */
async function openPage(browser: Browser, path: string, hops = 5): Promise<{ path: string; html: string }> {
  const answer = await browser.get(path)
  const next = answer.headers.get('location')
  if (next === null || hops === 0) return { path, html: await answer.text() }
  return openPage(browser, next.replace(shop.url, '').replace(/#.*/, ''), hops - 1)
}
const TYPIST = { password: '', iccid: '' }

function formOn({ path, html }: { path: string; html: string }, method: string, isWanted: (form: PageForm) => boolean) {
  const form = findPageForms(html, path, TYPIST, method).find(isWanted)
  if (!form) throw new Error(`${path} has no such form.`)
  return form
}
const asks = (name: string, value: string) => (form: PageForm) =>
  form.fields.some((field) => field[0] === name && field[1] === value)

describe('from the page of a country to an eSIM', () => {
  it.each(LANGUAGES)('leads whoever takes what each page offers, in %s', async (language) => {
    const browser = shop.browser()
    const here = (path: string) => pathIn(path, language)
    const isHere = (page: { path: string; html: string }, path: string) => {
      expect([page.path.split('?')[0], /<html lang="(\w+)"/.exec(page.html)?.[1]]).toEqual([here(path), language])
      // 'inkl. MwSt.' ends a sentence by itself; the descriptions for search engines are read, too.
      expect(page.html.replaceAll(/<script\b[^]*?<\/script>/g, '').match(/.{40}\p{L}\.\.(?=[\s"<])/gu)).toBeNull()
    }
    const country = await openPage(browser, here('/esim/france'))
    isHere(country, '/esim/france')

    const link = /href="([^"]*\/bundleselector\?[^"]+)"/.exec(country.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    let page = await openPage(browser, link)
    isHere(page, '/bundleselector')
    // The day of arrival first, and with it the page asks for that of departure.
    for (let asked = 0; asked < 2 && !page.path.includes('to_date='); asked++) {
      const { action, fields } = formOn(page, 'get', asks('step', 'results'))
      page = await openPage(browser, `${action.split('?')[0]}?${new URLSearchParams(fields).toString()}`)
    }
    isHere(page, '/bundleselector')
    const cart = formOn(page, 'post', asks('intent', 'add'))
    page = await openPage(browser, await sent(browser, cart))
    isHere(page, '/checkout')

    const email = `from-france-${language}@example.com`
    const order = formOn(page, 'post', ({ fields }) => fields.some(([name]) => name === 'terms'))
    const buyer = { ...BUYER, email }
    const paid = await shop.pay((await browser.post(order.action, buyer)).headers.get('location') ?? '')
    const { id } = await newestOrder(shop, email)
    const { iccid } = await delivered(shop, id)
    page = await openPage(browser, (paid.location ?? '').replace(shop.url, ''))
    isHere(page, '/success')
    expect(page.html).toMatch(new RegExp(`<img[^>]*${iccid?.slice(-4)}`))
    const mail = await mailTo(shop.sandbox.url, email, /eSIM/)
    expect(mail).toContain(`${shop.url}${here('/install')}?`)
    expect(mail).toMatch(language === 'en' ? /€\d+\.\d\d/ : /\d+,\d\d\s€|€\s\d+,\d\d/)
  })
})

const sent = async (browser: Browser, { action, fields }: PageForm) =>
  (await browser.post(action, Object.fromEntries(fields))).headers.get('location') ?? ''

describe('an address', () => {
  it.each([
    ['/esim/JP', '/esim/japan'],
    ['/esim/jpn', '/esim/japan'],
    ['/esim/Japan', '/esim/japan'],
    ['/esim/%6Aapan', '/esim/japan'],
    ['/esim/uk', '/esim/united-kingdom'],
    ['/esim/Asia%20Pacific', '/esim/asia-pacific'],
    ['/esim/japan/', '/esim/japan'],
  ])('%s leads to %s for good', async (typed, address) => {
    const { status, headers } = await shop.browser().get(typed)
    expect([status, headers.get('location')]).toEqual([308, address])
  })

  it('of a country in which nothing is sold says so, and stays out of search engines', async () => {
    const answer = await shop.browser().get('/esim/morocco')
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(wordsIn(html)).toContain('We don’t sell data for Morocco yet.')
    expect(html).toContain('href="/tell-me-when?country=MA"')
    expect(await textAt('/esim')).not.toContain('/esim/morocco')
  })

  it.each(['/esim/atlantis', '/esim/%00', '/esim/..%2f', '/esim/constructor'])('%s is not found', async (path) => {
    expect((await shop.browser().get(path)).status).toBe(404)
  })
})

describe('the prices', () => {
  it('are those of the wizard, with the tax of the visitor', async () => {
    const browser = shop.browser()
    for (const country of ['DE', 'HU', 'outside-eu']) {
      await browser.post('/vat-country', { country, back: '/' })
      const wizard = wordsIn(await textAt(`/bundleselector?to=JP&${TRIP_DAYS}&step=results`, browser))
      const page = wordsIn(await textAt('/esim/japan', browser))
      const [, week = ''] = /7 days (€[\d.]+)/.exec(page) ?? []
      expect(week).toMatch(/^€\d+\.\d\d$/)
      expect(wizard).toContain(week)
      expect(page).toContain(country === 'outside-eu' ? `1 GB for 7 days costs ${week}.` : `${week} incl. tax.`)
    }
  })

  it('lead to the wizard with the country chosen, or the whole zone', async () => {
    const linkOf = async (path: string) =>
      /href="(\/bundleselector\?[^"]+)"/.exec(await textAt(path))?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await linkOf('/esim/japan')).toBe('/bundleselector?to=JP&step=dates')
    expect(wordsIn(await textAt('/bundleselector?to=JP&step=dates'))).toContain('When are you traveling')
    const pressed = await shop.browser().get(await linkOf('/esim/north-america'))
    expect(pressed.headers.get('location')).toBe('/bundleselector?to=CA,MX,US')
  })

  it('are those of the business at its own address, and of the shop at the shop’s', async () => {
    await shop.database.db().insert(retailPrices).values({
      businessId: 'alpha',
      state: 'held',
      zone: 'Asia Pacific',
      kind: 'price',
      size: '1GB',
      cents: 777,
    })
    const terms = { businessId: 'alpha', isAllowed: true, discountBasisPoints: 0, capBasisPoints: 20_000 }
    await shop.shop.retail.setRetailTerms(terms, { ...shop.at, actor: owner })
    const outside = async (browser: Browser) => {
      await browser.post('/vat-country', { country: 'outside-eu', back: '/' })
      return wordsIn(await textAt('/esim/japan', browser))
    }
    await expect.poll(() => outside(shop.browserAt(alphaHost))).toContain('1 GB for 7 days costs €7.77.')
    expect(await outside(shop.browser())).not.toContain('€7.77')
    const html = await textAt('/esim/japan', shop.browserAt(alphaHost))
    expect(html).toContain(`<link rel="canonical" href="http://${alphaHost}/esim/japan"/>`)
  })
})

it('strangers get the same bytes from memory, until a price changes, which page, feed, and assistant say within 5 s', async () => {
  const first = await shop.browser().get('/esim/france')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).not.toBe('')
  const again = await fetch(`${shop.url}/esim/france`, { headers: { 'if-none-match': tag } })
  expect([again.status, again.headers.get('etag')]).toEqual([304, tag])

  const seen = { zone: 'Europe', version: (await shop.shop.catalogue.viewDeskZone('Europe'))?.version ?? '' }
  const assistant = await openAssistant(shop.url)
  const { bundleId = '' } =
    (await catalogueNow()).bundles.find((each) => each.zone === 'Europe' && each.megabytes === 1024) ?? {}
  const feed = () => shop.browser().get('/products.tsv')
  expect(Number(/max-age=(\d+)/.exec((await feed()).headers.get('cache-control') ?? '')?.[1])).toBeLessThanOrEqual(5)
  const edits = [{ kind: 'price' as const, zone: 'Europe', size: '1GB' as const, cents: 333 }]
  const changed = await shop.shop.catalogue.changeCatalogue({ edits, seen }, { ...shop.at, actor: owner })
  expect(changed).toMatchObject({ ok: true })
  const at = performance.now()
  const told = {
    page: async () => wordsIn(await textAt('/esim/france')).includes('€4.03'),
    feed: async () =>
      (await (await feed()).text())
        .split('\n')
        .some((line) => line.startsWith(bundleId) && line.includes('\t4.03 EUR')),
    assistant: async () =>
      JSON.stringify(await assistant.ask('price_with_tax', { bundleId, country: 'NL' })).includes('"totalCents":403'),
  }
  // Nobody who asks five seconds later is told the old price, however long this machine takes to answer.
  const lastOld = { page: 0, feed: 0, assistant: 0 }
  for (const where of ['page', 'feed', 'assistant'] as const)
    await expect
      .poll(async () => {
        const askedAt = performance.now() - at
        const isTold = await told[where]()
        if (!isTold) lastOld[where] = askedAt
        return isTold
      })
      .toBe(true)
  expect(Math.max(...Object.values(lastOld))).toBeLessThan(5_000)
})

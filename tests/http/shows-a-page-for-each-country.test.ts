// A page for each country and zone: true prices, one address, the same bytes for all strangers, and nobody else's prices.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retailPrices } from '#db/schema.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import { admit } from '../support/admit.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
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
    const [titles, wrong] = [new Set<string>(), new Array<string>()]
    for (const { slug } of [...countries, ...zones]) {
      const html = await textAt(`/esim/${slug}`)
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
      const isRight =
        html.includes(`<link rel="canonical" href="${shop.url}/esim/${slug}"/>`) &&
        html.includes(`/og/esim-${slug}.png`) &&
        !html.includes('noindex') &&
        !NEVER.test(wordsIn(html))
      if (!isRight) wrong.push(slug)
    }
    expect(wrong).toEqual([])
    expect(titles.size).toBe(countries.length + zones.length)
  }, 120_000)

  it('is in the sitemap, and linked from the list of all, which the footer of every page leads to', async () => {
    const { countries, zones } = placesOnSale(await catalogueNow())
    const [list, sitemap] = [await textAt('/esim'), await textAt('/sitemaps/places.xml')]
    const isNamed = ({ slug }: { slug: string }) =>
      list.includes(`href="/esim/${slug}"`) && sitemap.includes(`<loc>${shop.url}/esim/${slug}</loc>`)
    expect([...countries, ...zones].filter((place) => !isNamed(place))).toEqual([])
    expect(await textAt('/')).toContain('href="/esim"')
  })

  it('weighs little before it is touched: the document and its styles', async () => {
    for (const path of ['/esim/japan', '/esim/world3', '/esim']) {
      const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'gzip' } })
      const html = await answer.text()
      const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => file)
      const sent = await Promise.all([path, ...styles].map(sizeOf))
      expect([path, /<script [^>]*src=|<link rel="modulepreload"/.test(html), html.includes('"isCalm":true')]).toEqual([
        path,
        false,
        true,
      ])
      expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(40_000)
    }
  })
})

const sizeOf = async (path: string): Promise<number> => {
  const { headers } = await fetch(new URL(path, shop.url), { headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}

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

it('strangers get the same bytes from memory, until a price changes', async () => {
  const first = await shop.browser().get('/esim/france')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).not.toBe('')
  const again = await fetch(`${shop.url}/esim/france`, { headers: { 'if-none-match': tag } })
  expect([again.status, again.headers.get('etag')]).toEqual([304, tag])

  const seen = { zone: 'Europe', version: (await shop.shop.catalogue.viewDeskZone('Europe'))?.version ?? '' }
  const edits = [{ kind: 'price' as const, zone: 'Europe', size: '1GB' as const, cents: 333 }]
  const changed = await shop.shop.catalogue.changeCatalogue({ edits, seen }, { ...shop.at, actor: owner })
  expect(changed).toMatchObject({ ok: true })
  await expect.poll(async () => wordsIn(await textAt('/esim/france'))).toContain('€4.03')
})

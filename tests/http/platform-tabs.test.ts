// The tabs of /super-admin-dashboard over HTTP: what is waiting and what happened, as pages and as files, for
// super-admins only (I03, I11).
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, COMPANY, delivered } from '../support/http-buying.ts'
import { readPdfText } from '../support/read-pdf.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const PAGE = '/super-admin-dashboard'

let shop: HttpShop
let chief: Browser
let month: string

beforeAll(async () => {
  shop = await openHttpShop()
  chief = await signedIn(shop, 'chloe@staff.example.com', 'super-admin')
  month = shop.shop.today().slice(0, 7)
  const { order } = await buyByCard(shop, shop.browser(), { email: 'buyer@example.com' })
  await delivered(shop, order.id)
}, 120_000)
afterAll(() => shop.close())

const shown = (page: string) => [...page.matchAll(/550 mailbox (\d+) is gone<\/p>/g)].map(([, number]) => number)
const linked = (page: string, words: string) =>
  new RegExp(`href="([^"]*)"[^>]*>(?:<[^>]+>)*${words}`).exec(page)?.[1]?.replaceAll('&amp;', '&')

describe('Needs attention', () => {
  it('shows ten emails at a time, and leads to the others and back', async () => {
    const rows = Array.from({ length: 11 }, (_, number) => ({
      id: crypto.randomUUID(),
      email: `lost${number}@example.com`,
      kind: 'iccid_reminder' as const,
      generation: 1,
      state: 'refused' as const,
      lastProblem: `550 mailbox ${number} is gone`,
      createdAt: new Date(Date.UTC(2026, 0, 1, number)),
    }))
    await shop.database.db().insert(mails).values(rows)

    const first = await (await chief.get(PAGE)).text()
    expect(shown(first)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    // Each has the same name as on the pages of orders and customers.
    expect(first).toContain('ICCID reminder')
    expect(first).not.toContain('>iccid_reminder<')
    expect(linked(first, 'Older emails')).toBeUndefined()
    const second = await (await chief.get(linked(first, 'Newer emails') ?? 'no link')).text()
    expect(shown(second)).toEqual(['10'])
    expect(linked(second, 'Newer emails')).toBeUndefined()
    const back = await (await chief.get(linked(second, 'Older emails') ?? 'no link')).text()
    expect(shown(back)).toHaveLength(10)
  })
})

describe('System', () => {
  it('shows each value with a verdict and its time', async () => {
    const page = await system()
    for (const words of [
      'Database',
      'Responded in',
      'Last sweep',
      'Live data, read at',
      'p95',
      'of 50 minutes',
      'GB free',
      'Result',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('buyer@example.com')
  })
})

const system = async () => (await chief.get(`${PAGE}?tab=system`)).text()

describe('what browsers blocked (L09)', () => {
  it('is counted on the tab System, and says what it means, without whole addresses', async () => {
    const told = {
      'document-uri': `${shop.url}/success?reference=a-secret`,
      'violated-directive': 'script-src-elem',
      'blocked-uri': `${shop.url}/assets/forgotten.js`,
    }
    const headers = { 'content-type': 'application/csp-report' }
    for (let sent = 0; sent < 9; sent += 1) {
      const body = JSON.stringify({ 'csp-report': told })
      const answer = await fetch(`${shop.url}/blocked`, { method: 'POST', headers, body })
      expect(answer.status).toBe(204)
    }
    await expect.poll(system).toContain('5 of our own files, 0 of other code, 0 harmless')
    const page = await system()
    for (const words of ['Our own file', 'If it began with a release', '/success', 'script-src-elem'])
      expect(page).toContain(words)
    expect(page).not.toMatch(/a-secret|forgotten\.js/)
  })
})

describe('Reports', () => {
  it('are those of the current quarter, or of the period in the address', async () => {
    for (const query of ['', `&period=${month}`]) {
      await expect.poll(async () => (await chief.get(`${PAGE}?tab=reports${query}`)).text()).toContain('€14.95')
      const page = await (await chief.get(`${PAGE}?tab=reports${query}`)).text()
      for (const words of [
        'VAT per country',
        '€3.14',
        '21%',
        'Revenue per zone',
        '€18.09',
        'No coupons used',
        'Accounting per tax country',
        'One-Stop Shop return',
      ])
        expect(page).toContain(words)
    }
    // €18.09 were paid, and nobody knows what its bundle costs.
    for (const [by, words] of [
      ['zone', ['Profit by zone', 'Europe', '€0.52', '1 cost']],
      ['brand', ['Profit by brand', 'Wander Pass']],
      ['coupon', ['Profit by coupon', 'Without a coupon']],
      ['x', ['Profit by bundle']],
    ] as const) {
      const page = await (await chief.get(`${PAGE}?tab=reports&period=${month}&by=${by}`)).text()
      for (const word of words) expect(page).toContain(word)
    }
    const empty = await (await chief.get(`${PAGE}?tab=reports&period=2020-Q1`)).text()
    expect(empty).toContain('Nothing issued in this period.')
    for (const wrong of ['2020', 'x', '2020-13', '%00'])
      expect(await (await chief.get(`${PAGE}?tab=reports&period=${wrong}`)).text()).toContain(
        'That period doesn’t exist',
      )
  })

  it('are files as well', async () => {
    for (const [report, line] of [
      ['vat', '"default",21,"no",14.95,3.14,1,0'],
      ['zones', ',1,0,14.95,18.09'],
      ['coupons', '"Code","Orders","Discount excl. VAT (EUR)"'],
      ['accounting', ',21,14.95,3.14,18.09,"EUR"'],
    ] as const) {
      const answer = await chief.get(`${PAGE}/report.csv?report=${report}&period=${month}`)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${report}-${month}.csv"`)
      expect(await answer.text()).toContain(line)
    }
    const profit = await chief.get(`${PAGE}/report.csv?report=margins&by=country&period=${month}`)
    expect(profit.headers.get('content-disposition')).toContain(`"margins-by-country-${month}.csv"`)
    expect(await profit.text()).toMatch(/^\uFEFF?"Country code","Orders",.*\r\n.*,1,14\.95,0,0,1,0\.52,0,0,0$/m)
    for (const query of ['report=users', 'report=vat&period=x', 'period=2026-11', '', `report=oss&period=${month}`])
      expect((await chief.get(`${PAGE}/report.csv?${query}`)).status).toBe(404)
    const oss = await (await chief.get(`${PAGE}/report.csv?report=oss`)).text()
    expect(oss).toContain('"Quarter","Part","From","To"')
    const accounting = await (await chief.get(`${PAGE}/report.csv?report=accounting&period=${month}`)).text()
    // The provider's fee on €18.09.
    expect(accounting).toContain('"fee"')
    expect(accounting).toContain(',-0.52,0,-0.52,"EUR"')
  })

  it('are only for super-admins (I03)', async () => {
    for (const role of ['own-user', 'own-admin', 'business-admin'] as const) {
      const browser = await signedIn(shop, `${role}@elsewhere.example.com`, role)
      for (const path of [`${PAGE}?tab=system`, `${PAGE}?tab=reports`, `${PAGE}/report.csv?report=vat`]) {
        const answer = await browser.get(path)
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
        expect(await answer.text()).not.toContain('14.95')
      }
    }
  })
})

const priceIn = (page: string) => /class="pass-price-total">([^<]+)/.exec(page)?.[1]

describe('the preview of a brand', () => {
  it('shows a trip at its lowest price', async () => {
    const sold = priceIn(await (await shop.browser().get('/bundleselector?to=FR,IT,ES')).text())
    expect(sold).toMatch(/^€\d/)
    expect(priceIn(await (await chief.get('/admin?tab=brand')).text())).toBe(sold)
  })
})

describe('the papers of a month', () => {
  it('are one file: each as PDF, a company’s also as data', async () => {
    const { order } = await buyByCard(shop, shop.browser(), COMPANY)
    await delivered(shop, order.id)
    const answer = await chief.get(`${PAGE}/papers.zip?period=${month}`)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="papers-${month}.zip"`)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const [first, second] = [1, 2].map((number) => `WANDERPASS-${month.slice(0, 4)}-00000${number}`)
    expect(Object.keys(files)).toEqual([`${first}.pdf`, `${second}.pdf`, `${second}.xml`])
    expect(readPdfText(files[`${second}.pdf`] ?? new Uint8Array())).toContain('KranichReisenGmbH')
    expect(new TextDecoder().decode(files[`${second}.xml`])).toContain(`<cbc:ID>${second}</cbc:ID>`)
  })

  it('are those of a month', async () => {
    const none = await chief.get(`${PAGE}/papers.zip?period=2020-01`)
    expect(unzipSync(new Uint8Array(await none.arrayBuffer()))).toEqual({})
    for (const period of [`${month.slice(0, 4)}-Q4`, 'x'])
      expect((await chief.get(`${PAGE}/papers.zip?period=${period}`)).status).toBe(404)
  })
})

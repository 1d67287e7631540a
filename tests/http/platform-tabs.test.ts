// System and Reports of /super-admin-dashboard over HTTP: what happened, as a page and as files, for super-admins alone (I03, I11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const PAGE = '/super-admin-dashboard'

let shop: HttpShop
let chief: Browser
let month: string

beforeAll(async () => {
  shop = await openHttpShop()
  chief = await signedIn(shop, 'chloe@staff.example.com', 'super-admin')
  month = new Date().toISOString().slice(0, 7)
  const { order } = await buyByCard(shop, shop.browser(), { email: 'buyer@example.com' })
  await delivered(shop, order.id)
}, 120_000)
afterAll(() => shop.close())

describe('System', () => {
  it('says what it knows, with a verdict and the moment of reading', async () => {
    const page = await (await chief.get(`${PAGE}?tab=system`)).text()
    for (const words of [
      'Database',
      'Answered in',
      'Last sweep',
      'Read at',
      'p95',
      'of 50 minutes',
      'GB free',
      'Verdict',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('buyer@example.com')
  })
})

describe('Reports', () => {
  it('are those of the current quarter, or of the period in the address', async () => {
    for (const query of ['', `&period=${month}`]) {
      await expect
        .poll(async () => (await chief.get(`${PAGE}?tab=reports${query}`)).text(), { timeout: 10_000 })
        .toContain('€14.95')
      const page = await (await chief.get(`${PAGE}?tab=reports${query}`)).text()
      for (const words of ['VAT per country', '€3.14', '21%', 'Revenue per zone', '€18.09', 'No coupon was used'])
        expect(page).toContain(words)
    }
    const empty = await (await chief.get(`${PAGE}?tab=reports&period=2020-Q1`)).text()
    expect(empty).toContain('Nothing was issued in this period.')
    for (const wrong of ['2020', 'x', '2020-13', '%00'])
      expect(await (await chief.get(`${PAGE}?tab=reports&period=${wrong}`)).text()).toContain('There is no such period')
  })

  it('are files as well', async () => {
    for (const [report, line] of [
      ['vat', '"default",21,"no",14.95,3.14,1,0'],
      ['zones', ',1,0,14.95,18.09'],
      ['coupons', '"Code","Orders","Discount excl. VAT (EUR)"'],
    ] as const) {
      const answer = await chief.get(`${PAGE}/report.csv?report=${report}&period=${month}`)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${report}-${month}.csv"`)
      expect(await answer.text()).toContain(line)
    }
    for (const query of ['report=users', 'report=vat&period=x', 'period=2026-11', ''])
      expect((await chief.get(`${PAGE}/report.csv?${query}`)).status).toBe(404)
  })

  it('are for super-admins alone (I03)', async () => {
    for (const role of ['own-user', 'own-admin', 'business-admin'] as const) {
      const browser = await signedIn(shop, `${role}@elsewhere.example.com`, role)
      for (const path of [`${PAGE}?tab=system`, `${PAGE}?tab=reports`, `${PAGE}/report.csv?report=vat`]) {
        const answer = await browser.get(path)
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
        expect(await answer.text()).not.toContain('14.95')
      }
    }
  }, 30_000)
})

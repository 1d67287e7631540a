// A reference code fills in a company's details without revealing them, however often codes are tried (group B).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#db/schema.ts'
import { browserWithCart, BUYER, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const CODE = 'KR4N2'
const SECRETS = [
  'Lindenallee',
  '10115',
  '417263859',
  'HRB 12345',
  'books@kranich.example',
  'creator@kranich.example',
  'Karla Kranich',
  '5b8e7c1e-0000-4000-8000-00000000c0de',
]

const lookUp = (browser: Browser, referenceCode: string) =>
  tell(browser, '/checkout', { intent: 'find_company', isCompany: 'on', referenceCode })

beforeAll(() =>
  shop.database.db().insert(companies).values({
    id: '5b8e7c1e-0000-4000-8000-00000000c0de',
    referenceCode: CODE,
    companyName: 'Kranich Reisen GmbH',
    streetName: 'Lindenallee',
    streetNumber: '12',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    vatNumber: 'DE417263859',
    companyRegistrationCode: 'HRB 12345',
    invoiceEmail: 'books@kranich.example',
    creatorFullName: 'Karla Kranich',
    creatorEmail: 'creator@kranich.example',
    updaterEmail: 'creator@kranich.example',
    updatedAt: new Date(),
  }),
)

describe('a reference code', () => {
  it.each(['', '   '])('is required if it is %j (B01)', async (code) => {
    const answer = await lookUp(await browserWithCart(shop), code)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('code_missing')
    const page = await (await browserWithCart(shop)).post('/checkout', { intent: 'find_company', referenceCode: code })
    const text = await page.text()
    expect(text).toContain('Reference Code Required')
    expect(text).toContain('Please enter a reference code to look up company information.')
  })

  it.each([
    'KR4N',
    'KR4N22',
    'KR4NI',
    'KR4NO',
    'KR4N0',
    'KR4N1',
    'KR4N%',
    '_____',
    '%%%%%',
    "' OR 1",
    'ZZZZZ',
    'x'.repeat(5000),
  ])('finds no company for %j (B02)', async (code) => {
    const page = await (
      await browserWithCart(shop)
    ).post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: code })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('Company Not Found')
    expect(text).toContain('No company found with this reference code. Please fill in your company details.')
  })

  it('can be tried five times a minute (B03)', async () => {
    const browser = await browserWithCart(shop)
    for (let tries = 1; tries <= 5; tries++) expect((await lookUp(browser, 'ZZZZZ')).status).toBe(200)
    const late = await lookUp(browser, CODE)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(late.text).not.toContain('Kranich')
  })

  it('can be tried twenty times an hour (B03)', async () => {
    const browser = await browserWithCart(shop)
    const statuses = []
    for (let tries = 1; tries <= 21; tries++) {
      // A minute passes: its counter is reset, the hour's isn't.
      if (tries % 5 === 1)
        await shop.database.db().execute(sql`delete from rate_limits where key like 'company-minute:%'`)
      statuses.push((await lookUp(browser, 'ZZZZZ')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('shows its company’s name and country, and nothing else (B04)', async () => {
    const browser = await browserWithCart(shop)
    const answer = await lookUp(browser, CODE.toLowerCase())
    const page = await (
      await browser.post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: CODE })
    ).text()
    for (const text of [answer.text, page]) {
      expect(text).toContain('Kranich Reisen GmbH')
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    }
    expect(page).toContain('Company Found')
  })

  it('completes the order with its hidden data, for the holder of its handle', async () => {
    const browser = await browserWithCart(shop)
    const page = await (
      await browser.post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: CODE })
    ).text()
    const fields = Object.fromEntries(
      [
        'companyHandle',
        'companyName',
        'streetName',
        'streetNumber',
        'postalCode',
        'city',
        'vatNumber',
        'companyRegNumber',
      ].map((name) => [name, valueIn(page, name)]),
    )
    const email = 'b04@example.com'
    expect(
      (
        await browser.post('/checkout', {
          ...BUYER,
          ...fields,
          email,
          isCompany: 'on',
          country: 'DE',
          saveCompany: 'on',
        })
      ).status,
    ).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({
      isCompany: true,
      companyName: 'Kranich Reisen GmbH',
      vatNumber: 'DE417263859',
      invoiceEmail: 'books@kranich.example',
      companyRegistrationCode: 'HRB 12345',
      totalCents: 1495,
      data: {
        company: {
          streetName: 'Lindenallee',
          postalCode: '10115',
          city: 'Berlin',
          isFromCode: true,
          referenceCode: null,
        },
      },
    })
    // Back from the payment page, the details aren't shown to whoever uses this browser.
    const back = await (await browser.get('/checkout')).text()
    expect(SECRETS.filter((secret) => back.includes(secret))).toEqual([])

    const forged = await tell(await browserWithCart(shop), '/checkout', {
      ...BUYER,
      ...fields,
      companyHandle: 'x',
      email: 'forged@example.com',
      isCompany: 'on',
      country: 'DE',
    })
    expect(forged).toMatchObject({ status: 400, text: expect.stringContaining('Please enter this again') })
  })
})

/** The value of a field on the page. */
function valueIn(page: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
  return /value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

// Whatever a browser sends in the company section: codes cannot be guessed, records stay closed, VAT follows the rules (guide 4, groups A and B).
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#db/schema.ts'
import { BUYER, countOrders, fillCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const COMPANY = {
  isCompany: 'on',
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  postalCode: '10115',
  country: 'DE',
  vatNumber: 'DE 123 456 789',
  companyRegNumber: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}
const CODE = 'KR4N2'
const SECRETS = ['Lindenallee', '10115', '123456789', 'HRB 12345', 'books@kranich.example', 'creator@kranich.example', 'Karla Kranich', '5b8e7c1e-0000-4000-8000-00000000c0de']

async function browserWithCart(ip?: string): Promise<Browser> {
  const browser = shop.browser(ip)
  expect((await fillCart(browser)).status).toBe(303)
  return browser
}

const lookUp = (browser: Browser, referenceCode: string) => tell(browser, '/checkout', { intent: 'find_company', isCompany: 'on', referenceCode })

beforeAll(() =>
  shop.database
    .db()
    .insert(companies)
    .values({
      id: '5b8e7c1e-0000-4000-8000-00000000c0de',
      referenceCode: CODE,
      companyName: 'Kranich Reisen GmbH',
      streetName: 'Lindenallee',
      streetNumber: '12',
      postalCode: '10115',
      country: 'DE',
      vatNumber: 'DE123456789',
      companyRegistrationCode: 'HRB 12345',
      invoiceEmail: 'books@kranich.example',
      creatorFullName: 'Karla Kranich',
      creatorEmail: 'creator@kranich.example',
      updaterEmail: 'creator@kranich.example',
      updatedAt: new Date(0),
    }),
)

describe('a reference code', () => {
  it.each(['', '   '])('is asked for when it is %j (B01)', async (code) => {
    const answer = await lookUp(await browserWithCart(), code)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('code_missing')
    const page = await (await browserWithCart()).post('/checkout', { intent: 'find_company', referenceCode: code })
    const text = await page.text()
    expect(text).toContain('Reference Code Required')
    expect(text).toContain('Please enter a reference code to look up company information.')
  })

  it.each(['KR4N', 'KR4N22', 'KR4NI', 'KR4NO', 'KR4N0', 'KR4N1', 'KR4N%', '_____', '%%%%%', "' OR 1", 'ZZZZZ', 'KR4\0N', 'x'.repeat(5000)])('that is %j finds nobody (B02)', async (code) => {
    const page = await (await browserWithCart()).post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: code })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('Company Not Found')
    expect(text).toContain('No company found with this reference code. Please fill in your company details.')
  })

  it('may be tried five times a minute (B03)', async () => {
    const browser = await browserWithCart()
    for (let tries = 1; tries <= 5; tries++) expect((await lookUp(browser, 'ZZZZZ')).status).toBe(200)
    const late = await lookUp(browser, CODE)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(late.text).not.toContain('Kranich')
  })

  it('may be tried twenty times an hour (B03)', async () => {
    const browser = await browserWithCart()
    const statuses = []
    for (let tries = 1; tries <= 21; tries++) {
      // A minute goes by: its counter is forgotten, the hour's is not.
      if (tries % 5 === 1) await shop.database.db().execute(sql`delete from rate_limits where key like 'company-minute:%'`)
      statuses.push((await lookUp(browser, 'ZZZZZ')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('shows name and country of its company, and nothing of the rest (B04)', async () => {
    const browser = await browserWithCart()
    const answer = await lookUp(browser, CODE.toLowerCase())
    const page = await (await browser.post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: CODE })).text()
    for (const text of [answer.text, page]) {
      expect(text).toContain('Kranich Reisen GmbH')
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    }
    expect(page).toContain('Company Found')
  })

  it('completes the order with what it hides, for whoever holds its handle', async () => {
    const browser = await browserWithCart()
    const page = await (await browser.post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: CODE })).text()
    const fields = Object.fromEntries(
      ['companyHandle', 'companyName', 'streetName', 'streetNumber', 'postalCode', 'vatNumber', 'companyRegNumber'].map((name) => [name, valueIn(page, name)]),
    )
    const email = 'b04@example.com'
    expect((await browser.post('/checkout', { ...BUYER, ...fields, email, isCompany: 'on', country: 'DE', saveCompany: 'on' })).status).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({
      isCompany: true,
      companyName: 'Kranich Reisen GmbH',
      vatNumber: 'DE123456789',
      invoiceEmail: 'books@kranich.example',
      companyRegistrationCode: 'HRB 12345',
      totalCents: 1495,
      data: { company: { streetName: 'Lindenallee', postalCode: '10115', isFromCode: true, referenceCode: null } },
    })
    // Back from the payment page, the details are not shown to whoever sits at this browser.
    const back = await (await browser.get('/checkout')).text()
    expect(SECRETS.filter((secret) => back.includes(secret))).toEqual([])

    const forged = await tell(await browserWithCart(), '/checkout', { ...BUYER, ...fields, companyHandle: 'x', email: 'forged@example.com', isCompany: 'on', country: 'DE' })
    expect(forged).toMatchObject({ status: 400, text: expect.stringContaining('Please type this again') })
  })
})

describe('a company that orders', () => {
  it.each([
    [{ companyName: '' }, 'Please provide your company name'],
    [{ vatNumber: '' }, 'Please provide your VAT number'],
    [{ vatNumber: 'DE1' }, 'This is not how a VAT number of Germany is written.'],
    [{ isOutsideEu: 'on', outsideEuCountry: '' }, 'Please specify your country outside the EU'],
    [{ isOutsideEu: 'on', outsideEuCountry: 'FR' }, 'Please specify your country outside the EU'],
    [{ country: 'XX' }, 'Please choose the country of your company'],
    [{ streetName: '', saveCompany: 'on' }, 'Please fill in all required company information fields.'],
    [{ companyName: 'Kranich \u202E' }, 'Please shorten this to 200 readable characters'],
    [{ invoiceEmail: 'a@example.com,b@example.com' }, 'Please enter a valid email address'],
  ])('with %j is refused with its sentence', async (wrong, words) => {
    const browser = await browserWithCart()
    const before = await countOrders(shop)
    const page = await browser.post('/checkout', { ...BUYER, ...COMPANY, ...(wrong as Record<string, string>) })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain(words)
    expect(await countOrders(shop)).toBe(before)
  })

  it('pays no VAT under reverse charge, and the payment page asks for just that', async () => {
    const email = 'reverse@example.com'
    const ordered = await (await browserWithCart()).post('/checkout', { ...BUYER, ...COMPANY, email })
    expect(await (await fetch(ordered.headers.get('location') ?? '')).text()).toContain('14.95')
    expect(await newestOrder(shop, email)).toMatchObject({ totalCents: 1495, taxRate: '0', vatNumber: 'DE123456789', data: { taxEvidence: { basis: 'reverse_charge', vies: { verdict: 'valid' } } } })
  })

  it('pays its country’s VAT while VIES is down, and reads why', async () => {
    await shop.spoil('vies', { at: 'check', kind: 'down' })
    const browser = await browserWithCart()
    const company = { ...COMPANY, vatNumber: 'DE987654321' }
    const page = await (await browser.post('/checkout', { ...BUYER, ...company, intent: 'check_company' })).text()
    expect(page).toContain('The EU’s VAT number service (VIES) does not answer right now, so the VAT of Germany is charged.')

    const email = 'silent@example.com'
    expect((await browser.post('/checkout', { ...BUYER, ...company, email })).status).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({ totalCents: 1779, taxRate: '0.19', data: { taxEvidence: { basis: 'company', vies: { verdict: 'unavailable' } } } })
  })

  it('sees its total before it orders: the private one is not charged silently', async () => {
    const answer = await tell(await browserWithCart(), '/checkout', { ...BUYER, ...COMPANY, email: 'seen@example.com', seen: '1809' })
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('The total has changed') })
    expect(answer.text).toContain('1495')
  })

  it.each([
    ['from an EU address pays that country’s VAT, flagged (A13)', '90.0.0.1', { totalCents: 1794, isTaxConflict: true, taxRate: '0.2' }],
    ['from an unknown address pays none, flagged (A13)', '10.77.0.1', { totalCents: 1495, isTaxConflict: true, taxRate: '0' }],
    ['from outside pays none', '8.8.8.8', { totalCents: 1495, isTaxConflict: false, taxRate: '0' }],
  ])('outside the EU %s', async (what, ip, expected) => {
    const email = `abroad-${ip}@example.com`
    const company = { ...COMPANY, isOutsideEu: 'true', country: '', outsideEuCountry: 'CH', vatNumber: 'CHE-123.456.789' }
    expect((await (await browserWithCart(ip)).post('/checkout', { ...BUYER, ...company, email })).status, what).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject(expected)
  })

  it('is asked for nothing while the box is not ticked', async () => {
    const email = 'private@example.com'
    const browser = await browserWithCart()
    expect((await browser.post('/checkout', { ...BUYER, ...COMPANY, isCompany: '', vatNumber: 'nonsense', email })).status).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({ isCompany: false, companyName: null, totalCents: 1809 })
  })
})

/** What a field of the page holds. */
function valueIn(page: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
  return /value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

// Whatever a browser sends in the company section, VAT follows the rules and incomplete details are never ordered
// (safety case A13).
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserWithCart, BUYER, COMPANY, countOrders, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

describe('a company that orders', () => {
  it.each([
    [{ companyName: '' }, 'Please provide your company name'],
    [{ vatNumber: '' }, 'Please provide your VAT number'],
    [{ vatNumber: 'DE1' }, 'That doesn’t look like a VAT number for Germany.'],
    [{ isOutsideEu: 'on', outsideEuCountry: '' }, 'Please specify your country outside the EU'],
    [{ isOutsideEu: 'on', outsideEuCountry: 'FR' }, 'Please specify your country outside the EU'],
    [{ country: 'XX' }, 'Please choose your company’s country'],
    [{ streetName: '', saveCompany: 'on' }, 'Please fill in all required company information fields.'],
    [{ companyName: 'Kranich \u202E' }, 'Please shorten this to 200 characters'],
    [{ invoiceEmail: 'a@example.com,b@example.com' }, 'Please enter a valid email address'],
  ])('with %j is refused with its sentence', async (wrong, words) => {
    const browser = await browserWithCart(shop)
    const before = await countOrders(shop)
    const page = await browser.post('/checkout', { ...BUYER, ...COMPANY, ...(wrong as Record<string, string>) })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain(words)
    expect(await countOrders(shop)).toBe(before)
  })

  it('pays no VAT under reverse charge, and neither does the payment page charge any', async () => {
    const email = 'reverse@example.com'
    const ordered = await (await browserWithCart(shop)).post('/checkout', { ...BUYER, ...COMPANY, email })
    expect(await (await fetch(ordered.headers.get('location') ?? '')).text()).toContain('14.95')
    expect(await newestOrder(shop, email)).toMatchObject({
      totalCents: 1495,
      taxRate: '0',
      vatNumber: 'DE417263859',
      data: { taxEvidence: { basis: 'reverse_charge', vies: { verdict: 'valid' } } },
    })
  })

  it('pays its country’s VAT while VIES is down, and is told why', async () => {
    await shop.spoil('vies', { at: 'check', kind: 'down' })
    const browser = await browserWithCart(shop)
    const company = { ...COMPANY, vatNumber: 'DE987654321' }
    const page = await (await browser.post('/checkout', { ...BUYER, ...company, intent: 'check_company' })).text()
    expect(page).toContain(
      'The EU’s VAT number service (VIES) isn’t responding right now, so we charge VAT for Germany.',
    )

    const email = 'silent@example.com'
    expect((await browser.post('/checkout', { ...BUYER, ...company, email })).status).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({
      totalCents: 1779,
      taxRate: '0.19',
      data: { taxEvidence: { basis: 'company', vies: { verdict: 'unavailable' } } },
    })
  })

  it('sees its total before it orders, and is never silently charged the private one', async () => {
    const answer = await tell(await browserWithCart(shop), '/checkout', {
      ...BUYER,
      ...COMPANY,
      email: 'seen@example.com',
      seen: '1809',
    })
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('The total has changed') })
    expect(answer.text).toContain('1495')
  })

  it.each([
    [
      'from an EU address pays that country’s VAT, flagged (A13)',
      '90.0.0.1',
      { totalCents: 1794, isTaxConflict: true, taxRate: '0.2' },
    ],
    [
      'from an unknown address pays none, flagged (A13)',
      '10.77.0.1',
      { totalCents: 1495, isTaxConflict: true, taxRate: '0' },
    ],
    ['from outside pays none', '8.8.8.8', { totalCents: 1495, isTaxConflict: false, taxRate: '0' }],
  ])('outside the EU %s', async (_what, ip, expected) => {
    const email = `abroad-${ip}@example.com`
    const company = {
      ...COMPANY,
      isOutsideEu: 'true',
      country: '',
      outsideEuCountry: 'CH',
      vatNumber: 'CHE-123.456.789',
    }
    expect((await (await browserWithCart(shop, ip)).post('/checkout', { ...BUYER, ...company, email })).status).toBe(
      303,
    )
    expect(await newestOrder(shop, email)).toMatchObject(expected)
  })

  it('is asked for nothing while the box isn’t checked', async () => {
    const email = 'private@example.com'
    const browser = await browserWithCart(shop)
    expect(
      (await browser.post('/checkout', { ...BUYER, ...COMPANY, isCompany: '', vatNumber: 'nonsense', email })).status,
    ).toBe(303)
    expect(await newestOrder(shop, email)).toMatchObject({ isCompany: false, companyName: null, totalCents: 1809 })
  })
})

describe('when companies can’t be read or saved', () => {
  beforeAll(() => shop.database.db().execute(sql`alter table companies_information rename to companies_away`))
  afterAll(() => shop.database.db().execute(sql`alter table companies_away rename to companies_information`))

  it('a lookup says so and asks to try again', async () => {
    const page = await (
      await browserWithCart(shop)
    ).post('/checkout', { intent: 'find_company', isCompany: 'on', referenceCode: 'KR4N2' })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Failed to look up company information. Please try again.')
  })

  it('an order that saves the company fails with a message; without saving it succeeds', async () => {
    const browser = await browserWithCart(shop)
    const before = await countOrders(shop)
    const page = await browser.post('/checkout', { ...BUYER, ...COMPANY, saveCompany: 'on' })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Failed to save company information. Please try again.')
    expect(await countOrders(shop)).toBe(before)
    expect((await browser.post('/checkout', { ...BUYER, ...COMPANY })).status).toBe(303)
  })
})

// What a company's order keeps: its details, why it pays which VAT, and a reference code that nobody can overwrite.
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { companies, orders } from '#db/schema.ts'
import type { CompanyDetails } from '#shop/account/company.ts'
import { isReferenceCode, shownOf } from '#shop/account/company.ts'
import { isCompleted } from '#shop/order/order.ts'
import { openTestShop, type Engine, type TestShop } from './support/open-test-shop.ts'

const postgresUrl = inject('postgresUrl')
const engines: [string, Engine][] = [
  ['embedded', 'embedded'],
  ...(postgresUrl ? [['PostgreSQL', { postgresUrl }] as [string, Engine]] : []),
]

const KRANICH: CompanyDetails = {
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  unitNumber: '',
  postalCode: '10115',
  country: 'DE',
  vatNumber: 'DE123456789',
  companyRegNumber: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}
const buyer = (details = KRANICH, isToBeSaved = false) => ({ details, isFromCode: false, isToBeSaved })

describe.each(engines)('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())

  const companyRows = () => shop.database.db().select().from(companies)
  const orderRow = async () => (await shop.database.db().select().from(orders))[0]

  it('reverse-charges a company that VIES confirms and keeps what VIES said', async () => {
    const vat = await shop.shop.decideCompanyVat(KRANICH, '203.0.113.9')
    const { orderId } = await shop.buy({ company: buyer(), vat, chosenCountry: 'DE' })
    const order = await shop.until(orderId, isCompleted)

    expect(order).toMatchObject({
      totalCents: 1495,
      vatCents: 0,
      vatCountry: 'DE',
      isReverseCharged: true,
      company: { details: KRANICH },
    })
    expect(await orderRow()).toMatchObject({
      isCompany: true,
      companyName: KRANICH.companyName,
      vatNumber: KRANICH.vatNumber,
      invoiceEmail: KRANICH.invoiceEmail,
      companyRegistrationCode: KRANICH.companyRegNumber,
      data: {
        taxEvidence: {
          basis: 'reverse_charge',
          vies: {
            vatNumber: 'DE123456789',
            verdict: 'valid',
            askedAt: expect.any(String),
            requestDate: expect.any(String),
          },
        },
      },
    })
  })

  it.each([
    ['down', 'unavailable'],
    ['invalid', 'invalid'],
  ])('charges the company’s VAT when VIES is or says %s', async (kind, verdict) => {
    await shop.spoil('vies', { at: 'check', kind })
    const vat = await shop.shop.decideCompanyVat(KRANICH, null)
    expect(vat).toMatchObject({ country: 'DE', basisPoints: 1900, basis: 'company', vies: { verdict } })
    const { orderId } = await shop.placeOrder({ company: buyer(), vat })
    expect(await shop.orderOf(orderId)).toMatchObject({ totalCents: 1779, isReverseCharged: false })
  })

  it('saves a company once under a code, also when the order is clicked twice', async () => {
    const wish = { company: buyer(KRANICH, true), cartId: crypto.randomUUID() }
    const placed = await Promise.all(Array.from({ length: 5 }, () => shop.placeOrder(wish)))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)

    const [saved, ...more] = await companyRows()
    expect(more).toEqual([])
    expect(isReferenceCode(saved?.referenceCode ?? '')).toBe(true)
    expect(saved).toMatchObject({
      companyName: KRANICH.companyName,
      vatNumber: KRANICH.vatNumber,
      creatorEmail: 'traveller@example.com',
      creatorFullName: 'Alex Traveller',
    })
    expect((await shop.orderOf(placed[0]?.orderId ?? '')).company?.referenceCode).toBe(saved?.referenceCode)
  })

  it('shows a finder little, completes it at the order, and never overwrites the record', async () => {
    await shop.placeOrder({ company: buyer(KRANICH, true) })
    const [saved] = await companyRows()
    const found = await shop.shop.findCompany(` ${saved?.referenceCode.toLowerCase()} `)
    if (!found.ok) throw new Error('The code finds nobody.')
    expect(found.shown).toEqual(shownOf(KRANICH))
    expect(JSON.stringify(found)).not.toContain(saved?.id)

    expect(await shop.shop.openCompanyHandle(found.handle, found.shown)).toEqual({ details: KRANICH, isFromCode: true })
    const moved = { ...found.shown, streetName: 'Am Ufer' }
    await shop.placeOrder({
      email: 'other@example.com',
      company: { ...(await shop.shop.openCompanyHandle(found.handle, moved)), isToBeSaved: true },
    })
    const rows = await companyRows()
    expect(rows.find(({ id }) => id === saved?.id)).toEqual(saved)
    expect(new Set(rows.map(({ referenceCode }) => referenceCode)).size).toBe(2)
  })

  it('opens no handle that is forged, of another shop or four hours old', async () => {
    await shop.placeOrder({ company: buyer(KRANICH, true) })
    const [saved] = await companyRows()
    const found = await shop.shop.findCompany(saved?.referenceCode ?? '')
    if (!found.ok) throw new Error('The code finds nobody.')
    const typed = found.shown
    for (const handle of [
      '',
      'x',
      saved?.id ?? '',
      found.handle.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      found.handle.slice(0, -2),
    ]) {
      expect(await shop.shop.openCompanyHandle(handle, typed)).toEqual({ details: typed, isFromCode: false })
    }
    await shop.letTimePass({ minutes: 241 }, 241 * 60)
    expect(await shop.shop.openCompanyHandle(found.handle, typed)).toEqual({ details: typed, isFromCode: false })
  })
})

// What a company's order stores: its details, the reason for its VAT, and a reference code that nobody can overwrite.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { companies, orders } from '#db/schema.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { isReferenceCode, shownOf } from '#shop/people/company/company.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { KRANICH } from './support/a-company.ts'
import { anOrderInput, companyVatIn } from './support/buying.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const sentMail = z.object({
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ filename: z.string(), disposition: z.string(), content: z.base64() })),
})
const buyer = (details = KRANICH, isToBeSaved = false) => ({
  ...companyWith(details, { purchaseOrder: 'PO-4711' }),
  isToBeSaved,
})

let shop: TestShop
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
afterEach(() => shop.close())

const companyRows = () => shop.database.db().select().from(companies)
const orderRow = async () => (await shop.database.db().select().from(orders))[0]

const vatOf = (company: typeof KRANICH, ip: string | null = null) => companyVatIn(shop, company, ip)

describe('an order of a company', () => {
  openOn(quickEngine())

  it('sends receipt and invoice to the invoice address, with a key that doesn’t open the eSIM', async () => {
    const { orderId } = await shop.buy({ company: buyer() })
    const order = await shop.until(orderId, isCompleted)
    await shop.letTimePass({ seconds: 6 })
    const [line, ...more] = await shop.mailsTo(KRANICH.invoiceEmail)
    expect(more).toEqual([])
    const answer = await fetch(`${shop.sandbox.url}/mailbox/api/messages/${line?.id}`)
    const { text, html, attachments } = sentMail.parse(await answer.json())
    expect(text).toContain('€18.09')
    const [invoice] = await shop.shop.invoices.viewInvoices(order)
    expect(attachments).toMatchObject([{ filename: `${invoice?.number}.xml`, disposition: 'attachment' }])
    expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()).toContain(`<cbc:ID>${invoice?.number}<`)
    for (const secret of [order.iccid, order.activationCode]) expect(`${text}${html}`).not.toContain(secret)

    const link = /\S+\/order\/invoice\.pdf\S+/.exec(text)?.[0] ?? ''
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(await shop.shop.orders.redeemInvoiceKey(key, shop.at)).toMatchObject({ id: orderId })
    expect(await shop.shop.orders.redeemOrderKey(key, shop.at)).toBeNull()
    expect(await shop.shop.invoices.viewInvoices(order)).toMatchObject([{ kind: 'invoice' }])
  })

  it('reverse-charges a company that VIES confirms, and stores its answer', async () => {
    const vat = await vatOf(KRANICH, '203.0.113.9')
    const { orderId } = await shop.buy({ company: buyer(), vat, chosenCountry: 'DE' })
    const order = await shop.until(orderId, isCompleted)

    expect(order).toMatchObject({
      totalCents: 1495,
      vatCents: 0,
      vatCountry: 'DE',
      isReverseCharged: true,
      company: { details: KRANICH, purchaseOrder: 'PO-4711' },
    })
    expect(await orderRow()).toMatchObject({
      isCompany: true,
      isTaxConflict: false,
      companyName: KRANICH.companyName,
      vatNumber: KRANICH.vatNumber,
      invoiceEmail: KRANICH.invoiceEmail,
      companyRegistrationCode: KRANICH.companyRegNumber,
      data: {
        taxEvidence: {
          basis: 'reverse_charge',
          // A card from another country doesn't contradict a number that VIES confirms.
          cardCountry: 'NL',
          conflict: false,
          vies: {
            vatNumber: 'DE123456789',
            verdict: 'valid',
            askedAt: expect.any(String),
            requestDate: expect.any(String),
            requester: null,
            consultationNumber: null,
          },
        },
      },
    })
  })

  it('keeps the consultation number under which the register can prove its answer, for who sold', async () => {
    const ask = async (vat?: string) => {
      const seller = { ...DEFAULT_BRAND, company: { legalName: 'Alpha B.V.', ...(vat && { vat }) } }
      const decided = await shop.shop.companies.decideCompanyVat({
        company: KRANICH,
        ip: null,
        rateLimitKey: 'proof',
        seller,
      })
      if (!decided.ok) throw new Error(decided.problem)
      return decided.vat
    }
    const first = await ask('NL001234560B01')
    expect(first.vies).toMatchObject({
      requester: 'NL001234560B01',
      consultationNumber: expect.stringMatching(/^WAPI/),
    })
    expect(await ask('NL001234560B01')).toEqual(first)
    // An answer to another seller proves nothing for this one.
    const other = await ask('NL007654321B01')
    expect(other.vies?.consultationNumber).not.toBe(first.vies?.consultationNumber)
    expect((await ask()).vies).toMatchObject({ requester: null, consultationNumber: null })
    const { orderId } = await shop.buy({ company: buyer(), vat: other })
    await shop.until(orderId, isCompleted)
    expect((await orderRow())?.vatConsultation).toEqual(other.vies)
  })

  it('flags a private order whose card country means other VAT, in the evidence and on the order', async () => {
    const vat = { country: 'DE', basisPoints: 1900, basis: 'chosen', conflict: false } as const
    const { orderId } = await shop.buy({ vat, chosenCountry: 'DE' })
    await shop.until(orderId, isCompleted)
    expect(await orderRow()).toMatchObject({
      isTaxConflict: true,
      data: { taxEvidence: { cardCountry: 'NL', conflict: true } },
    })
  })

  it.each([
    ['down', 'unavailable'],
    ['invalid', 'invalid'],
  ])('charges the company’s VAT if VIES is or says %s', async (kind, verdict) => {
    await shop.spoil('vies', { at: 'check', kind })
    const vat = await vatOf(KRANICH)
    expect(vat).toMatchObject({ country: 'DE', basisPoints: 1900, basis: 'company', vies: { verdict } })
    const { orderId } = await shop.placeOrder({ company: buyer(), vat })
    expect(await shop.orderOf(orderId)).toMatchObject({ totalCents: 1779, isReverseCharged: false })
  })

  it('waits for an unresponsive VIES once a minute, not on every page, and uses up nobody’s limit', async () => {
    await shop.spoil('vies', { at: 'check', kind: 'down', times: 1 })
    // More checks than a visitor may make.
    for (let page = 0; page < 40; page += 1)
      expect(await vatOf(KRANICH)).toMatchObject({ basisPoints: 1900, vies: { verdict: 'unavailable' } })

    await shop.letTimePass({ seconds: 60 }, 60)
    expect(await vatOf(KRANICH)).toMatchObject({ basisPoints: 0, vies: { verdict: 'valid' } })
  })

  it('shows little to whoever finds it, completes it in the order, and never overwrites the record', async () => {
    await shop.placeOrder({ company: buyer(KRANICH, true) })
    const [saved] = await companyRows()
    const found = await shop.shop.companies.findCompany({
      referenceCode: ` ${saved?.referenceCode.toLowerCase()} `,
      rateLimitKey: 'here',
    })
    if (!found.ok) throw new Error('The code finds nobody.')
    expect(found.shown).toEqual(shownOf(KRANICH))
    expect(JSON.stringify(found)).not.toContain(saved?.id)

    expect(await shop.shop.companies.openCompanyHandle(found.handle, found.shown)).toEqual({
      details: KRANICH,
      isFromCode: true,
    })
    const moved = { ...found.shown, streetName: 'Am Ufer' }
    await shop.placeOrder({
      email: 'other@example.com',
      company: {
        ...companyWith(moved),
        ...(await shop.shop.companies.openCompanyHandle(found.handle, moved)),
        isToBeSaved: true,
      },
    })
    const rows = await companyRows()
    expect(rows.find(({ id }) => id === saved?.id)).toEqual(saved)
    expect(new Set(rows.map(({ referenceCode }) => referenceCode)).size).toBe(2)
  })

  it('accepts no handle that is forged, from another shop, or four hours old', async () => {
    await shop.placeOrder({ company: buyer(KRANICH, true) })
    const [saved] = await companyRows()
    const found = await shop.shop.companies.findCompany({
      referenceCode: saved?.referenceCode ?? '',
      rateLimitKey: 'here',
    })
    if (!found.ok) throw new Error('The code finds nobody.')
    const typed = found.shown
    for (const handle of [
      '',
      'x',
      saved?.id ?? '',
      found.handle.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      found.handle.slice(0, -2),
    ]) {
      expect(await shop.shop.companies.openCompanyHandle(handle, typed)).toEqual({ details: typed, isFromCode: false })
    }
    await shop.letTimePass({ minutes: 241 }, 241 * 60)
    expect(await shop.shop.companies.openCompanyHandle(found.handle, typed)).toEqual({
      details: typed,
      isFromCode: false,
    })
  })

  it('says that the customer couldn’t be saved, and orders nothing, if the record can’t be written', async () => {
    await shop.database.db().execute(sql`alter table users rename to users_gone`)
    expect(await shop.shop.checkout.placeOrder(anOrderInput(), shop.at)).toEqual({
      ok: false,
      problem: 'customer_not_saved',
    })
    expect(await orderRow()).toBeUndefined()
    expect(shop.log.errors).toContain('a customer could not be saved')
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('saves a company once under a code, even if the order is clicked twice', async () => {
    const input = { company: buyer(KRANICH, true), cartId: crypto.randomUUID() }
    const placed = await Promise.all(Array.from({ length: 5 }, () => shop.placeOrder(input)))
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
})

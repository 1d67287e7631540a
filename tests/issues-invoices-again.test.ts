// An invoice for the wrong buyer is taken back and issued again: the documents come to what was paid, at the right rate.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, orders } from '#db/schema.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { toQuarter } from '#shop/office/accounting/oss-return.ts'
import { writeUbl } from '#shop/sales/invoicing/write-ubl.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import type { TrueBuyer } from '#shop/office/order-actions/correct-papers.ts'
import { mailTo } from './support/account-mails.ts'
import { KRANICH } from './support/a-company.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { csvOf } from './support/csv-of.ts'
import { brokenRules } from './support/e-invoice-rules.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809
const COMPANY: TrueBuyer = { company: companyWith(KRANICH) }
const withNumber = (vatNumber: string) => ({ company: companyWith({ ...KRANICH, vatNumber }) })
const inCountry = (country: 'DE' | 'HU' | 'US'): TrueBuyer => ({ company: null, country })

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop({ startsAt: atNoon() })
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const papersOf = async (orderId: string) => shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
const validOf = async (orderId: string) => (await papersOf(orderId)).findLast(({ kind }) => kind === 'invoice')
async function reissue(orderId: string, buyer: TrueBuyer, seenNumber?: string) {
  const input = { orderId, buyer, reason: 'Bought for the office', proof: { token: ada.token, password: PASSWORD } }
  const number = seenNumber ?? (await validOf(orderId))?.number ?? ''
  return shop.shop.desk.correctPapers({ ...input, seenNumber: number }, callerAs(shop, ada))
}
const sumOf = async (orderId: string) =>
  (await papersOf(orderId)).reduce((sum, { snapshot }) => sum + snapshot.totalCents, 0)
const faults = async () => {
  await shop.letTimePass({ minutes: 2 })
  const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
  return differences.map(({ fault, reference }) => `${fault} ${reference}`)
}
async function refundPart(orderId: string, cents: number) {
  const { leftCents = 0 } = (await shop.shop.desk.viewDeskOrder(orderId)) ?? {}
  const input = { orderId, cents, reason: 'goodwill', seenCents: leftCents, isDisputeKnown: false }
  const proof = { token: ada.token, password: PASSWORD }
  expect(await shop.shop.desk.refundPartAsStaff({ ...input, proof }, callerAs(shop, ada))).toEqual({ ok: true })
  await shop.until(orderId, ({ refundedCents }) => refundedCents >= cents)
  await shop.letTimePass({ seconds: 6 })
}

describe('an invoice that is issued again', () => {
  it('is reverse-charged for a company that the register knows, with a credit note for the whole old one', async () => {
    const { orderId, email } = await buyDelivered(shop)
    const [old] = await papersOf(orderId)
    expect(await reissue(orderId, COMPANY)).toMatchObject({ ok: true })

    const [first, second, note, ...more] = await papersOf(orderId)
    expect(more).toEqual([])
    expect(first).toEqual(old)
    expect(note).toMatchObject({
      kind: 'credit_note',
      snapshot: { totalCents: -TOTAL, vatCents: -314, corrects: { number: old?.number }, isReissued: true },
    })
    expect(second).toMatchObject({
      kind: 'invoice',
      part: 2,
      issuedOn: shop.shop.today(),
      snapshot: { netCents: TOTAL, vatCents: 0, totalCents: TOTAL, vatBasisPoints: 0, corrects: null },
    })
    expect(second?.snapshot.buyer.company).toMatchObject({ name: KRANICH.companyName, vatNumber: KRANICH.vatNumber })
    expect(second?.snapshot.taxNote).toMatch(/reverse charge/i)
    expect(await sumOf(orderId)).toBe(TOTAL)
    expect(brokenRules(second ? writeUbl(second) : null)).toEqual([])

    for (const to of [email, KRANICH.invoiceEmail]) {
      expect(await mailTo(shop.sandbox.url, to, /new invoice/)).toContain('/order/invoice')
    }
    const notes = await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, orderId))
    expect(notes).toMatchObject([{ action: 'papers_corrected', actorId: ada.id, facts: { number: second?.number } }])
    const view = await shop.shop.desk.viewDeskOrder(orderId)
    expect(view).toMatchObject({ validInvoice: second?.number, notes: [{ text: 'Bought for the office' }] })
    expect(view?.order.company?.details).toEqual(KRANICH)
    expect(await faults()).toEqual([])
  })

  it('keeps what the register said of each buyer with the documents about them', async () => {
    const [former, next] = ['DE136695976', KRANICH.vatNumber]
    const { orderId } = await buyDelivered(shop)
    for (const vatNumber of [former, next])
      expect(await reissue(orderId, withNumber(vatNumber))).toMatchObject({ ok: true })
    expect(await reissue(orderId, inCountry('HU'))).toMatchObject({ ok: true })
    const period = readReportPeriod(toQuarter(shop.shop.today()))
    if (!period) throw new Error('Today is in no quarter.')
    const taken = await shop.shop.accounting.exportAccounting(
      { ...period, token: ada.token },
      { ...shop.at, actor: { id: ada.id, type: 'super-admin' } },
    )
    if (!taken.ok) throw new Error(taken.problem)
    const rows = csvOf(taken.table).split('\r\n')
    const told = (await papersOf(orderId)).map(({ kind, number }) => {
      const row = rows.find((line) => line.includes(number) && !line.startsWith('#')) ?? ''
      return [kind, [former, next].filter((vatNumber) => row.includes(vatNumber))] as const
    })
    const lines = told
      .map(([kind, numbers]) => [kind, ...numbers].join(' '))
      .toSorted((one, other) => (one < other ? -1 : 1))
    expect(lines).toEqual([
      'credit_note',
      `credit_note ${next}`,
      `credit_note ${former}`,
      'invoice',
      'invoice',
      `invoice ${next}`,
      `invoice ${former}`,
    ])
  })

  it('ends the links to the invoice that the former company has, and the next one gets its own', async () => {
    const { orderId } = await buyDelivered(shop)
    const [former, next] = ['former@kranich.example', 'next@adler.example']
    const opens = async (office: string) => {
      const [, key = ''] = /[?&]key=([\w-]+)/.exec(await mailTo(shop.sandbox.url, office, /new invoice/)) ?? []
      return (await shop.shop.orders.redeemInvoiceKey(key, shop.at))?.id ?? null
    }
    for (const invoiceEmail of [former, next]) {
      const company = companyWith({ ...KRANICH, companyName: invoiceEmail, invoiceEmail })
      expect(await reissue(orderId, { company })).toMatchObject({ ok: true })
      expect(await opens(invoiceEmail)).toBe(orderId)
    }
    expect(await opens(former)).toBe(null)
    expect(await reissue(orderId, inCountry('HU'))).toMatchObject({ ok: true })
    expect(await opens(next)).toBe(null)
  })

  it.each([
    ['DE', 1900, 289],
    ['HU', 2700, 385],
    ['US', 0, 0],
  ] as const)('has the rate of %s within what was paid', async (country, vatBasisPoints, vatCents) => {
    const { orderId } = await buyDelivered(shop)
    await shop.database.db().update(orders).set({ isTaxConflict: true }).where(eq(orders.id, orderId))
    expect(await reissue(orderId, inCountry(country))).toMatchObject({ ok: true })
    const valid = await validOf(orderId)
    expect(valid?.snapshot).toMatchObject({ vatBasisPoints, vatCents, netCents: TOTAL - vatCents, totalCents: TOTAL })
    const lines = valid?.snapshot.lines ?? []
    expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(TOTAL - vatCents)
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.may.checkVat).toBe(false)
    expect(await faults()).toEqual([])
  })

  it('moves the sale to the other country in the books and in the return of this quarter', async () => {
    const { orderId } = await buyDelivered(shop, {
      vat: { country: 'FR', basisPoints: 2000, basis: 'chosen', conflict: false },
    })
    const period = readReportPeriod(toQuarter(shop.shop.today()))
    if (!period) throw new Error('Today is in no quarter.')
    const ossNow = async () => (await shop.shop.accounting.viewAccounting(period)).oss ?? []
    const before = await ossNow()
    expect(await reissue(orderId, inCountry('DE'))).toMatchObject({ ok: true })
    const after = await ossNow()
    const vatIn = (rows: typeof after, of: string) =>
      rows.filter(({ country }) => country === of).reduce((sum, { vatCents }) => sum + vatCents, 0)
    for (const paper of await papersOf(orderId)) expect(brokenRules(writeUbl(paper))).toEqual([])
    const { vatCents } = await shop.orderOf(orderId)
    const valid = await validOf(orderId)
    expect(vatIn(after, 'FR') - vatIn(before, 'FR')).toBe(-vatCents)
    expect(vatIn(after, 'DE') - vatIn(before, 'DE')).toBe(valid?.snapshot.vatCents)
  })

  it('is what later refunds credit, to the cent, and so is one that was issued after a refund', async () => {
    const { orderId } = await buyDelivered(shop)
    await refundPart(orderId, 500)
    expect(await reissue(orderId, COMPANY)).toMatchObject({ ok: true })
    expect(await sumOf(orderId)).toBe(TOTAL - 500)
    expect((await validOf(orderId))?.snapshot).toMatchObject({ totalCents: TOTAL - 500, vatCents: 0 })
    await refundPart(orderId, 309)
    expect(await sumOf(orderId)).toBe(TOTAL - 809)
    const newest = (await papersOf(orderId)).at(-1)
    const valid = await validOf(orderId)
    expect(newest?.snapshot).toMatchObject({ totalCents: -309, vatCents: 0, corrects: { number: valid?.number } })
    expect(await faults()).toEqual([])
  })

  it('happens once for two at once, not twice for the same, and never over one that nobody saw', async () => {
    const { orderId } = await buyDelivered(shop)
    const seen = (await validOf(orderId))?.number
    const both = await Promise.all([reissue(orderId, inCountry('DE'), seen), reissue(orderId, inCountry('HU'), seen)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, problem: 'invoice_changed' })
    expect(await papersOf(orderId)).toHaveLength(3)
    const country = (await validOf(orderId))?.snapshot.vatCountry === 'DE' ? 'DE' : 'HU'
    expect(await reissue(orderId, inCountry(country))).toEqual({ ok: false, problem: 'nothing_to_correct' })
    expect(await sumOf(orderId)).toBe(TOTAL)
  })

  it('waits for the register, and refuses a number that it doesn’t know', async () => {
    const { orderId } = await buyDelivered(shop)
    expect(await reissue(orderId, withNumber('DE123456700'))).toEqual({ ok: false, problem: 'vat_number_unknown' })
    await shop.spoil('vies', { at: 'check', kind: 'down' })
    expect(await reissue(orderId, withNumber('DE811115368'))).toEqual({
      ok: false,
      problem: 'vat_register_silent',
    })
    expect(await papersOf(orderId)).toHaveLength(1)
  })

  it('isn’t there for an order without an invoice', async () => {
    const { orderId } = await buyDelivered(shop, { email: `${randomUUID()}@example.com`, couponCode: 'DEMOFREE1' })
    expect(await reissue(orderId, COMPANY)).toEqual({ ok: false, problem: 'no_invoice' })
  })
})

import { namedByIccid } from '#ports/esim-provider.ts'
import { array, assert, constant, integer, oneof, property, record, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { quote, type Discount } from '#shop/catalogue/pricing/quote.ts'
import { makeCreditNote, makeInvoice, invoiceSeries, makePartialCreditNote, type Invoice } from './invoice.ts'
import { addDays, dateOnlyOf, parseDateOnly } from '#values/date.ts'

const PAID_AT = new Date('2026-11-21T23:30:00Z')
const PAID_ON = dateOnlyOf(PAID_AT, 'UTC')
const PAYMENT = { reference: 'pi_1', on: PAID_ON }
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 'f1d3a6f2-3f0d-4a53-9b0b-0f4b8c9e5c11',
    reference: 'wanderpass_order_1763734000000_01032_3_f1d3a6f2-3f0d-4a53-9b0b-0f4b8c9e5c11',
    businessId: '1',
    userId: null,
    email: 'traveller@example.com',
    customerName: ' Zoë Παπαδοπούλου ',
    company: null,
    isReplaced: false,
    isReverseCharged: false,
    placed: { attemptKey: '0'.repeat(64), taxBasis: 'default', chosenCountry: null, isTaxConflict: false },
    bundle: {
      bundleId: '01032_3',
      zone: 'Europe',
      data: '5GB',
      days: 10,
      megabytes: 5120,
      destinations: ['FR', 'IT'],
      arrival: null,
      departure: null,
    },
    networkId: 'esim-network',
    packageId: null,
    couponCode: null,
    subtotalCents: 1495,
    discountCents: 0,
    processingFeeCents: 0,
    vatBasisPoints: 2100,
    vatCountry: null,
    vatCents: 314,
    totalCents: 1809,
    refundedCents: 0,
    refundedBy: null,
    reviewReason: null,
    wantsImmediateDelivery: true,
    paymentState: 'paid',
    provisioningState: 'completed',
    deliveryState: 'mailed',
    status: 'completed',
    step: 'order_completed',
    stepNumber: 6,
    errorMessage: null,
    iccid: null,
    networkEsimId: null,
    activationCode: null,
    confirmationCode: null,
    hasQrCode: false,
    dueAt: null,
    polls: 0,
    tries: 0,
    retries: 0,
    createdAt: PAID_AT,
    updatedAt: PAID_AT,
    ...overrides,
  }
}
const snapshotOf = (overrides: Partial<Order> = {}) => makeInvoice(anOrder(overrides), DEFAULT_BRAND, 'NL', PAYMENT)
const issued = (overrides: Partial<Order> = {}): Invoice => ({
  id: '1',
  businessId: null,
  kind: 'invoice',
  part: 1,
  number: 'WANDERPASS-2026-000001',
  issuedOn: PAID_ON,
  snapshot: snapshotOf(overrides),
})

const discounts: Arbitrary<Discount | undefined> = oneof(
  constant(undefined),
  constant({ kind: 'free' as const }),
  record({ kind: constant('percentage' as const), basisPoints: integer({ min: 0, max: 10_000 }) }),
  record({ kind: constant('fixed' as const), cents: integer({ min: 0, max: 50_000 }) }),
)
const pricedOrders = record({
  cents: integer({ min: 0, max: 200_000 }),
  quantity: integer({ min: 1, max: 10 }),
  vat: integer({ min: 0, max: 3000 }),
  discount: discounts,
}).map(({ cents, quantity, vat, discount }) => ({ ...quote(cents * quantity, vat, discount), quantity }))

describe('the sums of an invoice', () => {
  it('are those of the order to the cent, whatever was bought', () => {
    assert(
      property(pricedOrders, (quoted) => {
        const { lines, netCents, vatCents, totalCents } = snapshotOf(quoted)
        expect(sum(lines.map((line) => line.netCents))).toBe(netCents)
        expect(netCents + vatCents).toBe(totalCents)
        // Each of several eSIMs has one price, in whole cents.
        expect(lines[0]).toMatchObject({ quantity: quoted.quantity, netCents: quoted.subtotalCents })
        expect(quoted.subtotalCents % quoted.quantity).toBe(0)
        expect({ vatCents, totalCents }).toEqual({ vatCents: quoted.vatCents, totalCents: quoted.totalCents })
      }),
    )
  })

  it('cancel out with those of its credit note, line by line', () => {
    assert(
      property(pricedOrders, (quoted) => {
        const invoice = issued(quoted)
        const credit = makeCreditNote(invoice, PAID_ON)
        const both = [invoice.snapshot, credit]
        expect(both.map(({ totalCents }) => totalCents).reduce((one, other) => one + other)).toBe(0)
        expect(sum(both.flatMap(({ vatCents, netCents }) => [vatCents, netCents]))).toBe(0)
        for (const [index, line] of invoice.snapshot.lines.entries())
          expect(line.netCents + (credit.lines[index]?.netCents ?? Number.NaN)).toBe(0)
      }),
    )
  })
})

describe('a payment refunded in parts', () => {
  it('is canceled to the cent by its credit notes, none of which is positive', () => {
    assert(
      property(pricedOrders, array(integer({ min: 1, max: 5_000 }), { maxLength: 12 }), (quoted, parts) => {
        const invoice = issued(quoted)
        const { totalCents } = invoice.snapshot
        const steps = parts.reduce<number[]>((sums, part) => [...sums, (sums.at(-1) ?? 0) + part], [])
        const refunded = [...steps.filter((step) => step < totalCents), ...(totalCents > 0 ? [totalCents] : [])]
        const notes = refunded.map((refundedCents, index) =>
          makePartialCreditNote(invoice, { creditedCents: refunded[index - 1] ?? 0, refundedCents }, PAID_ON),
        )
        for (const note of notes) {
          expect(note.netCents + note.vatCents).toBe(note.totalCents)
          expect([note.netCents, note.vatCents].every((cents) => cents <= 0)).toBe(true)
        }
        if (totalCents === 0) return
        expect(sum(notes.map((note) => note.vatCents))).toBe(turnedRound(invoice.snapshot.vatCents))
        expect(sum(notes.map((note) => note.netCents))).toBe(turnedRound(invoice.snapshot.netCents))
      }),
    )
  })

  it('splits the VAT of a part by the rate of the invoice, half up', () => {
    const note = makePartialCreditNote(issued(), { creditedCents: 0, refundedCents: 500 }, PAID_ON)
    expect(note).toMatchObject({ netCents: -413, vatCents: -87, totalCents: -500 })
    expect(note.lines).toEqual([{ kind: 'refund', text: 'Part of the price', quantity: 1, netCents: -413 }])
  })
})

const turnedRound = (cents: number) => (cents === 0 ? 0 : -cents)

describe('the content of an invoice', () => {
  it('names only what the operator has entered about the seller', () => {
    expect(snapshotOf().seller).toEqual({
      name: 'Wander Pass',
      brandName: 'Wander Pass',
      country: 'NL',
      address: null,
      email: null,
      phone: null,
      kvk: null,
      vat: null,
    })
    const company = { legalName: 'Wander Pass B.V.', kvk: '12345678', vat: 'NL001234560B01' }
    expect(makeInvoice(anOrder(), { ...DEFAULT_BRAND, company }, 'NL', PAYMENT).seller).toMatchObject({
      name: 'Wander Pass B.V.',
      kvk: '12345678',
      vat: 'NL001234560B01',
      address: null,
    })
  })

  it('shows a discount and a fee as separate lines, if there are any', () => {
    expect(snapshotOf().lines).toEqual([
      { kind: 'bundle', text: 'France and Italy · 5 GB: travel eSIM Europe, 10 days', quantity: 1, netCents: 1495 },
    ])
    expect(
      snapshotOf({ discountCents: 1475, processingFeeCents: 30, couponCode: 'WANDER20' }).lines.slice(1),
    ).toMatchObject([{ text: 'Discount (WANDER20)', netCents: -1475 }, { netCents: 30 }])
  })

  it('says if it is a top-up of an existing eSIM', () => {
    const topUp = { orderId: '0c6f6a2e-6a55-4b0c-8d3a-6a1c1f2b7d10', ...namedByIccid('8988300000000000001') }
    const [line] = snapshotOf({ topUp }).lines
    expect(line?.text).toBe('France and Italy · 5 GB: top-up of a travel eSIM Europe, 10 days')
    expect(JSON.stringify(snapshotOf({ topUp }))).not.toContain(topUp.iccid)
  })

  it('names the company in full, and the law for a reverse charge', () => {
    const details = {
      companyName: 'Kranich Reisen GmbH',
      streetName: 'Lindenallee',
      streetNumber: '12',
      unitNumber: '',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatNumber: 'DE123456789',
      companyRegNumber: '',
      invoiceEmail: '',
    }
    const company = { ...companyWith(details, { purchaseOrder: 'PO-4711', buyerReference: 'KST 7' }), isFromCode: true }
    const reverse = { isReverseCharged: true, vatBasisPoints: 0, vatCents: 0, totalCents: 1495, vatCountry: 'DE' }
    const { buyer, taxNote } = snapshotOf({ company, ...reverse })
    expect(buyer).toEqual({
      name: 'Zoë Παπαδοπούλου',
      email: 'traveller@example.com',
      company: {
        name: 'Kranich Reisen GmbH',
        street: 'Lindenallee 12',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
        vatNumber: 'DE123456789',
        registrationCode: null,
        purchaseOrder: 'PO-4711',
        buyerReference: 'KST 7',
        electronicAddress: null,
      },
    })
    expect(taxNote).toMatch(/^Reverse charge.*Article 196 of Directive 2006\/112\/EC/)
  })

  it.each([
    [{ vatBasisPoints: 0, vatCountry: 'outside-eu' as const }, /outside the European Union/],
    [{ vatBasisPoints: 0, vatCountry: 'CH' }, /outside the European Union/],
    [{ vatBasisPoints: 1900, vatCountry: 'DE' }, /^$/],
  ])('says why there is no VAT: %o', (overrides, words) => {
    expect(snapshotOf(overrides).taxNote ?? '').toMatch(words)
  })

  it('names the invoice that a credit note corrects', () => {
    expect(makeCreditNote(issued(), addDays(PAID_ON, 10))).toMatchObject({
      corrects: { number: 'WANDERPASS-2026-000001', issuedOn: '2026-11-21' },
      payment: { reference: 'pi_1', on: '2026-12-01' },
      totalCents: -1809,
    })
  })
})

it.each([
  ['invoice', '2026-12-31', 'WANDERPASS-2026-000042'],
  ['invoice', '2027-01-01', 'WANDERPASS-2027-000042'],
  ['credit_note', '2026-11-21', 'WANDERPASS-C-2026-000042'],
] as const)('numbers a %s of %s as %s', (kind, day, number) => {
  const issuedOn = parseDateOnly(day)
  expect(issuedOn && `${invoiceSeries(DEFAULT_BRAND, kind, issuedOn)}-000042`).toBe(number)
})

// Structured invoices against the rules of EN 16931 and Peppol BIS Billing 3.0, each by its own number, over invoices and
// credit notes of all kinds: what a rule counts or forbids is read from the file itself.
import { assert, constantFrom, integer, option, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { A_SELLER } from '#tests/support/a-seller.ts'
import { BUYER, brokenRules, category, isPeppol, readUbl, SELLER, TOTAL } from '#tests/support/e-invoice-rules.ts'
import { dateOnlyOf } from '#values/date.ts'
import { share } from '#values/money.ts'
import { addressOfVatNumber, readElectronicAddress } from './electronic-address.ts'
import { REVERSE_CHARGE_SENTENCE } from '#shop/sales/order/sale-words.ts'
import { makeCreditNote, makePartialCreditNote, type Invoice } from './invoice.ts'
import { writeUbl } from './write-ubl.ts'

const OUTSIDE = 'No EU VAT is charged: the customer is outside the European Union.'
const DAY = dateOnlyOf(new Date('2026-11-21T12:00:00Z'), 'UTC')

/** Who buys, and the tax that this means. */
const BUYERS = {
  home: { country: 'NL', vatNumber: 'NL123456789B01', basisPoints: 2100, taxNote: null },
  abroad: { country: 'DE', vatNumber: 'DE123456789', basisPoints: 0, taxNote: REVERSE_CHARGE_SENTENCE },
  unconfirmed: { country: 'SE', vatNumber: 'SE556703748501', basisPoints: 2500, taxNote: null },
  greek: { country: 'GR', vatNumber: 'EL123456789', basisPoints: 0, taxNote: REVERSE_CHARGE_SENTENCE },
  outside: { country: 'US', vatNumber: '12-3456789', basisPoints: 0, taxNote: OUTSIDE },
  zero: { country: 'NL', vatNumber: 'NL123456789B01', basisPoints: 0, taxNote: null },
  person: { country: 'FR', vatNumber: null, basisPoints: 2000, taxNote: null },
} as const
type BuyerName = keyof typeof BUYERS

type Asked = {
  buyer: BuyerName
  eachCents: number
  quantity: number
  discountPercent: number
  feeCents: number
  purchaseOrder: string | null
  buyerReference: string | null
  electronicAddress: string | null
  name: string
  address: string
}

function invoiceFor(asked: Asked): Invoice {
  const { buyer, eachCents, quantity, discountPercent, feeCents, name, address } = asked
  const { purchaseOrder, buyerReference, electronicAddress } = asked
  const { country, vatNumber, basisPoints, taxNote } = BUYERS[buyer]
  const priceCents = eachCents * quantity
  const discountCents = Math.floor((priceCents * discountPercent) / 100)
  const netCents = priceCents - discountCents + feeCents
  const vatCents = share(netCents, basisPoints)
  const company = vatNumber && {
    name,
    street: 'Lindenallee 12',
    postalCode: '10115',
    city: 'Berlin',
    country,
    vatNumber,
    registrationCode: country === 'NL' ? '87654321' : 'HRB 12345',
    purchaseOrder,
    buyerReference,
    electronicAddress,
  }
  const lines: Invoice['snapshot']['lines'] = [
    { kind: 'bundle', text: `5 GB: travel eSIM ${name}`, quantity, netCents: priceCents },
    { kind: 'discount', text: 'Discount (WANDER20)', quantity: 1, netCents: -discountCents },
    { kind: 'processing_fee', text: 'Processing fee', quantity: 1, netCents: feeCents },
  ]
  return {
    id: '1',
    businessId: null,
    kind: 'invoice',
    part: 1,
    number: 'WANDERPASS-2026-000001',
    issuedOn: DAY,
    snapshot: {
      seller: { ...A_SELLER, address },
      accent: '#846dff',
      buyer: { name: 'Anna Berg', email: 'books@kranich.example', company: company || null },
      orderReference: 'wanderpass_order_1763734000000',
      suppliedOn: DAY,
      lines: lines.filter(({ kind, netCents: cents }) => kind === 'bundle' || cents !== 0),
      netCents,
      vatBasisPoints: basisPoints,
      vatCountry: basisPoints === 0 ? null : country,
      vatCents,
      totalCents: netCents + vatCents,
      currency: 'EUR',
      taxNote,
      payment: { reference: 'pi_3OqK', on: DAY },
      corrects: null,
    },
  }
}

/** The invoice, its whole credit note, and that of a part and of the rest. */
function papersOf(invoice: Invoice, percent: number): Invoice[] {
  const { totalCents } = invoice.snapshot
  const first = Math.max(1, Math.floor((totalCents * percent) / 100))
  const note = (part: number, snapshot: Invoice['snapshot']): Invoice => ({
    ...invoice,
    kind: 'credit_note',
    part,
    number: `WANDERPASS-C-2026-00000${part}`,
    snapshot,
  })
  return [
    invoice,
    note(1, makeCreditNote(invoice, DAY)),
    note(2, makePartialCreditNote(invoice, { creditedCents: 0, refundedCents: first }, DAY)),
    ...(first < totalCents
      ? [note(3, makePartialCreditNote(invoice, { creditedCents: first, refundedCents: totalCents }, DAY))]
      : []),
  ]
}

const BUYER_NAMES = [
  'abroad',
  'greek',
  'home',
  'outside',
  'person',
  'unconfirmed',
  'zero',
] as const satisfies BuyerName[]

const anyInvoice = record({
  buyer: constantFrom(...BUYER_NAMES),
  eachCents: integer({ min: 1, max: 50_000 }),
  quantity: integer({ min: 1, max: 10 }),
  discountPercent: constantFrom(0, 0, 20, 33, 99),
  feeCents: constantFrom(0, 0, 35),
  purchaseOrder: option(constantFrom('PO-4711', 'A&B <1>')),
  buyerReference: option(constantFrom('04011000-1234512345-06', 'A&B <1>')),
  electronicAddress: option(constantFrom('0208:0123456749', '9930:DE123456789')),
  name: string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `K${text}`),
  address: constantFrom(
    'Kade 1\n1011 AB Amsterdam',
    'Kade 1\nBuilding 5\n1011AB Amsterdam\nThe Netherlands',
    'Somewhere',
  ),
})

const PLAIN: Asked = {
  buyer: 'abroad',
  eachCents: 1495,
  quantity: 1,
  discountPercent: 20,
  feeCents: 0,
  purchaseOrder: 'PO-4711',
  buyerReference: null,
  electronicAddress: null,
  name: 'Kranich & Söhne <GmbH>',
  address: 'Kade 1\n1011 AB Amsterdam',
}

describe('a structured invoice', () => {
  it('keeps every rule, whoever buys what, and so do its credit notes', () => {
    assert(
      property(anyInvoice, integer({ min: 1, max: 100 }), (invoice, percent) => {
        for (const paper of papersOf(invoiceFor(invoice), percent)) expect(brokenRules(writeUbl(paper))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['home', 'S', '0106'],
    ['abroad', 'AE', null],
    ['outside', 'O', null],
    ['zero', 'Z', '0106'],
    ['person', 'S', null],
  ] as const)('for a buyer %s has the category %s', (buyer, code, scheme) => {
    const ubl = readUbl(writeUbl(invoiceFor({ ...PLAIN, buyer })) ?? '')
    expect(category(ubl)).toBe(code)
    expect(ubl.texts(`${BUYER}cac:PartyLegalEntity/cbc:CompanyID/@schemeID`)).toEqual(scheme ? [scheme] : [])
    expect(isPeppol(ubl)).toBe(!['outside', 'person'].includes(buyer))
  })

  it('says what the paper says: discount, sums, what was paid, and who is who', () => {
    const ubl = readUbl(writeUbl(invoiceFor(PLAIN)) ?? '')
    expect(ubl.one('cac:AllowanceCharge/cbc:AllowanceChargeReason')).toBe('Discount (WANDER20)')
    expect(['Amount', 'AllowanceChargeReasonCode'].map((of) => ubl.one(`cac:AllowanceCharge/cbc:${of}`))).toEqual([
      '2.99',
      '95',
    ])
    expect(['TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'].map((of) => ubl.one(`${TOTAL}${of}`))).toEqual([
      '11.96',
      '11.96',
      '0.00',
    ])
    expect(ubl.one(`${BUYER}cac:PartyLegalEntity/cbc:RegistrationName`)).toBe('Kranich & Söhne <GmbH>')
    expect(ubl.one('cac:OrderReference/cbc:ID')).toBe('PO-4711')
    expect(ubl.texts(`${SELLER}cac:PostalAddress/*[not(*)]`)).toEqual(['Kade 1', 'Amsterdam', '1011 AB'])
    expect(ubl.one(`${SELLER}cbc:EndpointID`)).toBe('NL001234560B01')
  })

  it.each([
    [{ buyerReference: '04011000-1234512345-06' }, '04011000-1234512345-06', ['PO-4711']],
    [{}, 'PO-4711', ['PO-4711']],
    [{ purchaseOrder: null }, 'wanderpass_order_1763734000000', []],
  ])('of a buyer with %j names %s as their reference', (told, reference, orders) => {
    const ubl = readUbl(writeUbl(invoiceFor({ ...PLAIN, ...told })) ?? '')
    expect(ubl.one('cbc:BuyerReference')).toBe(reference)
    expect(ubl.texts('cac:OrderReference/cbc:ID')).toEqual(orders)
  })

  it('goes where a company takes e-invoices, also where that doesn’t follow from a VAT number', () => {
    for (const buyer of ['abroad', 'outside'] as const) {
      const ubl = readUbl(
        writeUbl(invoiceFor({ ...PLAIN, buyer, electronicAddress: 'iso6523-actorid-upis::0208:0123 456 749' })) ?? '',
      )
      expect(ubl.texts(`${BUYER}cbc:EndpointID/@schemeID|${BUYER}cbc:EndpointID`)).toEqual(['0123456749', '0208'])
      expect(isPeppol(ubl)).toBe(true)
    }
  })

  it('isn’t written where the standard has no place for it: no country of the buyer, or a seller without a number', () => {
    const invoice = invoiceFor({ ...PLAIN, buyer: 'person' })
    const { snapshot } = invoice
    expect(writeUbl({ ...invoice, snapshot: { ...snapshot, vatCountry: null } })).toBeNull()
    const seller = { ...snapshot.seller, kvk: null, vat: null, email: 'us@example.com' }
    expect(writeUbl({ ...invoice, snapshot: { ...snapshot, seller } })).toBeNull()
  })
})

it.each([
  ['NL123456789B01', { scheme: '9944', id: 'NL123456789B01' }],
  ['SE556703748501', { scheme: '0007', id: '5567037485' }],
  ['BE0123456749', { scheme: '0208', id: '0123456749' }],
  ['BE0123456748', null],
  ['EL123456789', { scheme: '9933', id: 'EL123456789' }],
  ['US12', null],
])('a company with the VAT number %s is reached at %o', (vatNumber, address) => {
  expect(addressOfVatNumber(vatNumber)).toEqual(address)
})

it.each([
  ['0208:0123456749', true],
  ['0208:0123456748', false],
  ['0088:7300010000001', true],
  ['0088:7300010000002', false],
  ['0192:991825827', true],
  ['0192:991825828', false],
  ['0007:5567037485', true],
  ['0007:5567037484', false],
  ['9930:DE123456789', true],
  ['0204:04011000-1234512345-06', true],
  ['0219:40003000000', false],
  ['0244:1', true],
  ['0999:1', false],
  ['9930:', false],
])('%s is somewhere to deliver to: %s', (text, isKnown) => {
  expect(readElectronicAddress(text) !== null).toBe(isKnown)
})

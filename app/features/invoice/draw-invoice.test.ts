// The PDF says what the page says, on one sheet, in every European script, and is the same every time.
import { afterEach, describe, expect, it } from 'vitest'
import { tellLanguageBy } from '#app/language/current-language.ts'
import { tellSpoken } from '#app/language/speak-in.ts'
import { learn } from '#app/language/learn.ts'
import { A_SELLER } from '#tests/support/a-seller.ts'
import { findFarthestMove, latin, readPdfText } from '#tests/support/read-pdf.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { dateOnlyOf } from '#values/date.ts'
import { drawInvoice } from './draw-invoice.tsx'
import { invoiceFacts } from './invoice-facts.ts'

/** In points. */
const A4_LENGTH = 842

const KRANICH = {
  name: 'Kranich Reisen Zażółć Γειά Ѝво GmbH',
  street: 'Lindenallee 12',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'DE123456789',
  registrationCode: 'HRB 12345',
  purchaseOrder: 'PO-4711',
}
const invoice: Invoice = {
  id: '1',
  businessId: null,
  kind: 'invoice',
  part: 1,
  number: 'WANDERPASS-2026-000001',
  issuedOn: dateOnlyOf(new Date('2026-11-21T12:00:00Z'), 'UTC'),
  snapshot: {
    seller: A_SELLER,
    accent: '#846dff',
    buyer: { name: 'Zoë Παπαδοπούλου', email: 'books@kranich.example', company: KRANICH },
    orderReference: 'wanderpass_order_1763734000000_01032_3_f1d3a6f2-3f0d-4a53-9b0b-0f4b8c9e5c11',
    suppliedOn: '2026-11-21',
    lines: [
      { kind: 'bundle', text: 'Travel eSIM Europe, 5GB, 10 days', quantity: 1, netCents: 1495 },
      { kind: 'discount', text: 'Discount (WANDER20)', quantity: 1, netCents: -299 },
    ],
    netCents: 1196,
    vatBasisPoints: 0,
    vatCountry: 'DE',
    vatCents: 0,
    totalCents: 1196,
    currency: 'EUR',
    taxNote: 'Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC).',
    payment: { reference: 'pi_3OqK', on: '2026-11-21' },
    corrects: null,
  },
}

describe('an address', () => {
  afterEach(tellSpoken)

  it.each([
    ['en', 'The Netherlands', 'The Netherlands'],
    ['it', 'The Netherlands', 'Paesi Bassi'],
    ['it', 'Nederland', 'Paesi Bassi'],
    ['it', 'Paesi Bassi', 'Paesi Bassi'],
    ['de', 'netherlands ', 'Niederlande'],
  ] as const)('in %s that ends with %j names its country once, as %s', async (language, typed, named) => {
    if (language !== 'en') await learn(language)
    tellLanguageBy(() => language)
    const seller = { ...A_SELLER, brandName: A_SELLER.name, address: `Kade 1\n1011 AB Amsterdam\n${typed}` }
    const company = { ...KRANICH, postalCode: '', city: typed, country: 'NL' }
    const buyer = { ...invoice.snapshot.buyer, company }
    const facts = await invoiceFacts({ ...invoice, snapshot: { ...invoice.snapshot, seller, buyer } })
    expect(facts.seller.slice(1, 5)).toEqual([
      'Kade 1',
      '1011 AB Amsterdam',
      named,
      expect.stringContaining('12345678'),
    ])
    expect(facts.buyer.slice(1, 3)).toEqual(['Lindenallee 12', named])
  })
})

describe('the PDF of an invoice', () => {
  it('says everything that the page says, in text that can be copied', async () => {
    const pdf = await drawInvoice(invoice)
    const text = readPdfText(pdf)
    const { seller, buyer, facts, lines, sums, total, notes } = await invoiceFacts(invoice)
    const said = [
      ...seller,
      ...buyer,
      ...[...facts, ...sums, total].flatMap(({ name, value }) => [name, value]),
      ...lines.flatMap((line) => Object.values(line)),
      ...notes,
    ]
    for (const words of said) expect(text).toContain(words.replaceAll(' ', ''))
    expect(text).toContain('Page1of1')
    expect(findFarthestMove(pdf)).toBeLessThan(A4_LENGTH)
  })

  it('fits on one A4 sheet, even with the longest company', async () => {
    const company = { ...KRANICH, name: 'Ł'.repeat(200), street: 'Straße '.repeat(28) }
    const pdf = latin(
      await drawInvoice({
        ...invoice,
        snapshot: { ...invoice.snapshot, buyer: { ...invoice.snapshot.buyer, company } },
      }),
    )
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.8[89]\d*\]/)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })

  it.each([
    ['nothing', ''],
    ['a broken letter', 'Zo\uD800'],
    ['control characters', 'a\u0000b\u0007c\u202Ed\u200B\u2028e'],
    ['letters from right to left', 'שלום مرحبا'],
    ['signs that the font lacks', '山田太郎 👩‍👩‍👧‍👦 🇳🇱 ไทย'],
    ['two hundred letters in a row', 'x'.repeat(200)],
    ['combined marks', `Z${'\u0301'.repeat(500)}`],
  ])('is drawn for any kind of name: %s', async (_what, name) => {
    const buyer = { ...invoice.snapshot.buyer, name, company: { ...KRANICH, name, street: name } }
    const drawn = await drawInvoice({ ...invoice, snapshot: { ...invoice.snapshot, buyer } })
    expect(latin(drawn)).toMatch(/^%PDF-[^]*%%EOF\s*$/)
  })

  it.each([
    ['株式会社', ['U+682A', 'U+5F0F', 'U+4F1A', 'U+793E']],
    ['ไทย จำกัด', ['U+0E44', 'U+0E17']],
    ['Roam 🌍', ['U+1F30D']],
    ['भारत', ['U+092D', 'U+093E']],
  ])('prints a box for what its font lacks, and says what is missing: %s', async (name, missing) => {
    const buyer = { ...invoice.snapshot.buyer, name, company: { ...KRANICH, name } }
    const text = readPdfText(await drawInvoice({ ...invoice, snapshot: { ...invoice.snapshot, buyer } }))
    expect(text).toContain('□replacesacharacterthatcan’tbeprintedhere')
    for (const each of missing) expect(text).toContain(each)
    expect(text).not.toContain(name.replaceAll(' ', ''))
  })

  it.each([
    ['Ａｃｍｅ　Ｌｔｄ', 'AcmeLtd'],
    ['𝐙one', 'Zone'],
    ['Zo\u2066\u0007e\u{E0067}', 'Zoe'],
  ])('prints the plain form of %s, and nothing for what nobody sees', async (name, printed) => {
    const buyer = { ...invoice.snapshot.buyer, name, company: { ...KRANICH, name } }
    const text = readPdfText(await drawInvoice({ ...invoice, snapshot: { ...invoice.snapshot, buyer } }))
    expect(text).toContain(printed)
    expect(text).not.toContain('□')
  })

  it('says nothing of the sort for European names', async () => {
    expect(readPdfText(await drawInvoice(invoice))).not.toContain('□')
  })

  it('is the same to the byte every time', async () => {
    expect(Buffer.compare(await drawInvoice(invoice), await drawInvoice(invoice))).toBe(0)
  })
})

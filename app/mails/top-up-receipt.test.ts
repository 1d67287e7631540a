import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { Receipt, TopUpReceiptMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const LINK = 'http://localhost:3000/success?reference=wanderpass_order_1&key=abc'

const RECEIPT: Receipt = {
  subtotalCents: 1445,
  discountCents: 0,
  processingFeeCents: 0,
  vatBasisPoints: 2100,
  vatCents: 303,
  totalCents: 1748,
  isReverseCharged: false,
  hasAskedForImmediateDelivery: true,
  invoiceLink: 'http://localhost:3000/order/invoice?reference=wanderpass_order_1&key=abc',
  contractSummaryLink: 'http://localhost:3000/contract-summary/01032_3',
  withdrawLink: 'http://localhost:3000/withdraw?reference=wanderpass_order_1',
}

describe('the receipt of a top-up', () => {
  it('says what was added, what is left, and what it cost, in HTML and in plain text', () => {
    const { subject, html, text, attachments } = write()
    expect(subject).toBe('Spain · 5 GB: Your top-up from Wander Pass')
    const parts = [
      'Hello Anna Reis,',
      '5 GB',
      '10 days',
      '3568',
      '6.5 GB left',
      '€14.45',
      '€3.03',
      '€17.48',
      'wanderpass_order_1',
    ]
    for (const part of parts) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(text).toContain(LINK)
    expect(text).not.toMatch(/<[a-z]|&amp;|undefined|null/)
    expect(attachments).toEqual([])
  })

  it('leaves out a balance that the network didn’t report, and mentions a reverse charge', () => {
    const { text } = write({
      balanceMb: null,
      receipt: { ...RECEIPT, isReverseCharged: true, vatBasisPoints: 0, vatCents: 0 },
    })
    expect(text).not.toContain('New balance')
    expect(text).toContain('Reverse charge: your company accounts for the VAT.')
  })

  it('includes the invoice, the contract summary, how to withdraw, and what the customer agreed to', () => {
    const { html, text } = write()
    for (const part of [RECEIPT.invoiceLink, RECEIPT.contractSummaryLink, RECEIPT.withdrawLink]) {
      expect(text).toContain(part)
      expect(html).toContain(part?.replaceAll('&', '&amp;'))
    }
    expect(text).toContain('You asked for immediate delivery')
    expect(write({ receipt: { ...RECEIPT, invoiceLink: null } }).text).not.toContain('Invoice')
  })

  it('shows any name as plain text, and loads nothing', () => {
    const { html } = write({ recipientName: '<script>alert("x")</script>' })
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/src="|url\(|@import|<link/)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https?:\/\//)
  })
})

function write(overrides: Partial<TopUpReceiptMail> = {}) {
  const mail: TopUpReceiptMail = {
    kind: 'topup_receipt',
    to: 'anna@example.com',
    recipientName: 'Anna Reis',
    orderReference: 'wanderpass_order_1',
    orderLink: LINK,
    iccidEnd: '3568',
    bundle: { zone: 'Europe', destinations: ['ES'], data: '5GB', days: 10 },
    balanceMb: 6_656,
    receipt: RECEIPT,
    ...overrides,
  }
  return writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, deriveTheme(DEFAULT_BRAND.colors))
}

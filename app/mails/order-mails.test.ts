// The mail about a refund says what was refunded, what happens to the order, and where its credit note is.
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { OrderRefundedMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const ORDER_LINK = 'http://localhost:3000/success?reference=wanderpass_order_1&key=abc'
const NOTE_LINK = 'http://localhost:3000/order/invoice?reference=wanderpass_order_1&key=abc&kind=credit_note&part=1'

const write = (overrides: Partial<OrderRefundedMail> = {}) =>
  writeMail(
    {
      kind: 'order_refunded',
      language: 'en',
      to: 'traveller@example.com',
      recipientName: 'Anna <b>Reis</b>',
      orderReference: 'wanderpass_order_1',
      orderLink: ORDER_LINK,
      creditNoteLink: NOTE_LINK,
      bundle: { zone: 'Europe', destinations: ['ES'], data: '5GB', days: 10 },
      isTopUp: false,
      isPart: false,
      amountCents: 1809,
      ...overrides,
    },
    DEFAULT_BRAND,
    deriveTheme(DEFAULT_BRAND.colors),
  )

describe('the mail about a refund', () => {
  it('names amount, order and credit note, in both forms', () => {
    const { subject, html, text, attachments } = write()
    expect([subject, attachments]).toEqual(['Spain · 5 GB: Your refund from Wander Pass', []])
    for (const part of ['€18.09', 'wanderpass_order_1', 'no longer valid', 'Spain · 5 GB · 10 days']) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(text).toContain(NOTE_LINK)
    expect(html).toContain(NOTE_LINK.replaceAll('&', '&amp;'))
    expect(html).not.toContain('<b>Reis</b>')
    expect(text).not.toMatch(/undefined|null/)
  })

  it('says after a partial refund that the order continues', () => {
    const { text } = write({ isPart: true, amountCents: 500 })
    expect(text).toContain('We refunded €5.00 of your payment')
    expect(text).toContain('Your order stays as it is')
    expect(text).not.toContain('no longer valid')
  })

  it('doesn’t mention an eSIM for a top-up', () => {
    expect(write({ isTopUp: true }).text).toContain('We reversed this top-up')
  })

  it('names no amount and no credit note if the payment never matched', () => {
    const { html, text } = write({ amountCents: null, creditNoteLink: null })
    expect(text).toContain('We refunded your payment to your original payment method.')
    expect(text).not.toContain('€')
    expect(html).not.toContain('credit_note')
  })
})

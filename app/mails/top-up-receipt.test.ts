import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import { deriveTheme } from '#shop/brand/derive-theme.ts'
import type { TopUpReceiptMail } from '#shop/ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const LINK = 'http://localhost:3000/success?reference=wanderpass_order_1&key=abc'

describe('the receipt of a top-up', () => {
  it('says what was added, what is left and what it cost, in HTML and in full in plain text', () => {
    const { subject, html, text, attachments } = write()
    expect(subject).toBe('Your top-up from Wander Pass')
    const parts = [
      'Hello Anna Reis,',
      '5GB',
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

  it('leaves out a balance that the network did not tell, and names a reverse charge', () => {
    const { text } = write({ balanceMb: null, isReverseCharged: true, vatBasisPoints: 0, vatCents: 0 })
    expect(text).not.toContain('New balance')
    expect(text).toContain('Reverse charge: your company accounts for the VAT.')
  })

  it('shows a name as text, whatever is in it, and fetches nothing', () => {
    const { html } = write({ recipientName: '<script>alert("x")</script>' })
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/src="|url\(|@import|<link/)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https?:\/\//)
  })
})

function write(wish: Partial<TopUpReceiptMail> = {}) {
  const mail: TopUpReceiptMail = {
    kind: 'topup_receipt',
    to: 'anna@example.com',
    recipientName: 'Anna Reis',
    orderReference: 'wanderpass_order_1',
    orderLink: LINK,
    iccidEnd: '3568',
    bundle: { zone: 'Europe', data: '5GB', days: 10 },
    balanceMb: 6_656,
    netCents: 1445,
    vatBasisPoints: 2100,
    vatCents: 303,
    totalCents: 1748,
    isReverseCharged: false,
    ...wish,
  }
  return writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, deriveTheme(DEFAULT_BRAND.colors))
}

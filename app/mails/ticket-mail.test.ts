// The answer to a ticket quotes the question as it was written.
import { expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { writeMail } from './write-mail.ts'

it('quotes the question line by line, and adds no space to either text', () => {
  const { html, text } = writeMail(
    {
      kind: 'ticket_answer',
      language: 'en',
      to: 'nora@example.com',
      recipientName: 'Nora',
      number: 'T-1',
      subject: 'No data',
      references: [],
      replyTo: null,
      text: 'Switch on roaming.\n\nIt is under settings.',
      qrLink: null,
      files: [],
      question: { at: new Date('2026-11-23T08:00:00Z'), text: 'It does not work.\n  Why?' },
    },
    DEFAULT_BRAND,
    deriveTheme(DEFAULT_BRAND.colors),
  )
  expect(text).toContain('> It does not work.\n>   Why?')
  expect(html).toContain('>It does not work.\n  Why?</p>')
  expect(html).toContain('>Switch on roaming.\n\nIt is under settings.</p>')
})

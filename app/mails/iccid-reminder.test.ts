import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { IccidReminderMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const ESIMS = [
  {
    iccid: '8931084205963248120',
    zone: 'Europe',
    destinations: ['ES'],
    data: '5GB',
    days: 10,
    orderLink: 'http://localhost:3000/success?reference=one&key=k1',
  },
  {
    iccid: '8931084205963248121',
    zone: 'World1',
    place: 'Worldwide',
    destinations: [],
    data: '1GB',
    days: 1,
    orderLink: 'http://localhost:3000/success?reference=two&key=k2',
  },
]

describe('the mail for a forgotten ICCID', () => {
  it('carries the specified subject and no attachment', () => {
    expect(write()).toMatchObject({ subject: 'eSIM Details from Wander Pass', attachments: [] })
  })

  it('lists every ICCID with its bundle and its link, in HTML and in plain text', () => {
    const { html, text } = write()
    expect(html).toContain('8931 0842 0596 3248 120')
    expect(html).toContain('http://localhost:3000/success?reference=two&amp;key=k2')
    for (const { iccid, orderLink } of ESIMS) {
      expect(text).toContain(iccid)
      expect(text).toContain(orderLink)
    }
    expect(text).toContain('eSIM 2: Worldwide, 1 GB for 1 day\nICCID: 8931084205963248121')
  })

  it("greets by name, or as 'Global Traveller'", () => {
    expect(write({ recipientName: 'Anna Reis' }).text).toContain('Hello Anna Reis,')
    expect(write().html).toContain('Hello Global Traveller,')
  })

  it('says if there is none, and links to the shop and to support', () => {
    const { html, text } = write({ esims: [] })
    for (const body of [html, text]) {
      expect(body).toContain('No eSIM found for this email address.')
      expect(body).toContain('http://localhost:3000/support')
    }
    expect(text).toContain('Buy eSIM: http://localhost:3000/')
  })

  it('keeps markup in a name as text', () => {
    expect(write({ recipientName: '<img src=x onerror=alert(1)>' }).html).not.toContain('<img')
  })
})

function write(overrides: Partial<IccidReminderMail> = {}) {
  const mail: IccidReminderMail = {
    kind: 'iccid_reminder',
    to: 'traveller@example.com',
    recipientName: null,
    esims: ESIMS,
    shopLink: 'http://localhost:3000',
    ...overrides,
  }
  return writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, deriveTheme(DEFAULT_BRAND.colors))
}

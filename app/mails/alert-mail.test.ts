import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { AlertMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const KINDS = ['low_data', 'data_used_up', 'expires_soon'] as const
const LINKS = {
  topUpLink: 'http://localhost:3000/top-up?esim=sealed',
  esimLink: 'http://localhost:3000/install?reference=one&key=k1',
  unsubscribeLink: 'http://localhost:3000/alerts?key=sealed',
}

describe('a warning by mail', () => {
  it.each([
    ['low_data', 'Spain and Italy · 5 GB: Your data is running low · Wander Pass'],
    ['data_used_up', 'Spain and Italy · 5 GB: Your data is used up · Wander Pass'],
    ['expires_soon', 'Spain and Italy · 5 GB: Your eSIM expires soon · Wander Pass'],
  ] as const)('about %s names its subject in the subject line', (kind, subject) => {
    expect(write({ kind })).toMatchObject({ subject, attachments: [], unsubscribeLink: LINKS.unsubscribeLink })
  })

  it.each(KINDS)('about %s says what is left and until when, with all links, in HTML and text', (kind) => {
    const { html, text } = write({ kind })
    for (const body of [html.replaceAll('&amp;', '&'), text]) {
      for (const link of Object.values(LINKS)) expect(body).toContain(link)
      expect(body).toContain('800 MB of 5 GB')
      expect(body).toContain('14 December 2026, 10:30:00 UTC')
      expect(body).toContain('•••• 8120')
      expect(body).not.toContain('8931084205963248120')
    }
    expect(text).not.toMatch(/<[a-z]|&amp;|undefined|null/)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })

  it.each(KINDS)('about %s promises no top-up where none is sold', (kind) => {
    const { html, text } = write({ kind, topUpLink: null })
    for (const body of [html, text]) {
      expect(body).not.toMatch(/\btop[- ]up/i)
      expect(body).toContain('A new bundle comes with its own eSIM.')
      expect(body.replaceAll('&amp;', '&')).toContain(LINKS.esimLink)
    }
  })

  it('says if the network didn’t report what is left', () => {
    expect(write({ kind: 'expires_soon', balanceMb: null }).text).toContain('Data left: Not available from the network')
  })

  it('greets by name, or without one, and keeps markup in a name as text', () => {
    expect(write({ recipientName: 'Anna Reis' }).text).toContain('Hello Anna Reis,')
    expect(write({}).text).toContain('Hello,')
    expect(write({ recipientName: '<img src=x>' }).html).not.toContain('<img')
  })
})

function write(overrides: Partial<Omit<AlertMail, 'kind'>> & { kind?: AlertMail['kind'] }) {
  const mail: AlertMail = {
    kind: 'low_data',
    to: 'anna@example.com',
    recipientName: null,
    iccid: '8931084205963248120',
    bundle: { zone: 'Europe', destinations: ['ES', 'IT'], data: '5GB', days: 10 },
    balanceMb: 800,
    totalMb: 5120,
    expiresAt: new Date('2026-12-14T10:30:00Z'),
    ...LINKS,
    ...overrides,
  }
  return writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, deriveTheme(DEFAULT_BRAND.colors))
}

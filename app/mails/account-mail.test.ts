import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { AccountMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const theme = deriveTheme(DEFAULT_BRAND.colors)
const to = { to: 'nora@example.com', recipientName: 'Nora <New>' }
const LINK = 'https://shop.example/login?confirm=abc'
const RESET = 'https://shop.example/reset-password'

const MAILS: AccountMail[] = [
  { ...to, kind: 'confirm_email', link: LINK },
  { ...to, kind: 'account_code', code: '012345', purpose: 'set_password' },
  { ...to, kind: 'account_exists', link: LINK, resetLink: RESET },
  { ...to, kind: 'password_reset', link: `${RESET}#type=recovery&access_token=abc` },
  { ...to, kind: 'password_changed', resetLink: RESET },
]

describe('a mail about an account', () => {
  it.each(MAILS)('$kind says the same in HTML and in plain text', (mail) => {
    const written = writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, theme)
    const facts = [
      ...('link' in mail ? [mail.link] : []),
      ...('resetLink' in mail ? [mail.resetLink] : []),
      ...('code' in mail ? [mail.code] : []),
    ]
    expect(facts).not.toEqual([])
    for (const fact of facts) {
      expect(written.text).toContain(fact)
      expect(written.html).toContain(fact.replaceAll('&', '&amp;'))
    }
    expect(written.text).toContain('Hello Nora <New>,')
    expect(written.html).toContain('Hello Nora &lt;New&gt;,')
    expect(written.html).not.toContain('undefined')
    expect(written.subject).toContain(DEFAULT_BRAND.name)
  })

  it('greets a customer without a name like everyone else', () => {
    const mail: AccountMail = { ...to, recipientName: null, kind: 'password_changed', resetLink: RESET }
    expect(writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, theme).text).toContain('Hello,')
  })
})

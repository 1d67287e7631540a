import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from './email.ts'

describe('an e-mail address', () => {
  it('is stored trimmed and lower case', () => {
    expect(normalizeEmail('  Anna.Berg@Example.COM\n')).toBe('anna.berg@example.com')
  })

  it('is read as pasted', () => {
    expect(normalizeEmail('\uFEFFmailto:Anna\u2011Berg＠example.com\u200B')).toBe('anna-berg@example.com')
  })

  it.each([
    'a@b.co',
    'anna+trip@mail.example.org',
    "o'brien@example.ie",
    'josé@exámple.es',
    '用户@例え.jp',
    'a@xn--exmple-qta.es',
    'a@b-c.example',
    'a@123.example',
    'a@b--c.example',
    '_.-a+b=c@x.museum',
    'a.b.c@d.e.example',
    `${'a'.repeat(64)}@b.co`,
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@b@c.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a b@c.co',
    'a@b.co, c@d.co',
    'a;b@c.co',
    '"a"@b.co',
    'a@b.co\r\nBcc: c@d.co',
    'a\u0000@b.co',
    'a\u200b@b.co',
    'Anna <a@b.co>',
    'a@[127.0.0.1]',
    'a..b@x.example',
    '.a@x.example',
    'a.@x.example',
    'a:b@x.example',
    'a@-x.example',
    'a@x-.example',
    'a@x_y.example',
    'a@x!.example',
    'a@x/y.example',
    'a@1.2.3.4',
    'a@x.1',
    'a@x.c',
    `a@${'b'.repeat(64)}.example`,
    `a@${'é'.repeat(60)}.example`,
    `${'é'.repeat(33)}@b.co`,
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('is checked quickly, however long the text', () => {
    expect(isEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
  })
})

import { assert, array, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail, plainEmail } from './email.ts'

describe('an e-mail address', () => {
  it('is stored trimmed and lower case', () => {
    expect(normalizeEmail('  Anna.Berg@Example.COM\n')).toBe('anna.berg@example.com')
  })

  it('is read as pasted', () => {
    expect(normalizeEmail('\uFEFFmailto:Anna\u2011Berg＠example.com\u200B')).toBe('anna-berg@example.com')
  })

  it.each([
    '<Anna@Example.com>',
    'Anna@example.com;',
    'anna@example.com,',
    'anna@example.com.',
    '"anna@example.com"',
    '“anna@example.com”,',
    '(anna@example.com)',
    "'anna@example.com';",
    '`anna@example.com`',
    'Anna Berg <anna@example.com>',
    'Anna Berg <anna@example.com>; ',
    '"Berg, Anna" <anna@example.com>',
    'Berg (Anna) <mailto:anna@example.com>',
    'anna@example.com <anna@example.com>',
    '"anna@example.com" <Anna@example.com>,',
    'anna@example.com<mailto:anna@example.com>',
    'mailto:anna@example.com',
    'mailto:anna@example.com?subject=Hi&body=There',
    '<mailto:anna@example.com?subject=Hi>',
    'E-Mail: anna@example.com',
    'email:anna@example.com',
    'ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    '＜anna@example.com＞；',
    'anna@example。com',
    '\u200Banna@exa\u00ADmple.com\u2060',
    '\u202Aanna@example.com\u202C',
    '\tanna@example.com\r\n',
  ])('is found in what people paste: %j', (text) => {
    expect(normalizeEmail(text)).toBe('anna@example.com')
    expect(isEmail(normalizeEmail(text))).toBe(true)
  })

  it.each([
    'anna@example.com, bert@example.com',
    'anna@example.com; bert@example.com',
    '<anna@example.com> <bert@example.com>',
    'anna@example.com <bert@example.com>',
    '"anna@example.com" bert@example.com',
    'mailto:anna@example.com,bert@example.com',
    'mailto:anna@example.com?cc=bert@example.com <cara@example.com>',
    'anna@example.com\r\nBcc: bert@example.com',
    'Anna Berg anna@example.com',
    'Anna <anna>',
    '<>',
    'mailto:',
    `${'<'.repeat(100_000)}anna@example.com`,
    'a@b.co;'.repeat(20_000),
  ])('is not found where there are two, or none: %j', (text) => {
    expect(isEmail(normalizeEmail(text))).toBe(false)
  })

  it.each(["'anna@example.com", '{anna}@example.com', 'anna.@example.com'])('is not changed in itself: %j', (text) => {
    expect(normalizeEmail(text)).toBe(text)
  })

  it('is never another one than stands in the text, and stays what it is', () => {
    const signs = constantFrom(...'ab@.<>;,:"\'() \u200B＠'.split(''))
    const texts = tuple(array(signs, { maxLength: 12 }), string({ maxLength: 6 })).map(([some, other]) =>
      [...some, other].join(''),
    )
    assert(
      property(texts, (text) => {
        const email = normalizeEmail(text)
        if (!isEmail(email)) return
        expect(
          text
            .normalize('NFKC')
            .replace(/\p{Cf}/gu, '')
            .toLowerCase(),
        ).toContain(email)
        expect(normalizeEmail(email)).toBe(email)
      }),
      { numRuns: 2_000 },
    )
    expect(plainEmail('Anna <Anna.Berg@Example.com>')).toBe('Anna.Berg@Example.com')
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

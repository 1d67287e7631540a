// Every mail in every language: complete, with the facts and links of the English one, and without any of its
// sentences.
import { describe, expect, it } from 'vitest'
import { MAIL_COPY } from '#app/copy/mails/every-language.ts'
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import type { WrittenMail } from '#ports/written-mail.ts'
import { writeMail } from '#app/mails/write-mail.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import type { ComposedMail } from '#ports/mailer.ts'
import { LANGUAGES, type Language } from '#values/language.ts'
import { EVERY_MAIL } from './support/every-mail.ts'

const BRAND = { ...DEFAULT_BRAND, name: 'Kranich Mobil', colors: { ...DEFAULT_BRAND.colors, primary: '#8a1538' } }
const THEME = deriveTheme(BRAND.colors)

const write = (mail: ComposedMail, language: Language) => writeMail({ ...mail, language }, BRAND, THEME)
const FOREIGN = LANGUAGES.filter((language) => language !== 'en')

/** The words of the HTML part as a reader sees them. */
const wordsOf = ({ html }: WrittenMail) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
const linksOf = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
/** Figures without thousands and decimal separators, which differ between languages. */
const plain = (text: string) => {
  const figures = text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/(\d)[.,\u202F\u00A0](?=\d)/g, '$1')
  return [...figures.matchAll(/\d+/g)].map(([digits]) => digits).toSorted()
}

/** A mail's sentences of three or more words. */
const sentencesOf = (mail: ComposedMail) =>
  write(mail, 'en')
    .text.replaceAll(/https?:\/\/\S+/g, '')

    .split(/\n|(?<=[.:?!])\s/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}+(\s+\p{L}+){2}/u.test(line))

/** The pages that links lead to speak the language too. */
const PREFIX = /^(https?:\/\/localhost:\d+)\/(?:de|fr|es|it|nl)(?=[/?#]|$)/

describe.each(FOREIGN)('a mail in %s', (language) => {
  const each = (look: (mail: ComposedMail, written: WrittenMail, english: WrittenMail) => void) => {
    for (const mail of EVERY_MAIL) look(mail, write(mail, language), write(mail, 'en'))
  }

  it('is complete, in both parts and under its brand', () => {
    each((_, written, english) => {
      expect(written.html).toContain(`<html lang="${language}" dir="ltr">`)
      expect(written.html).toContain(THEME.text)
      for (const part of [written.subject, written.text, wordsOf(written)])
        expect(part).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\$\{/)
      expect(written.subject).toContain(BRAND.name)
      expect(written.text.endsWith(BRAND.name)).toBe(true)
      expect(written.subject).not.toBe(english.subject)
    })
  })

  it('has the same links and codes as the English one', () => {
    each((_, written, english) => {
      const inEnglish = (links: string[]) => links.map((link) => link.replace(PREFIX, '$1'))
      expect(inEnglish(linksOf(written.text))).toEqual(linksOf(english.text))
      expect(inEnglish(linksOf(written.html))).toEqual(linksOf(english.html))
      expect(written.attachments).toEqual(english.attachments)
      expect(written.unsubscribeLink?.replace(PREFIX, '$1')).toBe(english.unsubscribeLink)
      const codes = english.text.matchAll(/\b(?:LPA:\S+|\d{6}|\d{19}|wanderpass_order_1|\S+@\S+\.\w+)\b/g)
      for (const [code] of codes) expect(written.text).toContain(code)
    })
  })

  it('has the same figures', () => {
    each((_, written, english) => {
      expect(plain(written.text)).toEqual(plain(english.text))
      expect(plain(wordsOf(written))).toEqual(plain(wordsOf(english)))
    })
  })

  it('has no sentence left in English', () => {
    each((mail, written) => {
      const english = sentencesOf(mail)
      expect(english.length).toBeGreaterThan(3)
      for (const sentence of english) {
        expect(written.text).not.toContain(sentence)
        expect(wordsOf(written)).not.toContain(sentence)
      }
    })
  })
})

describe.each(LANGUAGES)('every mail in %s', (language) => {
  it('ends with the seller, and marks a sample', () => {
    for (const isSample of [false, true]) {
      const brand = { ...BRAND, company: { ...SAMPLE_COMPANY, isSample } }
      for (const mail of EVERY_MAIL) {
        const { html, text } = writeMail({ ...mail, language }, brand, THEME)
        for (const part of [html, text]) {
          for (const fact of ['Sample Company B.V., Sample Street 1, 1000 AA Amsterdam', '00000000', 'NL000000000B00'])
            expect([mail.kind, part]).toEqual([mail.kind, expect.stringContaining(fact)])
          expect([mail.kind, part.includes(MAIL_COPY[language].seller.sample)]).toEqual([mail.kind, isSample])
        }
      }
    }
  })
})

describe.each(LANGUAGES)('the sentences of every mail in %s', (language) => {
  it('begin with a capital, and keep a figure apart from its unit', () => {
    for (const mail of EVERY_MAIL) {
      const { subject, text } = write(mail, language)
      for (const line of [subject, ...text.split('\n')]) {
        expect([mail.kind, line]).toEqual([mail.kind, expect.not.stringMatching(/\d[GM]B\b/)])
        expect([mail.kind, line]).toEqual([mail.kind, expect.not.stringMatching(/^\p{Ll}\p{L}* .*[.!?:]$/u)])
      }
    }
  })

  it('offer no refund if nothing was paid', () => {
    const delays = EVERY_MAIL.filter((mail) => mail.kind === 'order_delayed')
    const [paid, free] = [false, true].map((isFree) => delays.find((mail) => mail.isFree === isFree && !mail.isTopUp))
    if (!paid || !free) throw new Error('Both are among all mails.')
    expect(helpIn(free, language)?.length).toBeGreaterThan(40)
    expect(helpIn(paid, language)).not.toBe(helpIn(free, language))
  })
})

const helpIn = (delay: ComposedMail, language: Language) => write(delay, language).text.trim().split('\n').at(-3)

describe('the words of the mails', () => {
  it.each(FOREIGN)('are translated into %s, except for names', (language) => {
    const same = textsOf(MAIL_COPY[language]).filter((text) => textsOf(MAIL_COPY.en).includes(text))
    expect(new Set(same)).toEqual(new Set(same.filter((text) => text.split(' ').length === 1)))
  })

  it('have non-breaking spaces before French punctuation', () => {
    for (const mail of EVERY_MAIL) {
      const { subject, text } = write(mail, 'fr')
      for (const part of [subject, text.replaceAll(/https?:\/\/\S+|LPA:\S+|\d\d:\d\d:\d\d/g, '')]) {
        expect(part).not.toMatch(/[^\u202F\s][:;?!»]|«[^\u202F]| [:;?!»%]/)
        expect(part).not.toContain("'")
      }
    }
  })

  it('have German quotation marks, and Spanish opening question marks', () => {
    for (const mail of EVERY_MAIL) {
      expect(write(mail, 'de').text).not.toMatch(/[“”"](?=\w)|"/)
      const spanish = write(mail, 'es').text.replaceAll(/https?:\/\/\S+/g, '')
      expect(spanish.split('?').length).toBe(spanish.split('¿').length)
    }
  })
})

describe('figures', () => {
  it.each([
    ['en', '€1,234.50', '14 December 2026, 10:30:05 UTC', '25.5%', '1.5 GB', 'Germany'],
    ['de', '1.234,50\u00A0€', '14. Dezember 2026, 10:30:05 UTC', '25,5\u00A0%', '1,5\u00A0GB', 'Deutschland'],
    ['fr', '1\u202F234,50\u00A0€', '14 décembre 2026, 10:30:05 UTC', '25,5\u00A0%', '1,5\u00A0Go', 'Allemagne'],
    ['es', '1234,50\u00A0€', '14 de diciembre de 2026, 10:30:05 UTC', '25,5\u00A0%', '1,5\u00A0GB', 'Alemania'],
    ['nl', '€\u00A01.234,50', '14 december 2026, 10:30:05 UTC', '25,5%', '1,5\u00A0GB', 'Duitsland'],
  ] as const)('are spoken in %s', (language, euro, instant, percent, data, country) => {
    const say = SPOKEN[language]
    expect([
      say.euro(123_450),
      say.instant(new Date('2026-12-14T10:30:05Z')),
      say.percent(2550),
      say.data('1.5GB'),
      say.country('DE'),
    ]).toEqual([euro, instant, percent, data, country])
    expect(say.country('??')).toBe('??')
    expect(say.data('unlimited')).toBe('unlimited')
  })

  it.each([
    ['de', '1 Tag', '10 Tage'],
    ['fr', '1 jour', '10 jours'],
    ['es', '1 día', '10 días'],
    ['nl', '1 dag', '10 dagen'],
  ] as const)('of days have their plural in %s', (language, one, many) => {
    const { size, intro } = MAIL_COPY[language].esimReady
    expect(size('5GB', 1)).toMatch(new RegExp(`${one}$`))
    expect(size('5GB', 10)).toMatch(new RegExp(`${many}$`))
    expect(intro('Europe', '5GB', 1)).toContain(one)
    expect(intro('Europe', '5GB', 10)).toContain(many)
  })
})

function textsOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(textsOf) : []
}

it.each(LANGUAGES)(
  'the reminder of a part that is no longer sold doesn’t say that it is prepared, in %s',
  (language) => {
    const gone = EVERY_MAIL.find((mail) => mail.kind === 'next_part' && mail.offer === null)
    if (!gone) throw new Error('There is no such reminder.')
    const { preview, change } = MAIL_COPY[language].nextPart
    expect(wordsOf(write(gone, language))).not.toContain(preview)
    expect(write(gone, language).text).toContain(change.gone)
  },
)

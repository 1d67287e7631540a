// Whatever somebody typed stands in a mail as text, and never becomes part of its markup.
import sanitize from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { writeMail } from '#app/mails/write-mail.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import type { ComposedMail } from '#ports/mailer.ts'
import { EVERY_MAIL } from './support/every-mail.ts'
import { STAFF_MAILS } from './support/staff-mails.ts'

/** It breaks out of text, of attributes in either quotes, and of a comment. */
const PAYLOAD = `-->'"><planted data-planted="1">`
const BRAND = { ...DEFAULT_BRAND, company: SAMPLE_COMPANY }
const THEME = deriveTheme(BRAND.colors)

const MAILS: ComposedMail[] = [...EVERY_MAIL, ...STAFF_MAILS]

/** The last name on a path: 'writer.name' is a 'name'. */
type Spoiled<Whole> = { field: string; whole: Whole }

// The words of mails to all customers are HTML that is cleaned where staff types it.
const CLEANED_BEFORE = new Set(['kind', 'language', 'html'])

/** The value once for each of its texts, with the payload in that text. */
function spoilEach<Whole>(whole: Whole, field?: string): Spoiled<Whole>[]
function spoilEach(whole: unknown, field = ''): Spoiled<unknown>[] {
  if (typeof whole === 'string') return CLEANED_BEFORE.has(field) ? [] : [{ field, whole: whole + PAYLOAD }]
  if (Array.isArray(whole))
    return whole.flatMap((each: unknown, at) =>
      spoilEach(each, field).map((spoiled) => ({ ...spoiled, whole: whole.with(at, spoiled.whole) })),
    )
  if (whole === null || typeof whole !== 'object' || Object.getPrototypeOf(whole) !== Object.prototype) return []
  return Object.entries(whole).flatMap(([name, value]: [string, unknown]) =>
    spoilEach(value, name).map((spoiled) => ({ ...spoiled, whole: { ...whole, [name]: spoiled.whole } })),
  )
}

/** What a parser reads: the elements that the payload made, and whether it stands there as text. */
function readBack(html: string) {
  const planted: string[] = []
  let text = ''
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      if (name === 'planted' || 'data-planted' in attributes) planted.push(name)
    },
    textFilter: (part) => {
      text += part
      return part
    },
  })
  return { planted, isShown: text.includes('&lt;planted') }
}

/** A text that picks a sentence, such as the reason of a refusal, may have no other value. */
function written(write: () => { html: string }): string | null {
  try {
    return write().html
  } catch {
    return null
  }
}

describe('a text in a mail', () => {
  it('stays text, whoever typed it, in every mail and every field', () => {
    const shown = new Set<string>()
    for (const mail of MAILS)
      for (const { field, whole } of spoilEach(mail)) {
        const html = written(() => writeMail({ ...whole, language: 'en' }, BRAND, THEME))
        const { planted, isShown } = readBack(html ?? '')
        expect([mail.kind, field, planted]).toEqual([mail.kind, field, []])
        if (isShown) shown.add(field)
      }
    // What buyers, visitors, partners, staff, and networks write.
    expect([...shown]).toEqual(
      expect.arrayContaining(['recipientName', 'name', 'subject', 'text', 'zone', 'orderReference', 'email']),
    )
  })

  it('stays text in every fact about the brand and its company', () => {
    const shown = new Set<string>()
    for (const { field, whole } of spoilEach(BRAND))
      for (const mail of MAILS) {
        const { planted, isShown } = readBack(written(() => writeMail({ ...mail, language: 'en' }, whole, THEME)) ?? '')
        expect([mail.kind, field, planted]).toEqual([mail.kind, field, []])
        if (isShown) shown.add(field)
      }
    expect([...shown]).toEqual(expect.arrayContaining(['name', 'address']))
  })
})

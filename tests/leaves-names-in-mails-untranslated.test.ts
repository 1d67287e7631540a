// No mail, in any language, lets a mail program translate a code, a reference, an address, or the brand's name.
import { expect, it } from 'vitest'
import { writeMail } from '#app/mails/write-mail.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { LANGUAGES } from '#values/language.ts'
import { EVERY_MAIL } from './support/every-mail.ts'
import { STAFF_MAILS } from './support/staff-mails.ts'
import { named, translatedValues } from './support/verbatim-values.ts'

const BRAND = { ...DEFAULT_BRAND, name: 'Kranich Mobil', company: SAMPLE_COMPANY }
const THEME = deriveTheme(BRAND.colors)
const KINDS = named([BRAND.name])

it.each(LANGUAGES)('a mail program that translates from %s changes no such value', (language) => {
  const found = [...EVERY_MAIL, ...STAFF_MAILS].flatMap((mail) => {
    const { html } = writeMail({ ...mail, language }, BRAND, THEME)
    // Gmail's translator looks at the class alone.
    const byClass = html
      .replaceAll('translate="no"', '')
      .replaceAll(/class="[^"]*\bnotranslate\b[^"]*"/g, 'translate="no"')
    return [html, byClass].flatMap((each) => translatedValues(each, KINDS)).map((value) => `${mail.kind}: ${value}`)
  })
  expect([...new Set(found)]).toEqual([])
})

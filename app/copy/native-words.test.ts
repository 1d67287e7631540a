// What travelers read in another language is written as its natives write it: their quotation marks and spaces, one form
// of address, and one word for one thing, as docs/glossary.md has it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { literalsOf } from '#tests/support/copy-literals.ts'

type Rule = readonly [string, RegExp]

const EVERYWHERE: readonly Rule[] = [
  ['no typewriter quotes', /"|\p{L}'\p{L}/u],
  ['one character for an ellipsis', /\.\.\./],
  ['a dash between words', / - /],
  ['no double spaces', /\S {2,}\S/],
  // Versions keep their point.
  ['a comma before decimals', /(?<!iOS |WCAG\) |WCAG )\b\d+\.\d+\b(?!\.)/],
]

const HOUSE: Record<ForeignLanguage, readonly Rule[]> = {
  de: [
    ['Sie', /\b(du|dein\w*|dir|dich|ihr seid|euch|euer|eure\w*)\b/i],
    ['„Anführungszeichen“', /[«»”]|“\p{L}/u],
    ['a space before an ellipsis, as for words that are missing', /\p{L}…$/u],
    ['a no-break space before a percent sign', /\d ?%/],
    ['E-Mail', /\b[Ee]mails?\b|\be-mail|(?<!E-)\bMails?\b/],
    ['Telefon', /\bHandys?\b|\bMobiltelefon/],
    ['Datenvolumen', /\bDatenmenge|viele Daten\b/],
    ['Erstattung, Gutschein, Warenkorb, Widerruf', /Rückerstatt|\bCoupon|\bVoucher|Einkaufswagen|\bRücktritt/],
    ['19 oder 20 Ziffern', /\d bis \d+ Ziffern/],
    ['Rechnungskorrektur; a Gutschrift is what a payer issues', /\bGutschrift\b/],
    ['Hilfe', /Support erhalten/],
    ['Flugmodus, Bestätigungscode, QR-Code', /Flugzeugmodus|\bQR Code|\bRoaming-Daten/],
  ],
  fr: [
    ['vous', /(?<![\p{L}-])(tu|ton|tes|toi)(?![\p{L}])/iu],
    ['a no-break space before ; : ! ? »', /[^\s\u00A0\u202F][;!?»]|[\p{L}\d)] ?:(?= |$)| [;!?»:]/u],
    ['a no-break space after «', /«[^\u00A0\u202F]/],
    ['no other quotation marks', /[„“”]/],
    ['a no-break space before a percent sign', /\d ?%/],
    ['e-mail', /\b(emails?|mails?|courriels?)\b(?<!e-mails?)/i],
    ['code QR, eSIM without an s', /\bQR code|\beSIMs\b/],
    ['mode Avion', /mode avion/],
    ['TVA', /\btaxes comprises\b/],
    ['pass', /embarquement/],
    ['forfait, code promo, panier, assistance', /\b(bundles?|coupons?|bons? de réduction|caddie|support)\b/i],
    ['clé d’accès, partage de connexion', /\b(passkeys?|hotspots?)\b/i],
    ['nobody is taken for a man who withdraws', /rétracté de/],
  ],
  es: [
    ['tú', /\b(usted|ustedes|vosotros|vosotras|vuestr[oa]s?)\b/i],
    ['a question begins with ¿', /^[^¿]*\?/],
    ['an exclamation begins with ¡', /^[^¡]*!/],
    ['«comillas»', /[„“”]/],
    ['a no-break space before a percent sign', /\d ?%/],
    ['correo', /\b(e-?mails?|mails?)\b/i],
    ['teléfono', /\b(el|del|al|tu|un|ningún|mi) móvil\b/i],
    ['código QR, eSIM without an s', /\bQR code|\beSIMs\b/],
    ['paquete, cupón, carrito', /\b(bundles?|bonos?|vouchers?|cesta)\b/i],
    ['llave de acceso, compartir internet', /\b(passkeys?|hotspots?)\b/i],
    ['IVA beside a price', /impuestos incl\.|(con|sin) impuestos/],
    ['pase', /embarque/],
    ['19 o 20 cifras', /\d-\d+ cifras/],
  ],
  it: [
    ['tu', /(?<!\p{L})(Lei|La preghiamo|vostr[oaie]|Suo|Sua|Suoi|Sue)(?!\p{L})/u],
    ['«virgolette»', /[„“”]/],
    ['email', /\be-mail\b|\bmails?\b/i],
    ['la eSIM', /(l|un|dell|all|sull|quest)’eSIM\b|\beSIMs\b/i],
    ['telefono', /\b(il|del|al|tuo|sul|un) cellulare\b/i],
    ['codice QR', /\bQR code/],
    ['pacchetto, codice sconto, assistenza', /\b(bundles?|vouchers?|coupons?|supporto)\b/i],
    ['IVA beside a price', /imposte (incluse|escluse)/],
    ['pass', /imbarco/],
    ['19 o 20 cifre', /\d-\d+ cifre/],
  ],
  nl: [
    ['je', /(?<!\p{L})(u|uw)(?!\p{L})/iu],
    ['‘aanhalingstekens’', /[„“”«»]/],
    ['e-mail', /\bemails?\b/i],
    ['eSIM’s', /\beSIMs\b/],
    ['QR-code', /\bQR code/],
    ['vliegtuigmodus', /vliegtuigstand/],
    ['pas', /instapkaart/],
    ['btw', /met belasting/],
    ['betalingsbewijs', /\b(bon|bonnetje|kassabon)\b/i],
    ['klantenservice, winkelwagen, kortingscode', /\b(support|klantendienst|winkelmand\w*|vouchers?|coupons?)\b/i],
    ['hoogstens', /\bhooguit\b/i],
    ['a thing is a hij or a het', /\b(opent|vervangt|openen) haar\b|(^|\. )Ze hoort/],
    ['19 of 20 cijfers', /\d[-–]\d+ cijfers/],
  ],
}

/** The English of data that came with the shop. */
const IN_ENGLISH = /\/site\/known-texts\.ts$/
/** What is said to who writes in another language. */
const IN_ANOTHER = /^ +(de|fr|es|it|nl|pt):(?: |\n +)'.*',$/gm

const unescaped = (text: string) =>
  text
    .replaceAll(/\\u([\da-fA-F]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(String.raw`\n`, '\n')

function textsIn(language: ForeignLanguage) {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(`${language}/`) || name.startsWith(`mails/${language}/`))
    .filter((name) => name.endsWith('.ts') && !IN_ENGLISH.test(name))
  expect(files.length).toBeGreaterThan(60)
  return files.flatMap((file) =>
    literalsOf(readFileSync(join(folder, file), 'utf8').replaceAll(IN_ANOTHER, '')).map((text) => ({
      file,
      text: unescaped(text),
    })),
  )
}

describe.each(FOREIGN_LANGUAGES)('the words in %s', (language) => {
  const all = textsIn(language)

  it.each([...EVERYWHERE, ...HOUSE[language]])('keep to: %s', (_name, pattern) => {
    expect(all.length).toBeGreaterThan(1_500)
    expect(all.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})

it('in Italian the article before a date depends on its figure, so nobody writes it by hand', () => {
  const mails = textsIn('it').filter(({ file }) => file.startsWith('mails/'))
  const byHand = mails.filter(({ file, text }) => /\b(il|del|al|dal) □/.test(text) && !file.endsWith('on-day.ts'))
  expect(byHand).toEqual([])
})

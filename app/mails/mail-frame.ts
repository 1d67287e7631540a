// The paper that every email is written on: one column of at most 600 px, live text, the brand's colors, light and dark.
import { html, raw } from 'hono/html'
import { verbatimParts } from '#app/format/verbatim.ts'
import { sellerHtml } from './seller-part.ts'
import type { MailCopy } from '#app/copy/mails/mail-copy.ts'
import type { LanguageFormats } from '#app/copy/mails/spoken.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import type { ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import type { Language } from '#values/language.ts'

/** How an email looks, and in which words and figures it speaks. */
export type MailLook = { brand: Brand; theme: ThemeTokens; language: Language; copy: MailCopy; say: LanguageFormats }
export type Markup = ReturnType<typeof html>

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const CODE_FONT = "Menlo,Consolas,'Courier New',monospace"

// Colors for email programs that show emails dark and say so; the others invert, which the light colors survive.
const DARK = `
@media (prefers-color-scheme: dark) {
  .m-page { background: #0e0d1c !important; }
  .m-card { background: #181729 !important; border-color: #3a3950 !important; }
  .m-body { color: #edeef5 !important; }
  .m-muted { color: #abacc1 !important; }
  .m-line { border-color: #3a3950 !important; }
  .m-link { color: #b7a9ff !important; }
}`

/** The whole document around the rows of an email; `preview` is what a list of emails shows beside the subject. */
export function mailFrame(look: MailLook, words: { title: string; preview: string }, rows: Markup): Markup {
  const { brand, theme, language } = look
  return html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${words.title}</title>
        <style>
          ${raw(DARK)}
        </style>
      </head>
      <body
        class="m-page m-body"
        style="margin:0;background:${theme.page};color:${theme.body};font-family:${FONT};font-size:16px;line-height:1.55"
      >
        <div style="display:none;max-height:0;overflow:hidden">${sentence(words.preview, [brand.name])}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="m-page"
          style="background:${theme.page}"
        >
          <tr>
            <td align="center" style="padding:20px 10px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                class="m-card"
                style="width:100%;max-width:600px;border-collapse:separate;background:${theme.surface};border:1px solid ${theme.line};border-radius:20px"
              >
                <tr>
                  <td
                    translate="no"
                    class="m-link notranslate"
                    style="padding:24px 24px 0;font-weight:800;font-size:19px;color:${theme.text}"
                  >
                    ${brand.name}
                  </td>
                </tr>
                ${rows} ${sellerHtml(look)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

export const mailRow = (content: Markup, top = 20, bottom = 0): Markup =>
  html`<tr>
    <td style="padding:${top}px 24px ${bottom}px">${content}</td>
  </tr>`

/** Codes, numbers, addresses and names are copied as they are; Gmail's translator looks at the class. */
const UNTRANSLATED = raw('translate="no" class="notranslate"')

/** A sentence in which such values may stand; names can't be recognized, so they are passed in. */
export const sentence = (text: string, names: readonly string[] = []): Markup =>
  html`${verbatimParts(text, names).map((part) => (part.isVerbatim ? verbatim(part.text) : part.text))}`

const verbatim = (text: string): Markup => html`<span ${UNTRANSLATED}>${text}</span>`

/** A name above its value, so that long codes have the whole width of a phone. */
export const mailFact = ({ theme, brand }: MailLook, name: string, value: string, isCode = false): Markup =>
  html`<p class="m-line" style="margin:0;padding:10px 0;border-top:1px solid ${theme.line}">
    <span class="m-muted" style="display:block;font-size:14px;color:${theme.muted}">${name}</span>
    <span
      ${isCode ? UNTRANSLATED : ''}
      style="${isCode ? `font-family:${raw(CODE_FONT)};font-size:15px;` : ''}word-break:break-word"
      >${isCode ? value : sentence(value, [brand.name])}</span
    >
  </p>`

export const mailLink = ({ theme, brand }: MailLook, address: string, words: string): Markup =>
  html`<a href="${address}" class="m-link" style="color:${theme.text};font-weight:600"
    >${sentence(words, [brand.name])}</a
  >`

export const mailButton = ({ theme, brand }: MailLook, address: string, words: string): Markup =>
  html`<a
    href="${address}"
    style="display:inline-block;padding:14px 22px;border-radius:10px;background:${theme.solid};color:${theme.onSolid};font-weight:700;text-decoration:none"
    >${sentence(words, [brand.name])}</a
  >`

/** The email as text; the template only answers with a promise when something inside it is one, and nothing is. */
export function finishedMail(markup: Markup): string {
  if (markup instanceof Promise) throw new TypeError('A mail was not finished when it was sent.')
  return markup.toString()
}

// An email in parts, in reading order: each says itself in HTML and again, in full, in plain text.
import { html } from 'hono/html'
import {
  CODE_FONT,
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailLink,
  mailRow,
  sentence,
  type MailLook,
  type Markup,
} from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export type Part = {
  html: Markup
  text: string[]
  /** Space above it in pixels, where it is not the usual one. */
  top?: number
}
export type Link = { words: string; address: string }
/** `typed` is how a value is copied where HTML groups its digits. */
export type Fact = { name: string; value: string; isCode?: boolean; typed?: string }

type Head = Omit<WrittenMail, 'html' | 'text' | 'attachments'> & {
  /** What a list of emails shows beside the subject. */
  preview: string
  attachments?: WrittenMail['attachments']
}

/** What an email program needs to put the email into its conversation, and a reply into ours. */
export const inThread = ({ references, replyTo }: { references?: string[]; replyTo: string | null }) => ({
  references,
  ...(replyTo !== null && { replyTo }),
})

export function writeLetter(look: MailLook, { preview, ...head }: Head, parts: (Part | null)[]): WrittenMail {
  const said = parts.filter((part) => part !== null)
  const rows = said.map((part, at) => mailRow(part.html, part.top ?? 24, at === said.length - 1 ? 28 : 0))
  return {
    attachments: [],
    ...head,
    html: finishedMail(mailFrame(look, { title: head.subject, preview }, html`${rows}`)),
    text: [...said.flatMap(({ text }) => (text.length > 0 ? [...text, ''] : [])), look.brand.name].join('\n'),
  }
}

/** The heading, the greeting, and the first sentences. */
export const opening = (heading: string, greeting: string, ...lines: string[]): Part => ({
  html: html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${sentence(heading)}</h1>
    <p style="margin:0 0 8px">${sentence(greeting)}</p>
    ${lines.map((line) => html`<p style="margin:0 0 8px">${sentence(line)}</p>`)}`,
  text: [heading, '', greeting, ...lines],
  top: 12,
})

/** The same under the name of what the email is about, such as a trip. */
export function openingAbout(about: string, ...words: Parameters<typeof opening>): Part {
  const { html: below, text, top } = opening(...words)
  return {
    html: html`<p style="margin:0 0 4px;font-size:18px;font-weight:700">${about}</p>
      ${below}`,
    text: [about, ...text],
    top,
  }
}

/** For staff: to the point, with the way to the desk at once. */
export const notice = (look: MailLook, heading: string, line: string, link: Link): Part => ({
  html: html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${heading}</h1>
    <p style="margin:0 0 16px">${sentence(line, [look.brand.name])}</p>
    ${mailButton(look, link.address, link.words)}`,
  text: [heading, line, look.say.labelled(link.words, link.address)],
  top: 12,
})

export const paragraphs = (...lines: string[]): Part => ({
  html: html`${lines.map((line) => html`<p style="margin:0 0 8px">${sentence(line)}</p>`)}`,
  text: lines,
  top: 16,
})

/** What a person wrote, line by line as it was written. */
export const writing = (text: string, above?: string): Part => ({
  html: html`${above && html`<p style="margin:0 0 4px">${sentence(above)}</p>`}
    <p style="margin:0;white-space:pre-wrap;word-break:break-word">${sentence(text)}</p>`,
  text: [...(above ? [above] : []), text],
  top: 16,
})

/** An earlier email that this one answers. */
export const quote = (look: MailLook, text: string, above: string): Part => ({
  html: html`<p class="m-muted" style="margin:0 0 4px;font-size:14px;color:${look.theme.muted}">${sentence(above)}</p>
    ${quoted(text, look)}`,
  text: [above, ...text.split('\n').map((line) => `> ${line}`)],
  top: 16,
})

// White space matters here, so the tags contain only the text.
function quoted(text: string, { theme }: MailLook): Markup {
  const style = `margin:0;padding-left:12px;border-left:3px solid ${theme.line};font-size:14px;color:${theme.muted};white-space:pre-wrap;word-break:break-word`
  return html`<p class="m-muted m-line" style="${style}">${sentence(text)}</p>`
}

export const facts = (look: MailLook, list: Fact[], heading?: string): Part => ({
  html: html`${heading && html`<h2 style="margin:0 0 8px;font-size:18px">${heading}</h2>`}
  ${list.map(({ name, value, isCode }) => mailFact(look, name, value, isCode))}`,
  text: [
    ...(heading ? [heading] : []),
    ...list.map(({ name, value, typed }) => look.say.labelled(name, typed ?? value)),
  ],
})

/** The one thing to do, and at most one other beside it. */
export const button = (look: MailLook, link: Link, second?: Link): Part => ({
  html: html`${mailButton(look, link.address, link.words)}
  ${second && html`&nbsp; ${mailLink(look, second.address, second.words)}`}`,
  text: linkLines(look, second ? [link, second] : [link]),
})

export const links = (look: MailLook, list: Link[]): Part => ({
  html: html`<p style="margin:0">
    ${list.map(({ words, address }, at) => html`${at > 0 ? html` &nbsp;·&nbsp; ` : ''}${mailLink(look, address, words)}`)}
  </p>`,
  text: linkLines(look, list),
  top: 16,
})

export const codeBox = ({ theme, say }: MailLook, name: string, value: string): Part => ({
  html: html`<p
    translate="no"
    class="m-line notranslate"
    style="margin:0;padding:16px;border:1px solid ${theme.line};border-radius:14px;text-align:center;font-family:${CODE_FONT};font-size:32px;letter-spacing:6px;font-weight:700"
  >
    ${value}
  </p>`,
  text: [say.labelled(name, value)],
})

export const smallPrint = ({ theme }: MailLook, ...lines: string[]): Part => ({
  html: html`${lines.map(
    (line) => html`<p class="m-muted" style="margin:0 0 8px;font-size:14px;color:${theme.muted}">${sentence(line)}</p>`,
  )}`,
  text: lines,
  top: 16,
})

const linkLines = ({ say }: MailLook, list: Link[]) => list.map(({ words, address }) => say.labelled(words, address))

// What a reply says, without the mails below it that its writer's mail program repeats. When in doubt it keeps too much: nobody's
// words are lost.
import sanitizeHtml from 'sanitize-html'
import { asText } from './ticket.ts'

/** Beyond this a mail is a file that somebody pasted. */
const MOST_MAIL_CHARACTERS = 20_000
const CUT = '\n[…]'
/** Nobody reads further to find out where the quoted part begins. */
const MOST_READ = 300_000

type Words = { text: string | null; html: string | null }

/** All that the mail says, as text. */
export const wholeText = (words: Words): string => within(textOf(words, false))

/** The same without what it repeats; the whole where nothing would be left. */
export function replyText(words: Words): string {
  return within(withoutQuotes(textOf(words, true)) || textOf(words, false))
}

const textOf = ({ text, html }: Words, isReply: boolean): string =>
  asText(text?.trim() ? text.slice(0, MOST_READ) : textOfHtml((html ?? '').slice(0, MOST_READ), isReply))

const within = (text: string): string =>
  text.length > MOST_MAIL_CHARACTERS ? `${text.slice(0, MOST_MAIL_CHARACTERS).toWellFormed()}${CUT}` : text

/** Cuts what is repeated at the end: a block of quoted lines with the sentence above it, or a copy that begins with its headers. */
function withoutQuotes(text: string): string {
  const lines = text.split('\n')
  const copyAt = lines.findIndex((line, at) => isRule(line) || isHeaderBlock(lines, at))
  const kept = lines.slice(0, copyAt === -1 ? lines.length : copyAt)
  const length = kept.length
  while (kept.length > 0 && isQuotedOrEmpty(kept.at(-1) ?? '')) kept.pop()
  if (kept.length < length) dropIntroduction(kept, lines[kept.length] ?? '')
  return kept.join('\n').trim()
}

const isQuoted = (line: string) => line.trimStart().startsWith('>')
const isQuotedOrEmpty = (line: string) => isQuoted(line) || line.trim() === ''

/** '-----Original Message-----' in any language, and the line that Outlook draws. */
const isRule = (line: string) => /^\s*(-{4,}[^-]{3,60}-{4,}|_{20,})\s*$/.test(line)

const HEADER = /^\s*\*?[\p{L} .-]{2,20}\*?\s?:\s?\S/u
/** Four lines like 'From: …', 'Sent: …' below each other, of which the first or second names an address. */
function isHeaderBlock(lines: string[], at: number): boolean {
  const block = lines.slice(at, at + 4)
  return (
    block.length === 4 &&
    at > 0 &&
    (lines[at - 1] ?? '').trim() === '' &&
    block.every((line) => line.length < 500 && HEADER.test(line)) &&
    block.some((line) => line.includes('@'))
  )
}

const MOST_INTRODUCTION_LINES = 3
const WROTE =
  /\b(wrote|schrieb|schreef|geschreven|escribió|écrit|scritto|escreveu|skrev|kirjoitti|napisał|napisał\(a\)|napsal|írta|a scris)\b/iu

/** 'On 3 May at 10:12, Wander Pass <…> wrote:' in any language: it ends with a colon and names a moment and whoever wrote. */
const isIntroduction = (words: string): boolean =>
  words.length < 400 &&
  /[:：]$/.test(words.trimEnd()) &&
  /\d/.test(words) &&
  (words.includes('@') || WROTE.test(words)) &&
  words.includes('<') === words.includes('>')

// Mail programs break it into up to three lines; what stands above it without a blank line in between is not part of it.
function dropIntroduction(kept: string[], below: string): void {
  if (!isQuotedOrEmpty(below)) return
  for (let lines = 1; lines <= Math.min(MOST_INTRODUCTION_LINES, kept.length); lines++) {
    const isAlone = lines === 1 || lines === kept.length || (kept.at(-lines - 1) ?? '').trim() === ''
    if (isAlone && isIntroduction(kept.slice(-lines).join(' '))) return void kept.splice(-lines)
  }
}

const BREAKING = 'p div br li tr h1 h2 h3 h4 h5 h6'.split(' ')
const SILENT = 'script style title head template noscript svg math textarea option'.split(' ')
/** Deeper than any mail; what is nested deeper is dropped. */
const DEEPEST = 100

/** The words of a mail that comes without a plain text; without what it quotes, if that is wished. */
function textOfHtml(html: string, isReply: boolean): string {
  const marked = sanitizeHtml(html, {
    allowedTags: isReply ? BREAKING : [...BREAKING, 'blockquote'],
    allowedAttributes: {},
    nonTextTags: isReply ? [...SILENT, 'blockquote'] : SILENT,
    nestingLimit: DEEPEST,
  })
  return decoded(marked.replace(/\n/g, ' ').replace(/<[^>]*>/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }
// The library has written every other entity as its character.
const decoded = (text: string): string => text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity] ?? '')

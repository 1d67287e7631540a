// The text of a reply, without the emails quoted below it. When in doubt, it keeps too much, so that nothing written is
// lost.
import { cutText } from '#values/text/cut-text.ts'
import { asText } from '#shop/support/inbox/ticket.ts'

/** Beyond this, somebody pasted a file. */
const MOST_MAIL_CHARACTERS = 20_000
const CUT = '\n[…]'

/** The plain text, or else the words of the HTML: all of them, and those outside its quotes. */
type Words = { text: string | null; html: { whole: string; unquoted: string } | null }

/** Everything the email says, as text. */
export const wholeText = (words: Words): string => within(textOf(words, false))

/** The same without quotes; everything if nothing would be left. */
export function replyText(words: Words): string {
  return within(withoutQuotes(textOf(words, true)) || textOf(words, false))
}

const textOf = ({ text, html }: Words, isReply: boolean): string =>
  asText(text?.trim() ? text : ((isReply ? html?.unquoted : html?.whole) ?? ''))

const within = (text: string): string =>
  text.length > MOST_MAIL_CHARACTERS ? `${cutText(text, MOST_MAIL_CHARACTERS)}${CUT}` : text

/**
 * Cuts quotes at the end: a block of quoted lines with the sentence above it, or a copy that starts with its headers.
 */
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
/** Four consecutive lines like 'From: …', 'Sent: …', of which the first or second contains an address. */
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

/** 'On 3 May at 10:12, Wander Pass <…> wrote:' in any language: it ends with a colon and names a time and a writer. */
const isIntroduction = (words: string): boolean =>
  words.length < 400 &&
  /[:：]$/.test(words.trimEnd()) &&
  /\d/.test(words) &&
  (words.includes('@') || WROTE.test(words)) &&
  words.includes('<') === words.includes('>')

// Email programs break it into up to three lines; a blank line above marks its beginning.
function dropIntroduction(kept: string[], below: string): void {
  if (!isQuotedOrEmpty(below)) return
  for (let lines = 1; lines <= Math.min(MOST_INTRODUCTION_LINES, kept.length); lines++) {
    const isAlone = lines === 1 || lines === kept.length || (kept.at(-lines - 1) ?? '').trim() === ''
    if (isAlone && isIntroduction(kept.slice(-lines).join(' '))) return void kept.splice(-lines)
  }
}

// Parses MIME: any nesting, encoding, and charset. It runs in a thread of its own (`mail-thread.ts`), since a hostile email
// can take seconds and gigabytes.
import PostalMime, { addressParser, type Address, type Attachment, type Email } from 'postal-mime'
import { cutText } from '#values/text/cut-text.ts'
import { judgeFiles } from '#values/files/judge-files.ts'
import { MOST_MAIL_TEXT, type IncomingMail } from '#ports/mail-reader.ts'
import { htmlWords } from './html-words.ts'

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 }
/** Beyond this, nobody looks for the referenced emails anymore. */
const MOST_ANSWERED = 50
/** Long enough for every email program, and unable to inject another header. */
const MESSAGE_ID = /<([\x21-\x3b\x3d\x3f-\x7e]{1,200}@[\x21-\x3b\x3d\x3f-\x7e]{1,200})>/g

/** Null if it isn't an email from a single writer. */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail | null> {
  const email = await PostalMime.parse(raw, LIMITS).catch(() => null)
  const [writer] = email?.from ? mailboxesOf([email.from]) : []
  if (!email || !writer || !hasOneWriter(email)) return null
  return {
    messageId: idsIn(email.messageId)[0] ?? null,
    from: { name: shownName(writer.name), address: writer.address },
    recipients: recipientsOf(email),
    subject: email.subject ?? '',
    text: email.text === undefined ? null : cutText(email.text, MOST_MAIL_TEXT),
    html: email.html === undefined || email.text?.trim() ? null : htmlWords(email.html),
    answers: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()])].slice(0, MOST_ANSWERED),
    isAutomatic: isAutomatic(email),
    attachments: email.attachments.length,
    files: judgeFiles(
      email.attachments.map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) })),
    ),
  }
}

/** Signs that turn the direction of a text, so that a name reads as another. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Not a name that reads as an address, in whatever width: it would make staff answer somebody else. */
const shownName = (name: string): string => (name.normalize('NFKC').includes('@') ? '' : name.replace(TURNS, ''))

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const idsIn = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(MESSAGE_ID)].map(([, id = '']) => id)

/** Who wrote stands on a line or two, each of at most 998 characters (RFC 5322). Looking for addresses in more takes long. */
const LONGEST_WRITER = 2_000

/** Quoted names, comments, and encoded words: an address in there is only a name. */
const NAMES = /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)|=\?[^?\s]+\?[^?\s]+\?[^?\s]*\?=/g
const ADDRESSES = /[^\s<>,;:()"]+@[^\s<>,;:()"]+/g

// The library returns the first address that it finds, so that of `<one@…> <other@…>` nobody could say who wrote.
function hasOneWriter({ headers }: Email): boolean {
  const lines = headers.filter(({ key }) => key === 'from').map(({ value }) => value)
  if (lines.some((line) => line.length > LONGEST_WRITER)) return false
  const written = lines.flatMap((line) => line.replace(NAMES, ' ').match(ADDRESSES) ?? [])
  const named = lines.flatMap((line) => mailboxesOf(addressParser(line)).map(({ address }) => address))
  return new Set([...written, ...named].map((address) => address.toLowerCase())).size === 1
}

const mailboxesOf = (addresses: Address[]): { name: string; address: string }[] =>
  addresses.flatMap(({ name, address, group }) =>
    group ? mailboxesOf(group) : address ? [{ name: name ?? '', address }] : [],
  )

// A forwarding mail server may add the recipient in its own headers.
const DELIVERED = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'])

const recipientsOf = ({ to = [], cc = [], headers }: Email): string[] => [
  ...mailboxesOf([...to, ...cc]).map(({ address }) => address),
  ...headers.flatMap(({ key, value }) => (DELIVERED.has(key) ? [value.trim().replace(/^<|>$/g, '')] : [])),
]

/** What vacation programs and autoresponders add, each in its own spelling. */
const OF_A_MACHINE =
  /^(x-(mail-?)?auto-?(reply|respond|responder|response|generated|submitted)(-from)?|x-vacation|x-fc-machinegenerated|list-id)$/
/** Exchange marks an automatic reply by its subject alone, next to a header that other emails have as well. */
const SAYS_AUTOMATIC =
  /^\s*(auto(matic|matische?)?[ -]?(reply|response|answer|antwort|antwoord)|out of (the )?office|abwesenheit|afwezig|réponse automatique|respuesta automática|risposta automatica)/i

// RFC 3834 and its predecessors.
function isAutomatic({ headers, subject, from, returnPath }: Email): boolean {
  const has = (name: string, form: RegExp) => headers.some(({ key, value }) => key === name && form.test(value))
  return (
    has('auto-submitted', /^\s*(?!no\s*($|;|\())\S/i) ||
    ['precedence', 'x-precedence', 'preference'].some((name) => has(name, /^\s*(bulk|junk|list|auto[_-]?reply)\b/i)) ||
    has('x-post-messageclass', /\bautoresponder\b/i) ||
    has('delivered-to', /^\s*<?autoresponder>?\s*$/i) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    has('return-path', /^\s*<>\s*$/) ||
    headers.some(({ key, value }) => OF_A_MACHINE.test(key) && !/^\s*(no|false|0)\s*$/i.test(value)) ||
    (has('x-auto-response-suppress', /\b(all|oof|autoreply)\b/i) && SAYS_AUTOMATIC.test(subject ?? '')) ||
    /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '') ||
    /^(mailer-daemon)@/i.test(returnPath ?? '')
  )
}

// Parses MIME: any nesting, encoding, and charset, within limits that no email from a person exceeds.
import PostalMime, { addressParser, type Address, type Email } from 'postal-mime'
import type { MailReader } from '#shop/ports/mail-reader.ts'

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 }
/** Beyond this, nobody looks for the referenced emails anymore. */
const MOST_ANSWERED = 50
/** Long enough for every email program, and unable to inject another header. */
const MESSAGE_ID = /<([\x21-\x3b\x3d\x3f-\x7e]{1,200}@[\x21-\x3b\x3d\x3f-\x7e]{1,200})>/g

export const mimeReader: MailReader = {
  read: async (raw) => {
    const email = await PostalMime.parse(raw, LIMITS).catch(() => null)
    const [writer] = email?.from ? mailboxesOf([email.from]) : []
    if (!email || !writer || countWriters(email) !== 1) return null
    return {
      messageId: idsIn(email.messageId)[0] ?? null,
      from: writer,
      recipients: recipientsOf(email),
      subject: email.subject ?? '',
      text: email.text ?? null,
      html: email.html ?? null,
      answers: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()])].slice(
        0,
        MOST_ANSWERED,
      ),
      isAutomatic: isAutomatic(email),
      attachments: email.attachments.length,
    }
  },
}

const idsIn = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(MESSAGE_ID)].map(([, id = '']) => id)

// The library only returns the first of several.
const countWriters = ({ headers }: Email): number =>
  headers.flatMap(({ key, value }) => (key === 'from' ? mailboxesOf(addressParser(value)) : [])).length

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

// RFC 3834 and its predecessors.
function isAutomatic({ headers, from, returnPath }: Email): boolean {
  const has = (name: string, form: RegExp) => headers.some(({ key, value }) => key === name && form.test(value))
  return (
    has('auto-submitted', /^\s*(?!no\s*($|;|\())\S/i) ||
    has('precedence', /^\s*(bulk|junk|list|auto_reply)\b/i) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    has('return-path', /^\s*<>\s*$/) ||
    headers.some(({ key }) => key === 'x-autoreply' || key === 'x-autorespond' || key === 'list-id') ||
    /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '') ||
    /^(mailer-daemon)@/i.test(returnPath ?? '')
  )
}

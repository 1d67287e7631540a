// The mailer spoken in SMTP. Who writes the words of a mail is handed in; this file only carries it.
import { createTransport } from 'nodemailer'
import type { Letterhead, Mail, Mailer } from '#shop/ports/mailer.ts'
import { unguarded, type Breaker } from '#shop/ports/breaker.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'

/** `from` writes for every brand without an address of its own, and `support` reads the replies of such a brand. */
export type SmtpSettings = {
  url: string
  from: string
  support: string
  /** How long one mail may take with all of its pictures; well within the lease of whoever sends it. */
  withinMs?: number
}
export type WrittenMail = {
  subject: string
  html: string
  text: string
  attachments: { filename: string; cid: string; content: Uint8Array; contentType: string }[]
  unsubscribeLink?: string
  /** Whoever should read a reply, when it is not the brand. */
  replyTo?: string
  /** The ids of the mails of its thread, the one that it answers last; one with an '@' is not ours. */
  references?: string[]
  /** It answers a mail without anybody having read that one: no machine shall answer it in turn. */
  isAutomatic?: boolean
}

/** RFC 3834; the older mail servers of companies know the other one. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

const TIMEOUT_MS = 10_000
const LONGEST_MS = 30_000
/** Said of a closed door. */
export const UNREACHABLE = 'the mail server cannot be reached'
const CLOSING = 421
const MOST_CONNECTIONS = 4
const MAILS_PER_CONNECTION = 100

export function smtpMailer(
  settings: SmtpSettings,
  write: (mail: Mail, letterhead: Letterhead) => WrittenMail,
  guard: Breaker = unguarded,
): Mailer {
  const url = new URL(settings.url)
  const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    // Greetings and handshakes are most of what a mail costs; a server that is tired of us is called again.
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    // A line that the server closed while it was idle is opened anew, once, as long as the server saw nothing of the mail; of
    // everything else the outbox decides, which knows that the mail may have arrived (broken-lines.test.ts).
    maxRequeues: 1,
    // The sandbox's certificate is its own; a real server's is checked.
    ignoreTLS: isHere,
    // Whoever stands in between could keep the server's offer from us, and read the password and every code.
    requireTLS: !isHere && url.username !== '',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const sendNow: Mailer['send'] = async (id, mail, letterhead) => {
    const { sender, origin, brand } = letterhead
    const { attachments, unsubscribeLink, replyTo, references = [], isAutomatic, ...words } = write(mail, letterhead)
    // What we answer calls itself as its own writer's mail server did.
    const messageId = (own: string) => (own.includes('@') ? `<${own}>` : `<${own}@${new URL(origin).hostname}>`)
    try {
      await transport.sendMail({
        ...words,
        from: { name: sender.name, address: sender.address ?? settings.from },
        to: { name: mail.recipientName ?? '', address: mail.to },
        replyTo: { name: '', address: replyTo ?? brand.company?.email ?? sender.address ?? settings.support },
        messageId: messageId(id),
        // By these a mail program puts the answer under what it answers (RFC 5322, section 3.6.4).
        ...(references.length > 0 && {
          inReplyTo: messageId(references.at(-1) ?? ''),
          references: references.map(messageId),
        }),
        headers: { ...(unsubscribeLink && oneClick(unsubscribeLink)), ...(isAutomatic && AUTOMATIC) },
        attachments: attachments.map((part) => ({
          ...part,
          content: Buffer.from(part.content),
          contentDisposition: 'inline' as const,
        })),
        // The library's time-outs begin anew with every byte, and whoever speaks drop by drop says something all the time. What
        // took too long is let go, with its line or from the queue: it must not arrive after the outbox has sent it again.
        signal: AbortSignal.timeout(settings.withinMs ?? LONGEST_MS),
      })
    } catch (cause) {
      throw toVendorError(cause)
    }
  }

  return { isLeftAlone: guard.isResting, send: (...what) => guard(() => sendNow(...what)) }
}

// The mail program may offer to unsubscribe with a single post of its own (RFC 2369, RFC 8058).
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

// 5xx answers and addresses that are none are final; everything else (4xx, closed doors, broken lines) may work later. A server
// that says so of one mail is not silent: others may leave. 421 says that it is closing, and means all of them.
function toVendorError(cause: unknown): VendorError {
  const answer =
    cause instanceof Error && 'responseCode' in cause && typeof cause.responseCode === 'number' ? cause.responseCode : 0
  const kind = cause instanceof Error && 'code' in cause ? cause.code : null
  const isNoAddress = kind === 'EENVELOPE' && answer === 0
  // A wrong password and a line that cannot be encrypted are ours to mend, not the traveller's: the mail waits.
  const isOurs = kind === 'EAUTH' || kind === 'ETLS'
  const isFinal = isNoAddress || (answer >= 500 && answer < 600 && !isOurs)
  const message = isFinal ? 'the mail server refused the address' : UNREACHABLE
  return new VendorError(message, {
    vendor: 'mail',
    outcome: isFinal ? 'refused' : 'unknown',
    isRetryable: !isFinal,
    ...(answer >= 400 && answer < 500 && answer !== CLOSING && { fault: 'busy' }),
    cause,
  })
}

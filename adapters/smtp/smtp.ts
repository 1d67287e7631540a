// The mailer, implemented with SMTP. The text of an email is passed in; this file only delivers it.
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { Letterhead, Mail, Mailer } from '#ports/mailer.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

/** `from` sends for every brand without an address of its own, and `support` receives the replies to such a brand. */
export type SmtpSettings = {
  url: string
  from: string
  support: string
  /** How long one email may take with all its images; well within the sender's lease. */
  withinMs?: number
}

/** RFC 3834; older corporate mail servers know the second header. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

const TIMEOUT_MS = 10_000
const LONGEST_MS = 30_000
/** For a server that can't be reached. */
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
  // The library is large, so it is loaded with the first email.
  const open = async () => {
    const [{ createTransport }, { default: MailComposer }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/mail-composer'),
    ])
    const pool = createTransport({
      host: url.hostname,
      port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
      secure: url.protocol === 'smtps:',
      // Greetings and handshakes are most of the cost of an email, so connections are reused. If the server closes one,
      // we connect again.
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      maxMessages: MAILS_PER_CONNECTION,
      // If the server closed an idle connection, it is opened again, once, as long as the server saw nothing of the
      // email. In all other cases the outbox decides, because it knows that the email may have arrived
      // (broken-lines.test.ts).
      maxRequeues: 1,
      // The sandbox's certificate is self-signed; a real server's certificate is checked.
      ignoreTLS: isHere,
      // Otherwise, somebody in between could hide the server's STARTTLS offer and read the password and every code.
      requireTLS: !isHere && url.username !== '',
      ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // An email that is complete before it is sent leaves in one write; otherwise, every header and part is one of its own.
    const send = async (options: MailComposerOptions, signal: AbortSignal) => {
      const message = new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true }).compile()
      await pool.sendMail({ envelope: message.getEnvelope(), raw: await message.build(), signal })
    }
    return { send, verify: () => pool.verify() }
  }
  let transport: ReturnType<typeof open> | null = null

  const sendNow: Mailer['send'] = async (id, mail, letterhead) => {
    const { sender, origin, brand } = letterhead
    const { attachments, unsubscribeLink, replyTo, references = [], isAutomatic, ...words } = write(mail, letterhead)
    // If we answer an email, its ID is the one that its writer's mail server gave it.
    const messageId = (own: string) => (own.includes('@') ? `<${own}>` : `<${own}@${new URL(origin).hostname}>`)
    try {
      const { send } = await (transport ??= open())
      const options = {
        ...words,
        from: { name: sender.name, address: sender.address ?? settings.from },
        to: { name: mail.recipientName ?? '', address: mail.to },
        messageId: messageId(id),
        replyTo: { name: '', address: replyTo ?? brand.company?.email ?? sender.address ?? settings.support },
        // Email programs use these to show the answer below the email it answers (RFC 5322, section 3.6.4).
        ...(references.length > 0 && {
          inReplyTo: messageId(references.at(-1) ?? ''),
          references: references.map(messageId),
        }),
        headers: { ...(unsubscribeLink && oneClick(unsubscribeLink)), ...(isAutomatic && AUTOMATIC) },
        attachments: attachments.map((part) => ({
          ...part,
          content: Buffer.from(part.content),
          contentDisposition: part.cid === undefined ? ('attachment' as const) : ('inline' as const),
        })),
      }
      // The library's timeouts restart with every byte, so a slow drip never times out. An email that takes too long
      // is dropped together with its connection, or taken from the queue: it must not arrive after the outbox has
      // sent it again.
      await send(options, AbortSignal.timeout(settings.withinMs ?? LONGEST_MS))
    } catch (cause) {
      throw toVendorError(cause)
    }
  }

  const verify = async () => {
    try {
      const { verify: ask } = await (transport ??= open())
      await ask()
    } catch (cause) {
      throw toVendorError(cause)
    }
  }

  return { isLeftAlone: guard.isResting, send: (...what) => guard(() => sendNow(...what)), verify }
}

// The email program may offer to unsubscribe with a single POST of its own (RFC 2369, RFC 8058).
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

// 5xx answers and invalid addresses are final; everything else (4xx, no connection, broken connections) may work later.
// If a server rejects one email this way, it is still answering, so others may leave. 421 means that it is closing, and
// affects all of them.
function toVendorError(cause: unknown): VendorError {
  const answer =
    cause instanceof Error && 'responseCode' in cause && typeof cause.responseCode === 'number' ? cause.responseCode : 0
  const kind = cause instanceof Error && 'code' in cause ? cause.code : null
  const isNoAddress = kind === 'EENVELOPE' && answer === 0
  // A wrong password or a connection that can't be encrypted is ours to fix, not the traveler's: the email waits.
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

// Mail as a mail server delivers it to the shop: raw, signed, dated.
import { createHmac, randomUUID } from 'node:crypto'

export const MAIL_SECRET = 'mail-secret-of-tests'
export const MAIL_ADDRESS = 'reply@in.wander-pass.example'

export type MailToSend = {
  from: string
  to?: string
  subject?: string
  text?: string
  messageId?: string | null
  /** The message ID that it replies to, without brackets. */
  answers?: string
  headers?: string[]
}

export function aMail({ from, to, subject, text, messageId, answers, headers = [] }: MailToSend): string {
  const id = messageId === undefined ? `${randomUUID()}@mail.writer.example` : messageId
  return [
    `From: ${from}`,
    `To: ${to ?? 'support@wander-pass.example'}`,
    `Subject: ${subject ?? 'Re: No internet in Rome'}`,
    ...(id === null ? [] : [`Message-ID: <${id}>`]),
    ...(answers ? [`In-Reply-To: <${answers}>`, `References: <${answers}>`] : []),
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text ?? 'It works now. Thank you!',
  ].join('\r\n')
}

export function signed(raw: string | Uint8Array, { secret = MAIL_SECRET, at = new Date() } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
  return { timestamp, pass: createHmac('sha256', secret).update(timestamp).digest('hex'), signature }
}

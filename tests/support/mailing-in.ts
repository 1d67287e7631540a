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
  /** Each as a part with this type, whatever it really is. */
  files?: { name: string; type: string; bytes: Uint8Array }[]
}

export function aMail({ from, to, subject, text, messageId, answers, headers = [], files = [] }: MailToSend): string {
  const id = messageId === undefined ? `${randomUUID()}@mail.writer.example` : messageId
  return [
    `From: ${from}`,
    `To: ${to ?? 'support@wander-pass.example'}`,
    `Subject: ${subject ?? 'Re: No internet in Rome'}`,
    ...(id === null ? [] : [`Message-ID: <${id}>`]),
    ...(answers ? [`In-Reply-To: <${answers}>`, `References: <${answers}>`] : []),
    ...headers,
    ...(files.length > 0 ? ['Content-Type: multipart/mixed; boundary=part', '', '--part'] : []),
    'Content-Type: text/plain; charset=utf-8',
    '',
    text ?? 'It works now. Thank you!',
    ...files.flatMap(({ name, type, bytes }) => [
      '--part',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      '',
      ...(Buffer.from(bytes)
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
    ]),
    ...(files.length > 0 ? ['--part--'] : []),
  ].join('\r\n')
}

export function signed(raw: string | Uint8Array, { secret = MAIL_SECRET, at = new Date() } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
  return { timestamp, pass: createHmac('sha256', secret).update(timestamp).digest('hex'), signature }
}

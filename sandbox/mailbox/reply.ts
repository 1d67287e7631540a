// Replies to an email as its reader would, and delivers the reply to the shop as a configured mail server does: signed,
// whole, once.
import { createHmac, randomUUID } from 'node:crypto'
import type { Mail } from './mail-store.ts'

export type ReplyDoor = { url: string; secret: string; now: () => Date }
export type Reply = { text: string; from?: string }

const LINE_CHARACTERS = 76
/** This many bytes make an encoded word of less than 75 characters. */
const WORD_BYTES = 42

/** The status and the text of the shop's answer. */
export async function handInReply(
  door: ReplyDoor,
  mail: Mail,
  reply: Reply,
): Promise<{ status: number; words: string }> {
  const raw = rawReply(mail, reply, door.now())
  const timestamp = String(Math.floor(door.now().getTime() / 1000))
  const signature = createHmac('sha256', door.secret).update(`${timestamp}.`).update(raw).digest('hex')
  const answer = await fetch(door.url, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-timestamp': timestamp,
      'x-mail-pass': createHmac('sha256', door.secret).update(timestamp).digest('hex'),
      'x-mail-signature': signature,
    },
  })
  return { status: answer.status, words: await answer.text() }
}

/** The complete email with the original quoted below, as email programs do. */
function rawReply(
  { email, to, from: wrote, date, subject }: Mail,
  { text, from = to }: Reply,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const answered = email.messageId ?? ''
  const headers = [
    `From: ${from}`,
    `To: ${email.replyTo?.[0]?.address ?? email.from?.address ?? ''}`,
    `Subject: ${inWords(/^re:/i.test(subject) ? subject : `Re: ${subject}`)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@mail.sandbox.example>`,
    ...(answered
      ? [`In-Reply-To: ${answered}`, `References: ${[email.references, answered].filter(Boolean).join('\r\n ')}`]
      : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const quoted = (email.text ?? '').trimEnd().split(/\r?\n/)
  const body = [
    text.replaceAll(/\r?\n/g, '\r\n'),
    '',
    `On ${new Date(date).toUTCString()}, ${wrote} wrote:`,
    ...quoted.map((line) => `> ${line}`),
  ]
  const encoded = Buffer.from(body.join('\r\n')).toString('base64')
  const lines = encoded.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, 'g')) ?? []
  return new TextEncoder().encode([...headers, '', ...lines, ''].join('\r\n'))
}

/** Encodes a header's text so that every mail server can carry it (RFC 2047). */
function inWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words = ['']
  for (const letter of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > WORD_BYTES) words.push(letter)
    else words[words.length - 1] = last + letter
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

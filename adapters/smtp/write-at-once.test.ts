// Our way of writing a message gives the bytes that the library's streams give.
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { assert, asyncProperty, string, uint8Array } from 'fast-check'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, it } from 'vitest'
import { writeAtOnce } from './write-at-once.ts'

const picture = (content: Buffer) => ({
  filename: 'qr "größe".png',
  cid: 'qr@esim',
  content,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
})
const mailWith = (parts: Partial<SendMailOptions>): SendMailOptions => ({
  subject: 'Your eSIM für die Reise',
  from: { name: 'Alpha "Travel", Ltd.', address: 'hello@alpha.example' },
  to: { name: 'Zoë Reis', address: 'zoë@bücher.example' },
  messageId: '<mail-1.1@alpha.example>',
  date: new Date('2026-11-26T12:00:00Z'),
  // Otherwise, each message gets a random one.
  baseBoundary: 'boundary',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...parts,
})
const long = 'ein sehr langer Satz über Länder, Tage und Größen; '.repeat(40)

it.each<[string, Partial<SendMailOptions>]>([
  ['short plain text', {}],
  [
    'text and HTML with a picture',
    { attachments: [picture(Buffer.from(Array.from({ length: 5_000 }, (_, at) => at)))] },
  ],
  ['an empty picture', { attachments: [picture(Buffer.alloc(0))] }],
  ['two pictures', { attachments: [picture(Buffer.alloc(56)), picture(Buffer.alloc(57))] }],
  ['long lines', { text: long, html: `<p>${long}</p>` }],
  [
    'a script without Latin letters',
    { text: 'Привет, путешественник', html: '<p>Привет, путешественник</p>'.repeat(60) },
  ],
  ['lines that start with dots or end with spaces', { text: '.\n..\n. \n \t', html: '.ü \r\n. \r\n.' }],
  [
    'headers of a conversation',
    { references: ['<a@b.example>', '<c@d.example>'], headers: { 'List-Unsubscribe': '<x>' } },
  ],
])('A message with %s has the library’s bytes', async (_what, parts) => {
  expect(await written(atOnce, mailWith(parts))).toBe(await written(library, mailWith(parts)))
})

it('Whatever people write, a message has the library’s bytes', async () => {
  const anything = string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
  await assert(
    asyncProperty(anything, anything, uint8Array({ maxLength: 300 }), async (subject, words, bytes) => {
      // The stream takes spaces at the very end as a piece of its own and may break the line before them.
      const parts = { subject, text: `${words}.`, html: `${words}</p>`, attachments: [picture(Buffer.from(bytes))] }
      expect(await written(atOnce, mailWith(parts))).toBe(await written(library, mailWith(parts)))
    }),
  )
})

const library = createTransport({ streamTransport: true, buffer: true })
const atOnce = createTransport({ streamTransport: true, buffer: true }).use('stream', writeAtOnce)

const written = async (transport: typeof library, mail: SendMailOptions) =>
  text(Readable.from((await transport.sendMail(mail)).message))

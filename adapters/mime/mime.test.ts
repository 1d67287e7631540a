import { describe, expect, it } from 'vitest'
import { aMail } from '#tests/support/mailing-in.ts'
import { MOST_MAIL_TEXT } from '#ports/mail-reader.ts'
import { isWithinLimits, mimeReader } from './mime.ts'
import { parseMail } from './parse-mail.ts'

const reader = mimeReader()
const bytes = (raw: string) => new TextEncoder().encode(raw)
const read = (raw: string) => reader.read(bytes(raw))
const from = 'Nora Nova <Nora@example.com>'

describe('a mail is read', () => {
  it('with its sender, its text, and the emails it answers, nearest first', async () => {
    const raw = aMail({
      from: '=?UTF-8?B?SsO8cmdlbg==?= <Juergen@example.com>',
      to: '"Shop, Ltd." <reply+48291375-8988300a1111@in.shop.example>',
      subject: '=?UTF-8?Q?Z=C3=BCrich?=',
      text: 'Hallo!',
      messageId: 'own.1@mail.example',
      headers: [
        'In-Reply-To: <b.2@shop.example>',
        'References: <a.1@shop.example>\r\n\t<b.2@shop.example>',
        'Delivered-To: hook@in.shop.example',
      ],
    })
    expect(await read(raw)).toMatchObject({
      messageId: 'own.1@mail.example',
      from: { name: 'Jürgen', address: 'Juergen@example.com' },
      recipients: ['reply+48291375-8988300a1111@in.shop.example', 'hook@in.shop.example'],
      subject: 'Zürich',
      text: expect.stringContaining('Hallo!'),
      html: null,
      answers: ['b.2@shop.example', 'a.1@shop.example'],
      isAutomatic: false,
      attachments: 0,
    })
  })

  it('with the words of its HTML, if it has no plain text, found apart from the server', async () => {
    const html = `From: ${from}\r\nContent-Type: text/html\r\n\r\n<p>Yes</p><blockquote>Roaming on.</blockquote>`
    expect(await read(html)).toMatchObject({ text: null, html: { whole: 'Yes\n\nRoaming on.', unquoted: 'Yes' } })
  })

  it('with the plain text of its parts and the number of attachments', async () => {
    const raw = [
      `From: ${from}`,
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe',
      '--x',
      'Content-Type: image/png; name=a.png',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=a.png',
      '',
      'iVBORw0KGgo=',
      '--x--',
    ].join('\r\n')
    expect(await read(raw)).toMatchObject({ text: expect.stringContaining('Grüße'), attachments: 1, messageId: null })
  })

  it.each([
    ['nothing', ''],
    ['bytes that mean nothing', '\u0000\u0001\uffff garbage'],
    ['no writer', 'Subject: Hello\r\n\r\nHello'],
    ['an empty writer', 'From: \r\n\r\nHello'],
    ['two writers', 'From: a@example.com, b@example.com\r\n\r\nHello'],
    ['two writers without a comma', 'From: <a@example.com> <b@example.com>\r\n\r\nHello'],
    ['two writers, one of them as a name', 'From: a@example.com <b@example.com>\r\n\r\nHello'],
    ['two lines of writers', 'From: a@example.com\r\nFrom: b@example.com\r\n\r\nHello'],
    ['a group of writers', 'From: Friends: a@example.com, b@example.com;\r\n\r\nHello'],
    ['more headers than a mail has', `From: ${from}\r\n${'X-Long: y\r\n'.repeat(60_000)}\r\nHello`],
  ])('as no email if it is %s', async (_what, raw) => {
    expect(await read(raw)).toBeNull()
  })

  it('as no email if its parts are nested too deeply', async () => {
    const parts = Array.from(
      { length: 60 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    expect(await read(`From: ${from}\r\n${parts.join('')}`)).toBeNull()
  })

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated; owner=x',
    'Precedence: bulk',
    'List-Id: <news.example>',
    'X-Autoreply: yes',
    'X-Autoresponder: yes',
    'X-Autorespond: Vacation',
    'X-Auto-Reply-From: nora@example.com',
    'X-Mail-Autoreply: 1',
    'Precedence: auto-reply',
    'Return-Path: <>',
    'Preference: auto_reply',
    'X-Precedence: auto_reply',
    'X-Auto-Submitted: auto-replied',
    'X-FC-MachineGenerated: true',
    'X-POST-MessageClass: 9; Autoresponder',
    'Delivered-To: Autoresponder',
  ])('as automatic with %s', async (header) => {
    expect(await read(aMail({ from, headers: [header] }))).toMatchObject({ isAutomatic: true })
  })

  it.each([
    'Auto-Submitted: no',
    'Auto-Submitted: No (by hand)',
    'Precedence: first-class',
    'X-FC-MachineGenerated: false',
    'X-Auto-Submitted: no',
    'X-POST-MessageClass: 1; Mail',
    'Delivered-To: nora@example.com',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'Return-Path: <nora@example.com>',
  ])('as written by a person with %s', async (header) => {
    expect(await read(aMail({ from, headers: [header] }))).toMatchObject({ isAutomatic: false })
  })

  it.each(['Automatic reply: Re: No internet', 'Automatische Antwort: Anfrage', 'Out of office'])(
    'as automatic if Exchange answers with "%s"',
    async (subject) => {
      const raw = aMail({ from, subject, headers: ['X-Auto-Response-Suppress: All'] })
      expect(await read(raw)).toMatchObject({ isAutomatic: true })
      expect(await read(aMail({ from, subject }))).toMatchObject({ isAutomatic: false })
    },
  )

  it.each([
    ['a quoted name', '"one@example.com" <nora@example.com>'],
    ['a comment', 'nora@example.com (one@example.com)'],
    ['an encoded name', '=?UTF-8?Q?one=40example.com?= <nora@example.com>'],
    ['a name in wide signs', '=?UTF-8?B?b25l77ygZXhhbXBsZS5jb20=?= <nora@example.com>'],
  ])('with the address alone where %s is another address', async (_what, writer) => {
    expect(await read(aMail({ from: writer }))).toMatchObject({ from: { name: '', address: 'nora@example.com' } })
  })

  it('with a name whose direction nothing turns', async () => {
    const writer = `=?UTF-8?B?${Buffer.from('\u202egro.knab \u2067Nora').toString('base64')}?= <nora@example.com>`
    expect(await read(aMail({ from: writer }))).toMatchObject({ from: { name: 'gro.knab Nora' } })
  })

  it('as automatic if it is a bounce of ours', async () => {
    expect(await read(aMail({ from: 'MAILER-DAEMON@mx.example' }))).toMatchObject({ isAutomatic: true })
  })

  it.each([
    ['with a blank', '<a b@c.example>'],
    ['without end', `<${'x'.repeat(3_000)}@c.example>`],
    ['without brackets', 'a@c.example'],
  ])('without an id %s', async (_what, id) => {
    expect(await read(aMail({ from, messageId: null, headers: [`Message-ID: ${id}`] }))).toMatchObject({
      messageId: null,
    })
  })
})

const HEAD = `From: ${from}\r\n`
const MB = 1_000_000
describe('what no person sends is no email, before anything parses it', () => {
  it.each([
    ['1.5 MB of newlines', `${HEAD}\r\n${'\n'.repeat(1.5 * MB)}`],
    ['1.5 MB of returns', `${HEAD}\r\n${'\r'.repeat(1.5 * MB)}`],
    ['3 MB of quotes', `${HEAD}\r\n${'> \r\n'.repeat(0.75 * MB)}`],
    [
      '195,000 parts without a type',
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n'.repeat(195_000)}`,
    ],
    [
      '5,000 parts',
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nCONTENT-TYPE: a/b\r\n\r\n'.repeat(5_000)}`,
    ],
  ])('%s', async (_what, raw) => {
    expect(isWithinLimits(Buffer.from(raw))).toBe(false)
    expect(await read(raw)).toBeNull()
  })

  it('but ten megabytes of pictures are one, as are a long line and a long text', async () => {
    const picture = `${'A'.repeat(76)}\r\n`.repeat(128_000)
    expect(isWithinLimits(Buffer.from(`${HEAD}\r\n${picture}`))).toBe(true)
    expect(await read(`${HEAD}\r\n${'x'.repeat(9 * MB)}`)).toMatchObject({ text: 'x'.repeat(MOST_MAIL_TEXT) })
  })
})

it('looks for writers in no more than two lines', async () => {
  const begun = process.cpuUsage()
  for (const writer of [
    `${'x'.repeat(240_000)} <a@b.cc>`,
    `${'x '.repeat(120_000)}<a@b.cc>`,
    `"${'x'.repeat(240_000)}" <a@b.cc>`,
  ])
    expect(await parseMail(bytes(`From: ${writer}\r\n\r\nHello`))).toBeNull()
  const { user } = process.cpuUsage(begun)
  // Time on the processor alone: each took half a minute of it.
  expect(user / 1_000_000).toBeLessThan(10)
})

it('says at once that it is busy, so that nobody waits for longer than a mail server does', async () => {
  const queue = mimeReader({ mostWaitMs: 1 })
  const mail = bytes(aMail({ from }))
  const answers = await Promise.all(Array.from({ length: 4 }, () => queue.read(mail)))
  expect(answers).toMatchObject([{ attachments: 0 }, { attachments: 0 }, 'busy', 'busy'])
  expect(await queue.read(mail)).toMatchObject({ attachments: 0 })
})

it('gives up on an email that takes too long, and reads the next one', async () => {
  const slow = mimeReader({ longestMs: 1 })
  const raw = bytes(aMail({ from, text: `${'x'.repeat(76)}\r\n`.repeat(50_000) }))
  expect(await Promise.all([slow.read(raw), slow.read(raw)])).toEqual([null, null])
  expect(await read(aMail({ from }))).not.toBeNull()
})

// The endpoint where a mail server delivers mail: signed, complete, within limits, and repeatable.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportTickets, ticketEntries, ticketFiles } from '#db/schema.ts'
import { judgeFiles } from '#values/files/judge-files.ts'
import { foundInDump } from '../support/dump-of.ts'
import { aMail, MAIL_ADDRESS, MAIL_SECRET, signed, type MailToSend } from '../support/mailing-in.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { bytesOf, pngOf } from '../support/sent-files.ts'

const OLD_SECRET = 'the-old-mail-secret-of-tests'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({
    INCOMING_MAIL_SECRET: `${MAIL_SECRET},${OLD_SECRET}`,
    INCOMING_MAIL_ADDRESS: MAIL_ADDRESS,
  })
})
afterAll(() => shop.close())

const post = (body: BodyInit, headers: Record<string, string>) =>
  fetch(`${shop.url}/webhooks/mail`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'message/rfc822', ...headers },
  })
const headersOf = ({ timestamp, signature }: ReturnType<typeof signed>) => ({
  'x-mail-timestamp': timestamp,
  'x-mail-signature': signature,
})
const send = async (mail: MailToSend | string, how: Parameters<typeof signed>[1] = {}) => {
  const raw = typeof mail === 'string' ? mail : aMail(mail)
  const answer = await post(raw, headersOf(signed(raw, how)))
  return { status: answer.status, said: (await answer.json()) as unknown }
}
const someone = () => `${randomUUID()}@example.com`
const ticketsOf = (email: string) =>
  shop.database.db().select().from(supportTickets).where(eq(supportTickets.userEmail, email))
const replyAddress = (ticket: { id: string; number: string } | undefined) =>
  `reply+${ticket?.number.replace('-', '')}-${ticket?.id.replaceAll('-', '').slice(0, 12)}@in.wander-pass.example`
const aFile = (at: number) => ({ name: `${at}.txt`, type: 'text/plain', bytes: bytesOf(`${at}`) })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the door for mail', () => {
  it('accepts an email signed with the new or the old secret, once', async () => {
    const [from, other] = [someone(), someone()]
    const raw = aMail({ from })
    expect(await send(raw)).toEqual({ status: 200, said: { received: true, became: 'message' } })
    expect(await send(raw)).toEqual({ status: 200, said: { received: true, became: 'known' } })
    expect(await send({ from: other }, { secret: OLD_SECRET })).toMatchObject({ status: 200 })
    expect(await ticketsOf(from)).toHaveLength(1)
  })

  it('adds a reply to its message, and opens a new one for another address', async () => {
    const [from, stranger] = [someone(), someone()]
    await send({ from })
    const [ticket] = await ticketsOf(from)
    const to = replyAddress(ticket)
    expect(await send({ from, to, text: 'One more thing.' })).toMatchObject({ said: { became: 'reply' } })
    expect(await send({ from: stranger, to, text: 'I am somebody else.' })).toMatchObject({
      said: { became: 'message' },
    })
    const entries = await shop.database
      .db()
      .select()
      .from(ticketEntries)
      .where(eq(ticketEntries.ticketId, ticket?.id ?? ''))
    expect(entries.map(({ text }) => text)).toEqual(['One more thing.'])
    expect(await ticketsOf(stranger)).toHaveLength(1)
  })

  it.each([
    ['no signature', (raw: string) => ({ ...headersOf(signed(raw)), 'x-mail-signature': '' })],
    ['no moment', (raw: string) => ({ ...headersOf(signed(raw)), 'x-mail-timestamp': '' })],
    ['another secret', (raw: string) => headersOf(signed(raw, { secret: 'another-secret-of-tests' }))],
    ['other bytes', (raw: string) => headersOf(signed(`${raw} `))],
    ['a moment an hour ago', (raw: string) => headersOf(signed(raw, { at: hoursAgo(1) }))],
    ['a moment in an hour', (raw: string) => headersOf(signed(raw, { at: hoursAgo(-1) }))],
    [
      'a moment that was not signed',
      (raw: string) => ({ ...headersOf(signed(raw, { at: hoursAgo(1) })), 'x-mail-timestamp': signed(raw).timestamp }),
    ],
    [
      'a signature without end',
      (raw: string) => ({ ...headersOf(signed(raw)), 'x-mail-signature': 'a'.repeat(4_000) }),
    ],
  ])('rejects an email with %s', async (_what, headers) => {
    const from = someone()
    const raw = aMail({ from })
    const answer = await post(raw, headers(raw))
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'signature_invalid' }])
    expect(await ticketsOf(from)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['noise', '\u0000\u0001 garbage \uffff'],
    ['no writer', 'Subject: Hello\r\n\r\nHello'],
    [
      'parts without end',
      `From: a@example.com\r\n${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(90)}`,
    ],
  ])('rejects %s as no email', async (_what, raw) => {
    expect(await send(raw)).toEqual({ status: 422, said: { error: 'unreadable' } })
  })

  it('accepts an email with pictures up to ten megabytes, and stores the text', async () => {
    const picture = 'A'.repeat(2_000_000)
    const withPicture = (from: string) =>
      [
        `From: ${from}`,
        'Subject: A screenshot',
        'Content-Type: multipart/mixed; boundary=x',
        '',
        '--x\r\nContent-Type: text/plain\r\n\r\nLook at this.',
        `--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.png\r\n\r\n${picture}`,
        '--x--',
      ].join('\r\n')
    const from = someone()
    expect(await send(withPicture(from))).toMatchObject({ status: 200 })
    const [ticket] = await ticketsOf(from)
    expect(ticket?.description).toBe('Look at this.')
    expect((await shop.shop.inbox.viewTicket(ticket?.number ?? ''))?.cameBy).toMatchObject({ attachments: 1 })

    const huge = `${aMail({ from: someone() })}${'x'.repeat(10 * 1024 * 1024)}`
    const answer = await post(huge, headersOf(signed(huge)))
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'too_large' }])
  })

  it('keeps files of a known kind by their content, the others by name with the reason, sealed, until their message goes', async () => {
    const [from, picture] = [someone(), pngOf(3, 3)]
    await send({ from })
    const [ticket] = await ticketsOf(from)
    const number = ticket?.number ?? ''
    const files = [
      { name: '../../Bild\u202Egnp.exe', type: 'text/html', bytes: picture },
      { name: 'photo.png', type: 'image/png', bytes: bytesOf('<svg onload="x()"/>') },
      { name: 'empty.pdf', type: 'application/pdf', bytes: bytesOf('') },
      { name: 'log.txt', type: 'application/zip', bytes: bytesOf('APN: internet') },
    ]
    expect(await send({ from, to: replyAddress(ticket), files })).toMatchObject({ said: { became: 'reply' } })
    const kept = (await shop.shop.inbox.viewTicket(number))?.entries.at(-1)?.files ?? []
    expect(kept.map(({ name, type, size, refusal }) => [name, type, size, refusal])).toEqual([
      ['Bildgnp.exe.png', 'png', picture.length, null],
      ['log.txt', 'text', 13, null],
      ['photo.png', null, 0, 'type'],
      ['empty.pdf', null, 0, 'empty'],
    ])
    const agent = { ...shop.at, actor: { id: randomUUID(), type: 'agent' as const } }
    const open = (at: number) => shop.shop.inbox.openTicketFile({ number, id: kept[at]?.id ?? '' }, agent)
    expect(await open(0)).toEqual({ name: 'Bildgnp.exe.png', type: 'png', bytes: picture })
    expect(await open(2)).toBeNull()
    expect(await foundInDump(shop, ['Bildgnp', 'APN: internet', 'IHDR', Buffer.from('IHDR').toString('hex')])).toEqual(
      [],
    )
    await shop.database.db().delete(supportTickets).where(eq(supportTickets.number, number))
    expect(await shop.database.db().$count(ticketFiles, eq(ticketFiles.ticketId, ticket?.id ?? ''))).toBe(0)
  })

  it('keeps no more files than a message may have, or fit in a day', async () => {
    const [from, { db }] = [someone(), shop.database]
    await send({ from, files: Array.from({ length: 40 }, (_, at) => aFile(at)) })
    const [ticket] = await ticketsOf(from)
    const view = await shop.shop.inbox.viewTicket(ticket?.number ?? '')
    expect(view?.files.map(({ refusal }) => refusal)).toEqual([...Array(5).fill(null), ...Array(20).fill('too_many')])
    expect(view?.cameBy).toMatchObject({ attachments: 40 })

    await db()
      .update(ticketFiles)
      .set({ size: 1_000_000_000 })
      .where(eq(ticketFiles.id, view?.files[0]?.id ?? ''))
    const full = { ok: false, problem: 'files_refused', refused: [{ name: '1.txt', why: 'no_room' }] }
    const files = judgeFiles([aFile(1)])
    const message = { formId: randomUUID(), orderId: null, businessId: null, name: 'Kim', email: from, subject: 'Hi' }
    expect(await shop.shop.inbox.openTicket({ ...message, text: 'Hi', files, rateLimitKey: from })).toEqual(full)
    await send({ from, files: [aFile(1)] })
    expect(await db().$count(ticketFiles, eq(ticketFiles.refusal, 'no_room'))).toBe(1)
    await db().delete(ticketFiles)
  })

  it('asks the mail server to retry later if one sender sends too much', async () => {
    const from = someone()
    const answers = []
    for (let mail = 0; mail < 21; mail++) {
      const raw = aMail({ from, text: `Mail ${mail}`, headers: ['Auto-Submitted: auto-replied'] })
      answers.push(await post(raw, headersOf(signed(raw))))
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('answers 500 while the database fails, and loses nothing', async () => {
    const from = someone()
    const raw = aMail({ from })
    const db = shop.database.db()
    await db.execute(sql`alter table incoming_mails rename to incoming_mails_gone`)
    try {
      expect((await post(raw, headersOf(signed(raw)))).status).toBe(500)
    } finally {
      await db.execute(sql`alter table incoming_mails_gone rename to incoming_mails`)
    }
    expect(await send(raw)).toMatchObject({ said: { became: 'message' } })
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('has no %s', async (method) => {
    expect((await fetch(`${shop.url}/webhooks/mail`, { method })).status).toBe(405)
  })

  it('logs no address and no text of an email', async () => {
    const from = someone()
    await send({ from, subject: 'A secret subject', text: 'a-secret-word' })
    expect(shop.logLines.filter((line) => line.includes(from) || line.includes('secret-word'))).toEqual([])
  })
})

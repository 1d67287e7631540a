// Mail delivered by a mail server finds its message: by what it replies to or by the address that we gave for it, only
// from its own writer, once, and never in a loop between machines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { incomingMails, supportTickets, ticketEntries } from '#db/schema.ts'
import { engines } from './support/engines.ts'
import type { Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, seenTicket, ticketRow, wholeMailsTo, writeToUs } from './support/inbox.ts'
import { aMail, MAIL_ADDRESS, MAIL_SECRET, signed, type MailToSend } from './support/mailing-in.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const unread = () => Promise.reject(new Error('It was read.'))
const idIn = (header: string | null | undefined) => (header ?? '').replace(/^<|>$/g, '')
const SUPPORT = 'support@wander-pass.example'

describe.each(engines())('incoming email, on %s', (_name, engine) => {
  let shop: TestShop
  let ada: Holder
  beforeAll(async () => {
    const settings = { INCOMING_MAIL_SECRET: MAIL_SECRET, INCOMING_MAIL_ADDRESS: MAIL_ADDRESS }
    shop = await openTestShop({ engine, settings })
    ada = await anAdmin(shop, `${randomUUID()}@staff.example.com`, 'Ada Admin')
  })
  afterAll(() => shop.close())

  const handIn = (mail: MailToSend | string) => {
    const raw = typeof mail === 'string' ? mail : aMail(mail)
    const bytes = new TextEncoder().encode(raw)
    return shop.shop.inbox.receiveMail({
      signature: signed(bytes, { at: shop.clock.now() }),
      readRaw: () => Promise.resolve(bytes),
    })
  }
  const entriesOf = async (number: string) => {
    const { id } = await ticketRow(shop, number)
    return shop.database
      .db()
      .select()
      .from(ticketEntries)
      .where(eq(ticketEntries.ticketId, id))
      .orderBy(ticketEntries.createdAt)
  }
  const ticketsOf = (email: string) =>
    shop.database.db().select().from(supportTickets).where(eq(supportTickets.userEmail, email))
  const noticesAbout = async (number: string) =>
    (await wholeMailsTo(shop, SUPPORT)).filter(({ subject }) => subject.startsWith(`[${number}]`))
  const answer = async (number: string, text: string, closes = false) =>
    shop.shop.inbox.answerTicket({ ...(await seenTicket(shop, number)), text, closes }, callerAs(shop, ada))

  /** A message that was answered and closed, with the IDs and addresses of both our mails. */
  async function anAnswered() {
    const { number, email } = await writeToUs(shop)
    const [confirmation] = await wholeMailsTo(shop, email)
    await answer(number, 'Turn on roaming.', true)
    const [answered] = (await wholeMailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Our answer'))
    const replyTo = /<?(\S+@[^>\s]+)>?$/.exec(answered?.header('reply-to') ?? '')?.[1] ?? ''
    return {
      number,
      email,
      first: idIn(confirmation?.header('message-id')),
      last: idIn(answered?.header('message-id')),
      replyTo,
    }
  }

  it('is added to the message it answers, reopens it, and staff are notified', async () => {
    const { number, email, last } = await anAnswered()
    expect(await ticketRow(shop, number)).toMatchObject({ status: 'closed' })
    const text = 'Still nothing.\n\nOn 23 Nov 2026, Wander Pass <a@b.example> wrote:\n> Turn on roaming.'
    expect(await handIn({ from: `Alex <${email.toUpperCase()}>`, answers: last, text })).toEqual({
      ok: true,
      became: 'reply',
    })
    expect(await ticketRow(shop, number)).toMatchObject({ status: 'open', waitingSince: expect.any(Date) })
    expect((await entriesOf(number)).map(({ kind, text: said, authorId }) => [kind, said, authorId])).toEqual([
      ['answer', 'Turn on roaming.', ada.id],
      ['reply', 'Still nothing.', null],
    ])
    const [notice] = (await noticesAbout(number)).filter(({ text: said }) => said.includes('Somebody replied'))
    expect(notice?.text).toContain('Still nothing.')
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view?.entries.at(-1)).toMatchObject({ isFromMail: true, author: null })
    expect(view?.wait).not.toBeNull()
  })

  it.each([
    ['the confirmation alone', (one: { first: string }) => ({ answers: one.first })],
    ['the address that the mail gave for replies', (one: { replyTo: string }) => ({ to: one.replyTo })],
    [
      'that address in capitals, through another one',
      (one: { replyTo: string }) => ({
        headers: [`Delivered-To: ${one.replyTo.toUpperCase()}`],
      }),
    ],
  ])('is matched by %s as well', async (_how, mailOf) => {
    const one = await anAnswered()
    expect(one.replyTo).toMatch(/^reply\+\d{8}-[0-9a-f]{12}@in\.wander-pass\.example$/)
    expect(await handIn({ from: one.email, ...mailOf(one) })).toEqual({ ok: true, became: 'reply' })
    expect(await entriesOf(one.number)).toHaveLength(2)
  })

  it('is answered in its own thread, and a reply to that is matched too', async () => {
    const { number, email, last } = await anAnswered()
    await handIn({ from: email, answers: last, messageId: 'theirs.1@mail.writer.example' })
    await answer(number, 'And now?')
    const [second] = (await wholeMailsTo(shop, email)).filter(({ text }) => text.includes('And now?'))
    expect(second?.header('in-reply-to')).toBe('<theirs.1@mail.writer.example>')
    expect(second?.header('references')).toContain(`<${last}>`)
    expect(await handIn({ from: email, answers: 'theirs.1@mail.writer.example' })).toMatchObject({ became: 'reply' })
    expect(await entriesOf(number)).toHaveLength(4)
  })

  it('counts once, even if it is delivered twice at once', async () => {
    const { number, email, last } = await anAnswered()
    const raw = aMail({ from: email, answers: last })
    const both = await Promise.all([handIn(raw), handIn(raw)])
    expect(new Set(both.map((each) => each.ok && each.became))).toEqual(new Set(['known', 'reply']))
    expect(await handIn(raw)).toEqual({ ok: true, became: 'known' })
    const nameless = aMail({ from: email, answers: last, messageId: null, text: 'Without a name' })
    expect(await handIn(nameless)).toMatchObject({ became: 'reply' })
    expect(await handIn(nameless)).toMatchObject({ became: 'known' })
    expect((await entriesOf(number)).filter(({ kind }) => kind === 'reply')).toHaveLength(2)
    expect((await noticesAbout(number)).filter(({ text }) => text.includes('Somebody replied'))).toHaveLength(2)
  })

  it('from another address opens its own message, which names the one it answers', async () => {
    const { number, replyTo } = await anAnswered()
    const stranger = `${randomUUID()}@stranger.example.com`
    expect(await handIn({ from: `Sam <${stranger}>`, to: replyTo, subject: 'Re: roaming', text: 'It is me.' })).toEqual(
      {
        ok: true,
        became: 'message',
      },
    )
    expect(await ticketRow(shop, number)).toMatchObject({ status: 'closed' })
    expect(await entriesOf(number)).toHaveLength(1)
    const [begun] = await ticketsOf(stranger)
    expect(begun).toMatchObject({ title: 'Re: roaming', description: 'It is me.', name: 'Sam', status: 'open' })
    expect((await shop.shop.inbox.viewTicket(begun?.number ?? ''))?.cameBy).toMatchObject({ followed: number })
    const told = await wholeMailsTo(shop, stranger)
    expect(told.map(({ text }) => text).join()).not.toContain(number)
  })

  it('that answers nothing opens a message, confirmed in its thread by an automatic email', async () => {
    const email = `${randomUUID()}@example.com`
    const mail = {
      from: email,
      subject: '',
      text: 'Do you sell eSIMs for Chile?\nBye',
      messageId: 'new.1@mail.example',
    }
    expect(await handIn(mail)).toEqual({ ok: true, became: 'message' })
    const [begun] = await ticketsOf(email)
    expect(begun).toMatchObject({ title: 'Do you sell eSIMs for Chile? Bye', name: email })
    const [confirmation] = await wholeMailsTo(shop, email)
    expect(confirmation?.header('in-reply-to')).toBe('<new.1@mail.example>')
    expect(confirmation?.header('auto-submitted')).toBe('auto-replied')
    expect((await shop.shop.inbox.viewTicket(begun?.number ?? ''))?.cameBy).toMatchObject({ followed: null })
  })

  it('ignores an unknown tag or ID', async () => {
    const { number, email } = await anAnswered()
    const [digits, id] = [number.replace('-', ''), randomUUID()]
    await handIn({
      from: email,
      to: `reply+${digits}-000000000000@in.wander-pass.example`,
      answers: `${id}.1@localhost`,
    })
    expect(await entriesOf(number)).toHaveLength(1)
    expect(await ticketsOf(email)).toHaveLength(2)
  })

  it('from a machine gets no answer: it is added to its message or dropped', async () => {
    const { number, email, last } = await anAnswered()
    const headers = ['Auto-Submitted: auto-replied']
    const before = (await noticesAbout(number)).length
    expect(await handIn({ from: email, answers: last, text: 'I am away.', headers })).toEqual({
      ok: true,
      became: 'automatic',
    })
    expect(await ticketRow(shop, number)).toMatchObject({ status: 'closed', waitingSince: null })
    expect((await entriesOf(number)).at(-1)).toMatchObject({ kind: 'automatic', text: 'I am away.' })
    expect(await noticesAbout(number)).toHaveLength(before)

    const other = `${randomUUID()}@example.com`
    expect(await handIn({ from: other, headers })).toEqual({ ok: true, became: 'automatic' })
    expect(await ticketsOf(other)).toEqual([])
    expect(await shop.mailsTo(other)).toEqual([])
  })

  it.each([SUPPORT, MAIL_ADDRESS, 'no-reply@wander-pass.example'])(
    'from our own %s is dropped as our own',
    async (own) => {
      expect(await handIn({ from: `Wander Pass <${own}>` })).toEqual({ ok: true, became: 'own' })
      expect(await ticketsOf(own)).toEqual([])
    },
  )

  it('stops two machines that write to each other', async () => {
    const { email, last } = await anAnswered()
    const seen: string[] = []
    for (let mail = 0; mail < 22; mail++) {
      const answered = await handIn({ from: email, answers: last, text: `Hello ${mail}` })
      seen.push(answered.ok ? answered.became : answered.problem)
    }
    expect(seen.filter((each) => each === 'reply')).toHaveLength(20)
    expect(seen.slice(-2)).toEqual(['too_often', 'too_often'])
  })

  it('is rejected without exactly one sender', async () => {
    const before = await shop.database.db().$count(incomingMails)
    for (const raw of ['', 'garbage', 'From: a@b.example, c@d.example\r\n\r\nHi', 'From: "a,b"@c\r\n\r\nHi'])
      expect(await handIn(raw)).toEqual({ ok: false, problem: 'unreadable' })
    expect(await shop.database.db().$count(incomingMails)).toBe(before)
  })

  it('isn’t even read if it is unsigned, or signed too long ago', async () => {
    const bytes = new TextEncoder().encode(aMail({ from: 'a@example.com' }))
    const at = shop.clock.now()
    const receive = (signature: { timestamp: string; signature: string }, readRaw = () => Promise.resolve(bytes)) =>
      shop.shop.inbox.receiveMail({ signature, readRaw })
    const refused = { ok: false, problem: 'signature_invalid' }
    expect(await receive(signed(bytes, { at, secret: 'another-secret-of-tests' }))).toEqual(refused)
    expect(await receive(signed(aMail({ from: 'b@example.com' }), { at }))).toEqual(refused)
    expect(await receive(signed(bytes, { at: new Date(at.getTime() - 301_000) }), unread)).toEqual(refused)
    expect(await receive({ timestamp: '', signature: '' }, unread)).toEqual(refused)
  })

  it('is deleted with its message, or after a while if it belongs to none', async () => {
    const { email, last } = await anAnswered()
    await handIn({ from: email, answers: last })
    const [ticket] = await ticketsOf(email)
    await shop.database
      .db()
      .delete(supportTickets)
      .where(eq(supportTickets.id, ticket?.id ?? ''))
    await handIn({ from: `${randomUUID()}@example.com`, headers: ['Precedence: bulk'] })
    const loose = async () =>
      (await shop.database.db().select().from(incomingMails)).filter((row) => !row.ticketId).length
    expect(await loose()).toBeGreaterThan(0)
    shop.jump({ days: 181 })
    await shop.shop.retention.forgetOldData()
    expect(await loose()).toBe(0)
  })
})

it('is rejected if the shop has no secret for it', async () => {
  const shop = await openTestShop()
  try {
    expect(await shop.shop.inbox.receiveMail({ signature: signed('x'), readRaw: unread })).toEqual({
      ok: false,
      problem: 'not_taken',
    })
    const { email } = await writeToUs(shop)
    const [confirmation] = await wholeMailsTo(shop, email)
    expect(confirmation?.header('reply-to')).not.toContain('+')
  } finally {
    await shop.close()
  }
})

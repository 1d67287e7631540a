// People who write to the shop get an answer from the shop: by mail, in one thread, once, and with a record of who
// wrote it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportTickets } from '#db/schema.ts'
import type { TicketInput } from '#shop/support/inbox/open-ticket.ts'
import type { InboxView } from '#shop/support/inbox/ticket-view.ts'
import { addDays, startOfDay } from '#values/date.ts'
import { openAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, notesOfTicket, seenTicket, ticketRow, wholeMailsTo, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
let ben: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
  ben = await anAdmin(shop, 'ben@staff.example.com', 'Ben Admin')
})
afterAll(() => shop.close())

const as = (who: Holder) => callerAs(shop, who)
const write = (overrides?: Partial<TicketInput>) => writeToUs(shop, overrides)
const rowOf = (number: string) => ticketRow(shop, number)
const seen = (number: string) => seenTicket(shop, number)
const notesOf = (number: string) => notesOfTicket(shop, number)
const mailsTo = (email: string) => wholeMailsTo(shop, email)
const answer = async (number: string, text: string, by = ada) =>
  shop.shop.inbox.answerTicket({ ...(await seen(number)), text, closes: false }, as(by))
const list = (view: Partial<InboxView> = {}, by = ada) =>
  shop.shop.inbox.listTickets(
    { state: 'open', kind: 'all', owner: 'everybody', after: null, before: null, ...view },
    as(by),
  )

describe('the inbox', () => {
  it('lists the longest wait first, with what is left of the promised day', async () => {
    const early = await write({ subject: 'Early' })
    shop.jump({ seconds: 25 * 3600 })
    const late = await write({ subject: 'Late' })
    const { rows, counts } = await list()
    const numbers = rows.map(({ number }) => number)
    expect(numbers.indexOf(early.number)).toBeLessThan(numbers.indexOf(late.number))
    const waits = Object.fromEntries(rows.map(({ number, wait }) => [number, Math.sign(wait?.leftMs ?? 0)]))
    expect([waits[early.number], waits[late.number]]).toEqual([-1, 1])
    expect(counts.open).toBe(rows.length)
    expect(await shop.shop.inbox.listWaiting()).toMatchObject({ open: counts.open, late: expect.any(Number) })
  })

  it('shows business inquiries and withdrawals next to questions, each with its kind', async () => {
    const inquiry = await write({ kind: 'business', company: 'Kranich Reisen', subject: 'White-label shop' })
    const { rows } = await list({ kind: 'business' })
    expect(rows).toMatchObject([{ number: inquiry.number, company: 'Kranich Reisen', kind: 'business' }])
    expect((await list({ kind: 'support' })).rows.map(({ number }) => number)).not.toContain(inquiry.number)
  })
})

describe('an answer', () => {
  it('is sent once, in the confirmation’s thread, with the number in its subject', async () => {
    const { number, email } = await write()
    const [confirmation] = await mailsTo(email)
    expect(await answer(number, 'Turn on roaming.\r\nThen restart.')).toEqual({ ok: true })
    expect(await answer(number, 'Did it help?', ben)).toEqual({ ok: true })

    const [first, second] = (await mailsTo(email))
      .filter(({ subject }) => subject.startsWith('Our answer:'))
      .toReversed()
    const [one, two] = [first, second].toSorted((mail) => (mail?.text.includes('roaming') ? -1 : 1))
    expect(one?.subject).toBe(`Our answer: No internet in Rome (Wander Pass, ${number})`)
    expect(one?.text).toContain('Turn on roaming.\nThen restart.')
    expect(one?.text).toContain('> Nothing happens.')
    expect(one?.header('in-reply-to')).toBe(confirmation?.header('message-id'))
    expect(two?.header('in-reply-to')).toBe(one?.header('message-id'))
    expect(two?.header('references')?.split(/\s+/)).toEqual([
      confirmation?.header('message-id'),
      one?.header('message-id'),
    ])
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view?.entries.map(({ author, mail }) => [author, mail?.state])).toEqual([
      ['Ada Admin', 'sent'],
      ['Ben Admin', 'sent'],
    ])
    expect(await notesOf(number)).toEqual([
      ['message_answered', ada.id],
      ['message_answered', ben.id],
    ])
  })

  it('removes the message from the list and assigns it, until its writer replies', async () => {
    const { number } = await write()
    await answer(number, 'Turn on roaming.')
    expect(await rowOf(number)).toMatchObject({ status: 'waiting', waitingSince: null, assigneeId: ada.id })
    expect(await shop.shop.inbox.keepReply({ number, text: 'Still nothing.', seenCount: 0 }, as(ben))).toEqual({
      ok: true,
    })
    expect(await rowOf(number)).toMatchObject({ status: 'open', waitingSince: expect.any(Date), assigneeId: ada.id })
    expect((await list({ owner: 'mine' })).rows.map((row) => row.number)).toContain(number)
    expect((await list({ owner: 'mine' }, ben)).rows.map((row) => row.number)).not.toContain(number)
  })

  it('of two people at once is sent by one; the other is told that something changed', async () => {
    const { number, email } = await write()
    const version = await seen(number)
    const answers = await Promise.all(
      [ada, ben].map((who) =>
        shop.shop.inbox.answerTicket({ ...version, text: 'Turn on roaming.', closes: true }, as(who)),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'changed' }])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Our answer:'))).toHaveLength(1)
    expect((await notesOf(number)).length).toBe(1)
  })

  it('isn’t sent beside an answer or a person that its form didn’t show, and then only knowingly', async () => {
    const { number } = await write()
    const { inbox } = shop.shop
    const shown = await seen(number)
    const sent = (by: Holder, how: { seenTaker?: string; seenAnswers?: number; seenVersion?: number } = {}) =>
      inbox.answerTicket({ ...shown, text: `From ${by.id}`, closes: false, seenAnswers: 0, ...how }, as(by))
    expect(await inbox.takeTicket({ number, seenTaker: null }, as(ben))).toEqual({ ok: true })
    expect(await sent(ada)).toEqual({ ok: false, problem: 'taken' })
    expect((await inbox.viewTicket(number))?.onIt).toMatchObject({ id: ben.id, name: 'Ben Admin' })
    // Being on it changes nothing that a form was made from, and ends with the answer.
    expect(await sent(ben)).toEqual({ ok: true })
    expect((await inbox.viewTicket(number))?.onIt).toBeNull()
    expect(await sent(ada)).toEqual({ ok: false, problem: 'answered_meanwhile' })
    expect(await sent(ada, { ...(await seen(number)), seenAnswers: 1 })).toEqual({ ok: true })
    await inbox.takeTicket({ number, seenTaker: null }, as(ben))
    expect(await sent(ada, { ...(await seen(number)), seenTaker: ben.id })).toEqual({ ok: true })
  })

  it('to two messages from one address at once is sent to both', async () => {
    const { number, email } = await write()
    const other = await write({ email, subject: 'Another thing' })
    await Promise.all([answer(number, 'To the first.'), answer(other.number, 'To the second.', ben)])
    const texts = (await mailsTo(email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('To the first.')
    expect(texts).toContain('To the second.')
  })

  it.each([
    ['', 'text_missing'],
    [' \u0000\n', 'text_missing'],
    ['x'.repeat(10_001), 'text_too_long'],
  ])('that says %j is rejected', async (text, problem) => {
    const { number } = await write()
    expect(await answer(number, text)).toEqual({ ok: false, problem })
    expect(await notesOf(number)).toEqual([])
  })

  it('requires an existing message', async () => {
    expect(
      await shop.shop.inbox.answerTicket(
        { number: '0000-0000', seenVersion: 0, text: 'Hello', closes: false },
        as(ada),
      ),
    ).toEqual({ ok: false, problem: 'no_ticket' })
  })
})

describe('whoever is on a message', () => {
  it('is shown in the list, alone among those who press at once, until they let go or half an hour passes', async () => {
    const { number } = await write()
    const { inbox } = shop.shop
    const onIt = async () => (await list()).rows.find((row) => row.number === number)?.onIt
    const take = (by: Holder, seenTaker: string | null = null) => inbox.takeTicket({ number, seenTaker }, as(by))
    const pressed = await Promise.all([take(ada), take(ben)])
    expect(pressed.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'taken' }])
    const [first, second] = pressed[0]?.ok ? [ada, ben] : [ben, ada]
    expect(await onIt()).toBe(first === ada ? 'Ada Admin' : 'Ben Admin')
    // Letting go of what somebody else is on does nothing.
    await inbox.letGoOfTicket({ number }, as(second))
    expect(await onIt()).not.toBeNull()
    expect(await take(second, first.id)).toEqual({ ok: true })
    shop.jump({ seconds: 29 * 60 })
    expect(await take(second)).toEqual({ ok: true })
    shop.jump({ seconds: 29 * 60 })
    expect(await onIt()).toBe(second === ada ? 'Ada Admin' : 'Ben Admin')
    shop.jump({ seconds: 60 })
    expect(await onIt()).toBeNull()
    expect(await take(first)).toEqual({ ok: true })
    await inbox.letGoOfTicket({ number }, as(first))
    expect(await onIt()).toBeNull()
    // Going on is nothing new.
    expect(await notesOf(number)).toEqual([
      ['message_taken', first.id],
      ['message_taken', second.id],
      ['message_taken', first.id],
      ['message_let_go', first.id],
    ])
  })
})

const snooze = async (number: string, day: string) =>
  shop.shop.inbox.snoozeTicket({ ...(await seen(number)), day }, as(ada))
const numbersIn = async (state: InboxView['state']) => (await list({ state })).rows.map(({ number }) => number)
const daysAhead = (days: number) => addDays(shop.dayOf(), days)

describe('a snoozed message', () => {
  it('leaves the list and its count, and comes back when its day begins where the shop is', async () => {
    const { number } = await write()
    await shop.shop.inbox.takeTicket({ number, seenTaker: null }, as(ben))
    const before = (await shop.shop.inbox.listWaiting()).open
    expect(await snooze(number, daysAhead(1))).toEqual({ ok: true })
    expect(await numbersIn('open')).not.toContain(number)
    expect(await numbersIn('snoozed')).toContain(number)
    const { counts, rows } = await list()
    expect([counts.open, (await shop.shop.inbox.listWaiting()).open]).toEqual([before - 1, before - 1])
    expect(rows).toHaveLength(counts.open)
    expect((await shop.shop.inbox.viewTicket(number))?.onIt).toBeNull()

    const leftMs = startOfDay(daysAhead(1), shop.timeZone).getTime() - shop.clock.now().getTime()
    shop.jump({ seconds: Math.ceil(leftMs / 1000) })
    expect(await numbersIn('open')).toContain(number)
    expect(await numbersIn('snoozed')).not.toContain(number)
    expect((await shop.shop.inbox.listWaiting()).open).toBe(before)
  })

  it('comes back at once when its writer writes, when it is answered, and when somebody wants it back', async () => {
    const [first, second, third] = [await write(), await write(), await write()]
    for (const { number } of [first, second, third]) expect(await snooze(number, daysAhead(7))).toEqual({ ok: true })
    await shop.shop.inbox.keepReply({ number: first.number, text: 'Still nothing.', seenCount: 0 }, as(ben))
    await answer(second.number, 'Turn on roaming.')
    await shop.shop.inbox.wakeTicket(await seen(third.number), as(ben))
    expect(await numbersIn('open')).toEqual(expect.arrayContaining([first.number, third.number]))
    expect(await numbersIn('waiting')).toContain(second.number)
    expect(await numbersIn('snoozed')).toEqual([])
    expect(await notesOf(third.number)).toEqual([
      ['message_snoozed', ada.id],
      ['message_woken', ben.id],
    ])
  })

  it.each([[0], [-1], [91]])('isn’t one of a day %i days ahead, nor of no day', async (days) => {
    const { number } = await write()
    for (const day of [daysAhead(days), 'soon'])
      expect(await snooze(number, day)).toEqual({ ok: false, problem: 'day_impossible' })
    expect(await numbersIn('open')).toContain(number)
  })

  it('was open before', async () => {
    const { number } = await write()
    await answer(number, 'Turn on roaming.')
    expect(await snooze(number, daysAhead(1))).toEqual({ ok: false, problem: 'not_open' })
  })
})

describe('a message', () => {
  it('can get a note, be assigned to staff, closed, and reopened, with a record of who did it', async () => {
    const { number, email } = await write()
    const { inbox } = shop.shop
    expect(await inbox.noteTicket({ number, text: 'Called him.', seenCount: 1 }, as(ada))).toEqual({ ok: true })
    // The same form, sent twice.
    expect(await inbox.noteTicket({ number, text: 'Called him.', seenCount: 1 }, as(ada))).toEqual({ ok: true })
    expect(await inbox.assignTicket({ ...(await seen(number)), assigneeId: ben.id }, as(ada))).toEqual({ ok: true })
    const customer = await openAccount(shop, `${randomUUID()}@example.com`)
    expect(await inbox.assignTicket({ ...(await seen(number)), assigneeId: customer.id }, as(ada))).toEqual({
      ok: false,
      problem: 'not_staff',
    })
    expect(await inbox.closeTicket(await seen(number), as(ben))).toEqual({ ok: true })
    expect(await rowOf(number)).toMatchObject({ status: 'closed', waitingSince: null })
    expect(await inbox.reopenTicket(await seen(number), as(ada))).toEqual({ ok: true })
    expect(await rowOf(number)).toMatchObject({ status: 'open', assigneeId: ben.id })
    expect((await notesOf(number)).map(([action]) => action)).toEqual([
      'message_noted',
      'message_assigned',
      'message_closed',
      'message_reopened',
    ])
    expect((await mailsTo(email)).some(({ text }) => text.includes('Called him.'))).toBe(false)
  })

  it('is in its writer’s data export, and is deleted with the account, except for what they are owed', async () => {
    const email = `${randomUUID()}@example.com`
    const { id } = await openAccount(shop, email)
    const { number } = await write({ email })
    await answer(number, 'Turn on roaming.')
    await shop.shop.inbox.noteTicket({ number, text: 'A patient writer.', seenCount: 0 }, as(ada))
    const taken = await shop.shop.customers.exportMyData(id)
    expect(taken.ok && taken.mine.supportMessages).toMatchObject([
      {
        number,
        entries: [
          { kind: 'answer', text: 'Turn on roaming.' },
          { kind: 'note', text: 'A patient writer.' },
        ],
      },
    ])
    const { reference } = await shop.buy({ email })
    const declaration = { orderReference: reference, name: 'Alex', email }
    await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    const left = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.userEmail, email))
    expect(left.map(({ kind }) => kind)).toEqual(['withdrawal'])
  })
})

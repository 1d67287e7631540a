// The promised 24 hours are measured: the pages' figures on first answers match those computed from each message.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportTickets, ticketEntries, withdrawals } from '#db/schema.ts'
import { measureAnswerTimes, type FirstAnswer } from '#shop/support/inbox/answer-times.ts'
import { TICKET_KINDS, TICKET_STATES } from '#shop/support/inbox/ticket.ts'
import { engines } from './support/engines.ts'
import { anAdmin, callerAs, seenTicket, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const HOUR = 3_600_000

describe.each(engines())('the time to the first answer, on the %s database,', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  it('starts with the message and ends with a person’s first email, not with a confirmation or note', async () => {
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const { number } = await writeToUs(shop)
    shop.jump({ seconds: 2 * 3600 })
    await shop.shop.inbox.noteTicket(
      { number, text: 'Looks like the roaming switch.', seenCount: 0 },
      callerAs(shop, ada),
    )
    expect((await shop.shop.figures.viewAnswerTimes(7)).now.all).toMatchObject({ written: 1, answered: 0 })
    shop.jump({ seconds: 3600 })
    const answer = async (text: string) =>
      shop.shop.inbox.answerTicket({ ...(await seenTicket(shop, number)), text, closes: false }, callerAs(shop, ada))
    await answer('Please switch data roaming on.')
    shop.jump({ seconds: 40 * 3600 })
    await answer('Does it work now?')
    const { now } = await shop.shop.figures.viewAnswerTimes(7)
    expect(now.support).toEqual({
      written: 1,
      answered: 1,
      inTime: 1,
      late: 0,
      closedUnanswered: 0,
      medianMs: expect.closeTo(3 * HOUR, -4),
      p95Ms: expect.closeTo(3 * HOUR, -4),
    })
  })

  it('is overdue after 24 hours without an answer, and is shown on every desk until there is one', async () => {
    const ada = await anAdmin(shop, 'lee@staff.example.com', 'Lee Admin')
    const lateNow = async () => (await shop.shop.figures.viewToLookAt()).messages
    const [before, timesBefore] = [await lateNow(), (await shop.shop.figures.viewAnswerTimes(30)).now.business]
    const { number } = await writeToUs(shop, { kind: 'business', company: 'Kranich Reisen' })
    shop.jump({ seconds: 24 * 3600 + 60 })
    expect(await lateNow()).toMatchObject({ open: before.open + 1, late: before.late + 1 })
    const overdue = { written: timesBefore.written + 1, late: timesBefore.late + 1 }
    expect((await shop.shop.figures.viewAnswerTimes(30)).now.business).toMatchObject(overdue)
    const answer = { ...(await seenTicket(shop, number)), text: 'Gladly.', closes: false }
    await shop.shop.inbox.answerTicket(answer, callerAs(shop, ada))
    expect(await lateNow()).toMatchObject(before)
    expect((await shop.shop.figures.viewAnswerTimes(30)).now.business).toMatchObject({ ...overdue, inTime: 0 })
  })

  it('is the same in SQL and in code, for every kind and state, answered or decided, early or late', async () => {
    const db = shop.database.db()
    await db.delete(supportTickets)
    const now = shop.clock.now()
    const messages: FirstAnswer[] = []
    for (const kind of TICKET_KINDS)
      for (const state of TICKET_STATES)
        for (const hoursAgo of [1, 23.9, 24.1, 60])
          for (const [answered, decided] of [
            [null, null],
            [0.5, null],
            [null, 0.75],
            [24, 30],
            [50, 25],
          ] as const) {
            const writtenAt = new Date(now.getTime() - hoursAgo * HOUR)
            const later = (hours: number | null) => hours && new Date(writtenAt.getTime() + hours * HOUR)
            const first = Math.min(answered ?? Infinity, decided ?? Infinity)
            messages.push({ kind, state, writtenAt, answeredAt: first === Infinity ? null : later(first) || null })
            await keep({
              kind,
              state,
              writtenAt,
              answeredAt: later(answered) || null,
              decidedAt: later(decided) || null,
            })
          }
    const { now: counted, before } = await shop.shop.figures.viewAnswerTimes(7)
    expect(counted).toEqual(measureAnswerTimes(messages, now))
    expect(before).toEqual(measureAnswerTimes([], now))
  })

  type Kept = FirstAnswer & { decidedAt: Date | null }
  async function keep({ kind, state, writtenAt, answeredAt, decidedAt }: Kept) {
    const db = shop.database.db()
    const [id, number, email] = [randomUUID(), randomUUID(), `${randomUUID()}@writer.example.com`]
    const what = {
      title: 'A question',
      description: 'Nothing happens.',
      userEmail: email,
      name: 'Alex',
      fingerprint: id,
    }
    await db.insert(supportTickets).values({ ...what, id, number, kind, status: state, createdAt: writtenAt })
    const entry = { ticketId: id, text: 'An answer.' }
    if (answeredAt) {
      await db.insert(ticketEntries).values({ ...entry, id: randomUUID(), kind: 'answer', createdAt: answeredAt })
      await db
        .insert(ticketEntries)
        .values({ ...entry, id: randomUUID(), kind: 'answer', createdAt: new Date(answeredAt.getTime() + HOUR) })
    }
    await db.insert(ticketEntries).values({ ...entry, id: randomUUID(), kind: 'note', createdAt: writtenAt })
    if (decidedAt)
      await db.insert(withdrawals).values({
        id,
        orderReference: number,
        name: 'Alex',
        email,
        ticketNumber: number,
        receivedAt: writtenAt,
        acknowledgement: 'sent',
        outcome: 'carried_out',
        decidedAt,
      })
  }
})

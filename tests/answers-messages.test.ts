// Whoever writes to the shop is answered from the shop: by mail, in one thread, once, and with a note of who did it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, supportTickets, users, withdrawals } from '#db/schema.ts'
import type { Caller } from '#shop/account/session-user.ts'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import type { TicketWish } from '#shop/inbox/open-ticket.ts'
import type { InboxView } from '#shop/inbox/ticket-view.ts'
import { isCompleted } from '#shop/order/order.ts'
import { openAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
let ben: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await admin('ada@staff.example.com', 'Ada Admin')
  ben = await admin('ben@staff.example.com', 'Ben Admin')
})
afterAll(() => shop.close())

async function admin(email: string, name: string): Promise<Holder> {
  const holder = await openAccount(shop, email, name)
  await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, holder.id))
  return holder
}

const as = ({ id }: Holder): Caller => ({ tenant: shop.at.tenant, actor: { id, type: 'own-admin' } })

const write = async (overrides: Partial<TicketWish> = {}) => {
  const email = `${randomUUID()}@writer.example.com`
  const wish = {
    formId: randomUUID(),
    orderId: null,
    businessId: null,
    name: 'Alex Traveller',
    email,
    subject: 'No internet in Rome',
    text: 'I landed an hour ago.\nNothing happens.',
    network: randomUUID(),
    ...overrides,
  }
  const opened = await shop.shop.inbox.openTicket(wish)
  if (!opened.ok) throw new Error(opened.problem)
  return { number: opened.number, email: wish.email }
}

const rowOf = async (number: string) => {
  const [row] = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.number, number))
  if (!row) throw new Error(`There is no ticket ${number}.`)
  return row
}
const seen = async (number: string) => ({ number, seenVersion: (await rowOf(number)).version })
const answer = async (number: string, text: string, by = ada) =>
  shop.shop.inbox.answerTicket({ ...(await seen(number)), text, closes: false }, as(by))
const list = (view: Partial<InboxView> = {}, by = ada) =>
  shop.shop.inbox.listTickets(
    { state: 'open', kind: 'all', owner: 'everybody', after: null, before: null, ...view },
    as(by),
  )
const notesOf = async (number: string) =>
  (
    await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, (await rowOf(number)).id))
  ).map(({ action, actorId }) => [action, actorId])

const shownMail = z.object({
  subject: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
})
async function mailsTo(email: string) {
  await shop.letTimePass({ seconds: 3 })
  const lines = await shop.mailsTo(email)
  const mails = await Promise.all(
    lines.map(async ({ id }) =>
      shownMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json()),
    ),
  )
  return mails.map(({ subject, text, headers }) => ({
    subject,
    text,
    header: (name: string) => headers.find((each) => each.name.toLowerCase() === name)?.value ?? null,
  }))
}

describe('the inbox', () => {
  it('lists whoever waits longest first, and says how much of the promised day is left', async () => {
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

  it('shows business inquiries and withdrawals beside questions, each by its kind', async () => {
    const inquiry = await write({ kind: 'business', company: 'Kranich Reisen', subject: 'White-label shop' })
    const { rows } = await list({ kind: 'business' })
    expect(rows).toMatchObject([{ number: inquiry.number, company: 'Kranich Reisen', kind: 'business' }])
    expect((await list({ kind: 'support' })).rows.map(({ number }) => number)).not.toContain(inquiry.number)
  })
})

describe('an answer', () => {
  it('leaves once, in the thread of the confirmation, with the number in its subject', async () => {
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

  it('takes the message off the list and gives it to who answered, until its writer replies', async () => {
    const { number } = await write()
    await answer(number, 'Turn on roaming.')
    expect(await rowOf(number)).toMatchObject({ status: 'waiting', waitingSince: null, assigneeId: ada.id })
    expect(await shop.shop.inbox.keepReply({ number, text: 'Still nothing.' }, as(ben))).toEqual({ ok: true })
    expect(await rowOf(number)).toMatchObject({ status: 'open', waitingSince: expect.any(Date), assigneeId: ada.id })
    expect((await list({ owner: 'mine' })).rows.map((row) => row.number)).toContain(number)
    expect((await list({ owner: 'mine' }, ben)).rows.map((row) => row.number)).not.toContain(number)
  })

  it('of two people at once is sent by one; the other hears that something changed', async () => {
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

  it('to two messages of one address at once leaves for both', async () => {
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
  ])('that says %j is none', async (text, problem) => {
    const { number } = await write()
    expect(await answer(number, text)).toEqual({ ok: false, problem })
    expect(await notesOf(number)).toEqual([])
  })

  it('goes only to a message that exists', async () => {
    expect(
      await shop.shop.inbox.answerTicket(
        { number: '0000-0000', seenVersion: 0, text: 'Hello', closes: false },
        as(ada),
      ),
    ).toEqual({ ok: false, problem: 'no_ticket' })
  })
})

describe('a message', () => {
  it('is noted, assigned to somebody who works here, closed and opened again, each with a note of who did it', async () => {
    const { number, email } = await write()
    const { inbox } = shop.shop
    expect(await inbox.noteTicket({ number, text: 'Called him.' }, as(ada))).toEqual({ ok: true })
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

  it('comes along when its writer takes their data, and goes when they leave, but not what they are owed', async () => {
    const email = `${randomUUID()}@example.com`
    const { id } = await openAccount(shop, email)
    const { number } = await write({ email })
    await answer(number, 'Turn on roaming.')
    await shop.shop.inbox.noteTicket({ number, text: 'A patient writer.' }, as(ada))
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
    await shop.shop.inbox.withdrawFromContract({ declaration, brand: DEFAULT_BRAND, network: randomUUID() })
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    const left = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.userEmail, email))
    expect(left.map(({ kind }) => kind)).toEqual(['withdrawal'])
  })
})

describe('a withdrawal', () => {
  const TOTAL = 1809
  const declare = async (orderReference: string, email: string) => {
    const declaration = { orderReference, name: 'Alex Traveller', email }
    await shop.shop.inbox.withdrawFromContract({ declaration, brand: DEFAULT_BRAND, network: randomUUID() })
    await shop.shop.worker.runDueWork()
    const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
    return row?.ticketNumber ?? ''
  }
  const delivered = async () => {
    const email = `${randomUUID()}@buyer.example.com`
    const { orderId, reference } = await shop.buy({ email })
    const { iccid } = await shop.until(orderId, isCompleted)
    return { orderId, reference, email, iccid: iccid ?? '' }
  }
  const accept = (number: string, seenCents = TOTAL, by = ada) =>
    shop.shop.desk.acceptWithdrawal({ number, seenCents, proof: { token: by.token, password: PASSWORD } }, as(by))
  const refuse = (number: string, refusal: string, text = '') =>
    shop.shop.inbox.refuseWithdrawal({ number, refusal, text }, as(ada))
  const decisionOf = async (number: string) =>
    (await shop.database.db().select().from(withdrawals).where(eq(withdrawals.ticketNumber, number)))[0]

  it('is carried out: money back, mail, decision and closed ticket at once', async () => {
    const { orderId, reference, email } = await delivered()
    const number = await declare(reference, email)
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view?.withdrawal).toMatchObject({ finding: 'not_activated', refusals: [], profile: { isActivated: false } })
    expect(await shop.shop.inbox.closeTicket(await seen(number), as(ada))).toMatchObject({
      problem: 'withdrawal_undecided',
    })
    expect(await accept(number, TOTAL - 1)).toEqual({ ok: false, problem: 'amount_changed' })
    expect(await decisionOf(number)).toMatchObject({ outcome: null })
    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toContain('Your refund from Wander Pass')
    expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out', decidedBy: ada.id })
    expect(await rowOf(number)).toMatchObject({ status: 'closed' })
    expect(await accept(number)).toEqual({ ok: false, problem: 'withdrawal_decided' })
    expect(await refuse(number, 'too_late')).toMatchObject({ ok: false })
  })

  it('is carried out or refused, never both, whoever is quicker', async () => {
    const { orderId, reference, email } = await delivered()
    shop.jump({ days: 20 })
    const number = await declare(reference, email)
    const [accepted, refused] = await Promise.all([accept(number), refuse(number, 'too_late')])
    expect([accepted.ok, refused.ok].filter(Boolean)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })
    const decision = await decisionOf(number)
    expect([decision?.outcome, await shop.takenFor(orderId)]).toEqual(
      accepted.ok ? ['carried_out', 0] : ['refused', TOTAL],
    )
  })

  it('is refused only for a reason that holds, which its writer reads', async () => {
    const { reference, email, iccid } = await delivered()
    shop.sandbox.network.install(iccid)
    const number = await declare(reference, email)
    expect(await refuse(number, 'too_late')).toEqual({ ok: false, problem: 'reason_not_given' })
    expect(await refuse(number, 'activated', 'You used 200 MB.')).toEqual({ ok: true })
    const mail = (await mailsTo(email)).find(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
    expect(mail?.text).toContain('asked for immediate delivery')
    expect(mail?.text).toContain('You used 200 MB.')
    expect(await decisionOf(number)).toMatchObject({ outcome: 'refused', refusal: 'activated' })
    expect(await rowOf(number)).toMatchObject({ status: 'closed' })
    expect((await notesOf(number)).map(([action]) => action)).toEqual(['withdrawal_refused'])
  })

  it('of an order that nobody recognised waits until somebody finds it', async () => {
    const { orderId, reference, email } = await delivered()
    const number = await declare('INV-unknown', email)
    expect(await accept(number)).toEqual({ ok: false, problem: 'no_order' })
    const link = async (text: string) =>
      shop.shop.inbox.linkTicket({ ...(await seen(number)), reference: text }, as(ada))
    expect(await link('nothing')).toEqual({ ok: false, problem: 'no_order' })
    expect(await link(` ${reference} `)).toEqual({ ok: true })
    expect(await decisionOf(number)).toMatchObject({ orderId })
    expect(await accept(number)).toEqual({ ok: true })
  })

  it('of an order whose money went back already is settled without another refund', async () => {
    const { orderId, reference, email } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 6 })
    const number = await declare(reference, email)
    expect(await accept(number, 0)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect((await shop.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your refund'))).toHaveLength(1)
    expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out' })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { supportTickets } from '#db/schema.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { noticeStore } from '#shop/delivery/notice/notice-store.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { openTicket, type TicketInput } from './open-ticket.ts'
import { ticketFileStore } from './ticket-file-store.ts'
import { ticketStore } from './ticket-store.ts'

const SUPPORT = 'support@wander-pass.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const aMessage = (overrides: Partial<TicketInput> = {}): TicketInput => ({
  formId: randomUUID(),
  orderId: null,
  businessId: null,
  name: 'Alex Traveller',
  email: 'traveller@example.com',
  subject: 'No internet in Rome',
  text: 'I landed an hour ago.\nNothing happens.',
  rateLimitKey: randomUUID(),
  ...overrides,
})
const open = async (input: TicketInput) => {
  const opened = await shop.shop.inbox.openTicket(input)
  if (!opened.ok) throw new Error(opened.problem)
  return opened
}
const ticketsOf = (number: string) =>
  shop.database.db().select().from(supportTickets).where(eq(supportTickets.number, number))

async function textsTo(address: string) {
  await shop.letTimePass({ seconds: 3 })
  const lines = z
    .array(z.object({ id: z.number(), subject: z.string() }))
    .parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages?to=${encodeURIComponent(address)}`)).json())
  return Promise.all(
    lines.map(async ({ id }) =>
      z
        .object({ subject: z.string(), html: z.string(), text: z.string(), raw: z.string().optional() })
        .loose()
        .parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json()),
    ),
  )
}

describe('a message to support', () => {
  it('is stored as an open ticket, and confirmed with its number', async () => {
    const before = shop.clock.now().getTime()
    const { number } = await open(aMessage())

    expect(number).toMatch(/^\d{4}-\d{4}$/)
    const [row] = await ticketsOf(number)
    expect(row).toMatchObject({
      title: 'No internet in Rome',
      description: 'I landed an hour ago.\nNothing happens.',
      userEmail: 'traveller@example.com',
      name: 'Alex Traveller',
      status: 'open',
      orderId: null,
    })
    expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('is linked to its order', async () => {
    const { orderId } = await shop.buy()
    const { number } = await open(aMessage({ orderId }))
    expect((await ticketsOf(number))[0]?.orderId).toBe(orderId)
  })

  it('is stored letter by letter, whatever it contains', async () => {
    const text = `<script>alert(1)</script>'; drop table support_tickets; -- {{7*7}} %0aBcc: x@example.com 🛫`
    const { number } = await open(aMessage({ subject: text, text }))
    expect((await ticketsOf(number))[0]).toMatchObject({ title: text, description: text })
  })

  it('makes one ticket and one alert, however often the form is sent, even at once', async () => {
    const input = aMessage()
    const before = shop.log.errors.length
    const all = await Promise.all(Array.from({ length: 4 }, () => open(input)))
    const later = await open(input)

    expect(new Set([...all, later].map(({ number }) => number)).size).toBe(1)
    expect(shop.log.errors.slice(before)).toEqual(['somebody wrote to support'])
  })

  it('makes a new ticket if its text changed or it is written again', async () => {
    const input = aMessage()
    const inputs = [input, { ...input, text: 'It works now, thank you.' }, { ...input, formId: randomUUID() }]
    const numbers = []
    for (const each of inputs) numbers.push((await open(each)).number)
    expect(new Set(numbers).size).toBe(3)
  })

  it('gets another number when the drawn one is taken', async () => {
    const draws = [12_345_678, 12_345_678, 87_654_321]
    const deps = {
      tickets: ticketStore(shop.database),
      ticketFiles: ticketFileStore(shop.database),
      orders: orderStore(shop.database),
      mails: mailStore(shop.database),
      notices: noticeStore(shop.database),
      transaction: shop.database.tx,
      supportAddress: SUPPORT,
      limiter: shop.limiter,
      clock: shop.clock,
      log: shop.log,
    }
    const drawNumber = () => draws.shift() ?? 0
    const first = await openTicket({ ...deps, drawNumber }, aMessage())
    const second = await openTicket({ ...deps, drawNumber }, aMessage())
    expect([first, second]).toEqual([
      { ok: true, number: '1234-5678' },
      { ok: true, number: '8765-4321' },
    ])
  })
})

describe('the mails about a message', () => {
  it('give the writer the number at once, without repeating the text', async () => {
    const email = 'writer@example.com'
    const text = 'Buy cheap watches at https://spam.example'
    const { number } = await open(aMessage({ email, name: 'See https://spam.example', text, subject: text }))
    const mails = await textsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(number)
    expect(mails[0]?.text).toContain(number)
    expect(JSON.stringify(mails)).not.toContain('spam.example')
  })

  it('give staff the whole message as text, and replies go to the writer', async () => {
    const email = 'markup@example.com'
    const subject = 'Help\r\nBcc: thief@example.com'
    const text = '<img src=x onerror=alert(1)>\nsecond line'
    const { number } = await open(aMessage({ email, name: '<b>Eve</b>', subject, text }))
    const notice = (await textsTo(SUPPORT)).find((mail) => mail.subject.includes(number))
    expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(notice?.html).not.toContain('<img src=x')
    expect(notice?.html).not.toContain('<b>Eve</b>')
    expect(notice?.text).toContain(text)
    expect(JSON.stringify(notice)).toContain(email)
    expect(await textsTo('thief@example.com')).toEqual([])
  })

  it('are sent once, however often the form comes', async () => {
    const email = 'again@example.com'
    const input = aMessage({ email })
    await Promise.all(Array.from({ length: 4 }, () => shop.shop.inbox.openTicket(input)))
    expect(await textsTo(email)).toHaveLength(1)
    for (let number = 0; number < 8; number++) await open(aMessage({ email }))
    expect(await textsTo(email)).toHaveLength(5)
  })
})

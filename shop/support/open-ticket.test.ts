import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { supportTickets } from '#db/schema.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { openTicket, type TicketWish } from './open-ticket.ts'
import { ticketStore } from './ticket-store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const aMessage = (overrides: Partial<TicketWish> = {}): TicketWish => ({
  formId: randomUUID(),
  orderId: null,
  name: 'Alex Traveller',
  email: 'traveller@example.com',
  subject: 'No internet in Rome',
  text: 'I landed an hour ago.\nNothing happens.',
  ...overrides,
})
const ticketsOf = (number: string) =>
  shop.database.db().select().from(supportTickets).where(eq(supportTickets.number, number))

describe('a message to support', () => {
  it('is stored as an open ticket with its name, and answered with its number', async () => {
    const before = shop.clock.now().getTime()
    const { number } = await shop.shop.openTicket(aMessage())

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

  it('belongs to the order that it is about', async () => {
    const { orderId } = await shop.buy()
    const { number } = await shop.shop.openTicket(aMessage({ orderId }))
    expect((await ticketsOf(number))[0]?.orderId).toBe(orderId)
  })

  it('is kept letter by letter, whatever it looks like', async () => {
    const text = `<script>alert(1)</script>'; drop table support_tickets; -- {{7*7}} %0aBcc: x@example.com 🛫`
    const { number } = await shop.shop.openTicket(aMessage({ subject: text, text }))
    expect((await ticketsOf(number))[0]).toMatchObject({ title: text, description: text })
  })

  it('is one ticket and one alert however often the same form is sent, also at once', async () => {
    const wish = aMessage()
    const alerts = shop.log.alerts.length
    const all = await Promise.all(Array.from({ length: 6 }, () => shop.shop.openTicket(wish)))
    const later = await shop.shop.openTicket(wish)

    expect(new Set([...all, later].map(({ number }) => number)).size).toBe(1)
    expect(shop.log.alerts.slice(alerts)).toEqual(['somebody wrote to support'])
  })

  it('is a new ticket when its words changed, or when it is written anew', async () => {
    const wish = aMessage()
    const wishes = [wish, { ...wish, text: 'It works now, thank you.' }, { ...wish, formId: randomUUID() }]
    const numbers = []
    for (const each of wishes) numbers.push((await shop.shop.openTicket(each)).number)
    expect(new Set(numbers).size).toBe(3)
  })

  it('gets another number when the drawn one is taken', async () => {
    const draws = [12_345_678, 12_345_678, 87_654_321]
    const deps = { tickets: ticketStore(shop.database), clock: shop.clock, log: shop.log }
    const drawNumber = () => draws.shift() ?? 0
    const first = await openTicket({ ...deps, drawNumber }, aMessage())
    const second = await openTicket({ ...deps, drawNumber }, aMessage())
    expect([first.number, second.number]).toEqual(['1234-5678', '8765-4321'])
  })
})

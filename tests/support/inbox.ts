// People who write to the shop and those who answer, as used by the use-case tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog, supportTickets, users } from '#db/schema.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { TicketInput } from '#shop/support/inbox/open-ticket.ts'
import { openAccount, type Holder } from './having-accounts.ts'
import type { TestShop } from './open-test-shop.ts'

/** A member of the shop's staff. */
export async function anAdmin(shop: TestShop, email: string, name: string): Promise<Holder> {
  const holder = await openAccount(shop, email, name)
  await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, holder.id))
  return holder
}

export const callerAs = (shop: TestShop, { id }: Holder): Caller => ({ ...shop.at, actor: { id, type: 'own-admin' } })

export async function writeToUs(shop: TestShop, overrides: Partial<TicketInput> = {}) {
  const input = {
    formId: randomUUID(),
    orderId: null,
    businessId: null,
    name: 'Alex Traveller',
    email: `${randomUUID()}@writer.example.com`,
    subject: 'No internet in Rome',
    text: 'I landed an hour ago.\nNothing happens.',
    rateLimitKey: randomUUID(),
    ...overrides,
  }
  const opened = await shop.shop.inbox.openTicket(input)
  if (!opened.ok) throw new Error(opened.problem)
  return { number: opened.number, email: input.email }
}

export async function ticketRow(shop: TestShop, number: string) {
  const [row] = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.number, number))
  if (!row) throw new Error(`There is no ticket ${number}.`)
  return row
}

/** The ticket as somebody sees it now. */
export const seenTicket = async (shop: TestShop, number: string) => ({
  number,
  seenVersion: (await ticketRow(shop, number)).version,
})

/** The audit log of a ticket, and who did what. */
export async function notesOfTicket(shop: TestShop, number: string) {
  const { id } = await ticketRow(shop, number)
  const rows = await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
  return rows.map(({ action, actorId }) => [action, actorId])
}

const wholeMail = z.object({
  subject: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
})

/** Every mail to an address, with its headers. */
export async function wholeMailsTo(shop: TestShop, email: string) {
  await shop.letTimePass({ seconds: 3 })
  const mails = await Promise.all(
    (await shop.mailsTo(email)).map(async ({ id }) =>
      wholeMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json()),
    ),
  )
  return mails.map(({ subject, text, headers }) => ({
    subject,
    text,
    header: (name: string) => headers.find((each) => each.name.toLowerCase() === name)?.value ?? null,
  }))
}

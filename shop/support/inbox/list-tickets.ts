// The inbox of all brands, page by page, longest waiting first.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { DateOnly } from '#values/date.ts'
import { pageOf, readCursor, type Page } from '#values/keyset.ts'
import { promisedSince, isSnoozed, measureWait, snoozedUntil, takerOf } from './ticket.ts'
import type { InboxRow, TicketQueries } from './ticket-queries.ts'
import { isByWait, type InboxView } from './ticket-view.ts'

const TICKETS_PER_PAGE = 25

export type InboxQuestion = InboxView & { after: string | null; before: string | null }
export type ListedTicket = Omit<InboxRow, 'snoozedUntil'> & {
  brandName: string
  /** Name or address of the assignee; null for nobody. */
  assignee: string | null
  /** Who is answering it right now; null for nobody. */
  onIt: string | null
  /** Off the open list for now. */
  isSnoozed: boolean
  /** The day, by the shop's clock, that puts it back there. */
  snoozedUntil: DateOnly | null
  /** How long its writer has been waiting, and how much of the promised day is left; null if nobody is waiting. */
  wait: ReturnType<typeof measureWait> | null
}

export type ListTicketsDeps = Pick<Base, 'ticketDesk' | 'findTenant' | 'clock' | 'timeZone'> & {
  customers: Pick<CustomerStore, 'readNames'>
}

/** One page of 25, and how many there are in each state; an invalid cursor starts at the top. */
export async function listTickets(
  deps: ListTicketsDeps,
  { after, before, ...view }: InboxQuestion,
  { actor }: Pick<Caller, 'actor'>,
): Promise<Page<ListedTicket> & { counts: Awaited<ReturnType<TicketQueries['countStates']>> }> {
  const { ticketDesk, customers, findTenant, clock } = deps
  const cursor = readCursor('after', after, 'instant') ?? readCursor('before', before, 'instant')
  const now = clock.now()
  const reader = { id: actor.id, now }
  const [found, counts] = await Promise.all([
    ticketDesk.list(view, reader, cursor, TICKETS_PER_PAGE + 1),
    ticketDesk.countStates(view, reader),
  ])
  const page = pageOf(found, TICKETS_PER_PAGE, cursor, ({ waitingSince, updatedAt }) =>
    (isByWait(view) ? (waitingSince ?? updatedAt) : updatedAt).toISOString(),
  )
  const names = await customers.readNames(page.rows.flatMap((row) => [row.assigneeId, takerOf(row, now)]))
  const rows = await Promise.all(
    page.rows.map(async (row) => ({
      ...row,
      brandName: (await findTenant(row.businessId)).brand.name,
      assignee: names.get(row.assigneeId ?? '') ?? null,
      isSnoozed: isSnoozed(row, now),
      snoozedUntil: snoozedUntil(row, now, deps.timeZone),
      onIt: names.get(takerOf(row, now) ?? '') ?? null,
      wait: row.waitingSince && measureWait(row.waitingSince, now),
    })),
  )
  return { ...page, rows, counts }
}

/** How many messages need an answer and aren't snoozed, and how many of them are overdue. */
export const listWaiting = ({ ticketDesk, clock }: Pick<ListTicketsDeps, 'ticketDesk' | 'clock'>) => {
  const now = clock.now()
  return ticketDesk.countOpen(promisedSince(now), now)
}

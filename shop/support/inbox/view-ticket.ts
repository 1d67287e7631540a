// One message with everything that somebody who runs the shop needs to answer it.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { rolesThatMay } from '#shop/people/account/rights.ts'
import type { AuditStore } from '#shop/records/audit/audit-store.ts'
import { isPastExpiry } from '#shop/sales/esim-status/esim-status.ts'
import type { MailStore } from '#shop/records/mail/mail-store.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import { quoteBack } from '#shop/sales/party/give-back.ts'
import { findShares, type PartyShares } from '#shop/sales/party/party-shares.ts'
import { isFree, isRefunded, toDeskState } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import type { IncomingMailStore } from '#shop/support/incoming-mail/incoming-mail-store.ts'
import { isActivatedNow, readEsims, type ReadProfileDeps } from './read-profile.ts'
import { snoozeDays } from './snooze-days.ts'
import { isTicketNumber, measureWait, snoozedUntil, takerOf } from './ticket.ts'
import type { TicketRow } from './ticket-store.ts'
import { refundDueBy, listRefusalGrounds } from '#shop/support/withdrawal/withdrawal.ts'
import type { WithdrawalRow } from '#shop/support/withdrawal/withdrawal-store.ts'

export type ViewTicketDeps = ReadProfileDeps &
  Pick<
    Base,
    | 'tickets'
    | 'ticketFiles'
    | 'ticketDesk'
    | 'withdrawals'
    | 'orders'
    | 'customers'
    | 'findTenant'
    | 'clock'
    | 'today'
    | 'timeZone'
  > & {
    incomingMails: Pick<IncomingMailStore, 'listOfTicket'>
    orderSearch: Pick<OrderSearch, 'listStuckAmong'>
    mails: Pick<MailStore, 'listStates'>
    audit: Pick<AuditStore, 'listOfSubject'>
  }
export type TicketView = NonNullable<Awaited<ReturnType<typeof viewTicket>>>

const MOST_ORDERS = 20
const MOST_OTHERS = 10

/** Null when there is no such ticket. */
export async function viewTicket(deps: ViewTicketDeps, number: string) {
  const { tickets, ticketDesk, orders, customers, clock } = deps
  const ticket = isTicketNumber(number) ? await tickets.findByNumber(number) : null
  if (!ticket) return null
  const [entries, files, bought, order, others, account, staff, tenant, withdrawal, incoming] = await Promise.all([
    tickets.listEntries(ticket.id),
    deps.ticketFiles.listOfTicket(ticket.id),
    orders.listOfEmail(ticket.userEmail, MOST_ORDERS),
    ticket.orderId ? orders.find(ticket.orderId) : null,
    ticketDesk.listOthers(ticket.userEmail, ticket.id, MOST_OTHERS),
    customers.findByEmail(ticket.userEmail),
    listStaff(customers),
    deps.findTenant(ticket.businessId),
    deps.withdrawals.findByTicket(number),
    deps.incomingMails.listOfTicket(ticket.id),
  ])
  const filesOf = (id: string | null) => files.filter(({ entryId }) => entryId === id)
  const mails = new Map(
    (await deps.mails.listStates(entries.flatMap(({ mailId }) => mailId ?? []))).map((mail) => [mail.id, mail]),
  )
  const { acts, nameOf } = await listActs(deps, ticket.id, [
    ...entries.map(({ authorId }) => authorId),
    ticket.assigneeId,
    takerOf(ticket, clock.now()),
    withdrawal?.decidedBy ?? null,
  ])
  const stuck = await deps.orderSearch.listStuckAmong(
    bought.map(({ id }) => id),
    clock.now(),
  )
  return {
    ticket,
    brandName: tenant.brand.name,
    wait: ticket.waitingSince && measureWait(ticket.waitingSince, clock.now()),
    assignee: ticket.assigneeId && nameOf(ticket.assigneeId),
    snoozedUntil: snoozedUntil(ticket, clock.now(), deps.timeZone),
    snoozeDays: snoozeDays(deps.today()),
    onIt: viewTaker(ticket, clock.now(), nameOf),
    staff,
    entries: entries.map(({ mailId, ...entry }) => ({
      ...entry,
      author: entry.authorId && nameOf(entry.authorId),
      /** Nobody of the staff: the mail server handed it in. */
      isFromMail: entry.authorId === null,
      files: filesOf(entry.id),
      /** How many attachments its email had, kept or not. */
      attachments: incoming.find(({ entryId }) => entryId === entry.id)?.attachments ?? 0,
      /** How its email stands; null for what is not emailed, and for an email that is not kept anymore. */
      mail: mails.get(mailId ?? '') ?? null,
    })),
    acts,
    /** What came with the message itself. */
    files: filesOf(null),
    /** The email that began it; null for what was written on a page. */
    cameBy: incoming.find(({ entryId }) => entryId === null) ?? null,
    /** The account or record of the address that was typed; nobody has proven that the writer owns it. */
    customer: account && { id: account.id, hasAccount: account.emailVerified },
    orders: bought.map((each) => ({ ...each, state: toDeskState({ ...each, isStuck: stuck.has(each.id) }) })),
    order,
    others,
    withdrawal: await viewWithdrawal(deps, withdrawal, nameOf),
  }
}

/** Who is answering it right now; null for nobody. */
function viewTaker(ticket: TicketRow, now: Date, nameOf: (id: string) => string | null) {
  const id = takerOf(ticket, now)
  return id && ticket.takenUntil ? { id, name: nameOf(id), until: ticket.takenUntil } : null
}

async function viewWithdrawal(deps: ViewTicketDeps, row: WithdrawalRow | null, nameOf: (id: string) => string | null) {
  if (!row) return null
  const order = await findBought(deps, row.orderId)
  const esims = order ? await readEsims(deps, order) : []
  const party = order && !order.topUp ? await findShares(deps, order) : null
  return {
    ...row,
    /** The order that was bought, whichever of the contract was named. */
    orderId: order?.id ?? null,
    decidedBy: row.decidedBy && nameOf(row.decidedBy),
    /** One for each traveler that the contract is with, the buyer's own first. */
    esims: esims.map((esim) => {
      const share = party?.shares.find(({ traveler }) => traveler === esim.traveler)
      return {
        ...esim,
        name: share?.name ?? null,
        shareCents: share?.cents ?? 0,
        isOver: isPastExpiry(esim, deps.clock.now()),
      }
    }),
    /** What goes back with some of them, in cents; null if that isn't possible. */
    quoteBack: (travelers: readonly number[]) => party && quoteBack(party, travelers),
    /** Which traveler the contract is about, if another order paid for it. */
    paidWithAnother: order?.paidWith ? (order.traveler ?? 1) : null,
    nothingBack: whyNothingBack(order, party),
    dueBy: refundDueBy(row.receivedAt),
    refusals: listRefusalGrounds(row, order, order && isActivatedNow(esims)),
  }
}

/** Why no money goes back, if none does. */
function whyNothingBack(order: Order | null, party: PartyShares | null): 'free' | 'refunded' | 'together' {
  if (order && isRefunded(order)) return 'refunded'
  return order?.paidWith && party && !isFree(party.paying) ? 'together' : 'free'
}

const listStaff = async (customers: CustomerStore) =>
  (await Promise.all(rolesThatMay('inbox').map((role) => customers.listByRole(role))))
    .flat()
    .map(({ id, fullName, email }) => ({ id, name: fullName || email }))

/** What was done to the ticket besides what stands among its entries, and who everybody is. */
async function listActs({ audit, customers }: ViewTicketDeps, ticketId: string, ids: (string | null)[]) {
  const rows = await audit.listOfSubject(ticketId)
  const told = rows.flatMap(({ facts }) => (typeof facts['to'] === 'string' ? [facts['to']] : []))
  const names = await customers.readNames([...ids, ...told, ...rows.map(({ actorId }) => actorId)])
  const nameOf = (id: string) => names.get(id) ?? null
  return {
    nameOf,
    acts: rows.map(({ id, at, action, actorId, facts }) => ({
      id,
      at,
      action,
      by: actorId && nameOf(actorId),
      to: typeof facts['to'] === 'string' ? nameOf(facts['to']) : null,
    })),
  }
}

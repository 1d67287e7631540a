// One customer with everything that the shop knows of them, for somebody who runs it; the look is written down.
import type { Base } from '#shop/assembly/base.ts'
import { roleOf } from '#shop/people/account/role.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { countedOf, isPastExpiry } from '#shop/sales/esim-status/esim-status.ts'
import type { EsimRow } from '#shop/sales/esim/esim-store.ts'
import { toDeskState } from '#shop/sales/order/order-conditions.ts'
import type { OrderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import type { EsimUsage } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'

/** Usage is requested for the newest eSIMs, up to this number; the others are listed without it. */
const MOST_ASKED = 10
/** The newest of each kind; older ones are found by the search. */
const MOST_LISTED = 50

export type ViewDeskCustomerDeps = Pick<
  Base,
  | 'customers'
  | 'orders'
  | 'esims'
  | 'invoices'
  | 'mails'
  | 'tickets'
  | 'notes'
  | 'identity'
  | 'networks'
  | 'recordAudit'
  | 'clock'
> & {
  orderSearch: Pick<OrderSearch, 'listStuckAmong'>
}

/**
 * Null if there is no such customer. Shows only the last digits of ICCIDs. Usage is null if the network did not report it,
 * and 'unasked' if it was not requested.
 */
export async function viewDeskCustomer(deps: ViewDeskCustomerDeps, userId: string, caller: Caller) {
  const customer = await deps.customers.find(userId)
  if (!customer) return null
  // Before it is shown: what could not be written down was not seen.
  if (caller.actor.id !== userId)
    await deps.recordAudit({ actor: actorOf(caller.actor), action: 'account_viewed', subject: userId }, caller)

  const { email, accountType } = customer
  const orders = await deps.orders.listOf(userId)
  const ids = orders.map(({ id }) => id)
  const shown = orders.slice(0, MOST_LISTED)
  const idOf = new Map(orders.map(({ id, reference }) => [reference, id]))
  const [esims, invoices, mails, tickets, notes, sessions, stuck] = await Promise.all([
    deps.esims.listOf(userId),
    deps.invoices.listOfOrders(ids),
    deps.mails.listOf(email, ids),
    deps.tickets.listOf(email),
    deps.notes.list({ customerId: userId }),
    deps.identity.listSessions(userId),
    deps.orderSearch.listStuckAmong(
      shown.map(({ id }) => id),
      deps.clock.now(),
    ),
  ])
  const names = await deps.customers.readNames(notes.map(({ authorId }) => authorId))
  const bought = new Map(orders.map(({ id, bundle }) => [id, bundle]))
  return {
    id: customer.id,
    fullName: customer.fullName,
    email,
    role: roleOf(accountType),
    hasAccount: customer.emailVerified,
    disabledAt: customer.disabledAt,
    createdAt: customer.createdAt,
    mailLanguage: customer.mailLanguage,
    orders: shown.map((order) => ({
      id: order.id,
      createdAt: order.createdAt,
      zone: order.bundle.zone,
      data: order.bundle.data,
      totalCents: order.totalCents,
      refundedCents: order.refundedCents,
      state: toDeskState({ ...order, isStuck: stuck.has(order.id) }),
    })),
    moreOrders: Math.max(0, orders.length - MOST_LISTED),
    esims: await Promise.all(
      esims.toReversed().map(async ({ orderId, zone, label, ...esim }, place) => ({
        iccidEnd: esim.iccid.slice(-4),
        orderId,
        zone,
        label,
        usage: place < MOST_ASKED ? await usageOf(deps, esim, bought.get(orderId)) : ('unasked' as const),
      })),
    ),
    invoices: invoices
      .map(({ id, kind, part, number, issuedOn, snapshot }) => ({
        id,
        kind,
        part,
        number,
        issuedOn,
        orderId: idOf.get(snapshot.orderReference) ?? null,
        totalCents: snapshot.totalCents,
      }))
      .slice(0, MOST_LISTED),
    mails: mails.slice(-MOST_LISTED).toReversed(),
    tickets: tickets
      .slice(-MOST_LISTED)
      .toReversed()
      .map(({ number, kind, title, status, createdAt }) => ({ number, kind, title, status, createdAt })),
    notes: notes.map(({ authorId, ...note }) => ({ ...note, by: names.get(authorId) ?? null })),
    sessions: sessions
      .filter(({ expiresAt }) => expiresAt > deps.clock.now())
      .map(({ startedAt, seenAt, device }) => ({ startedAt, seenAt, device })),
  }
}

async function usageOf(
  { networks, clock }: ViewDeskCustomerDeps,
  esim: Pick<EsimRow, 'iccid' | 'networkEsimId' | 'networkId'>,
  bought: { data: string } | undefined,
): Promise<(Pick<EsimUsage, 'balanceMb' | 'totalMb' | 'expiresAt'> & { isOver: boolean }) | null> {
  try {
    const told = await networks.of(esim.networkId).findUsage(esim)
    const { balanceMb, totalMb, expiresAt } = bought ? countedOf(bought, told) : told
    return { balanceMb, totalMb, expiresAt, isOver: isPastExpiry({ expiresAt }, clock.now()) }
  } catch (error) {
    if (error instanceof VendorError) return null
    throw error
  }
}

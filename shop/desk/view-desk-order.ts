// One order with everything that somebody who runs the shop needs to judge it; the eSIM's codes are asked for apart.
import type { EsimCheckStore } from '#shop/alert/esim-check-store.ts'
import { leftCents, refundableCents } from '#shop/checkout/refundable.ts'
import { isPaid } from '#shop/checkout/payment-session.ts'
import type { PaymentSessionStore } from '#shop/checkout/payment-session-store.ts'
import type { InvoiceStore } from '#shop/invoicing/invoice-store.ts'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { AuditStore } from '#shop/audit/audit-store.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { deskStateOf, mayClose, mayResume } from '#shop/order/order-conditions.ts'
import type { OrderQueries } from '#shop/order/order-queries.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { AllocationStore } from '#shop/provisioning/allocation-store.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'

export type ViewDeskOrderDeps = {
  orders: OrderStore
  orderDesk: OrderQueries
  sessions: PaymentSessionStore
  allocations: AllocationStore
  mails: MailStore
  invoices: InvoiceStore
  esimChecks: EsimCheckStore
  audit: Pick<AuditStore, 'listOfSubject'>
  customers: Pick<CustomerStore, 'readNames'>
  findTenant: (businessId: string | null) => Promise<Tenant>
  clock: Clock
}

export type DeskOrderView = NonNullable<Awaited<ReturnType<typeof viewDeskOrder>>>

/** Null when there is no such order. ICCID and activation code are shortened to their ends. */
export async function viewDeskOrder(deps: ViewDeskOrderDeps, orderId: string) {
  const order = await deps.orders.find(orderId)
  const facts = order && (await deps.orderDesk.findFacts(orderId, deps.clock.now()))
  if (!order || !facts) return null

  const [moves, payments, attempts, mails, invoices, alerts, home, topUps, acts] = await Promise.all([
    deps.orders.listEvents(orderId),
    deps.sessions.listOfOrder(orderId),
    deps.allocations.listOfOrder(orderId),
    deps.mails.listOfOrder(orderId),
    deps.invoices.listOfOrders([orderId]),
    deps.esimChecks.listAlerts(orderId),
    deps.findTenant(order.businessId),
    deps.orders.listTopUps([orderId]),
    listActs(deps, orderId),
  ])
  const money = { paidCents: facts.paidCents, refundedCents: order.refundedCents }
  const isTaken = payments.some(isPaid)
  const { iccid, activationCode, topUp, ...told } = order
  return {
    order: { ...told, topUpOf: topUp?.orderId ?? null },
    state: deskStateOf({ ...order, isStuck: facts.isStuck }),
    ...facts,
    brandName: home.brand.name,
    iccidEnd: (topUp?.iccid ?? iccid)?.slice(-4) ?? null,
    hasActivationCode: activationCode !== null,
    topUpIds: topUps.map(({ id, reference }) => ({ id, reference })),
    moves: moves.map((move) => ({ ...move, by: nameOf(acts, move) })),
    leftCents: leftCents(money),
    may: {
      refund: refundableCents({ ...money, paymentState: order.paymentState, isTaken }) !== null,
      close: mayClose(order),
      resume: mayResume(order),
    },
    payments: payments.map(({ id, url: _url, ...payment }) => ({ id, ...payment })),
    attempts,
    mails,
    invoices: invoices.map(({ id, kind, part, number, issuedOn, snapshot }) => ({
      id,
      kind,
      part,
      number,
      issuedOn,
      totalCents: snapshot.totalCents,
    })),
    alerts,
  }
}

/** What staff did in somebody's name, and the line of the order's own history that tells of it. */
const TOLD_BY: Record<string, string> = {
  refunded: 'order_refunded',
  retry_requested: 'order_retried',
  looked_at: 'review_closed',
  resumed: 'order_resumed',
}
/** Both are written in one transaction. */
const AT_ONCE_MS = 5_000

type Act = { at: Date; action: string; name: string }

async function listActs({ audit, customers }: ViewDeskOrderDeps, orderId: string): Promise<Act[]> {
  const rows = await audit.listOfSubject(orderId)
  const names = await customers.readNames(rows.map(({ actorId }) => actorId))
  return rows.flatMap(({ at, action, actorId }) => {
    const name = names.get(actorId ?? '')
    return name === undefined ? [] : { at, action, name }
  })
}

const nameOf = (acts: Act[], { at, move }: { at: Date; move: string }): string | null =>
  acts.find((act) => act.action === TOLD_BY[move] && Math.abs(act.at.getTime() - at.getTime()) < AT_ONCE_MS)?.name ??
  null

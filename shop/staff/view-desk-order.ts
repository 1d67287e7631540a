// One order with everything that somebody who runs the shop needs to judge it; the eSIM's codes are asked for apart.
import type { EsimCheckStore } from '#shop/alert/esim-check-store.ts'
import type { PaymentSessionStore } from '#shop/checkout/payment-session-store.ts'
import type { InvoiceStore } from '#shop/invoicing/invoice-store.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { deskStateOf } from '#shop/order/desk-order.ts'
import type { OrderDeskStore } from '#shop/order/order-desk-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { AllocationStore } from '#shop/provisioning/allocation-store.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'

export type ViewDeskOrderDeps = {
  orders: OrderStore
  orderDesk: OrderDeskStore
  sessions: PaymentSessionStore
  allocations: AllocationStore
  mails: MailStore
  invoices: InvoiceStore
  esimChecks: EsimCheckStore
  findHome: (businessId: string | null) => Promise<BrandHome>
  clock: Clock
}

export type DeskOrderView = NonNullable<Awaited<ReturnType<typeof viewDeskOrder>>>

/** Null when there is no such order. ICCID and activation code are shortened to their ends. */
export async function viewDeskOrder(deps: ViewDeskOrderDeps, orderId: string) {
  const order = await deps.orders.find(orderId)
  const facts = order && (await deps.orderDesk.findFacts(orderId, deps.clock.now()))
  if (!order || !facts) return null

  const [moves, payments, attempts, mails, invoices, alerts, home, topUps] = await Promise.all([
    deps.orders.listEvents(orderId),
    deps.sessions.listOfOrder(orderId),
    deps.allocations.listOfOrder(orderId),
    deps.mails.listOfOrder(orderId),
    deps.invoices.listOfOrders([orderId]),
    deps.esimChecks.listAlerts(orderId),
    deps.findHome(order.businessId),
    deps.orders.listTopUps([orderId]),
  ])
  const { iccid, activationCode, topUp, ...told } = order
  return {
    order: { ...told, topUpOf: topUp?.orderId ?? null },
    state: deskStateOf({ ...order, isStuck: facts.isStuck }),
    ...facts,
    brandName: home.brand.name,
    iccidEnd: (topUp?.iccid ?? iccid)?.slice(-4) ?? null,
    hasActivationCode: activationCode !== null,
    topUpIds: topUps.map(({ id, reference }) => ({ id, reference })),
    moves,
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

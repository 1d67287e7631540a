// One order with everything an administrator needs to judge it; the eSIM's codes are a separate request.
import type { Base } from '#shop/assembly/base.ts'
import { eInvoiceOf } from '#shop/sales/invoicing/e-invoice.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { leftCents, refundableCents } from '#shop/sales/refund/refundable.ts'
import { findOtherPaid } from '#shop/sales/payment/find-other-paid.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import { isRunning, isPartReason, type PartReason } from '#shop/sales/refund/part-refund.ts'
import type { PartRefundRow } from '#shop/sales/refund/part-refund-store.ts'
import type { TicketStore } from '#shop/support/inbox/ticket-store.ts'
import type { WithdrawalStore } from '#shop/support/withdrawal/withdrawal-store.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { AuditStore } from '#shop/records/audit/audit-store.ts'
import { isRefunded, isSold, toDeskState, mayClose, mayResume } from '#shop/sales/order/order-conditions.ts'
import { listNamesOfContract } from '#shop/sales/order/find-contract.ts'
import { isPrepaid, type Order } from '#shop/sales/order/order.ts'
import { viewGift } from '#shop/delivery/gift/view-gift.ts'
import { viewOtherNetworks, type ViewOtherNetworksDeps } from '#shop/delivery/provisioning/view-other-networks.ts'
import { mayReplaceEsim } from '#shop/sales/order/replacement.ts'
import { mayCorrect } from '#shop/sales/correction/correction.ts'
import { mayCancelEsim } from '#shop/office/order-actions/cancel-esim.ts'
import { networkOf, viewLastReading } from './view-last-reading.ts'
import { findDisputeState, whoDidIt } from './who-did-it.ts'

type MoneyDeps = Pick<Base, 'payments' | 'paymentSessions' | 'partRefunds' | 'invoices' | 'orderCosts'>
type ProfileDeps = ViewOtherNetworksDeps &
  Pick<Base, 'allocations' | 'failovers' | 'connectedNetworks' | 'esimChecks' | 'mails' | 'gifts'>
type WordsDeps = Pick<Base, 'notes'> & {
  tickets: Pick<TicketStore, 'listOfOrder' | 'listOthersOf'>
  withdrawals: Pick<WithdrawalStore, 'listOfOrders'>
  audit: Pick<AuditStore, 'listOfSubject'>
  customers: Pick<CustomerStore, 'readNames'>
}

export type ViewDeskOrderDeps = MoneyDeps &
  ProfileDeps &
  WordsDeps &
  Pick<Base, 'orders' | 'orderDesk' | 'orderCorrections' | 'findTenant' | 'clock' | 'timeZone'>

/** A staff member whose account is gone. */
const GONE = 'former staff'
/** Of messages from the buyer's address that name no order, or another one. */
const MOST_OTHERS = 5

export type DeskOrderView = NonNullable<Awaited<ReturnType<typeof viewDeskOrder>>>

/** Null if there is no such order. The ICCID is masked, and the eSIM's codes are left out. */
export async function viewDeskOrder(deps: ViewDeskOrderDeps, orderId: string) {
  const order = await deps.orders.find(orderId)
  const facts = order && (await deps.orderDesk.findFacts(orderId, deps.clock.now()))
  if (!order || !facts) return null

  const [
    { asked, payments, invoices, cost },
    { attempts, mails, alerts, wentFrom, whyNot, reading, names },
    { notes, acts, tickets, otherTickets, declared },
    moves,
    tenant,
    topUps,
    places,
    corrected,
    other,
  ] = await Promise.all([
    readMoney(deps, orderId),
    readProfile(deps, order),
    readWords(deps, order),
    deps.orders.listEvents(orderId),
    deps.findTenant(order.businessId),
    deps.orders.listTopUps([orderId]),
    placesOf(deps, order),
    deps.orderCorrections.listOfOrder(orderId),
    findOtherPaid(deps, order),
  ])
  const parts: (PartRefundRow | BalancePart)[] = isPrepaid(order) ? listBalanceParts(acts) : asked
  const nameOf = await namesOf(deps, [
    ...acts.map(({ actorId }) => actorId),
    ...parts.map(({ askedBy }) => askedBy),
    ...notes.map(({ authorId }) => authorId),
    places.act?.actorId ?? null,
    ...declared.map(({ decidedBy }) => decidedBy),
    ...corrected.map(({ byId }) => byId),
  ])
  // The network of the settings has no name of its own.
  const networkNames = new Map<string, string>(names)
  const placer = places.act && nameOf(places.act.actorId, places.act.actorRole)
  const given = parts.map((part) => ({
    ...part,
    name: part.reason === 'swapped' || part.reason === 'canceled' ? 'the buyer' : nameOf(part.askedBy, GONE),
  }))
  const money = { paidCents: facts.paidCents, refundedCents: order.refundedCents }
  const isTaken = payments.some(isPagePaid) || isPrepaid(order)
  const isRefundable = refundableCents({ ...money, paymentState: order.paymentState, isTaken }) !== null
  const { iccid, networkEsimId: _id, activationCode, confirmationCode: _code, topUp, ...told } = order
  return {
    order: { ...told, topUpOf: topUp?.orderId ?? null },
    state: toDeskState({ ...order, isStuck: facts.isStuck }),
    ...facts,
    brandName: tenant.brand.name,
    iccidEnd: (topUp?.iccid ?? iccid)?.slice(-4) ?? null,
    hasActivationCode: activationCode !== null,
    topUpIds: topUps.map(({ id, reference }) => ({ id, reference })),
    moves: whoDidIt(
      moves,
      acts.map(({ at, action, actorId, actorRole }) => ({ at, action, name: nameOf(actorId, actorRole) })),
      given,
      placer,
    ),
    ...places.shown,
    parts: given,
    notes: notes.map(({ authorId, ...note }) => ({ ...note, by: nameOf(authorId, GONE) })),
    corrections: corrected.map(({ byId, ...correction }) => ({ ...correction, by: nameOf(byId, GONE) })),
    tickets,
    otherTickets,
    withdrawals: declared.map(({ decidedBy, ...declaration }) => ({ ...declaration, by: nameOf(decidedBy, GONE) })),
    dispute: findDisputeState(moves),
    leftCents: leftCents(money),
    /** Of the other payment of a swap, which a refund of the whole pays back as well. */
    alongCents: other ? other.totalCents - other.refundedCents : 0,
    cost,
    failovers: wentFrom.map(({ fromNetworkId, toNetworkId, reason }) => ({
      fromName: networkNames.get(fromNetworkId) ?? fromNetworkId,
      toName: networkNames.get(toNetworkId) ?? toNetworkId,
      reason,
    })),
    whyNot: whyNot.map(({ networkId, reason }) => ({ name: networkNames.get(networkId) ?? networkId, reason })),
    may: {
      refund: isRefundable,
      refundPart: isRefundable && leftCents(money) > 1 && !parts.some(isRunning),
      replaceEsim: mayReplaceEsim(order),
      cancelEsim: mayCancelEsim({ ...order, topUpOf: topUp?.orderId ?? null, iccidEnd: iccid }),
      correct: mayCorrect(order),
      correctPapers: mayCorrect(order) && invoices.length > 0 && !isRefunded(order),
      close: mayClose(order),
      resume: mayResume(order),
      checkVat: facts.isTaxConflict && facts.taxCheckedAt === null && isSold({ ...order, ...money }),
    },
    payments: payments.map(({ id, url: _url, ...payment }) => ({
      id,
      ...payment,
      /** Where the payment is found in the provider's dashboard. */
      providerPage: payment.paymentIntentId === null ? null : deps.payments.dashboardPage(payment.paymentIntentId),
    })),
    attempts,
    reading,
    network: networkOf(order, attempts, networkNames),
    mails,
    invoices: invoices.map(paperOf),
    validInvoice: validOf(invoices)?.number ?? null,
    alerts,
    gift: await viewGift(deps, order),
  }
}

async function readMoney({ partRefunds, paymentSessions, invoices, orderCosts }: MoneyDeps, orderId: string) {
  const [asked, payments, papers, cost] = await Promise.all([
    partRefunds.listOfOrder(orderId),
    paymentSessions.listOfOrder(orderId),
    invoices.listOfOrders([orderId]),
    orderCosts.find(orderId),
  ])
  return { asked, payments, invoices: papers, cost }
}

async function readProfile(deps: ProfileDeps, order: Order) {
  const [attempts, mails, alerts, wentFrom, whyNot, reading, names] = await Promise.all([
    deps.allocations.listOfOrder(order.id),
    deps.mails.listOfOrder(order.id),
    deps.esimChecks.listAlerts(order.id),
    deps.failovers.listOfOrder(order.id),
    viewOtherNetworks(deps, order),
    viewLastReading(deps, order),
    deps.connectedNetworks.readNames(),
  ])
  return { attempts, mails, alerts, wentFrom, whyNot, reading, names }
}

async function readWords(deps: WordsDeps & Pick<Base, 'orders'>, order: Order) {
  const [notes, acts, tickets, otherTickets, declared] = await Promise.all([
    deps.notes.list({ orderId: order.id }),
    deps.audit.listOfSubject(order.id),
    deps.tickets.listOfOrder(order.id),
    deps.tickets.listOthersOf({ email: order.email, orderId: order.id }, MOST_OTHERS),
    listNamesOfContract(deps, order).then(deps.withdrawals.listOfOrders),
  ])
  return { notes, acts, tickets, otherTickets, declared }
}

type OrderName = { id: string; reference: string } | null
const named = (order: OrderName): OrderName => order && { id: order.id, reference: order.reference }

/** The orders before and after this one if an eSIM was replaced, those of the same payment, and which staff member placed it. */
async function placesOf({ orders, audit }: ViewDeskOrderDeps, order: Order) {
  // Also the one that it will replace, as long as a swap waits.
  const replacedId = order.replaces ?? order.swapOf
  const [replaced, replacement, paying, party, acts] = await Promise.all([
    replacedId ? orders.find(replacedId) : null,
    order.isReplaced ? orders.findReplacement(order.id) : null,
    order.paidWith ? orders.find(order.paidWith) : null,
    order.quantity === 1 ? [] : orders.listOfParty(order.id),
    order.replaces ? audit.listOfSubject(order.replaces) : [],
  ])
  return {
    act: acts.find(({ action, facts }) => action === 'esim_replaced' && facts['replacementId'] === order.id) ?? null,
    shown: {
      replaces: named(replaced),
      replacedBy: named(replacement),
      paidWith: named(paying),
      party: party.flatMap((each) => named(each) ?? []),
    },
  }
}

/** Current names; accounts that are gone get a substitute. */
async function namesOf({ customers }: ViewDeskOrderDeps, ids: (string | null)[]) {
  const names = await customers.readNames(ids)
  return (id: string | null, otherwise: string): string => names.get(id ?? '') ?? otherwise
}

/**
 * Partial refunds to a partner's balance. They happen right away, so only the audit log says who made them and why.
 */
type Act = { id: number; at: Date; action: string; actorId: string | null; facts: Record<string, unknown> | null }
type BalancePart = {
  id: string
  amountCents: number
  reason: PartReason
  state: 'given'
  askedBy: string | null
  createdAt: Date
}

const listBalanceParts = (acts: Act[]): BalancePart[] =>
  acts.flatMap(({ id, at, action, actorId, facts }) => {
    const [cents, reason] = [facts?.['cents'], facts?.['reason']]
    if (action !== 'order_part_refunded' || typeof cents !== 'number') return []
    if (typeof reason !== 'string' || !isPartReason(reason)) return []
    return [{ id: `act-${id}`, amountCents: cents, reason, state: 'given', askedBy: actorId, createdAt: at }]
  })

const validOf = (papers: Invoice[]) =>
  papers.filter(({ kind }) => kind === 'invoice').toSorted((one, other) => other.part - one.part)[0]

/** `hasData`: it exists as data for accounting programs too. */
const paperOf = (paper: Invoice) => {
  const { id, kind, part, number, issuedOn, snapshot } = paper
  return { id, kind, part, number, issuedOn, totalCents: snapshot.totalCents, hasData: eInvoiceOf(paper) !== null }
}

// The part of the counter where invoices and credit notes are written and read.
import type { Brand } from '#shop/brand/brand.ts'
import { issueInvoice, type IssueInvoice } from '#shop/invoicing/issue-invoice.ts'
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'
import { isCompleted, type Order } from '#shop/order/order.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const MOST_PER_SWEEP = 50

type Parts = { readBrandOf: (order: Order) => Promise<Brand> }

export function openInvoicing(world: ShopDeps, stores: Stores, { readBrandOf }: Parts) {
  const { orders, invoices, sessions } = stores
  const deps = {
    ...world,
    ...stores,
    atomically: world.database.tx,
    readBrandOf,
    findPaymentReference: async (orderId: string) => {
      const paid = await sessions.findPaid(orderId)
      return paid?.paymentIntentId ?? paid?.sessionId ?? null
    },
  }

  // Nobody's eSIM waits for a piece of paper: what could not be written now is written by the sweep.
  const issue: IssueInvoice = async (orderId) => {
    try {
      await issueInvoice(deps, orderId)
    } catch (cause) {
      world.log.alert(
        { orderId, problem: cause instanceof Error ? cause.message : 'unknown' },
        'no invoice was written',
      )
    }
  }

  return {
    issueInvoice: issue,
    sweepInvoices: async () => {
      for (const orderId of await orders.listToInvoice(MOST_PER_SWEEP)) await issue(orderId)
    },

    /** The invoice of a completed or refunded order, and its credit note; none before, and none for a free order. */
    viewInvoices: async (order: Order) => {
      if (!isCompleted(order) && order.paymentState !== 'refunded' && order.refundedCents === 0) return []
      await issue(order.id)
      return invoices.listOfOrder(order.id)
    },

    /** The invoices and credit notes that one brand wrote for a customer, newest first; `issuedOn` is a day, amounts are cents. */
    listInvoices: async (userId: string, isWrittenHere: (invoice: { businessId: string | null }) => boolean) => {
      const found = await invoices.listOfOrders(await orders.listIdsOfUser(userId))
      return found.filter(isWrittenHere).map(({ number, kind, part, issuedOn, snapshot }) => ({
        number,
        kind,
        part,
        issuedOn,
        totalCents: snapshot.totalCents,
        orderReference: snapshot.orderReference,
      })) satisfies { kind: InvoiceKind }[]
    },

    /** The order that a payment page was opened for (spec 2 §7 "get-invoice-url"). */
    findOrderByPaymentSession: async (sessionId: string) => {
      const session = await sessions.findBySessionId(sessionId)
      return session ? orders.find(session.orderId) : null
    },
  }
}

// From the checkout to a paid order, its papers, and what partners earn by it.
import { bind, type BoundUseCases } from '#shop/assembly/bind.ts'
import { recordDispute, recordRefund, recordSale } from '#shop/sales/ledger/record-order.ts'
import { recordSums } from '#shop/sales/ledger/record-sums.ts'
import { listEarningsDue, releaseEarnings } from '#shop/sales/ledger/release-earnings.ts'
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { acceptAffiliation } from '#shop/sales/affiliate/accept-affiliation.ts'
import { addOwnAffiliate } from '#shop/sales/affiliate/add-own-affiliate.ts'
import {
  acceptApplication,
  endAffiliate,
  refuseApplication,
  setJoining,
} from '#shop/sales/affiliate/answer-application.ts'
import { askToJoin } from '#shop/sales/affiliate/ask-to-join.ts'
import { findAffiliate } from '#shop/sales/affiliate/find-affiliate.ts'
import { openLink } from '#shop/sales/affiliate/open-link.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { EsimStatus } from '#shop/sales/esim-status/read-esim-status.ts'
import { createInvoices } from '#shop/sales/invoicing/invoices.ts'
import { createRefunds } from '#shop/sales/refund/refunds.ts'
import { createTopUps } from '#shop/sales/checkout/top-ups.ts'
import { createCheckout } from '#shop/sales/checkout/checkout.ts'
import { createPlans } from '#shop/sales/plan/plans.ts'
import { createOrders } from '#shop/sales/order/orders.ts'
import { createEsims } from '#shop/sales/esim/esims.ts'

/** What the checkout writes to the ledger in its own transactions. */
export type RecordOrder = BoundUseCases<{
  recordSale: typeof recordSale
  recordRefund: typeof recordRefund
  recordDispute: typeof recordDispute
}>

/** A refund takes the delivery back, and what a holder sees of an eSIM may be due for an alert. */
type Parts = {
  deliverMail: DeliverMail
  recallPurchase: (orderId: string) => Promise<void>
  receiveUsage: (seen: EsimStatus & { orderId: string }) => Promise<unknown>
  sendNotice: (topic: 'declined_cards') => Promise<void>
}

export function createSales(base: AccountNeeds, parts: Parts) {
  const ledger = bind(
    { ...base, afterCommit: base.database.afterCommit },
    { recordSale, recordRefund, recordDispute, listEarningsDue, releaseEarnings, recordSums },
  )
  const invoices = createInvoices(base)
  const refunds = createRefunds(base, { ...parts, ...invoices, ...ledger })
  const topUps = createTopUps(base)
  const checkout = createCheckout(base, {
    ...invoices,
    ...topUps,
    ...ledger,
    ...bind(base, { findAffiliate }),
    ...parts,
    refunds,
  })
  return {
    ledger,
    invoices,
    refunds,
    topUps,
    checkout,
    plans: createPlans(base),
    orders: createOrders(base, checkout),
    esims: createEsims(base, parts),
    /** How somebody becomes an affiliate, and who referred a buyer. */
    affiliates: bind(base, {
      acceptAffiliation,
      acceptApplication,
      addOwnAffiliate,
      askToJoin,
      endAffiliate,
      openLink,
      refuseApplication,
      setJoining,
    }),
  }
}
export type Sales = ReturnType<typeof createSales>

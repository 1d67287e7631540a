// Work that nobody is watching on a page: nudges as they arrive, and everything that is due.
import type { Base } from '#shop/assembly/base.ts'
import type { Sales } from '#shop/sales/sales.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { Job } from '#ports/job-queue.ts'
import { sendReviewNotices } from '#shop/delivery/notice/send-review-notices.ts'
import { giveUpOrder, listToGiveUp, reportStuckOrders } from './check-stuck-orders.ts'
import type { Delivery } from '#shop/delivery/delivery.ts'
import { findDueWork } from './find-due-work.ts'
import { runDueWork } from './run-due-work.ts'
import { runAwake, runEach } from './run-each.ts'

/** Work that nobody waits for isn't part of the query: it is swept this often, by each worker. */
const SWEEP_EVERY_MS = 56_000
/** What hasn't been due for this long was done in another way, such as an order that a visitor's page continued. */
const SETTLED_AFTER_MS = 3_600_000

/** A country that somebody waits for at a brand. */
type WishedCountry = { businessId: string; country: string }
type Parts = Sales['checkout'] &
  Sales['refunds'] &
  Pick<Sales['plans'], 'listPartsDue' | 'remindOfPart'> &
  Delivery['provisioning'] & {
    deliverMail: DeliverMail
    settleMails: (afterMs?: number) => Promise<void>
    listInvoicesDue: (most: number) => Promise<string[]>
    issueInvoice: (orderId: string) => Promise<unknown>
    acknowledgeWithdrawal: (id: string) => Promise<void>
    advanceCancellation: (id: string) => Promise<void>
    advanceNetworkTrial: (id: string) => Promise<void>
    listEarningsDue: (most: number) => Promise<{ orderId: string }[]>
    releaseEarnings: (orderId: string) => Promise<void>
    recordSums: () => Promise<void>
    sendPayoutNotices: () => Promise<void>
    listWishesToAnswer: () => Promise<WishedCountry[]>
    answerWishes: (wished: WishedCountry) => Promise<void>
    listUntoldHosts: () => Promise<string[]>
    tellSearchEngines: (host: string) => Promise<void>
  }

export function createWorker(base: Base, parts: Parts) {
  const needs = { ...base, ...parts }
  // In this order; one that fails rests, and the others go on.
  const tasks: Record<string, () => Promise<unknown>> = {
    stuck_orders: () => reportStuckOrders(needs),
    given_up_orders: () =>
      runAwake(needs, 'stuck_order', (most) => listToGiveUp(needs, most), {
        nameOf: ({ id }) => ({ item: id, orderId: id }),
        work: (order) => giveUpOrder(needs, order),
        atOnce: 1,
      }),
    review_notices: () => sendReviewNotices(needs),
    invoices: () =>
      runAwake(needs, 'invoice', parts.listInvoicesDue, {
        nameOf: (orderId) => ({ item: orderId, orderId }),
        work: (orderId) => parts.issueInvoice(orderId),
        atOnce: 1,
      }),
    part_reminders: async () =>
      runEach(needs, 'part_reminder', await parts.listPartsDue(), {
        nameOf: ({ id, orderId }) => ({ item: id, orderId }),
        work: ({ id }) => parts.remindOfPart(id),
        atOnce: 1,
      }),
    earnings: () =>
      runAwake(needs, 'earnings', parts.listEarningsDue, {
        nameOf: ({ orderId }) => ({ item: orderId, orderId }),
        work: ({ orderId }) => parts.releaseEarnings(orderId),
        atOnce: 1,
      }),
    sums: parts.recordSums,
    payout_notices: parts.sendPayoutNotices,
    wishes: async () =>
      runEach(needs, 'wish', await parts.listWishesToAnswer(), {
        nameOf: ({ businessId, country }) => ({ item: `${businessId} ${country}`, orderId: null }),
        work: (wished) => parts.answerWishes(wished),
        atOnce: 1,
      }),
    search_engines: async () =>
      runEach(needs, 'search_engines', await parts.listUntoldHosts(), {
        nameOf: (host) => ({ item: host, orderId: null }),
        work: (host) => parts.tellSearchEngines(host),
        atOnce: 1,
      }),
  }
  let sweptAt = 0
  const sweep = async () => {
    const now = base.clock.now()
    sweptAt = now.getTime()
    await base.workerBeats.beat('sweep', now)
    await runEach(needs, 'sweep', Object.keys(tasks), {
      nameOf: (name) => ({ item: name, orderId: null }),
      work: (name) => tasks[name]?.() ?? Promise.resolve(),
      atOnce: 1,
    })
    await base.dueFailures.forgetSettled(new Date(now.getTime() - SETTLED_AFTER_MS))
    // Last, so that emails from everything above are sent with it.
    await runDueWork(needs)
  }
  return {
    /** Handles one nudge. */
    work: (job: Job): Promise<void> => {
      if (job.name === 'provisioning') return parts.advanceProvisioning(job.orderId)
      if (job.name === 'payment_event') return parts.processPaymentEvent(job.eventId, job.event)
      return job.name === 'refund'
        ? parts.refundPayment(job.paymentSessionRowId)
        : parts.executePartRefund(job.partRefundId)
    },
    /** Does what is due, and costs one query if nothing is; about once a minute, sweeps everything. */
    goRound: async () => {
      // If the clock was set back, the sweep must still run.
      if (Math.abs(base.clock.now().getTime() - sweptAt) >= SWEEP_EVERY_MS) await sweep()
      else if (await findDueWork(base)) await runDueWork(needs)
    },
    /** Everything that is due, and everything that nobody waits for. */
    sweep,
    /** A separate round, since the work after an outage may take longer than an email's lease. */
    settleMails: parts.settleMails,
    /** Only for the single process that owns an embedded database: releases what a killed predecessor held. */
    voidLeases: async () => {
      await base.orders.voidLeases()
      await base.mails.voidLeases()
      await base.withdrawals.voidLeases()
      await base.cancellations.voidLeases()
      await base.esimChecks.voidLeases()
      await base.webhookEndpoints.voidLeases()
    },
    ensureToken: () => base.networks.home.ensureToken(),
  }
}

// What is done without anybody waiting on a page: nudges as they come, and everything that is due.
import type { Base } from '#shop/base.ts'
import type { Checkout } from '#shop/checkout/checkout.ts'
import type { Refunds } from '#shop/checkout/refunds.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { Job } from '#shop/ports/job-queue.ts'
import { sendReviewNotices } from '#shop/notice/send-review-notices.ts'
import { checkStuckOrders } from './check-stuck-orders.ts'
import type { Provisioning } from './provisioning.ts'
import { findDueWork } from './find-due-work.ts'
import { runDueWork } from './run-due-work.ts'

/** What nobody waits for is in no question: it is swept so often, in each process that works. */
const SWEEP_EVERY_MS = 56_000

type Parts = {
  checkout: Checkout
  refunds: Refunds
  provisioning: Provisioning
  deliverMail: DeliverMail
  settleMails: (afterMs?: number) => Promise<void>
  sweepInvoices: () => Promise<void>
  acknowledgeWithdrawals: () => Promise<void>
  releaseEarnings: () => Promise<void>
  recordSums: () => Promise<void>
  sendPayoutNotices: () => Promise<void>
}

export function createWorker(
  base: Base,
  { checkout, refunds, provisioning, deliverMail, settleMails, ...sweeps }: Parts,
) {
  const needs = { ...base, ...checkout, ...refunds, ...provisioning, ...sweeps, deliverMail }
  let sweptAt = 0
  const sweep = async () => {
    const now = base.clock.now()
    sweptAt = now.getTime()
    await base.workerBeats.beat('sweep', now)
    await checkStuckOrders(needs)
    await sendReviewNotices(needs)
    await sweeps.sweepInvoices()
    await sweeps.releaseEarnings()
    await sweeps.recordSums()
    await sweeps.sendPayoutNotices()
    // Last, so that the mails of all that leave with it.
    await runDueWork(needs)
  }
  return {
    /** Carries out one nudge. */
    work: (job: Job): Promise<void> => {
      if (job.name === 'provisioning') return provisioning.advanceProvisioning(job.orderId)
      if (job.name === 'payment_event') return checkout.processPaymentEvent(job.eventId, job.event)
      return job.name === 'refund'
        ? refunds.refundPayment(job.paymentSessionRowId)
        : refunds.executePartRefund(job.partRefundId)
    },
    /** Does what is due, for the price of one question when nothing is; about once a minute, sweeps everything. */
    goRound: async () => {
      // A clock that was set back must not keep the sweep waiting.
      if (Math.abs(base.clock.now().getTime() - sweptAt) >= SWEEP_EVERY_MS) await sweep()
      else if (await findDueWork(base)) await runDueWork(needs)
    },
    /** Everything that is due, and everything that nobody waits for. */
    sweep,
    /** In a round of its own, since the work that an outage leaves may take longer than a mail is held for its sender. */
    settleMails,
    /** Only for the single process that owns an embedded database: what a killed predecessor held is free again. */
    voidLeases: async () => {
      await base.orders.voidLeases()
      await base.mails.voidLeases()
      await base.withdrawals.voidLeases()
      await base.esimChecks.voidLeases()
      await base.webhookEndpoints.voidLeases()
    },
    ensureToken: () => base.networks.home.ensureToken(),
  }
}

// What is done without anybody waiting on a page: nudges as they come, and everything that is due.
import type { Base } from '#shop/base.ts'
import type { Checkout } from '#shop/checkout/checkout.ts'
import type { Refunds } from '#shop/checkout/refunds.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { Job } from '#shop/ports/job-queue.ts'
import type { Provisioning } from './provisioning.ts'
import { findDueWork } from './find-due-work.ts'
import { runDueWork } from './run-due-work.ts'

type Parts = {
  checkout: Checkout
  refunds: Refunds
  provisioning: Provisioning
  deliverMail: DeliverMail
  sweepInvoices: () => Promise<void>
  acknowledgeWithdrawals: () => Promise<void>
  releaseEarnings: () => Promise<void>
  sendPayoutNotices: () => Promise<void>
}

export function createWorker(base: Base, { checkout, refunds, provisioning, deliverMail, ...sweeps }: Parts) {
  const needs = { ...base, ...checkout, ...refunds, ...provisioning, deliverMail }
  return {
    /** Carries out one nudge. */
    work: (job: Job): Promise<void> => {
      if (job.name === 'provisioning') return provisioning.advanceProvisioning(job.orderId)
      if (job.name === 'payment_event') return checkout.processPaymentEvent(job.eventId, job.event)
      return job.name === 'refund'
        ? refunds.refundPayment(job.paymentSessionRowId)
        : refunds.givePartBack(job.partRefundId)
    },
    /** Whether the next sweep would find something. */
    findDueWork: () => findDueWork(base),
    runDueWork: async () => {
      await base.workerBeats.beat('sweep', base.clock.now())
      await runDueWork(needs)
      await sweeps.sweepInvoices()
      await sweeps.acknowledgeWithdrawals()
      await sweeps.releaseEarnings()
      await sweeps.sendPayoutNotices()
    },
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

// Finds everything that is due without a nudge, so a lost job or a killed process causes a delay but loses nothing.
import type { Base } from '#shop/assembly/base.ts'
import type { ConfirmPayment } from '#shop/sales/payment/confirm-together.ts'
import { isOpening } from '#shop/sales/payment/payment-session.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { findLeftAlone } from '#shop/sales/order/find-left-alone.ts'
import { isLeft } from '#shop/sales/order/left-alone.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Networks } from '#ports/networks.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { runEach, type RunEachDeps } from './run-each.ts'
import { fingerprint } from '#values/secret.ts'
import type { AllocationAttempt } from '#shop/delivery/provisioning/allocation-store.ts'
import type { SurplusProfile } from '#shop/delivery/profile/release-profile.ts'

const MOST_PER_ROUND = 100
export const EVENT_GRACE_MS = 5_000
export const SESSION_CHECK_EVERY_MS = 60_000

export type DueWorkDeps = RunEachDeps &
  Pick<
    Base,
    | 'orders'
    | 'paymentSessions'
    | 'paymentEvents'
    | 'mails'
    | 'esims'
    | 'allocations'
    | 'clock'
    | 'announce'
    | 'partRefunds'
  > & {
    networks: Pick<Networks, 'leftAlone'>
    mailer: Pick<Mailer, 'isLeftAlone'>
    advanceProvisioning: (orderId: string) => Promise<void>
    processPaymentEvent: (eventId: string) => Promise<void>
    confirmPayment: ConfirmPayment
    reopenPayment: (orderId: string) => Promise<void>
    refundPayment: (rowId: string) => Promise<void>
    executePartRefund: (partId: string) => Promise<void>
    deliverMail: DeliverMail
    findRecalledProfiles: (attempt: AllocationAttempt) => Promise<void>
    releaseProfile: (profile: SurplusProfile) => Promise<void>
    withdrawals: { listDue: (now: Date, most: number) => PromiseLike<{ id: string }[]> }
    acknowledgeWithdrawal: (id: string) => Promise<void>
    cancellations: { listDue: (now: Date, most: number) => PromiseLike<{ id: string; orderId: string }[]> }
    advanceCancellation: (id: string) => Promise<void>
    networkTrials: { listDue: (most: number) => PromiseLike<{ id: string; orderId: string }[]> }
    advanceNetworkTrial: (id: string) => Promise<void>
  }

/** Everything that somebody is waiting for; if a vendor refuses now, it is due again in the next round. */
export async function runDueWork(deps: DueWorkDeps): Promise<void> {
  const now = deps.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isAsked = ({ networkId }: { networkId: string }) => !deps.networks.leftAlone().includes(networkId)

  await runEach(deps, 'payment_event', await deps.paymentEvents.listDue(ago(EVENT_GRACE_MS), now, MOST_PER_ROUND), {
    nameOf: ({ eventId }) => ({ item: eventId, orderId: null }),
    work: ({ eventId }) => deps.processPaymentEvent(eventId),
  })
  await runEach(
    deps,
    'payment_page',
    await deps.paymentSessions.listUnsettled(ago(SESSION_CHECK_EVERY_MS), MOST_PER_ROUND),
    {
      // An order has one live page, which may be replaced at each try.
      nameOf: ({ orderId }) => ({ item: orderId, orderId }),
      work: (session) => checkSession(deps, session),
    },
  )
  await runEach(deps, 'refund', await deps.paymentSessions.listRefundsDue(MOST_PER_ROUND), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.refundPayment(id),
  })
  await runEach(deps, 'part_refund', await deps.partRefunds.listDue(MOST_PER_ROUND), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.executePartRefund(id),
  })
  // A vendor's breaker may open during this loop: the remaining orders stay due.
  await runEach(deps, 'order', await deps.orders.listDue(now, MOST_PER_ROUND, findLeftAlone(deps)), {
    nameOf: ({ id }) => ({ item: id, orderId: id }),
    work: async (order) => {
      if (!isLeft(order, findLeftAlone(deps))) await deps.advanceProvisioning(order.id)
    },
  })
  if (!deps.mailer.isLeftAlone()) {
    await runEach(deps, 'mail', await deps.mails.listDue(now, MOST_PER_ROUND), {
      nameOf: ({ id, orderId }) => ({ item: id, orderId }),
      work: async ({ id }) => {
        if (!deps.mailer.isLeftAlone()) await deps.deliverMail(id)
      },
    })
  }
  await runEach(deps, 'recalled_profile', await deps.allocations.listRecalled(MOST_PER_ROUND), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: async (attempt) => {
      if (isAsked(attempt)) await deps.findRecalledProfiles(attempt)
    },
  })
  await runEach(deps, 'surplus_profile', await deps.esims.listSurplus(MOST_PER_ROUND), {
    nameOf: ({ iccid, orderId }) => ({ item: fingerprint(iccid), orderId }),
    work: async (profile) => {
      if (isAsked(profile)) await deps.releaseProfile(profile)
    },
  })
  await runEach(deps, 'withdrawal', await deps.withdrawals.listDue(now, MOST_PER_ROUND), {
    nameOf: ({ id }) => ({ item: id, orderId: null }),
    work: ({ id }) => deps.acknowledgeWithdrawal(id),
  })
  await runEach(deps, 'cancellation', await deps.cancellations.listDue(now, MOST_PER_ROUND), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.advanceCancellation(id),
  })
  await runEach(deps, 'network_trial', await deps.networkTrials.listDue(MOST_PER_ROUND), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.advanceNetworkTrial(id),
  })
}

// If we never learned a page's ID, we request it again with its stored key, which gives the same page.
async function checkSession(deps: DueWorkDeps, session: PaymentSessionRow) {
  await deps.paymentSessions.checked(session.id, deps.clock.now())
  if (isOpening(session)) await deps.reopenPayment(session.orderId)
  await deps.confirmPayment(session.id)
}

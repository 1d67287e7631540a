// Finds everything that is due without a nudge, so a lost job or a killed process causes a delay but loses nothing.
import type { Base } from '#shop/assembly/base.ts'
import type { ConfirmPage } from '#shop/sales/payment/confirm-page.ts'
import { isOpening } from '#shop/sales/payment/payment-session.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { findLeftAlone } from '#shop/sales/order/find-left-alone.ts'
import { isLeft } from '#shop/sales/order/left-alone.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Networks } from '#ports/networks.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { listAwake, runAwake, runEach, type RunEachDeps } from './run-each.ts'
import { fingerprint } from '#values/secret.ts'
import type { AllocationAttempt } from '#shop/delivery/provisioning/allocation-store.ts'
import type { SurplusProfile } from '#shop/delivery/profile/release-profile.ts'

export const EVENT_GRACE_MS = 5_000
export const SESSION_CHECK_EVERY_MS = 60_000

type RoundDeps = RunEachDeps & Pick<Base, 'clock'>
type DuePaymentsDeps = RoundDeps &
  Pick<Base, 'paymentSessions' | 'paymentEvents' | 'partRefunds'> & {
    processPaymentEvent: (eventId: string) => Promise<void>
    confirmPage: ConfirmPage
    reopenPayment: (orderId: string) => Promise<void>
    refundPayment: (rowId: string) => Promise<void>
    executePartRefund: (partId: string) => Promise<void>
  }
type DueOrdersDeps = RoundDeps &
  Pick<Base, 'orders' | 'mails'> & {
    networks: Pick<Networks, 'leftAlone'>
    mailer: Pick<Mailer, 'isLeftAlone'>
    advanceProvisioning: (orderId: string) => Promise<void>
    deliverMail: DeliverMail
  }
type DueProfilesDeps = RoundDeps &
  Pick<Base, 'esims' | 'allocations'> & {
    networks: Pick<Networks, 'leftAlone'>
    findRecalledProfiles: (attempt: AllocationAttempt) => Promise<void>
    releaseProfile: (profile: SurplusProfile) => Promise<void>
  }
type DueReturnsDeps = RoundDeps & {
  withdrawals: { listDue: (now: Date, most: number) => PromiseLike<{ id: string; orderId: string | null }[]> }
  acknowledgeWithdrawal: (id: string) => Promise<void>
  cancellations: { listDue: (now: Date, most: number) => PromiseLike<{ id: string; orderId: string }[]> }
  advanceCancellation: (id: string) => Promise<void>
  networkTrials: { listDue: (most: number) => PromiseLike<{ id: string; orderId: string }[]> }
  advanceNetworkTrial: (id: string) => Promise<void>
}
export type DueWorkDeps = DuePaymentsDeps & DueOrdersDeps & DueProfilesDeps & DueReturnsDeps

/** Everything that somebody is waiting for; if a vendor refuses now, it is due again in the next round. */
export async function runDueWork(deps: DueWorkDeps): Promise<void> {
  const now = deps.clock.now()
  await runDuePayments(deps, now)
  await runDueOrders(deps, now)
  await runDueProfiles(deps)
  await runDueReturns(deps, now)
}

async function runDuePayments(deps: DuePaymentsDeps, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const events = await listAwake(
    deps,
    'payment_event',
    (most) => deps.paymentEvents.listDue(ago(EVENT_GRACE_MS), now, most),
    ({ eventId }) => eventId,
  )
  const ordersOf = await findOrdersOf(deps, events)
  await runEach(deps, 'payment_event', events, {
    nameOf: ({ eventId, sessionId, paymentIntentId }) => ({
      item: eventId,
      orderId: ordersOf.get(sessionId ?? paymentIntentId ?? '') ?? null,
    }),
    work: ({ eventId }) => deps.processPaymentEvent(eventId),
  })
  await runAwake(
    deps,
    'payment_page',
    (most) => deps.paymentSessions.listUnsettled(ago(SESSION_CHECK_EVERY_MS), most),
    {
      // An order has one live page, which may be replaced at each try.
      nameOf: ({ orderId }) => ({ item: orderId, orderId }),
      work: (session) => checkSession(deps, session),
    },
  )
  await runAwake(deps, 'refund', (most) => deps.paymentSessions.listRefundsDue(most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.refundPayment(id),
  })
  await runAwake(deps, 'part_refund', (most) => deps.partRefunds.listDue(most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.executePartRefund(id),
  })
}

async function runDueOrders(deps: DueOrdersDeps, now: Date) {
  // A vendor's breaker may open during this loop: the remaining orders stay due.
  await runAwake(deps, 'order', (most) => deps.orders.listDue(now, most, findLeftAlone(deps)), {
    nameOf: ({ id }) => ({ item: id, orderId: id }),
    work: async (order) => {
      if (!isLeft(order, findLeftAlone(deps))) await deps.advanceProvisioning(order.id)
    },
  })
  if (!deps.mailer.isLeftAlone()) {
    await runAwake(deps, 'mail', (most) => deps.mails.listDue(now, most), {
      nameOf: ({ id, orderId }) => ({ item: id, orderId }),
      work: async ({ id }) => {
        if (!deps.mailer.isLeftAlone()) await deps.deliverMail(id)
      },
    })
  }
}

async function runDueProfiles(deps: DueProfilesDeps) {
  const isAsked = ({ networkId }: { networkId: string }) => !deps.networks.leftAlone().includes(networkId)
  await runAwake(deps, 'recalled_profile', (most) => deps.allocations.listRecalled(most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: async (attempt) => {
      if (isAsked(attempt)) await deps.findRecalledProfiles(attempt)
    },
  })
  await runAwake(deps, 'surplus_profile', (most) => deps.esims.listSurplus(most), {
    nameOf: ({ iccid, orderId }) => ({ item: fingerprint(iccid), orderId }),
    work: async (profile) => {
      if (isAsked(profile)) await deps.releaseProfile(profile)
    },
  })
}

async function runDueReturns(deps: DueReturnsDeps, now: Date) {
  await runAwake(deps, 'withdrawal', (most) => deps.withdrawals.listDue(now, most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.acknowledgeWithdrawal(id),
  })
  await runAwake(deps, 'cancellation', (most) => deps.cancellations.listDue(now, most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.advanceCancellation(id),
  })
  await runAwake(deps, 'network_trial', (most) => deps.networkTrials.listDue(most), {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.advanceNetworkTrial(id),
  })
}

type DueEvent = { sessionId: string | null; paymentIntentId: string | null }

const findOrdersOf = async ({ paymentSessions }: DuePaymentsDeps, events: DueEvent[]): Promise<Map<string, string>> =>
  events.length === 0
    ? new Map()
    : paymentSessions.listOrderIdsOf(
        events.flatMap(({ sessionId }) => sessionId ?? []),
        events.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
      )

// If we never learned a page's ID, we request it again with its stored key, which gives the same page.
async function checkSession(deps: DuePaymentsDeps, session: PaymentSessionRow) {
  await deps.paymentSessions.checked(session.id, deps.clock.now())
  if (isOpening(session)) await deps.reopenPayment(session.orderId)
  const page = await deps.paymentSessions.find(session.id)
  if (page) await deps.confirmPage(page)
}

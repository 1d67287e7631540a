// The platform's current health, as far as it is really known: read on request, never cached.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import type { MailStore } from '#shop/records/mail/mail-store.ts'
import { findLeftAlone } from '#shop/sales/order/find-left-alone.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { BlockedReportStore } from './blocked-report-store.ts'
import { addDays, dateOnlyOf } from '#values/date.ts'
import { judgeHealth, type FailingWork, type HealthFacts, type Sign, type Verdict } from './health.ts'
import type { FigureStore } from '#shop/figures/report/figure-store.ts'
import type { WorkerBeatStore } from './worker-beat-store.ts'

export type Health = { readAt: Date; facts: HealthFacts; verdicts: Record<Sign, Verdict> }

export type ViewHealthDeps = Pick<Base, 'orderReports' | 'networks' | 'readDisk' | 'clock'> & {
  workerBeats: Pick<WorkerBeatStore, 'find'>
  orderDesk: Pick<OrderQueries, 'countWaiting'>
  dueFailures: { listShown: (most: number) => Promise<FailingWork[]> }
  figureDays: Pick<FigureStore, 'readState'>
  blockedReports: Pick<BlockedReportStore, 'listSince'>
  mails: Pick<MailStore, 'countTroubled'>
  paymentEvents: Pick<PaymentEventStore, 'countUnprocessed'>
  mailer: Pick<Mailer, 'isLeftAlone'>
}

/** Kinds of reports: those of a week are at most a few hundred. */
const MOST_BLOCKED = 1_000
const MOST_FAILING = 50
const WEEK_MS = 7 * 86_400_000
/** An event is processed immediately; one from the last minute may be in progress. */
const ON_ITS_WAY_MS = 60_000

/** Facts and verdicts for the platform page. Asks no vendor. */
export async function viewHealth(deps: ViewHealthDeps): Promise<Health> {
  const {
    workerBeats,
    orderReports,
    orderDesk,
    figureDays,
    mails,
    paymentEvents,
    networks,
    blockedReports,
    readDisk,
    clock,
  } = deps
  const now = clock.now()
  const weekAgo = new Date(now.getTime() - WEEK_MS)
  const today = dateOnlyOf(now, 'UTC')
  const began = performance.now()
  const workerBeatAt = await workerBeats.find('sweep')
  const databaseMs = Math.round(performance.now() - began)
  const [overdue, views, polling, troubled, unprocessedEvents, disk, figures, blocked, failing] = await Promise.all([
    orderReports.findOverdue(now, findLeftAlone(deps)),
    orderDesk.countWaiting(now),
    orderReports.findPollingTimes(weekAgo),
    mails.countTroubled(),
    paymentEvents.countUnprocessed(new Date(now.getTime() - ON_ITS_WAY_MS)),
    readDisk(),
    figureDays.readState(),
    blockedReports.listSince(addDays(today, -6), today, MOST_BLOCKED),
    deps.dueFailures.listShown(MOST_FAILING),
  ])
  const facts = {
    databaseMs,
    workerBeatAt,
    overdue,
    failing,
    toLookAt: views['to-look-at'],
    stuck: views.stuck,
    failed: views.failed,
    inReview: views.review,
    vatConflicts: views['vat-conflicts'],
    polling,
    mails: troubled,
    unprocessedEvents,
    tokenAgeMs: networks.home.tokenAgeMs(),
    disk,
    figures: { checkedAt: figures.checkedAt, differences: figures.differences },
    blocked,
  }
  return { readAt: now, facts, verdicts: judgeHealth(facts, now) }
}

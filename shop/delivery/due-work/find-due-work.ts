// The check before the work: one query whether anything at all is due, built from the lists of the work itself, so that
// the two can't differ.
import type { Base } from '#shop/assembly/base.ts'
import { findLeftAlone } from '#shop/sales/order/find-left-alone.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Networks } from '#ports/networks.ts'
import type { Question } from './due-question-store.ts'
import { EVENT_GRACE_MS, SESSION_CHECK_EVERY_MS } from './run-due-work.ts'

export type FindDueWorkDeps = Pick<
  Base,
  | 'orders'
  | 'paymentSessions'
  | 'paymentEvents'
  | 'partRefunds'
  | 'mails'
  | 'esims'
  | 'allocations'
  | 'dueQuestions'
  | 'clock'
> & {
  withdrawals: { listDue: (now: Date, most: number) => Question }
  cancellations: { listDue: (now: Date, most: number) => Question }
  networkTrials: { listDue: (most: number) => Question }
  networks: Pick<Networks, 'leftAlone'>
  mailer: Pick<Mailer, 'isLeftAlone'>
}

/** Whether there is anything that somebody is waiting for. */
export function findDueWork(deps: FindDueWorkDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leftAlone = findLeftAlone(deps)
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return deps.dueQuestions.anyOf([
    deps.orders.listDue(now, 1, leftAlone),
    ...(leftAlone.isMail ? [] : [deps.mails.listDue(now, 1)]),
    deps.paymentEvents.listDue(ago(EVENT_GRACE_MS), now, 1),
    deps.paymentSessions.listUnsettled(ago(SESSION_CHECK_EVERY_MS), 1),
    deps.paymentSessions.listRefundsDue(1),
    deps.partRefunds.listDue(1),
    deps.allocations.listRecalled(1),
    deps.esims.anySurplus(),
    deps.withdrawals.listDue(now, 1),
    deps.cancellations.listDue(now, 1),
    deps.networkTrials.listDue(1),
  ])
}

// Writes down that a try of due work failed: it rests longer each time, and comes before a person in the end.
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { cutText } from '#values/text/cut-text.ts'
import { isForAPerson, restAfter, type DueKind } from './due-failure.ts'
import type { DueFailureRow } from './due-failure-store.ts'

export type RecordFailureDeps = Pick<Base, 'dueFailures' | 'clock' | 'log'>

const MOST_WORDS = 300

/** `before` is the note about the last try, if that failed as well. One alert per cause, not per try or item. */
export async function recordFailure(
  { dueFailures, clock, log }: RecordFailureDeps,
  due: { kind: DueKind; item: string; orderId: string | null },
  before: DueFailureRow | undefined,
  error: unknown,
): Promise<void> {
  const now = clock.now()
  const isVendor = error instanceof VendorError
  const problem = cutText(error instanceof Error ? error.message : String(error), MOST_WORDS)
  const failure = { isVendor, tries: (before?.tries ?? 0) + 1, firstAt: before?.firstAt ?? now }
  const isShown = isForAPerson(failure, now)
  const facts = { kind: due.kind, orderId: due.orderId, tries: failure.tries }
  if (isVendor) log.warn({ ...facts, vendor: error.vendor, problem }, 'due work has to wait')
  else {
    // A fault in one item must not keep all others waiting forever.
    const stack = error instanceof Error ? error.stack : problem
    if (await dueFailures.isKnown(due.kind, problem)) log.warn({ ...facts, problem }, 'due work failed again')
    else log.error({ ...facts, problem: stack }, 'due work failed')
  }
  if (isShown && !before?.shownAt) log.error({ ...facts, problem }, 'due work is left to a person')
  await dueFailures.note({
    ...due,
    tries: failure.tries,
    problem,
    firstAt: failure.firstAt,
    nextAt: new Date(now.getTime() + restAfter(failure, now)),
    shownAt: isShown ? (before?.shownAt ?? now) : null,
  })
}

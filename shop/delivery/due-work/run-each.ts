// Every kind of due work is tried in here, so that none is tried again without a count, a rest, and an end at a person.
import type { Away } from '#ports/away.ts'
import { type DueKind, isForAPerson, restAfter } from './due-failure.ts'
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { DueFailureRow } from './due-failure-store.ts'

/** Per kind of work. Each spends most of its time waiting for a vendor and holds no database connection meanwhile. */
export const AT_ONCE = 6

export type RunEachDeps = RecordFailureDeps & { away: Pick<Away, 'isFault'> }
type Due<Item> = {
  nameOf: (item: Item) => { item: string; orderId: string | null }
  work: (item: Item) => Promise<unknown>
  atOnce?: number
}

/**
 * Works on each item that doesn't rest. An outage leaves thousands of due items, which would take an hour one by one. If
 * several nodes find the same row, they only waste a query: its lease, or the state it must be in, gives it to one of
 * them. Throws only if the database is away.
 */
export async function runEach<Item>(
  deps: RunEachDeps,
  kind: DueKind,
  items: Item[],
  { nameOf, work, atOnce = AT_ONCE }: Due<Item>,
): Promise<void> {
  if (items.length === 0) return
  const { away, clock, dueFailures } = deps
  const failed = await dueFailures.listOf(
    kind,
    items.map((item) => nameOf(item).item),
  )
  const left = items.values()
  const gone: unknown[] = []
  const lane = async () => {
    for (const one of left) {
      const name = nameOf(one)
      const before = failed.get(name.item)
      if (before && before.nextAt > clock.now()) continue
      try {
        await work(one)
        if (before) await dueFailures.forget(kind, name.item)
      } catch (error) {
        // Nothing else can be done either, and the database watcher has already reported it.
        if (away.isFault(error)) gone.push(error)
        else await recordFailure(deps, { kind, ...name }, before, error)
      }
      if (gone.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (gone.length > 0) throw gone[0]
}

// Writes down that a try of due work failed: it rests longer each time, and comes before a person in the end.

type RecordFailureDeps = Pick<Base, 'dueFailures' | 'clock' | 'log'>

const MOST_WORDS = 300

/** `before` is the note about the last try, if that failed as well. One alert per cause, not per try or item. */
async function recordFailure(
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

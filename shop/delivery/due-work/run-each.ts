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

/** What one round takes of a kind. */
const MOST_PER_ROUND = 100
/** No list is longer than that, whatever rests. */
const MOST_LISTED = 6_400

/**
 * What is due and doesn't rest, at most as much as a round takes: a hundred items that fail for good must not keep all
 * others waiting. A list is asked for more only if most of what it gave rests.
 */
export async function listAwake<Item>(
  { clock, dueFailures }: Pick<RunEachDeps, 'clock' | 'dueFailures'>,
  kind: DueKind,
  list: (most: number) => PromiseLike<Item[]>,
  itemOf: (item: Item) => string,
): Promise<Item[]> {
  for (let most = MOST_PER_ROUND; ; most *= 4) {
    const items = await list(most)
    if (items.length < most) return items
    const failed = await dueFailures.listOf(kind, items.map(itemOf))
    const now = clock.now()
    const awake = items.filter((item) => !((failed.get(itemOf(item))?.nextAt ?? now) > now))
    if (awake.length * 2 >= MOST_PER_ROUND || most >= MOST_LISTED) return awake.slice(0, MOST_PER_ROUND)
  }
}

/** One round of a kind: lists what is due, and works on what doesn't rest. */
export const runAwake = async <Item>(
  deps: RunEachDeps,
  kind: DueKind,
  list: (most: number) => PromiseLike<Item[]>,
  due: Due<Item>,
): Promise<void> => runEach(deps, kind, await listAwake(deps, kind, list, (item) => due.nameOf(item).item), due)

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
  const met = new Map<string, Promise<boolean>>()
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
        else await recordFailure(deps, { kind, ...name }, before, error, met)
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

/**
 * `before` is the note about the last try, if that failed as well; `met` holds the causes that this round has met, and
 * whether each was known. One alert per cause, not per try or item: nothing is noted before that was asked, or else the
 * note of one item would make the cause look known to another that asks at the same time.
 */
async function recordFailure(
  { dueFailures, clock, log }: RecordFailureDeps,
  due: { kind: DueKind; item: string; orderId: string | null },
  before: DueFailureRow | undefined,
  error: unknown,
  met: Map<string, Promise<boolean>>,
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
    const isFirst = !met.has(problem)
    const asked = met.get(problem) ?? dueFailures.isKnown(due.kind, problem)
    met.set(problem, asked)
    if ((await asked) || !isFirst) log.warn({ ...facts, problem }, 'due work failed again')
    else log.error({ ...facts, problem: stack }, 'due work failed')
  }
  if (isShown && !before?.shownAt) log.error({ ...facts, problem }, 'due work is left to a person')
  await dueFailures.note({
    ...due,
    tries: failure.tries,
    problem,
    firstAt: failure.firstAt,
    nextAt: new Date(now.getTime() + restAfter(failure, now, due.kind)),
    shownAt: isShown ? (before?.shownAt ?? now) : null,
  })
}

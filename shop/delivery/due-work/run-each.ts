// Every kind of due work is tried in here, so that none is tried again without a count, a rest, and an end at a person.
import type { Away } from '#ports/away.ts'
import type { DueKind } from './due-failure.ts'
import { recordFailure, type RecordFailureDeps } from './record-failure.ts'

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

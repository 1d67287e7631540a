// The list of all eSIMs, as the network last reported it. A long list takes seconds, so it is cached and shared by
// everyone who opens it: for a minute it is current, and for a day it is shown with its time while it is requested
// again. A short one is requested each time.
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { Outcome } from '#values/outcome.ts'
import type { UsageList } from './view-esims.ts'

const SHORT = 1_000
const CURRENT_MS = 60_000
// Figures of this morning, with their time, are more use than a wait; those of another day may mislead.
const KEPT_MS = 24 * 3_600_000

type KeptList = UsageList & { toldAt: Date }
/** `isAskedAgain`: a newer list is being requested. */
type RecalledList = KeptList & { isAskedAgain: boolean }
export type RecalledEsimList = ReturnType<typeof recallEsimList>

/** `isFresh` waits for a new list, also one that is just being requested. Problem: `network_unavailable`. */
export function recallEsimList(
  list: () => Promise<Outcome<UsageList, 'network_unavailable'>>,
  clock: Clock,
  log: Pick<Log, 'warn'>,
): (isFresh: boolean) => Promise<Outcome<RecalledList, 'network_unavailable'>> {
  let kept: KeptList | null = null
  let asking: Promise<Outcome<RecalledList, 'network_unavailable'>> | null = null

  async function ask(): Promise<Outcome<RecalledList, 'network_unavailable'>> {
    const told = await list()
    if (!told.ok) return told
    const read = { usages: told.usages, silent: told.silent, toldAt: clock.now() }
    kept = read.usages.length > SHORT ? read : null
    return { ok: true, ...read, isAskedAgain: false }
  }

  const askTogether = () =>
    (asking ??= ask().finally(() => {
      asking = null
    }))

  function askBehind(): void {
    if (asking) return
    askTogether().catch((error: unknown) =>
      log.warn({ problem: String(error) }, 'the list of eSIMs could not be requested again'),
    )
  }

  return (isFresh) => {
    const ageMs = kept ? clock.now().getTime() - kept.toldAt.getTime() : KEPT_MS
    if (!kept || isFresh || ageMs >= KEPT_MS) return askTogether()
    const isAskedAgain = ageMs >= CURRENT_MS
    if (isAskedAgain) askBehind()
    return Promise.resolve({ ok: true, ...kept, isAskedAgain })
  }
}

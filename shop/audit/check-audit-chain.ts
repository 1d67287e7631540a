// The whole log is gone through once a day, and at each look whatever came since: a log of years would be a look of minutes.
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import { isNight } from '#shop/values/night.ts'
import type { ChainEnd } from './audit-row.ts'
import type { AuditStore } from './audit-store.ts'
import { verifyAuditChain, type ChainVerdict } from './verify-audit-chain.ts'

type Deps = { audit: AuditStore; clock: Clock; log: Log; timeZone: string }

/** `wholeAt` is when every row was last gone through; those that came since have been gone through just now. */
export type WatchedChain =
  | Extract<ChainVerdict, { ok: false }>
  | (Extract<ChainVerdict, { ok: true }> & { wholeAt: Date })

const WHOLE_EVERY_MS = 24 * 3_600_000
/** Longer than the night, so that there is one in each. */
const AT_LEAST_APART_MS = 6 * 3_600_000

export function auditChainWatch({ audit, clock, log, timeZone }: Deps) {
  /** In the memory of this process, where nobody can change it who can change the log. */
  let lastEnd: ChainEnd | undefined
  /** When everything was last gone through and found as it was. */
  let wholeAt: Date | null = null
  /** Of the nights alone: whoever looks in the evening takes no alarm away. */
  let nightAt: Date | null = null

  const isOlder = (at: Date | null, thanMs: number) => at === null || clock.now().getTime() - at.getTime() >= thanMs

  async function goThrough(from?: ChainEnd): Promise<ChainVerdict> {
    const verdict = await verifyAuditChain({ audit }, lastEnd, from)
    if (verdict.ok) lastEnd = verdict.end
    return verdict
  }

  async function goThroughWhole(): Promise<WatchedChain> {
    const now = clock.now()
    const verdict = await goThrough()
    // What is broken is looked for anew each time.
    wholeAt = verdict.ok ? now : null
    return verdict.ok ? { ...verdict, wholeAt: now } : verdict
  }

  return {
    /**
     * Goes through what came since the last look; through everything once a day, and for whoever asks for it. Problems: those
     * of `verifyAuditChain`.
     */
    viewAuditChain: async ({ isWhole = false } = {}): Promise<WatchedChain> => {
      const at = wholeAt
      if (isWhole || at === null || isOlder(at, WHOLE_EVERY_MS)) return goThroughWhole()
      const verdict = await goThrough(lastEnd)
      // Where it broke is only known from the beginning.
      return verdict.ok ? { ...verdict, wholeAt: at } : goThroughWhole()
    },

    /** Once a night: goes through everything, and raises the alarm where something is not what it was. */
    checkAuditChain: async (): Promise<void> => {
      if (!isNight(clock.now(), timeZone) || !isOlder(nightAt, AT_LEAST_APART_MS)) return
      nightAt = clock.now()
      const verdict = await goThroughWhole()
      if (!verdict.ok) log.error({ problem: verdict.problem, row: verdict.at }, 'the audit log was changed')
    },
  }
}

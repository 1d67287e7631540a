// Checks the audit log: all of it once a day, and otherwise only new rows, because a log of years takes minutes.
import type { Base } from '#shop/assembly/base.ts'
import { isNight } from '#values/night.ts'
import type { ChainEnd } from './audit-row.ts'
import { verifyAuditChain, type ChainVerdict } from './verify-audit-chain.ts'

type Deps = Pick<Base, 'audit' | 'clock' | 'log' | 'timeZone'>

/** `wholeAt` is when every row was last checked; newer rows have just been checked. */
export type WatchedChain =
  | Extract<ChainVerdict, { ok: false }>
  | (Extract<ChainVerdict, { ok: true }> & { wholeAt: Date })

const WHOLE_EVERY_MS = 24 * 3_600_000
/** Short enough for one full check each night, long enough for only one. */
const AT_LEAST_APART_MS = 6 * 3_600_000

export function auditChainWatch({ audit, clock, log, timeZone }: Deps) {
  /** Kept in this process's memory, out of reach for anyone who can change the log. */
  let lastEnd: ChainEnd | undefined
  /** When the whole log was last checked and found intact. */
  let wholeAt: Date | null = null
  /** Only for the nightly checks: a check by hand in the evening must not replace the nightly alarm. */
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
    // A broken log is checked in full each time.
    wholeAt = verdict.ok ? now : null
    return verdict.ok ? { ...verdict, wholeAt: now } : verdict
  }

  return {
    /**
     * Checks what is new since the last check, and everything once a day or on request. Problems: those of
     * `verifyAuditChain`.
     */
    viewAuditChain: async ({ isWhole = false } = {}): Promise<WatchedChain> => {
      const at = wholeAt
      if (isWhole || at === null || isOlder(at, WHOLE_EVERY_MS)) return goThroughWhole()
      const verdict = await goThrough(lastEnd)
      // Only a full check shows where it broke.
      return verdict.ok ? { ...verdict, wholeAt: at } : goThroughWhole()
    },

    /** Once a night: checks everything, and raises an alert if the log was changed. */
    checkAuditChain: async (): Promise<void> => {
      if (!isNight(clock.now(), timeZone) || !isOlder(nightAt, AT_LEAST_APART_MS)) return
      nightAt = clock.now()
      const verdict = await goThroughWhole()
      if (!verdict.ok) log.error({ problem: verdict.problem, row: verdict.at }, 'the audit log was changed')
    },
  }
}

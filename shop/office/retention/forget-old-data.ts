// Once a day, deletes personal data that has been kept long enough, in batches, and records in the audit log how much
// of what.
import type { Base } from '#shop/assembly/base.ts'
import { keptSince, type Subject } from './periods.ts'

/** Deletes at most this many records from before this time, and returns how many there were. */
type Forget = (before: Date, most: number) => Promise<number>
export type ForgetRule = { kept: Exclude<Subject, 'logs'>; forget: Forget }

export type ForgetOldDataDeps = Pick<Base, 'recordAudit' | 'findTenant' | 'clock'> & {
  forgetRules: ForgetRule[]
  workerBeats: { claim: (round: string, before: Date, now: Date) => Promise<boolean> }
  /** The shop's own (IANA name). */
  timeZone: string
}

const ROUND = 'retention'
const A_DAY_MS = 86_400_000
const MOST_AT_ONCE = 500
/** The rest of a large cleanup is left for the next day, so that the round ends. */
const MOST_BATCHES = 200

/**
 * Applies the table of periods, if nobody did within a day; safe to call anytime and on every node. If a rule fails,
 * the others still run; then the error is thrown, and the rule is tried again the next day.
 */
export async function forgetOldData(deps: ForgetOldDataDeps): Promise<void> {
  const now = deps.clock.now()
  if (!(await deps.workerBeats.claim(ROUND, new Date(now.getTime() - A_DAY_MS), now))) return
  const counts: Partial<Record<ForgetRule['kept'], number>> = {}
  const faults: unknown[] = []
  for (const { kept, forget } of deps.forgetRules) {
    try {
      const forgotten = await inBatches(forget, keptSince(kept, now, deps.timeZone))
      if (forgotten > 0) counts[kept] = (counts[kept] ?? 0) + forgotten
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (Object.keys(counts).length > 0) {
    const entry = {
      actor: { id: null, role: 'shop' },
      action: 'old_data_forgotten',
      subject: ROUND,
      facts: counts,
    } as const
    await deps.recordAudit(entry, { tenant: await deps.findTenant(null) })
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some old data could not be forgotten.')
}

async function inBatches(forget: Forget, before: Date): Promise<number> {
  let forgotten = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const now = await forget(before, MOST_AT_ONCE)
    forgotten += now
    if (now < MOST_AT_ONCE) break
  }
  return forgotten
}

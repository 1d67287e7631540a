// Stores the sums of older ledger lines, so that no balance has to add up years.
import type { Base } from '#shop/assembly/base.ts'
import type { LedgerStore } from './ledger-store.ts'

/**
 * Each run stores what the previous run saw. Anything that was still being written then has ended since, because the
 * database ends statements and idle transactions after 30 seconds.
 */
const EVERY_MS = 600_000

export type RecordSumsDeps = Pick<Base, 'transaction' | 'clock'> & {
  ledger: Pick<LedgerStore, 'holdKept' | 'keep'>
}

/** Due work, safe to call anytime and on every node. Changes no balance. */
export const recordSums = ({ ledger, transaction, clock }: RecordSumsDeps): Promise<void> =>
  transaction(async () => {
    const now = clock.now()
    const look = await ledger.holdKept(new Date(now.getTime() - EVERY_MS), now)
    if (look) await ledger.keep(look)
  })

// Keeps what older lines of the ledger come to, so that no balance has to add up years.
import type { Clock } from '#shop/ports/clock.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { LedgerStore } from './ledger-store.ts'

/**
 * A look keeps what the one before saw: whatever was being written then has ended since, for the database ends a statement, and
 * a transaction that does nothing, after 30 seconds.
 */
const EVERY_MS = 600_000

export type RecordSumsDeps = { ledger: Pick<LedgerStore, 'holdKept' | 'keep'>; transaction: Transaction; clock: Clock }

/** Due work, safe to call at any time and on every node. Changes no balance. */
export const recordSums = ({ ledger, transaction, clock }: RecordSumsDeps): Promise<void> =>
  transaction(async () => {
    const now = clock.now()
    const look = await ledger.holdKept(new Date(now.getTime() - EVERY_MS), now)
    if (look) await ledger.keep(look)
  })

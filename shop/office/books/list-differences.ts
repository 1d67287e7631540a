// The differences in the books, for super-admins.
import type { DifferenceRow, DifferenceStore } from './difference-store.ts'
import { FAULT_NAMES, type FaultName } from './invariants.ts'

const MOST_SHOWN = 50

export type ShownDifference = Omit<DifferenceRow, 'fault'> & { fault: FaultName }
export type Differences = {
  /** Oldest first. */
  shown: ShownDifference[]
  inAll: number
  /** How far the last check has read; null before the first one. */
  readUntil: Date | null
}

/** The differences that are open now. Asks no vendor. */
export async function listDifferences({
  differences,
}: {
  differences: Pick<DifferenceStore, 'listOpen' | 'countOpen' | 'findReading'>
}): Promise<Differences> {
  const [rows, inAll, readUntil] = await Promise.all([
    differences.listOpen(MOST_SHOWN),
    differences.countOpen(),
    differences.findReading('hour'),
  ])
  // A fault that only a later version knows has no text here.
  const shown = rows.flatMap((row) => {
    const fault = FAULT_NAMES.find((name) => name === row.fault)
    return fault ? [{ ...row, fault }] : []
  })
  return { shown, inAll, readUntil }
}

// What those who run the platform read of the differences in the books.
import type { DifferenceRow, DifferenceStore } from './difference-store.ts'
import { FAULT_NAMES, type FaultName } from './invariants.ts'

const MOST_SHOWN = 50

export type ShownDifference = Omit<DifferenceRow, 'fault'> & { fault: FaultName }
export type Differences = {
  /** The oldest first. */
  shown: ShownDifference[]
  inAll: number
  /** Until when the last look has read; null before the first one. */
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
  // One that only a later version knows has no words here.
  const shown = rows.flatMap((row) => {
    const fault = FAULT_NAMES.find((name) => name === row.fault)
    return fault ? [{ ...row, fault }] : []
  })
  return { shown, inAll, readUntil }
}

// Every bug that `npm run test:mutants` plants: those that once passed the tests, and those that no shop can afford.
import { IN_BALANCES } from './in-balances.ts'
import { IN_BUSINESSES } from './in-businesses.ts'
import { IN_CANCELLATIONS } from './in-cancellations.ts'
import { IN_DATABASE } from './in-database.ts'
import { IN_DELIVERY } from './in-delivery.ts'
import { IN_EDGES } from './in-edges.ts'
import { IN_MONEY } from './in-money.ts'
import { IN_OWN_PRICES } from './in-own-prices.ts'
import { IN_WORKER } from './in-worker.ts'
import type { PlantedBug } from './planted-bug.ts'

export const PLANTED_BUGS: PlantedBug[] = [
  ...IN_DATABASE,
  ...IN_MONEY,
  ...IN_DELIVERY,
  ...IN_CANCELLATIONS,
  ...IN_BALANCES,
  ...IN_BUSINESSES,
  ...IN_OWN_PRICES,
  ...IN_EDGES,
  ...IN_WORKER,
]

/** The file with the bug in it; null if the edit no longer fits. */
export function plant(text: string, { from, to }: PlantedBug['edits'][number]): string | null {
  const parts = text.split(from)
  return parts.length === 2 ? parts.join(to) : null
}

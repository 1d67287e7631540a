// How long the plans of a trip take with fifty thousand bundles: the first after the catalog changed, and later ones.
import { planTrip } from '#shop/catalogue/trip/plan-trip.ts'
import { prepareShelves } from '#shop/catalogue/trip/stock-shelves.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import { largeCatalogue, SHAPES } from '#tests/support/large-catalogue.ts'

const TRIPS: readonly (readonly [to: string, days: number])[] = [
  ['ES', 21],
  ['ES FR', 14],
  ['TH', 45],
  ['ES FR IT DE', 100],
  ['US CA MX', 30],
  ['ES FR IT DE PT NL', 60],
  ['JP KR TH VN', 60],
  ['BR AR CL PE', 365],
]
const ROUNDS = 15

/** Of one plan, in milliseconds of the processor: the slowest of the first round, and the slowest median. */
type PlanFigures = { shape: string; zones: number; firstMs: number; medianMs: number }

/** One trip after the other in each round, so that nothing is kept of the last one. */
export async function measurePlans(): Promise<PlanFigures[]> {
  const figures: PlanFigures[] = []
  for (const shape of SHAPES) {
    const catalogue = largeCatalogue(shape)
    await prepareShelves(catalogue)
    const rounds = Array.from({ length: ROUNDS }, () =>
      TRIPS.flatMap(([to, days]) =>
        USAGES.map((usage) => timeOf(() => planTrip(catalogue, { destinations: to.split(' '), days }, usage))),
      ),
    )
    const [first = []] = rounds
    const medians = first.map((_, at) => rounds.map((round) => round[at] ?? 0).toSorted((one, other) => one - other))
    figures.push({
      shape,
      zones: catalogue.zones.length,
      firstMs: Math.max(...first),
      medianMs: Math.max(...medians.map((times) => times[ROUNDS >> 1] ?? 0)),
    })
  }
  return figures
}

function timeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

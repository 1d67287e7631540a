// Every night the kept figures are held against a full count of the records; where they differ, somebody hears of it.
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import { addDays, dateOnlyOf } from '#shop/values/date.ts'
import { isNight } from '#shop/values/night.ts'
import type { FigureStore } from './figure-store.ts'

export type CheckFiguresDeps = {
  figureDays: Pick<FigureStore, 'claimCheck' | 'joinPieces' | 'check' | 'readState'>
  clock: Clock
  log: Log
}

/** Longer than the night, so that there is one in each. */
const AT_LEAST_APART_MS = 6 * 3_600_000

/**
 * Once a day, by night, on one node: joins the pieces of the days that are over, counts everything again, and raises the alarm
 * where that is not what was kept. How many differ stands in 'to look at' until the figures are rebuilt or agree again.
 */
export async function checkFigures(deps: CheckFiguresDeps): Promise<void> {
  const { figureDays, clock, log } = deps
  const now = clock.now()
  const { timeZone } = await figureDays.readState()
  if (!isNight(now, timeZone) || !(await figureDays.claimCheck(new Date(now.getTime() - AT_LEAST_APART_MS), now)))
    return
  await figureDays.joinPieces(addDays(dateOnlyOf(now, timeZone), -1))
  const differences = await figureDays.check()
  if (differences > 0) log.error({ differences }, 'the kept figures differ from the records')
}

// Every night, compares the kept figures with a full recount of the records, and raises an alert if they differ.
import type { Base } from '#shop/assembly/base.ts'
import { addDays, dateOnlyOf } from '#values/date.ts'
import { isNight } from '#values/night.ts'
import type { FigureStore } from './figure-store.ts'

export type CheckFiguresDeps = Pick<Base, 'clock' | 'log'> & {
  figureDays: Pick<FigureStore, 'claimCheck' | 'joinPieces' | 'check' | 'readState'>
}

/** Short enough for one full check each night, long enough for only one. */
const AT_LEAST_APART_MS = 6 * 3_600_000

/**
 * Once a night, on one node: merges the parts of finished days, recounts everything, and raises an alert if that
 * differs from the kept figures. The number of differences is listed under 'Needs attention' until the figures are
 * rebuilt or agree again.
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

// How long people waited for an answer, over the same days as every other figure.
import type { Base } from '#shop/assembly/base.ts'
import type { AnswerTimesByKind } from '#shop/support/inbox/answer-times.ts'
import { dateOnlyOf } from '#values/date.ts'
import { rangeBefore, rangeUntilToday, type Comparison, type RangeDays } from './day-range.ts'
import type { FigureStore } from './figure-store.ts'

export type AnswerTimesView = { now: AnswerTimesByKind; before: AnswerTimesByKind }

export type ViewAnswerTimesDeps = Pick<Base, 'answerTimes' | 'clock'> & {
  figureDays: Pick<FigureStore, 'readState'>
}

/** For messages that arrived in the last days, including today, next to an equal number of days before. */
export async function viewAnswerTimes(
  { answerTimes, figureDays, clock }: ViewAnswerTimesDeps,
  days: RangeDays,
  comparison: Comparison = 'before',
): Promise<AnswerTimesView> {
  const { timeZone } = await figureDays.readState()
  const at = clock.now()
  const range = rangeUntilToday(days, dateOnlyOf(at, timeZone))
  const [now, before] = await Promise.all([
    answerTimes.countAnswers({ ...range, timeZone }, at),
    answerTimes.countAnswers({ ...rangeBefore(range, days, comparison), timeZone }, at),
  ])
  return { now, before }
}

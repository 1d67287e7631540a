// Raises one alert per cause when vendors send what the shop can't read, however many rows and calls it concerns.
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'

/** If it still happens a day later, somebody should hear of it again. */
const AGAIN_AFTER_MS = 24 * 3_600_000

export function noteOddAnswers(log: Log, clock: Clock): NoteOddAnswer {
  const toldAt = new Map<string, number>()
  return ({ vendor, answer, field, row }) => {
    const cause = `${vendor} ${answer} ${field}`
    const now = clock.now().getTime()
    if (now - (toldAt.get(cause) ?? -Infinity) < AGAIN_AFTER_MS) return
    toldAt.set(cause, now)
    log.error({ vendor, answer, field, row }, 'a vendor sent something that the shop cannot read')
  }
}

// Caches the result of a read for a short while, and lets simultaneous callers share one read. While the database is
// away, the last result stays.
import { NEVER_AWAY, fallBackIfAway, type Away } from '#ports/away.ts'
import type { Clock } from '#ports/clock.ts'

export type AnswerCache<Answer> = {
  (): Promise<Answer>
  /** The next caller gets a fresh result. */
  forget: () => void
}

export function cachedFor<Answer>(
  forMs: number,
  read: () => Promise<Answer>,
  clock: Clock,
  away: Away = NEVER_AWAY,
): AnswerCache<Answer> {
  let known: { answer: Answer } | null = null
  let memory: { until: number; answer: Promise<Answer> } | null = null
  const forget = () => {
    memory = null
  }

  async function readNow(): Promise<Answer> {
    const before = known
    try {
      const reading = read()
      const answer = await (before ? fallBackIfAway(away, reading, () => before.answer) : reading)
      known = { answer }
      return answer
    } catch (error) {
      if (!before || !away.isFault(error)) throw error
      return before.answer
    }
  }

  const ask = () => {
    const now = clock.now().getTime()
    if (memory && now < memory.until) return memory.answer
    const answer = readNow()
    const mine = { until: now + forMs, answer }
    memory = mine
    // A failed read must not be cached.
    answer.catch(() => {
      if (memory === mine) forget()
    })
    return answer
  }
  return Object.assign(ask, { forget })
}

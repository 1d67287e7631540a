// Keeps the answer of a read for a short while, and lets simultaneous askers share one read.
import type { Clock } from '#shop/ports/clock.ts'

export type Cached<Answer> = {
  (): Promise<Answer>
  /** The next asker gets a fresh answer. */
  forget: () => void
}

export function cachedFor<Answer>(forMs: number, read: () => Promise<Answer>, clock: Clock): Cached<Answer> {
  let memory: { until: number; answer: Promise<Answer> } | null = null
  const forget = () => {
    memory = null
  }

  const ask = () => {
    const now = clock.now().getTime()
    if (memory && now < memory.until) return memory.answer
    const answer = read()
    const mine = { until: now + forMs, answer }
    memory = mine
    // A failed read must not be remembered.
    answer.catch(() => {
      if (memory === mine) forget()
    })
    return answer
  }
  return Object.assign(ask, { forget })
}

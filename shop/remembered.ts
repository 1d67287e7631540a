// Keeps the answer of a read for a short while, and lets simultaneous askers share one read.
import type { Clock } from '#shop/ports/clock.ts'

export function remembered<Answer>(read: () => Promise<Answer>, forMs: number, clock: Clock): () => Promise<Answer> {
  let memory: { until: number; answer: Promise<Answer> } | null = null

  return () => {
    const now = clock.now().getTime()
    if (memory && now < memory.until) return memory.answer
    const answer = read()
    memory = { until: now + forMs, answer }
    // A failed read must not be remembered.
    answer.catch(() => (memory = null))
    return answer
  }
}

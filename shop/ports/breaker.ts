// Leaves a vendor alone for a moment that did not answer several times in a row: nobody waits in vain once more, and those who do not
// need it are not kept waiting behind those who do.
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { VendorError } from './vendor-error.ts'

/** So many silences in a row; an answer of any kind, a refusal too, begins the count anew. */
const SILENCES = 5
const REST_MS = 10_000

export type Breaker = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

export type BreakerParts = {
  vendor: VendorError['vendor']
  /** What is said without asking: the sentence of a silence, since it is one. */
  message: string
  /** `unknown` where an earlier silence may have been an answer that got lost, and whoever gives up would lose its trace. */
  outcome?: 'refused' | 'unknown'
  clock: Clock
  log: Log
  /** Hears when the vendor begins to be left alone, and when it answers again. */
  onRest?: (isResting: boolean) => void
}

/** For whoever asks a vendor without one. */
export const unguarded: Breaker = (call) => call()

/** After the rest one call goes through; if that is answered, all do again. Throws what the call throws, or its own silence. */
export function openBreaker({
  vendor,
  message,
  outcome = 'refused',
  clock,
  log,
  onRest = () => {},
}: BreakerParts): Breaker {
  let silences = 0
  let restsUntil = 0
  const answered = () => {
    if (silences >= SILENCES) onRest(false)
    silences = 0
  }

  return async (call) => {
    const now = clock.now().getTime()
    if (silences >= SILENCES) {
      if (now < restsUntil) throw new VendorError(message, { vendor, outcome, isRetryable: true })
      // Whoever comes while this one tries waits for how it ends.
      restsUntil = now + REST_MS
    }
    try {
      const answer = await call()
      answered()
      return answer
    } catch (error) {
      if (!(error instanceof VendorError && error.fault === 'silent')) {
        answered()
        throw error
      }
      silences += 1
      restsUntil = clock.now().getTime() + REST_MS
      if (silences === SILENCES) {
        log.warn({ vendor, problem: error.message }, 'a vendor is left alone for a moment')
        onRest(true)
      }
      throw error
    }
  }
}

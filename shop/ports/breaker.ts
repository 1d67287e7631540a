// Leaves a vendor alone for a moment that did not answer several times in a row: nobody waits in vain once more, and those who do not
// need it are not kept waiting behind those who do.
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { VendorError } from './vendor-error.ts'

/** So many silences in a row; an answer of any kind, a refusal too, begins the count anew. */
const SILENCES = 5
const REST_MS = 10_000

/** What stands around each call to a vendor. */
export type Around = <Answer>(call: () => Promise<Answer>) => Promise<Answer>
export type Breaker = Around & {
  /** Whether a call would be refused unasked right now, also because another one tries after the rest. Asks nobody. */
  isResting: () => boolean
}

export type BreakerParts = {
  vendor: VendorError['vendor']
  /** What is said without asking: the sentence of a silence. */
  message: string
  /** `unknown` where an earlier silence may have been an answer that got lost, and whoever gives up would lose its trace. */
  outcome?: 'refused' | 'unknown'
  clock: Clock
  log: Log
  /** Hears when the vendor begins to be left alone, and when it answers again. */
  onRest?: (isResting: boolean) => void
}

/** For whoever asks a vendor without one. */
export const unguarded: Breaker = withRest(
  (call) => call(),
  () => false,
)

/** A breaker of what stands around a call, and of whoever knows whether the vendor rests. */
export function withRest(around: Around, isResting: () => boolean): Breaker {
  return Object.assign<Around, Pick<Breaker, 'isResting'>>((call) => around(call), { isResting })
}

/** After the rest one call goes through; if that is answered, all do again. Throws what the call throws, or that it was left alone. */
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

  const isResting = () => silences >= SILENCES && clock.now().getTime() < restsUntil

  const around: Around = async (call) => {
    if (isResting()) throw new VendorError(message, { vendor, outcome, isRetryable: true, fault: 'left_alone' })
    // Whoever comes while this one tries waits for how it ends.
    if (silences >= SILENCES) restsUntil = clock.now().getTime() + REST_MS
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
  return withRest(around, isResting)
}

// A circuit breaker: after several calls in a row without an answer, it stops calling the vendor for a while. So nobody
// waits in vain again, and those who don't need the vendor aren't kept waiting behind those who do.
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { VendorError } from './vendor-error.ts'

/** This many calls in a row without an answer; any answer, even a refusal, resets the count. */
const SILENCES = 5
const REST_MS = 10_000

/** Wraps each call to a vendor. */
export type Around = <Answer>(call: () => Promise<Answer>) => Promise<Answer>
export type Breaker = Around & {
  /**
   * Whether a call would fail without being made right now, also while another call is testing the vendor. Makes no
   * call.
   */
  isResting: () => boolean
}

export type BreakerParts = {
  vendor: VendorError['vendor']
  /** The message of an error without a call: the one for a vendor that doesn't answer. */
  message: string
  /** `unknown` if an earlier call may have succeeded with a lost answer, so that giving up would lose track of it. */
  outcome?: 'refused' | 'unknown'
  clock: Clock
  log: Log
  /** Called when the breaker opens and when it closes. */
  onRest?: (isResting: boolean) => void
}

/** For calls without a breaker. */
export const unguarded: Breaker = withRest(
  (call) => call(),
  () => false,
)

/** A breaker built from a wrapper for calls and a function that says whether it is open. */
export function withRest(around: Around, isResting: () => boolean): Breaker {
  return Object.assign<Around, Pick<Breaker, 'isResting'>>((call) => around(call), { isResting })
}

/**
 * After the pause, one call goes through; if it is answered, all calls do again. Throws what the call throws, or that
 * no call was made.
 */
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
    // Calls that arrive while this one tests the vendor wait for its result.
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

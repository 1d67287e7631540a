// A circuit breaker: after several calls in a row without an answer, or with server errors only, it stops calling the
// vendor for a while. So nobody waits in vain again, those who don't need the vendor aren't kept waiting behind those
// who do, and an outage doesn't use up the tries of every order.
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import { VendorError } from './vendor-error.ts'

/** This many failed calls in a row; any other answer, even a refusal, resets the count. */
const FAILURES = 5
const REST_MS = 10_000
const FAILED: ReadonlySet<VendorFault> = new Set(['silent', 'broken'])

/** Wraps each call to a vendor. `isBroken` tells an answer that is an error on the vendor's side. */
export type Around = <Answer>(call: () => Promise<Answer>, isBroken?: (answer: Answer) => boolean) => Promise<Answer>
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
  return Object.assign<Around, Pick<Breaker, 'isResting'>>((call, isBroken) => around(call, isBroken), { isResting })
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
  let failures = 0
  let restsUntil = 0
  const answered = () => {
    if (failures >= FAILURES) onRest(false)
    failures = 0
  }
  const failed = (problem: string) => {
    failures += 1
    restsUntil = clock.now().getTime() + REST_MS
    if (failures !== FAILURES) return
    log.warn({ vendor, problem }, 'a vendor is left alone for a moment')
    onRest(true)
  }

  const isResting = () => failures >= FAILURES && clock.now().getTime() < restsUntil

  const around: Around = async (call, isBroken) => {
    if (isResting()) throw new VendorError(message, { vendor, outcome, isRetryable: true, fault: 'left_alone' })
    // Calls that arrive while this one tests the vendor wait for its result.
    if (failures >= FAILURES) restsUntil = clock.now().getTime() + REST_MS
    try {
      const answer = await call()
      if (isBroken?.(answer)) failed('it answers with server errors')
      else answered()
      return answer
    } catch (error) {
      if (error instanceof VendorError && FAILED.has(error.fault)) failed(error.message)
      else answered()
      throw error
    }
  }
  return withRest(around, isResting)
}

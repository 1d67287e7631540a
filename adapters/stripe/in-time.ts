// The library limits each silence on a connection, but not how long a slow response takes in total, nor how many
// requests a call makes.
import { VendorError } from '#ports/vendor-error.ts'

/** The answer, or a time-out after this many ms; whatever happens later is found by asking again. */
export function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, fail) => {
    const message = 'the payment provider did not answer in time'
    timer = setTimeout(() => {
      fail(new VendorError(message, { vendor: 'payment', outcome: 'unknown', isRetryable: true }))
    }, ms)
  })
  return Promise.race([answer, over]).finally(() => clearTimeout(timer))
}

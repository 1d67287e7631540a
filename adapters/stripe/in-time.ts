// The library bounds each silence on a line, not how long an answer may drip, nor how many requests one call takes.
import { VendorError } from '#shop/ports/vendor-error.ts'

/** The answer, or a silence after so many ms; whatever it comes to later is found by asking again. */
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

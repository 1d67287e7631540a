// Before each request, the SDK formats a stack in case it fails: for the two requests of an order, 0.6% of its CPU time.
// Our own error has the SDK's message and its own stack (as-vendor-error.ts).

/** Starts a request without a stack. Only what is thrown right at its start lacks one. */
export function unstacked<Answer>(start: () => Promise<Answer>): Promise<Answer> {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return start()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

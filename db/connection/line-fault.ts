// Tells an unreachable database from one that reports an error.
const LINE_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** PostgreSQL's own states: it is starting, stopping, or full for the moment. */
const STATES_THAT_PASS = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001'])

/** Whether retrying may help in a moment; it doesn't for a wrong password or a missing database. */
export function isLineFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string')
    return LINE_FAULTS.has(error.code) || STATES_THAT_PASS.has(error.code)
  // The driver has no code for a connection that broke before the answer, nor for later statements on it, such as the
  // rollback; a failed query has its cause.
  if (error.message.startsWith('Failed query')) return isLineFault(error.cause)
  // A node that shuts down has closed its connections under work that nobody waits for anymore.
  return /^connection terminated|^timeout e|is not queryable$|^cannot use a pool after/i.test(error.message)
}

// Tells a database that is not there from one that says no.
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
/** PostgreSQL's own: it is starting, stopping, or full for the moment. */
const STATES_THAT_PASS = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001'])

/** Whether the same try may work in a moment; a wrong password or a missing database will not mend itself. */
export function isLineFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string')
    return LINE_FAULTS.has(error.code) || STATES_THAT_PASS.has(error.code)
  // The driver has no code for a line that broke before the answer, nor for what is asked on it afterwards, such as the rollback of
  // what it broke; a failed query tells its cause.
  if (error.message.startsWith('Failed query')) return isLineFault(error.cause)
  // A node that ends has closed its lines under what nobody waits for any more.
  return /^connection terminated|^timeout e|is not queryable$|^cannot use a pool after/i.test(error.message)
}

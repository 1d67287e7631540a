// Whether the database can be asked at all, and what becomes of whoever waits for it when it cannot.

export type Away = {
  isAway: () => boolean
  /** Calls back once when the database goes away, at once if it is; until the returned function is called. */
  onAway: (callBack: () => void) => () => void
  /** Somebody has reason to think so: it is looked at now. */
  suspect: () => void
}

/** A database in this very process. */
export const NEVER_AWAY: Away = { isAway: () => false, onAway: () => () => {}, suspect: () => {} }

/** The answer, or `instead` as soon as the database is away: nobody waits for a line that is silent. */
export function unlessAway<Answer>(away: Away, work: Promise<Answer>, instead: () => Answer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = away.onAway(() => {
      try {
        resolve(instead())
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    work.then(resolve, reject).finally(stop)
  })
}

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
  // The driver has no code for a line that broke before the answer; a failed query tells its cause.
  if (error.message.startsWith('Failed query')) return isLineFault(error.cause)
  return /^connection terminated|^timeout e/i.test(error.message)
}

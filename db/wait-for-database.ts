// A database that is still starting, or starting again, is waited for; one that says no is not.
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 3_000

/** Its message is how many seconds were waited. */
export class DatabaseSilent extends Error {}

export type Patience = {
  forMs: number
  /** Told once, when the first try was in vain. */
  onWaiting: (forSeconds: number) => void
}

export const IMPATIENT: Patience = { forMs: 0, onWaiting: () => {} }

/** Connects again and again while nobody answers; throws DatabaseSilent when the time is over, anything else at once. */
export async function waitForDatabase<Connection>(
  connect: () => Promise<Connection>,
  { forMs, onWaiting }: Patience,
): Promise<Connection> {
  const deadline = Date.now() + forMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await connect()
    } catch (error) {
      if (!mayPass(error)) throw error
      const leftMs = deadline - Date.now()
      if (leftMs <= 0) throw new DatabaseSilent(String(Math.round(forMs / 1000)), { cause: error })
      if (pauseMs === FIRST_PAUSE_MS) onWaiting(Math.round(forMs / 1000))
      await new Promise((done) => setTimeout(done, Math.min(pauseMs, leftMs)))
    }
  }
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
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    return LINE_FAULTS.has(error.code) || STATES_THAT_PASS.has(error.code)
  }
  // The driver has no code for a line that broke before the first answer.
  return /connection terminated|timeout/i.test(error.message)
}

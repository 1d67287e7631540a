// Waits for a database that is starting or restarting, but not for one that refuses.
import { isLineFault } from './line-fault.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 3_000

/** Its message is how many seconds we waited. */
export class DatabaseSilent extends Error {}

export type Wait = {
  forMs: number
  /** Called once, when the first attempt failed. */
  onWaiting: (forSeconds: number) => void
}

export const NO_WAIT: Wait = { forMs: 0, onWaiting: () => {} }

/**
 * Connects again and again while nothing answers; throws DatabaseSilent when the time is up, and any other error right
 * away.
 */
export async function waitForDatabase<Connection>(
  connect: () => Promise<Connection>,
  { forMs, onWaiting }: Wait,
): Promise<Connection> {
  const deadline = Date.now() + forMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await connect()
    } catch (error) {
      if (!isLineFault(error)) throw error
      const leftMs = deadline - Date.now()
      if (leftMs <= 0) throw new DatabaseSilent(String(Math.round(forMs / 1000)), { cause: error })
      if (pauseMs === FIRST_PAUSE_MS) onWaiting(Math.round(forMs / 1000))
      await new Promise((done) => setTimeout(done, Math.min(pauseMs, leftMs)))
    }
  }
}

// Whether the database is reachable, and what happens to whoever is waiting for it when it isn't.

export type Away = {
  isAway: () => boolean
  /** Calls back once when the database goes away, or right away if it is; until the returned function is called. */
  onAway: (callBack: () => void) => () => void
  /**
   * Whether this error means that the database is gone. If so, it is checked at once, so that nobody else has to find
   * out.
   */
  isFault: (problem: unknown) => boolean
}

/** For the embedded database, which runs inside our own process and never goes away. */
export const NEVER_AWAY: Away = { isAway: () => false, onAway: () => () => {}, isFault: () => false }

/** The answer, or `instead` as soon as the database goes away: nobody waits for a dead connection. */
export function fallBackIfAway<Answer>(away: Away, work: Promise<Answer>, instead: () => Answer): Promise<Answer> {
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

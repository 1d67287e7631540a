// Whether the database can be asked at all, and what becomes of whoever waits for it when it cannot.

export type Away = {
  isAway: () => boolean
  /** Calls back once when the database goes away, at once if it is; until the returned function is called. */
  onAway: (callBack: () => void) => () => void
  /** Whether this went wrong because the database is not there; then it is looked at, before anybody else has to find out. */
  isFault: (problem: unknown) => boolean
}

/** A database that the shop carries in itself. */
export const NEVER_AWAY: Away = { isAway: () => false, onAway: () => () => {}, isFault: () => false }

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

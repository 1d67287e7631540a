// The result of a use case: either what it found, or the code of one named problem. It throws only for bugs.
export type Outcome<Found, Problem extends string> = ({ ok: true } & Found) | { ok: false; problem: Problem }

/** Too many requests; worth retrying after this many seconds. */
export type TooOften = {
  ok: false
  problem: 'too_often'
  retryAfterSeconds: number
  /** This caller didn't ask too often, but too many others are waiting right now. */
  isCrowded?: true
}

// What a use case answers: either what it found, or the code of one named problem; it throws only for bugs.
export type Outcome<Found, Problem extends string> = ({ ok: true } & Found) | { ok: false; problem: Problem }

/** Asked more often than a limit allows; after so many seconds it is worth asking again. */
export type TooOften = {
  ok: false
  problem: 'too_often'
  retryAfterSeconds: number
  /** Nobody asked too often: too many others are waiting right now. */
  isCrowded?: true
}

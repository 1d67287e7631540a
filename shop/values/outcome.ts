// What a use case answers: either what it found, or the code of one named problem; it throws only for bugs.
export type Outcome<Found, Problem extends string> = ({ ok: true } & Found) | { ok: false; problem: Problem }

// The shop's only clock, so that tests can move it.
export type Clock = { now: () => Date }

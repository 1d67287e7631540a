// The only clock of the shop, so that a test can move it.
export type Clock = { now: () => Date }

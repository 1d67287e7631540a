// How often a network may be called.

/** What it allows in a second, and the most that one call costs of it, which is less. */
export type NetworkPace = { perSecond: number; dearest: number }

// Traces one purchase through requests, workers, and vendors. Traces contain names of steps and vendors and the order's
// ID, never anything about a person.
export type Tracer = {
  /** The current trace as a text to store with due work, so that its worker can continue it; null if there is none. */
  current: () => string | null
  /** Runs the work as part of the stored trace; with null, without one. */
  goOn: <Result>(kept: string | null, part: string, orderId: string, work: () => Promise<Result>) => Promise<Result>
  /** Runs the work as part of the current trace. */
  part: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}

/** Used if nobody collects traces. */
export const UNTRACED: Tracer = {
  current: () => null,
  goOn: (_kept, _part, _orderId, work) => work(),
  part: (_name, work) => work(),
}

// Follows one purchase through requests, workers and vendors. What is traced holds names of steps and vendors and the id of
// the order, never anything of a person.
export type Tracer = {
  /** What is being traced now, in a text that is kept with due work so that whoever does it goes on with it; null for nothing. */
  current: () => string | null
  /** The work as a part of what the kept text began; with null, as a part of nothing. */
  goOn: <Result>(kept: string | null, part: string, orderId: string, work: () => Promise<Result>) => Promise<Result>
  /** The work as a part of what is being traced now. */
  part: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}

/** Where nobody collects traces. */
export const UNTRACED: Tracer = {
  current: () => null,
  goOn: (_kept, _part, _orderId, work) => work(),
  part: (_name, work) => work(),
}

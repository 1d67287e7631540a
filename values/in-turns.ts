// Long computations on the server's thread, in parts, so that everybody else is answered in between.
/** Lets everybody else who waits be served first. */
export const giveTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Takes long work from whoever has some: one after the other, with everybody else's turn before each. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Result): Promise<Result> => {
    const done = last.then(giveTurn).then(work)
    last = done.catch(() => {})
    return done
  }
}

const LONGEST_PART_MS = 10

/** Calls `work` with each item in order; whenever that took ten milliseconds, everybody else has a turn. */
export async function eachInTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - began < LONGEST_PART_MS) continue
    await giveTurn()
    began = performance.now()
  }
}

/** Calls `work` with so many items at once, and waits for it; everybody else has a turn after each. */
export async function partsOfInTurns<Item>(
  items: readonly Item[],
  most: number,
  work: (part: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += most) {
    await work(items.slice(from, from + most))
    await giveTurn()
  }
}

/** Many bytes in parts, with everybody else's turn after each. */
export async function* partsInTurns(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += length) {
    yield bytes.subarray(from, from + length)
    await giveTurn()
  }
}

/** Long work that yields wherever somebody else may have a turn. */
export type Steps<Result> = Generator<undefined, Result>

/** The result of such work, without a turn for anybody. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with everybody else's turn after each ten milliseconds. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + LONGEST_PART_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
    await giveTurn()
  }
}

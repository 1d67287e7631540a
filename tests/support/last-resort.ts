// The shop's own last resort, listening in a process of tests: whatever reaches it would have ended the shop.
import { catchLastResort } from '#server/last-resort.ts'

type Origin = 'uncaughtException' | 'unhandledRejection'
type Listener = (error: unknown) => void
type Signals = {
  on: (event: Origin, listener: Listener) => unknown
  off: (event: Origin, listener: Listener) => unknown
}

/** What has reached it so far; `stop` before another file begins. */
export function watchLastResort(from: Signals = process) {
  const alerts: object[] = []
  const ends: number[] = []
  const listening: [Origin, Listener][] = []
  catchLastResort({
    process: {
      on: (event, listener) => {
        listening.push([event, listener])
        return from.on(event, listener)
      },
    },
    log: { info: () => {}, warn: () => {}, error: (facts: object) => alerts.push(facts) },
    leave: async () => {},
    exit: (code) => ends.push(code),
  })
  return {
    used: () => ({ alerts, ends }),
    stop: () => {
      for (const [event, listener] of listening) from.off(event, listener)
    },
  }
}

export const NEVER_USED = { alerts: [], ends: [] }

// Runs the shop's handler for uncaught errors in a test process: any error that reaches it would have ended the shop.
import { handleUncaughtErrors } from '#server/process/uncaught-errors.ts'

type Origin = 'uncaughtException' | 'unhandledRejection'
type Listener = (error: unknown) => void
type Signals = {
  on: (event: Origin, listener: Listener) => unknown
  off: (event: Origin, listener: Listener) => unknown
}

/** `mustBeUnused` throws what reached it; call `stop` before the next file begins. */
export function watchUncaughtErrors(from: Signals = process) {
  const alerts: object[] = []
  const ends: number[] = []
  const listening: [Origin, Listener][] = []
  handleUncaughtErrors({
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
    mustBeUnused: () => {
      if (alerts.length > 0 || ends.length > 0) throw new Error(`The shop would have ended: ${JSON.stringify(alerts)}`)
    },
    stop: () => {
      for (const [event, listener] of listening) from.off(event, listener)
    },
  }
}

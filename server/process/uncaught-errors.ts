// Uncaught errors end the process with a clean shutdown: nobody knows what the error left half done, and the database
// survives a kill. The supervisor restarts the process (docs/operate.md).
import { inspect } from 'node:util'
import type { Log } from '#ports/log.ts'

/** The drain has its own, lower limit; after this, the process exits whatever is still open. */
export const LEAVE_WITHIN_MS = 25_000

type Signals = {
  on: (event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void) => unknown
}
type Leaving = {
  log: Log
  /** Takes the process out of service: answers accepted requests, and finishes running work. */
  leave: () => Promise<void>
  exit: (code: number) => void
  withinMs?: number
}
type UncaughtErrorParts = Leaving & { process: Signals }

/** Shuts down cleanly and exits with `code`; with 1 and an alert if that fails or takes too long. */
export async function leaveInTime({ log, leave, exit, withinMs = LEAVE_WITHIN_MS }: Leaving, code: number) {
  const overdue = setTimeout(() => {
    log.error({ problem: `it took longer than ${withinMs / 1000} s` }, 'the shop did not shut down cleanly')
    exit(1)
  }, withinMs)
  let left = code
  try {
    await leave()
  } catch (problem) {
    log.error({ problem: storyOf(problem) }, 'the shop did not shut down cleanly')
    left = 1
  }
  clearTimeout(overdue)
  exit(left)
}

/** Logs each such error as an alert, shuts down once, and exits with 1. */
export function handleUncaughtErrors({ process, ...leaving }: UncaughtErrorParts) {
  const { log } = leaving
  let isLeaving = false
  const caught = (error: unknown, origin: string) => {
    log.error({ origin, problem: storyOf(error) }, 'uncaught error')
    if (isLeaving) return
    isLeaving = true
    void leaveInTime(leaving, 1)
  }
  process.on('uncaughtException', (thrown) => caught(thrown, 'exception'))
  process.on('unhandledRejection', (reason) => caught(reason, 'rejection'))
}

const MOST_CAUSES = 5

/** The error with all its causes. */
function storyOf(error: unknown): string {
  const story: string[] = []
  for (let each = error; each !== undefined && story.length < MOST_CAUSES; each = causeOf(each))
    story.push(each instanceof Error ? (each.stack ?? each.message) : inspect(each))
  return story.join('\nbecause of ')
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

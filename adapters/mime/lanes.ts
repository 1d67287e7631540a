// Reads what strangers send apart from the server: two at a time, each in a thread that ends after its time, and that
// can't take more than its share of the memory.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BEGUN } from './begun.ts'

/** Ten megabytes take half a second; the thread's own start doesn't count. */
const LONGEST_MS = 15_000
/** For the smallest, and for each megabyte more. */
const [LEAST_MS, MS_PER_MB] = [4_000, 1_100]
const THREADS = 2
/** A mail server waits for a minute, and then sends the email again, also one that is refused for good. */
const MOST_WAIT_MS = 30_000
const MOST_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

export type LaneLimits = { longestMs?: number; mostWaitMs?: number }

/**
 * Has the thread in this file read so many bytes. Null if it can't within its limits, as it couldn't the next time;
 * `busy`, at once, if those before it might take too long.
 */
export function openLanes<Answer>(
  thread: string,
  { longestMs = LONGEST_MS, mostWaitMs = MOST_WAIT_MS }: LaneLimits = {},
) {
  const lanes = Array.from({ length: THREADS }, () => ({ bookedMs: 0, last: Promise.resolve<unknown>(null) }))
  return (data: unknown, bytes: number): Promise<Answer | null | 'busy'> => {
    const [lane] = lanes.toSorted((one, other) => one.bookedMs - other.bookedMs)
    if (!lane || lane.bookedMs > mostWaitMs) return Promise.resolve('busy')
    const withinMs = Math.min(longestMs, LEAST_MS + (bytes / 1_000_000) * MS_PER_MB)
    lane.bookedMs += withinMs
    // A thread that can't even start is no reason to read none of what comes after it.
    const read = lane.last
      .catch(() => null)
      .then(() => readApart<Answer>(thread, data, withinMs))
      .finally(() => void (lane.bookedMs -= withinMs))
    lane.last = read
    return read
  }
}

function readApart<Answer>(file: string, data: unknown, withinMs: number): Promise<Answer | null> {
  const thread = new Worker(join(import.meta.dirname, file), {
    workerData: data,
    env: {},
    execArgv: [],
    resourceLimits: MOST_MEMORY,
  })
  return new Promise((done) => {
    const end = (answer: Answer | null) => {
      clearTimeout(timer)
      void thread.terminate()
      done(answer)
    }
    let timer = setTimeout(() => end(null), LONGEST_MS)
    thread.on('message', (answer: Answer | null | typeof BEGUN) => {
      if (answer !== BEGUN) return end(answer)
      clearTimeout(timer)
      timer = setTimeout(() => end(null), withinMs)
    })
    thread.once('error', () => end(null))
    thread.once('exit', () => end(null))
  })
}

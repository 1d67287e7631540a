// Reads emails apart from the server: one at a time, in a thread that ends after its time, and that can't take more than
// its share of the memory.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IncomingMail, MailReader } from '#ports/mail-reader.ts'
import { isWithinLimits } from './mail-limits.ts'

/** An email of ten megabytes takes half a second; a mail server waits for a minute. */
const LONGEST_MS = 15_000
const MOST_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** Whatever can't be read within the limits of lines, parts, time, and memory is null, as it would be the next time. */
export function mimeReader({ longestMs = LONGEST_MS } = {}): MailReader {
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: (raw) => {
      if (!isWithinLimits(raw)) return Promise.resolve(null)
      // A thread that can't even start is no reason to read none of the emails after it.
      const read = last.catch(() => null).then(() => readApart(raw, longestMs))
      last = read
      return read
    },
  }
}

function readApart(raw: Uint8Array, longestMs: number): Promise<IncomingMail | null> {
  const thread = new Worker(join(import.meta.dirname, 'mail-thread.ts'), {
    workerData: raw,
    env: {},
    execArgv: [],
    resourceLimits: MOST_MEMORY,
  })
  return new Promise((done) => {
    const end = (mail: IncomingMail | null) => {
      clearTimeout(timer)
      void thread.terminate()
      done(mail)
    }
    const timer = setTimeout(() => end(null), longestMs)
    thread.once('message', (mail: IncomingMail | null) => end(mail))
    thread.once('error', () => end(null))
    thread.once('exit', () => end(null))
  })
}

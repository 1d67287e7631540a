// Reads emails apart from the server: one at a time, in a thread that ends after its time, and that can't take more than
// its share of the memory.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IncomingMail, MailReader } from '#ports/mail-reader.ts'

// What an email may be made of, counted in one pass over its bytes before anything parses it.

/** Ten megabytes of a picture are 138,000 lines; each line costs the parser two objects, however short it is. */
const MOST_LINES = 200_000
/** Nobody attaches more; each part costs a parser of its own. */
const MOST_PARTS = 1_000

const [NEWLINE, RETURN] = [0x0a, 0x0d]
const PART = Buffer.from('content-type:')

/** Whether it has few enough lines, and few enough parts (whatever starts with 'Content-Type:'). */
export function isWithinLimits(raw: Uint8Array): boolean {
  let [lines, parts, start] = [0, 0, 0]
  for (let at = 0; at <= raw.length; at++) {
    // A parser ends a line at either sign.
    if (at < raw.length && raw[at] !== NEWLINE && raw[at] !== RETURN) continue
    lines += 1
    if (startsPart(raw, start)) parts += 1
    if (lines > MOST_LINES || parts > MOST_PARTS) return false
    if (raw[at] === RETURN && raw[at + 1] === NEWLINE) at += 1
    start = at + 1
  }
  return true
}

function startsPart(raw: Uint8Array, start: number): boolean {
  for (let at = 0; at < PART.length; at++) {
    // Upper case differs from lower case in one bit; the colon and the dash have it as well.
    if (((raw[start + at] ?? 0) | 0x20) !== PART[at]) return false
  }
  return true
}

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

// Reads emails apart from the server, if they are made of no more than an email from a person is.
import type { IncomingMail, MailReader } from '#ports/mail-reader.ts'
import { openLanes, type LaneLimits } from './lanes.ts'

// What an email may be made of, counted in one pass over its bytes before anything parses it.

/** Ten megabytes of a picture are 138,000 lines; each line costs the parser two objects, however short it is. */
const MOST_LINES = 200_000
/** Nobody attaches more; each part costs a parser of its own. */
const MOST_PARTS = 1_000

const [NEWLINE, RETURN, DASH] = [0x0a, 0x0d, 0x2d]
const PART = Buffer.from('content-type:')

/** Lines that may begin a part; texts have some, too. */
const MOST_BOUNDARIES = 5_000

/** Whether it has few enough lines, parts (whatever starts with 'Content-Type:'), and boundaries (two dashes). */
export function isWithinLimits(raw: Uint8Array): boolean {
  let [lines, parts, boundaries, start] = [0, 0, 0, 0]
  for (let at = 0; at <= raw.length; at++) {
    // A parser ends a line at either sign.
    if (at < raw.length && raw[at] !== NEWLINE && raw[at] !== RETURN) continue
    lines += 1
    if (startsPart(raw, start)) parts += 1
    if (raw[start] === DASH && raw[start + 1] === DASH) boundaries += 1
    if (lines > MOST_LINES || parts > MOST_PARTS || boundaries > MOST_BOUNDARIES) return false
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

/**
 * Whatever can't be read within the limits of lines, parts, time, and memory is null, as it would be the next time.
 * `busy`, at once, if those before it might take too long.
 */
export function mimeReader(limits: LaneLimits = {}): MailReader {
  const readApart = openLanes<IncomingMail>('mail-thread.ts', limits)
  return { read: (raw) => (isWithinLimits(raw) ? readApart(raw, raw.length) : Promise.resolve(null)) }
}

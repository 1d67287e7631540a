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

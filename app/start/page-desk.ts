// A buffer that every page is written to: concatenating its parts as text, or counting its bytes first, would read it
// twice. The next page overwrites it, so a page is packed as soon as it is written.
let desk = new Uint8Array(256 * 1024)

const MOST_BYTES_PER_SIGN = 3
const encoder = new TextEncoder()

/** The bytes of these parts, one after the other; only valid until the next page. */
export function writePage(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? MOST_BYTES_PER_SIGN : 1), 0)
  if (desk.length < most) desk = new Uint8Array(most)
  let length = 0
  for (const part of parts) {
    if (typeof part === 'string') length += encoder.encodeInto(part, desk.subarray(length)).written
    else {
      desk.set(part, length)
      length += part.length
    }
  }
  return desk.subarray(0, length)
}

// What a named statement sends, as one buffer: PostgreSQL's messages Close, Parse, Bind, Describe, Execute, and Sync.

/** Bytes, and values whose text PostgreSQL understands without further rules. */
export type Plain = Uint8Array | string | number | bigint | boolean | null | undefined

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array
const isPlain = (value: unknown) =>
  value === null || (typeof value !== 'object' && typeof value !== 'function') || isBytes(value)
export const arePlain = (values: unknown[]): values is Plain[] => values.every(isPlain)

const EMPTY = '\0'
/** Each message begins with one letter and its length, which doesn't count the letter. */
const HEAD_BYTES = 5
const messageOf = (letter: string, body: string): Buffer => {
  const bytes = Buffer.from(`${letter}0000${body}`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}

const DESCRIBE = messageOf('D', `P${EMPTY}`)
// All rows at once.
const EXECUTE = messageOf('E', `${EMPTY}\0\0\0\0`)
const SYNC = messageOf('S', '')
const RUN = Buffer.concat([EXECUTE, SYNC])
const DESCRIBE_AND_RUN = Buffer.concat([DESCRIBE, RUN])

/** Begins a transaction; whatever follows it in the same write belongs to it. */
export const BEGIN = Buffer.concat([
  messageOf('P', `${EMPTY}begin${EMPTY}\0\0`),
  messageOf('B', `${EMPTY}${EMPTY}\0\0\0\0\0\0`),
  EXECUTE,
])

/**
 * Parses the statement and has its columns described. Whatever an earlier failed attempt left under this name is closed
 * first; closing nothing is no error.
 */
export const firstRun = (name: string, text: string, values: Plain[]): Buffer =>
  Buffer.concat([
    messageOf('C', `S${name}\0`),
    messageOf('P', `${name}\0${text}\0\0\0`),
    bound(name, values, DESCRIBE_AND_RUN),
  ])

/** Runs what this connection has parsed. */
export const laterRun = (name: string, values: Plain[]): Buffer => bound(name, values, RUN)

const INT16 = 2
const INT32 = 4

const AS_TEXT = 0
const AS_BYTES = 1

/** Binds the values, and asks for all columns as text. */
function bound(name: string, values: Plain[], end: Buffer): Buffer {
  const sent = values.map((value) =>
    value === null || value === undefined ? null : isBytes(value) ? value : String(value),
  )
  const lengths = sent.map((value) => (value === null ? -1 : Buffer.byteLength(value)))
  const inTotal = lengths.reduce((sum, length) => sum + INT16 + INT32 + Math.max(length, 0), 0)
  const size = HEAD_BYTES + 1 + name.length + 1 + INT16 + INT16 + inTotal + INT16

  const bytes = Buffer.allocUnsafe(size + end.length)
  let at = bytes.write('B', 0, 'latin1')
  at = bytes.writeInt32BE(size - 1, at)
  at += bytes.write(`\0${name}\0`, at, 'latin1')
  at = bytes.writeInt16BE(values.length, at)
  for (const value of sent) at = bytes.writeInt16BE(isBytes(value) ? AS_BYTES : AS_TEXT, at)
  at = bytes.writeInt16BE(values.length, at)
  for (const [place, value] of sent.entries()) {
    at = bytes.writeInt32BE(lengths[place] ?? -1, at)
    if (typeof value === 'string') at += bytes.write(value, at)
    else if (value) {
      bytes.set(value, at)
      at += value.length
    }
  }
  bytes.writeInt16BE(AS_TEXT, at)
  end.copy(bytes, size)
  return bytes
}

// Compresses a text with gaps once, so that each answer only fills its gaps: the compressed parts are put together, not made anew.
import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const WINDOW_BYTES = 32_768

/** `fill` answers with the gzip (RFC 1952) of the pieces with a filling of `gapBytes` bytes in each gap between them. */
export function gzipWithGaps(pieces: string[], gapBytes: number): { fill(filling: string): Buffer } {
  const texts = pieces.map((piece) => Buffer.from(piece))
  const parts = packParts(texts, gapBytes)

  return {
    fill: (filling) => {
      const bytes = Buffer.from(filling)
      if (bytes.length !== gapBytes) throw new Error(`The gaps take ${gapBytes} bytes, not ${bytes.length}.`)
      const gap = Buffer.concat([storedBlockHeader(bytes.length), bytes])

      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(
        texts.reduce((sum, text, number) => crc32(text, number === 0 ? 0 : crc32(bytes, sum)), 0),
        0,
      )
      trailer.writeUInt32LE(texts.reduce((sum, text) => sum + text.length, 0) + (texts.length - 1) * bytes.length, 4)
      return Buffer.concat([
        HEADER,
        ...parts.flatMap((part, number) => (number === 0 ? [part] : [gap, part])),
        LAST_BLOCK,
        trailer,
      ])
    },
  }
}

// Each part ends on a whole byte, so that a stored block may follow. It refers to the text before it at distances that
// hold for every filling of the same length, and to a filling never: a zero byte stands for it, which no text has. One
// that has is packed in parts that refer to nothing.
function packParts(texts: Buffer[], gapBytes: number): Buffer[] {
  const gap = Buffer.alloc(gapBytes)
  const isPlain = texts.every((text) => !text.includes(0))
  let before = Buffer.alloc(0)
  return texts.map((text) => {
    const dictionary = isPlain && before.length > 0 ? before.subarray(-WINDOW_BYTES) : undefined
    before = Buffer.concat([before, text, gap])
    return deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary && { dictionary }) })
  })
}

// RFC 1951, block type 0: the bytes as they are, their number told twice.
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}

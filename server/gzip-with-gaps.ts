// Compresses a text with gaps once, so that each answer only fills its gaps: the compressed parts are put together, not made anew.
import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const LONGEST_FILLING = 0xffff

/** `fill` answers with the gzip (RFC 1952) of the pieces with the filling, of at most 65,535 bytes, in each gap between them. */
export function gzipWithGaps(pieces: string[]): { fill(filling: string): Buffer } {
  const texts = pieces.map((piece) => Buffer.from(piece))
  // Each part ends on a whole byte and refers to nothing before it, so anything may stand between two parts.
  const parts = texts.map((text) => deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }))

  return {
    fill: (filling) => {
      const bytes = Buffer.from(filling)
      if (bytes.length > LONGEST_FILLING) throw new Error('The filling is too long for one stored block.')
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

// RFC 1951, block type 0: the bytes as they are, their number told twice.
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}

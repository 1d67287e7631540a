// Pictures without what a camera wrote beside them: the place, the device, the time, a small copy from before the picture
// was cut. What is drawn stays as it is, byte for byte, and so does which way is up.
import type { FileType } from './file-types.ts'

/** Null for a picture whose parts don't fit together. */
export function stripMetadata(type: FileType, bytes: Uint8Array): Uint8Array | null {
  const strip = STRIPPERS[type]
  if (!strip) return bytes
  const parts = strip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return parts && new Uint8Array(Buffer.concat(parts))
}

const STRIPPERS: Partial<Record<FileType, (file: Buffer) => Buffer[] | null>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
}

const nameAt = (file: Buffer, at: number, length = 4) => file.toString('latin1', at, at + length)

const EXIF = 'Exif\0\0'
const [ORIENTATION, SHORT] = [0x0112, 3]
const [UPRIGHT, LAST_TURN] = [1, 8]

/** Exif that says which way is up, and nothing else; null if the picture stands as it is. */
function turnOnly(exif: Buffer): Buffer | null {
  const turn = turnIn(exif)
  if (turn <= UPRIGHT || turn > LAST_TURN) return null
  // One directory with one entry, of one number, and no directory after it.
  const kept = Buffer.alloc(26)
  kept.write('MM\0*', 'latin1')
  kept.writeUInt32BE(8, 4)
  kept.writeUInt16BE(1, 8)
  kept.writeUInt16BE(ORIENTATION, 10)
  kept.writeUInt16BE(SHORT, 12)
  kept.writeUInt32BE(1, 14)
  kept.writeUInt16BE(turn, 18)
  return kept
}

function turnIn(exif: Buffer): number {
  const order = nameAt(exif, 0)
  if (exif.length < 14 || (order !== 'II*\0' && order !== 'MM\0*')) return UPRIGHT
  const short = (at: number) => (order.startsWith('I') ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const start = order.startsWith('I') ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  if (start + 2 > exif.length) return UPRIGHT
  const end = Math.min(exif.length - 12, start + 2 + 12 * (short(start) - 1))
  for (let at = start + 2; at <= end; at += 12)
    if (short(at) === ORIENTATION) return short(at + 2) === SHORT ? short(at + 8) : UPRIGHT
  return UPRIGHT
}

const [COMMENT, APP_0, APP_1, APP_2, APP_14, APP_15] = [0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef]
const [SCAN, JPEG_END, MARKER] = [0xda, 0xd9, 0xff]

/** Of what programs add, only what says how the colors are meant. */
const isAboutColors = (marker: number, segment: Buffer): boolean =>
  (marker === APP_0 && nameAt(segment, 4, 5) === 'JFIF\0') ||
  (marker === APP_2 && nameAt(segment, 4, 12) === 'ICC_PROFILE\0') ||
  (marker === APP_14 && nameAt(segment, 4, 5) === 'Adobe')

function stripJpeg(file: Buffer): Buffer[] | null {
  const parts = [file.subarray(0, 2)]
  let [at, hasTurn] = [2, false]
  while (at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== MARKER) return null
    if (marker === JPEG_END) return [...parts, file.subarray(at, at + 2)]
    // A sign of a marker may be repeated, and markers of a scan stand alone.
    if (marker === MARKER || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      const length = marker === MARKER ? 1 : 2
      if (marker !== MARKER) parts.push(file.subarray(at, at + length))
      at += length
      continue
    }
    if (at + 4 > file.length) return null
    let end = at + 2 + file.readUInt16BE(at + 2)
    const segment = file.subarray(at, end)
    if (marker === SCAN) end = endOfData(file, end)
    if (marker < APP_0 || (marker > APP_15 && marker !== COMMENT)) parts.push(file.subarray(at, end))
    else if (isAboutColors(marker, segment)) parts.push(segment)
    else if (marker === APP_1 && !hasTurn && nameAt(segment, 4, 6) === EXIF) {
      const turn = turnOnly(segment.subarray(10))
      hasTurn = turn !== null
      if (turn) parts.push(Buffer.from([MARKER, APP_1, 0, 2 + EXIF.length + turn.length]), Buffer.from(EXIF), turn)
    }
    at = end
  }
  return null
}

/** Where the data of a scan ends: a sign of a marker in it is followed by a zero, a restart, or another sign. */
function endOfData(file: Buffer, from: number): number {
  let at = file.indexOf(MARKER, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== MARKER && next !== 0x01 && !(next >= 0xd0 && next <= 0xd7)) return at
    at = file.indexOf(MARKER, at + (next === MARKER ? 1 : 2))
  }
  return file.length
}

/** Pixels, transparency, animation, and how colors and sizes are meant. */
const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)

function stripPng(file: Buffer): Buffer[] | null {
  const parts = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = nameAt(file, at + 4)
    if (end > file.length) return null
    if (PNG_KEPT.has(name)) parts.push(file.subarray(at, end))
    else if (name === 'eXIf') {
      const turn = turnOnly(file.subarray(at + 8, end - 4))
      if (turn) parts.push(pngChunk(name, turn))
    }
    at = end
  }
  return parts
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crcOf(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** The checksum of a chunk (PNG specification, annex D); without a table, since few bytes are ever asked. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** What the head of a WebP announces. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04]

function stripWebp(file: Buffer): Buffer[] | null {
  const parts: Buffer[] = []
  let [head, turn]: (Buffer | null)[] = [null, null]
  for (let at = 12; at < file.length;) {
    if (at + 8 > file.length) return null
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > file.length) return null
    const name = nameAt(file, at)
    const chunk = Buffer.from(file.subarray(at, end))
    if (name === 'VP8X') head = chunk
    if (WEBP_KEPT.has(name)) parts.push(chunk)
    else if (name === 'EXIF') {
      const exif = chunk.subarray(8, 8 + size)
      // Some programs begin it as a JPEG does.
      turn = turnOnly(nameAt(exif, 0, 6) === EXIF ? exif.subarray(6) : exif)
    }
    at = end
  }
  if (head) head[8] = ((head[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (turn ? HAS_EXIF : 0)
  if (head && turn) parts.push(riffChunk('EXIF', turn))
  const whole = Buffer.from(file.subarray(0, 12))
  whole.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4)
  return [whole, ...parts]
}

function riffChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, data])
}

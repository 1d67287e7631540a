// What kind of file some bytes are, by the bytes alone: no name and no header that came with them counts.
import type { FileType } from './file-types.ts'

type KnownFile = { type: FileType; bytes: Uint8Array }

/** Twice what the largest phone camera takes: a small file that unfolds into more is an attack on whoever opens it. */
const MOST_PIXELS = 400_000_000

/**
 * The type, with the bytes up to where such a file ends: whatever was hung on behind it, such as an archive, is gone.
 * Null for every other kind, also if it only begins like one of these, or is cut off.
 */
export function readFileType(bytes: Uint8Array): KnownFile | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [type, endOf] of READERS) {
    const end = endOf(file)
    if (end !== null) return { type, bytes: bytes.subarray(0, end) }
  }
  return null
}

/** Each tells where such a file ends; null if it isn't one. */
const READERS: [FileType, (file: Buffer) => number | null][] = [
  ['png', endOfPng],
  ['jpeg', endOfJpeg],
  ['webp', endOfWebp],
  ['pdf', endOfPdf],
  ['text', endOfText],
]

const beginsWith = (file: Buffer, start: string, at = 0): boolean =>
  file.toString('latin1', at, at + start.length) === start

const fits = (width: number, height: number): boolean => width > 0 && height > 0 && width * height <= MOST_PIXELS

const PNG_START = '\x89PNG\r\n\x1a\n'
/** Length, name, and checksum of a chunk. */
const PNG_CHUNK = 12
function endOfPng(file: Buffer): number | null {
  if (!beginsWith(file, PNG_START) || !beginsWith(file, 'IHDR', 12) || file.length < 33) return null
  if (!fits(file.readUInt32BE(16), file.readUInt32BE(20))) return null
  let at = PNG_START.length
  while (at + PNG_CHUNK <= file.length) {
    const next = at + PNG_CHUNK + file.readUInt32BE(at)
    if (next > file.length) return null
    if (beginsWith(file, 'IEND', at + 4)) return next
    at = next
  }
  return null
}

const MARKER = 0xff
const [JPEG_END, JPEG_SCAN] = [0xd9, 0xda]
/** Markers that name a frame and so its size, without those of tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers that stand alone. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

function endOfJpeg(file: Buffer): number | null {
  if (!beginsWith(file, '\xff\xd8\xff')) return null
  let [at, hasSize] = [2, false]
  while (at + 4 <= file.length || file[at + 1] === JPEG_END) {
    if (file[at] !== MARKER) return null
    const marker = file[at + 1] ?? 0
    if (marker === JPEG_END) return hasSize && at + 2 <= file.length ? at + 2 : null
    if (marker === MARKER) at += 1
    else if (isAlone(marker)) at += 2
    else {
      const length = file.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > file.length) return null
      if (isFrame(marker)) {
        if (length < 7 || !fits(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5))) return null
        hasSize = true
      }
      at += 2 + length
      if (marker === JPEG_SCAN) at = endOfScan(file, at)
    }
  }
  return null
}

/** Where the next marker is: within a picture's data, a zero or a restart follows the sign of one. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(MARKER, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && !isAlone(next) && next !== MARKER) return at
    at = file.indexOf(MARKER, at + (next === MARKER ? 1 : 2))
  }
  return file.length
}

function endOfWebp(file: Buffer): number | null {
  if (!beginsWith(file, 'RIFF') || !beginsWith(file, 'WEBP', 8) || file.length < 30) return null
  const end = 8 + file.readUInt32LE(4)
  const size = sizeOfWebp(file)
  return size && fits(...size) && end >= 30 && end <= file.length ? end : null
}

function sizeOfWebp(file: Buffer): [width: number, height: number] | null {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    case 'VP8 ':
      return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
    default:
      return null
  }
}

const PDF_END = '%%EOF'
function endOfPdf(file: Buffer): number | null {
  if (!/^%PDF-\d\.\d/.test(file.toString('latin1', 0, 8))) return null
  const at = file.lastIndexOf(PDF_END)
  if (at === -1) return null
  const end = at + PDF_END.length
  return end + (/^(\r\n|\n|\r)?/.exec(file.toString('latin1', end, end + 2))?.[0].length ?? 0)
}

/** A page, a drawing, or a program for a browser. */
const MARKUP = /^\uFEFF?\s*<[!?/a-z]/i
/** No text has them, except for tabs and line breaks. */
const UNWRITTEN = /[^\P{Cc}\t\n\f\r]/u

function endOfText(file: Buffer): number | null {
  if (file.length === 0 || beginsWith(file, '%PDF')) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
    return MARKUP.test(text) || UNWRITTEN.test(text) ? null : file.length
  } catch {
    return null
  }
}

// Draws an eSIM's QR code as a PNG with one bit per pixel, which is all that black and white need.
import { create } from 'qrcode'
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 500
/** Blank modules around the code, which cameras need. */
const MARGIN = 4
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
/** One bit per pixel, grayscale, and the values that every PNG has. */
const HOW = [1, 0, 0, 0, 0]

export function qrPng(text: string): Buffer<ArrayBuffer> {
  // The mask is fixed: trying all eight to find the best-looking one is most of the work, and cameras read each of
  // them.
  const { data, size } = create(text, { errorCorrectionLevel: 'M', maskPattern: 0 }).modules
  const moduleAt = (pixel: number) => Math.floor((pixel * (size + 2 * MARGIN)) / WIDTH) - MARGIN
  const firstPixelOf = (module: number) => Math.ceil(((module + MARGIN) * WIDTH) / (size + 2 * MARGIN))

  // Each line begins with its filter byte (0, none); white pixels are ones.
  const lineBytes = 1 + Math.ceil(WIDTH / 8)
  const lines = Buffer.alloc(lineBytes * WIDTH, 0xff)
  let above = Number.NaN
  for (let y = 0; y < WIDTH; y += 1) {
    const [row, at] = [moduleAt(y), y * lineBytes]
    // Most lines repeat the one above.
    if (row === above) {
      lines.copyWithin(at, at - lineBytes, at)
      continue
    }
    above = row
    lines[at] = 0
    if (row < 0 || row >= size) continue
    for (let column = 0; column < size; column += 1) {
      if (data[row * size + column] !== 1) continue
      const end = firstPixelOf(column + 1)
      for (let x = firstPixelOf(column); x < end; x += 1)
        lines[at + 1 + (x >> 3)] = (lines[at + 1 + (x >> 3)] ?? 0) & ~(0x80 >> (x & 7))
    }
  }

  const header = Buffer.from([...bytesOf(WIDTH), ...bytesOf(WIDTH), ...HOW])
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', header),
    part('IDAT', deflateSync(lines)),
    part('IEND', Buffer.alloc(0)),
  ])
}

const bytesOf = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return Buffer.concat([bytesOf(content.length), named, bytesOf(crc32(named))])
}

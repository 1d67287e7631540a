// Writes red, green and blue bytes down as a PNG file.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const pack = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BIT_RGB = [8, 2, 0, 0, 0]
/** Each byte is stored as its difference from the pixel to the left, which compresses smooth colors well. */
const FILTER_SUB = 1

export async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(EIGHT_BIT_RGB, 8)

  const stride = width * 3
  const lines = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    const from = y * stride
    lines[to] = FILTER_SUB
    for (let x = 0; x < stride; x++) {
      const left = x < 3 ? 0 : (pixels[from + x - 3] ?? 0)
      lines[to + 1 + x] = (pixels[from + x] ?? 0) - left
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', await pack(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

// Small files of each kind that a message may have.
import { crc32, deflateSync } from 'node:zlib'

/** Signs above 255 become UTF-8; without any, each sign is a byte. */
export const bytesOf = (text: string): Uint8Array =>
  new Uint8Array(/^[\0-\xff]*$/.test(text) ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf8'))

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture that says it is so large; its pixels are those of the first rows. */
export function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Array.from({ length: Math.min(height, 4) }, () => Buffer.alloc(1 + width * 3, 0x7f).fill(0, 0, 1))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', new Uint8Array()),
    ]),
  )
}

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** One pixel. */
export const JPEG = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
)
/** One pixel. */
export const WEBP = fromBase64('UklGRiYAAABXRUJQVlA4IBoAAABQAQCdASoBAAEAB0CWJZwABYwAAPuNd44AAA==')
export const PDF = bytesOf('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

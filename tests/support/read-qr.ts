// What a phone's camera reads from a picture.
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

export function readQr(picture: Uint8Array): string | null {
  const { data, width, height } = PNG.sync.read(Buffer.from(picture))
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null
}

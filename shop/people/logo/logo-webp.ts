// Cleans a still WebP: one picture, its transparency, nothing else.
import { joined, nameAt, startsWith, viewOf } from './logo-bytes.ts'
import type { LogoPicture } from './logo.ts'

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const ANIMATION = 0x02
/** Only transparency; profile, camera data, and animation are no longer announced. */
const KEPT_FLAGS = 0x10

export function cleanWebp(bytes: Uint8Array): LogoPicture | null {
  if (bytes.length < 20 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null
  const chunks = chunksOf(bytes)
  const picture = chunks?.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const size = picture && sizeOf(picture)
  const canvas = chunks?.find(({ name }) => name === 'VP8X')
  if (!chunks || !size || (canvas && !isFor(canvas, size))) return null

  const body = joined(chunks.filter(({ name }) => KEPT.has(name)).map(asKept))
  const head = Uint8Array.from(bytes.subarray(0, 12))
  viewOf(head).setUint32(4, body.length + 4, true)
  return { mediaType: 'image/webp', ...size, content: joined([head, body]) }
}

type Chunk = { name: string; data: Uint8Array; whole: Uint8Array }

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const last = 8 + view.getUint32(4, true)
  if (last > bytes.length) return null
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= last) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > last) return null
    chunks.push({
      name: nameAt(bytes, at),
      data: bytes.subarray(at + 8, at + 8 + length),
      whole: bytes.subarray(at, end),
    })
    at = end
  }
  return at === last ? chunks : null
}

function sizeOf({ name, data }: Chunk): { width: number; height: number } | null {
  if (data.length < 10) return null
  const view = viewOf(data)
  if (name === 'VP8L') {
    const bits = view.getUint32(1, true)
    return data[0] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
  }
  const isKeyFrame = ((data[0] ?? 1) & 1) === 0 && startsWith(data, [0x9d, 0x01, 0x2a], 3)
  return isKeyFrame ? { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff } : null
}

function isFor({ data }: Chunk, { width, height }: { width: number; height: number }): boolean {
  if (data.length !== 10 || ((data[0] ?? 0) & ANIMATION) !== 0) return false
  const view = viewOf(data)
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return side(4) === width && side(7) === height
}

function asKept({ name, whole }: Chunk): Uint8Array {
  if (name !== 'VP8X') return whole
  const canvas = Uint8Array.from(whole)
  canvas[8] = (canvas[8] ?? 0) & KEPT_FLAGS
  return canvas
}

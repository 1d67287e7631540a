// Cleans a PNG, chunk by chunk: its checksums must be right, and only chunks that draw the picture are kept.
import { joined, nameAt, startsWith, viewOf } from './logo-bytes.ts'
import type { LogoPicture } from './logo.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM'])
/** The bit depths each color type may have. */
const DEPTHS: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }

export function cleanPng(bytes: Uint8Array): LogoPicture | null {
  if (!startsWith(bytes, SIGNATURE)) return null
  const chunks = chunksOf(bytes)
  const [header] = chunks ?? []
  if (!chunks || header?.name !== 'IHDR' || header.data.length !== 13) return null
  const names = chunks.map(({ name }) => name)
  const isStill = !names.includes('acTL') && !names.includes('fdAT')
  const [depth = 0, kind = 0, packing, filter, interlace = 0] = header.data.subarray(8)
  const isKnown = DEPTHS[kind]?.includes(depth) === true && packing === 0 && filter === 0 && interlace <= 1
  const isWhole =
    names.at(-1) === 'IEND' && names.includes('IDAT') && names.filter((name) => name === 'IHDR').length === 1
  if (!isStill || !isKnown || !isWhole || (kind === 3 && !names.includes('PLTE'))) return null

  const view = viewOf(header.data)
  const kept = chunks.filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole)
  return {
    mediaType: 'image/png',
    width: view.getUint32(0),
    height: view.getUint32(4),
    content: joined([Uint8Array.from(SIGNATURE), ...kept]),
  }
}

type Chunk = { name: string; data: Uint8Array; whole: Uint8Array }

// Up to and including IEND; whatever follows isn't part of the picture.
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length || view.getUint32(end - 4) !== sumOf(bytes.subarray(at + 4, end - 4))) return null
    const name = nameAt(bytes, at + 4)
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    if (name === 'IEND') return length === 0 ? chunks : null
    at = end
  }
  return null
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

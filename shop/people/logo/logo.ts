// What may be a logo: a still picture in PNG, JPEG, or WebP of a reasonable size, stripped of everything else.
import { cleanPng } from './logo-png.ts'
import { cleanWebp } from './logo-webp.ts'
import { joined, startsWith, viewOf } from './logo-bytes.ts'

export type LogoPicture = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  content: Uint8Array
}

export const MOST_LOGO_BYTES = 96 * 1024
const LEAST_PIXELS = 16
const MOST_PIXELS = 2048
const LONGEST_DATA_ADDRESS = 64 + Math.ceil(MOST_LOGO_BYTES / 3) * 4

/**
 * The picture without metadata and without anything after its end. Null if we don't accept it: another format (above
 * all SVG), broken, animated, over 96 kB, under 16 or over 2048 pixels on a side (safety case I07).
 */
export function readLogo(bytes: Uint8Array): LogoPicture | null {
  if (bytes.length > MOST_LOGO_BYTES) return null
  const picture = cleanPng(bytes) ?? cleanJpeg(bytes) ?? cleanWebp(bytes)
  return picture && isSane(picture.width) && isSane(picture.height) ? picture : null
}

/** The picture in a `data:` address; null for any other address. */
export function readLogoAddress(address: string): LogoPicture | null {
  if (address.length > LONGEST_DATA_ADDRESS) return null
  const [, mediaType, base64 = ''] = /^data:(image\/(?:png|jpeg|webp));base64,([a-z0-9+/]+={0,2})$/i.exec(address) ?? []
  if (!mediaType || base64.length % 4 !== 0) return null
  const picture = readLogo(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  return picture?.mediaType === mediaType.toLowerCase() ? picture : null
}

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** The address of the logo with this ID. */
export const logoPath = (id: string, mediaType: LogoPicture['mediaType']): string =>
  `/brand-logo/${id}.${EXTENSIONS[mediaType]}`

const isSane = (pixels: number): boolean => pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS

// Cleans a JPEG, segment by segment: comments, camera data, and embedded previews are removed.

const START = [0xff, 0xd8]
/** Baseline, extended, and progressive, as browsers show them. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** Tables, frame, and scan; of the application segments only the one that says how colors are coded. */
const KEPT = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xe0, 0xee])
const SCAN = 0xda

function cleanJpeg(bytes: Uint8Array): LogoPicture | null {
  if (!startsWith(bytes, START)) return null
  const view = viewOf(bytes)
  const kept: Uint8Array[] = [Uint8Array.from(START)]
  let size: { width: number; height: number } | null = null

  for (let at = START.length; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + view.getUint16(at + 2)
    if (bytes[at] !== 0xff || marker < 0xc0 || end < at + 4 || end > bytes.length) return null
    if (FRAMES.has(marker)) {
      if (size || end < at + 10) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === SCAN) {
      const tail = size && scanTail(bytes, at)
      return size && tail && { mediaType: 'image/jpeg', ...size, content: joined([...kept, tail]) }
    }
    if (KEPT.has(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

// From the first scan to the end of the picture, which must be marked; only tables and scans may come between scans.
function scanTail(bytes: Uint8Array, from: number): Uint8Array | null {
  for (let at = from + 2; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return bytes.subarray(from, at + 2)
    // A second picture, a comment, or an application segment between scans: no graphics program writes these.
    if (marker === 0xd8 || marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) return null
  }
  return null
}

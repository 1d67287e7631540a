// What may be a logo: a still picture in PNG, JPEG, or WebP of a reasonable size, stripped of everything else.
import { cleanJpeg } from './logo-jpeg.ts'
import { cleanPng } from './logo-png.ts'
import { cleanWebp } from './logo-webp.ts'

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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { MOST_LOGO_BYTES, readLogo, readLogoAddress } from './logo.ts'

const folder = join(import.meta.dirname, '../../../tests/support/logos')
const drawn = (name: string) => new Uint8Array(readFileSync(join(folder, name)))
const aPng = (width = 64, height = 32) => new Uint8Array(PNG.sync.write(new PNG({ width, height })))
const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
const has = (bytes: Uint8Array | undefined, words: string) => Buffer.from(bytes ?? []).includes(words)
/** The same bytes with some of them replaced. */
const patched = (bytes: Uint8Array, at: number, ...by: number[]) => {
  const copy = Uint8Array.from(bytes)
  copy.set(by, at)
  return copy
}

describe('a logo', () => {
  it('is a PNG whose size is in its header', () => {
    const logo = readLogo(aPng())
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 64, height: 32 })
    expect(PNG.sync.read(Buffer.from(logo?.content ?? []))).toMatchObject({ width: 64, height: 32 })
  })

  it.each([
    ['drawn.jpg', 'image/jpeg'],
    ['drawn.webp', 'image/webp'],
    ['lossless.webp', 'image/webp'],
  ])('is %s, without the color profile of a browser', (name, mediaType) => {
    const bytes = drawn(name)
    expect(has(bytes, 'mluc')).toBe(true)
    const logo = readLogo(bytes)
    expect(logo).toMatchObject({ mediaType, width: 24, height: 16 })
    expect(has(logo?.content, 'mluc')).toBe(false)
    expect(readLogo(logo?.content ?? new Uint8Array())).toEqual(logo)
  })

  it.each([
    ['a PNG', aPng()],
    ['a JPEG', drawn('drawn.jpg')],
    ['a WebP', drawn('drawn.webp')],
  ])('loses anything after the end of %s', (_what, bytes) => {
    const logo = readLogo(joined(bytes, '<script>alert(1)</script>'))
    expect(logo).not.toBeNull()
    expect(has(logo?.content, 'script')).toBe(false)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['an SVG', joined('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', joined('GIF89a', new Uint8Array(64))],
    ['a page', joined('<!doctype html>')],
    ['a PNG of 50 megapixels', aPng(2049, 40)],
    ['a PNG of one pixel', aPng(1, 1)],
    ['a PNG with a wrong sum', patched(aPng(), 17, 9)],
    ['a PNG cut off', aPng().subarray(0, 60)],
    ['a JPEG cut off', drawn('drawn.jpg').subarray(0, -2)],
    ['a JPEG without a frame', joined(drawn('drawn.jpg').subarray(0, 20), new Uint8Array([0xff, 0xd9]))],
    ['a WebP that moves', patched(drawn('drawn.webp'), 20, 0x12)],
    ['a WebP of another size than it says', patched(drawn('drawn.webp'), 24, 99)],
    ['a WebP cut off', drawn('drawn.webp').subarray(0, -4)],
    ['too many bytes', joined(aPng(), new Uint8Array(MOST_LOGO_BYTES))],
  ])('is not %s (I07)', (_what, bytes) => {
    expect(readLogo(bytes)).toBeNull()
  })

  it('with any single wrong byte causes no failure', () => {
    for (const bytes of [aPng(), drawn('drawn.jpg'), drawn('drawn.webp'), drawn('lossless.webp')]) {
      for (let at = 0; at < bytes.length; at++) {
        expect(() => readLogo(patched(bytes, at, 0xff))).not.toThrow()
        expect(() => readLogo(bytes.subarray(0, at))).not.toThrow()
      }
    }
  })

  it('comes in a data: URL only with the type that it names', () => {
    const base64 = Buffer.from(aPng()).toString('base64')
    expect(readLogoAddress(`data:image/png;base64,${base64}`)).toMatchObject({ width: 64 })
    expect(readLogoAddress(`data:image/jpeg;base64,${base64}`)).toBeNull()
    expect(readLogoAddress('data:image/png;base64,====')).toBeNull()
    expect(readLogoAddress('data:text/html;base64,PGI+')).toBeNull()
  })
})

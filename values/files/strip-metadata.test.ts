import { describe, expect, it } from 'vitest'
import { JPEG, pngOf, WEBP } from '#tests/support/sent-files.ts'
import { readFileType } from './read-file-type.ts'
import { stripMetadata } from './strip-metadata.ts'

const PLACE = 'N52.3702 E4.8952'
const CAMERA = 'Pear Phone 17'

/** Exif in either order of bytes, with a camera, a place, and which way is up. */
function exifOf(turn: number, order: 'II' | 'MM' = 'II'): Buffer {
  const file = Buffer.alloc(8 + 2 + 3 * 12 + 4)
  const short = (value: number, at: number) =>
    order === 'II' ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    order === 'II' ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at)
  file.write(order, 'latin1')
  short(42, 2)
  long(8, 4)
  short(3, 8)
  const entries = [
    [0x0110, 2, CAMERA.length, 46],
    [0x0112, 3, 1, null],
    [0x8825, 4, 1, 46],
  ] as const
  for (const [place, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * place
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    if (value === null) short(turn, at + 8)
    else long(value, at + 8)
  }
  return Buffer.concat([file, Buffer.from(`${CAMERA}\0${PLACE}`)])
}

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data])
const jpegWith = (...segments: Buffer[]) =>
  new Uint8Array(Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]))
const withExif = (exif: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif]))

const pngChunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}
const HEAD_OF_PNG = 33
const pngWith = (...chunks: Buffer[]) => {
  const png = pngOf(2, 2)
  return new Uint8Array(Buffer.concat([png.subarray(0, HEAD_OF_PNG), ...chunks, png.subarray(HEAD_OF_PNG)]))
}

const riffChunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)])
}
function webpWith(flags: number, ...chunks: Buffer[]): Uint8Array {
  const head = Buffer.alloc(10)
  head[0] = flags
  const body = Buffer.concat([Buffer.from('WEBP'), riffChunk('VP8X', head), WEBP.subarray(12), ...chunks])
  return new Uint8Array(riffChunk('RIFF', body))
}

const kept = (bytes: Uint8Array) => {
  const known = readFileType(bytes)
  return known && stripMetadata(known.type, known.bytes)
}
const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')
/** The one entry that says which way is up, wherever it stands. */
const TURNED = (turn: number) =>
  `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}\0\0\0\0\0\0`

const MADE: [string, (turn: number) => Uint8Array][] = [
  [
    'JPEG',
    (turn) =>
      jpegWith(
        withExif(exifOf(turn)),
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)),
        segment(0xed, Buffer.from(PLACE)),
        segment(0xfe, Buffer.from(CAMERA)),
      ),
  ],
  ['JPEG of the other order', (turn) => jpegWith(withExif(exifOf(turn, 'MM')))],
  [
    'PNG',
    (turn) =>
      pngWith(
        pngChunk('eXIf', exifOf(turn)),
        pngChunk('tEXt', Buffer.from(`Comment\0${PLACE}`)),
        pngChunk('iTXt', Buffer.from(CAMERA)),
        pngChunk('prVt', Buffer.from(PLACE)),
      ),
  ],
  ['WebP', (turn) => webpWith(0x0c, riffChunk('EXIF', exifOf(turn)), riffChunk('XMP ', Buffer.from(PLACE)))],
  [
    'WebP that begins its Exif as a JPEG does',
    (turn) => webpWith(0x08, riffChunk('EXIF', Buffer.concat([Buffer.from('Exif\0\0'), exifOf(turn, 'MM')]))),
  ],
]

describe.each(MADE)('a %s', (_name, made) => {
  it('loses place and camera, and stays the picture it was', () => {
    const plain = kept(made(1))
    expect(textOf(made(1))).toContain(PLACE)
    expect(textOf(plain)).not.toMatch(/N52|Pear|Exif/)
    expect(readFileType(plain ?? new Uint8Array())?.bytes).toEqual(plain)
    expect(kept(plain ?? new Uint8Array())).toEqual(plain)
  })

  it.each([3, 6, 8])('that is turned (%i) stays turned, and says nothing else', (turn) => {
    const turned = kept(made(turn))
    expect(textOf(turned)).toContain(TURNED(turn))
    expect(textOf(turned)).not.toMatch(/N52|Pear/)
    expect(kept(turned ?? new Uint8Array())).toEqual(turned)
  })

  it.each([0, 9, 0xff])('with a turn that there isn’t (%i) stands as it is', (turn) => {
    expect(kept(made(turn))).toEqual(kept(made(1)))
  })
})

it('is the same file as before where nothing was written beside the picture', () => {
  for (const bytes of [JPEG, pngOf(3, 2), WEBP]) expect(kept(bytes)).toEqual(bytes)
})

it('keeps how colors are meant', () => {
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colors'))
  const cmyk = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x02'))
  expect(kept(jpegWith(profile, cmyk, segment(0xe2, Buffer.from('MPF\0small copies'))))).toEqual(
    jpegWith(profile, cmyk),
  )
})

it.each([
  ['a directory far away', Buffer.from('II*\0\xff\xff\xff\x7f\0\0\0\0\0\0', 'latin1')],
  ['a directory of a million entries', Buffer.from('II*\0\x08\0\0\0\xff\xff\0\0\0\0', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['half a head', Buffer.from('MM')],
])('reads no further than its file goes: %s', (_what, exif) => {
  expect(kept(jpegWith(withExif(exif)))).toEqual(JPEG)
})

it('isn’t taken if its parts don’t fit together', () => {
  const broken = Buffer.from(webpWith(0))
  broken.writeUInt32LE(1_000_000, 16)
  expect(kept(new Uint8Array(broken))).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { deflateSync } from 'node:zlib'
import { bytesOf, JPEG, PDF, pngOf, WEBP } from '#tests/support/sent-files.ts'
import { shownFileName } from './file-name.ts'
import { FILE_LIMITS, refusedBySize } from './file-limits.ts'
import { judgeFiles } from './judge-files.ts'

const PNG = pngOf(2, 2)
const ZIP = bytesOf('PK\x03\x04\x14\0\0\0\x08\0')
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const one = (name: string, bytes: Uint8Array) => judgeFiles([{ name, bytes }])
const textOf = (size: number) => ({ name: 'a.txt', bytes: new Uint8Array(size).fill(97) })
const typeOf = (bytes: Uint8Array) => {
  const { kept, refused } = one('a', bytes)
  return kept[0]?.type ?? refused[0]?.why
}

describe('a file is taken', () => {
  it.each([
    ['png', PNG],
    ['jpeg', JPEG],
    ['webp', WEBP],
    ['pdf', PDF],
    ['text', bytesOf('No internet in Rome.\r\n\tAPN: internet ✈️\n')],
    ['text', bytesOf('< 3 km away, 1 < 2')],
  ] as const)('as %s by its content, whatever it is called', (type, bytes) => {
    expect(one('holiday.html', bytes).kept).toMatchObject([{ type, name: expect.stringMatching(/^holiday\.html\./) }])
  })

  it.each([
    ['png', PNG],
    ['jpeg', JPEG],
    ['webp', WEBP],
    ['pdf', PDF],
  ] as const)('as %s without the archive or the page that hangs behind it', (type, bytes) => {
    const page = bytesOf('<script>alert(1)</script>')
    expect(one('a', joined(bytes, ZIP, page)).kept).toEqual([{ type, name: expect.any(String), bytes }])
  })
})

describe('a file is refused', () => {
  const bomb = deflateSync(Buffer.alloc(2_000_000))
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a page', bytesOf('<!DOCTYPE html><script>1</script>'), 'type'],
    ['a page after a byte order mark', bytesOf('\uFEFF \n<html>'), 'type'],
    ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'type'],
    ['an archive', ZIP, 'type'],
    ['an archive of archives', joined(ZIP, bomb), 'type'],
    ['a program', bytesOf('MZ\x90\0\x03'), 'type'],
    ['a GIF', bytesOf('GIF89a\x01\0\x01\0'), 'type'],
    ['bytes that are no text', new Uint8Array([0x48, 0xc3, 0x28]), 'type'],
    ['a text with signs that nobody writes', bytesOf('ls\x1b[31m'), 'type'],
    ['a page that says it is a PDF later', bytesOf('<html>%PDF-1.4 %%EOF'), 'type'],
    ['a PDF without an end', bytesOf('%PDF-1.7\n1 0 obj'), 'type'],
    ['half a PNG', PNG.subarray(0, 40), 'type'],
    ['the start of a PNG', PNG.subarray(0, 8), 'type'],
    ['a PNG of a gigapixel', pngOf(40_000, 40_000), 'type'],
    ['a PNG without pixels', pngOf(0, 4), 'type'],
    ['half a JPEG', JPEG.subarray(0, JPEG.length - 3), 'type'],
    ['the start of a JPEG', bytesOf('\xff\xd8\xff'), 'type'],
    ['a JPEG that ends at once', bytesOf('\xff\xd8\xff\xd9'), 'type'],
    ['a JPEG of nothing but signs', new Uint8Array(1_000_000).fill(0xff, 0).fill(0xd8, 1, 2), 'type'],
    ['half a WebP', WEBP.subarray(0, WEBP.length - 4), 'type'],
    ['a WebP of another kind', bytesOf(`RIFF\x20\0\0\0WEBPXXXX${'\0'.repeat(40)}`), 'type'],
    ['more than one may be', new Uint8Array(FILE_LIMITS.eachBytes + 1).fill(97), 'too_large'],
  ])('that is %s', (_what, bytes, why) => {
    expect(typeOf(bytes)).toBe(why)
  })

  it('if there are too many of them, or they are too much together, and those before stay', () => {
    const many = judgeFiles(Array.from({ length: 10_000 }, () => textOf(1)))
    expect(many.kept).toHaveLength(FILE_LIMITS.count)
    expect(many.refused).toEqual(Array.from({ length: 20 }, () => ({ name: 'a.txt', why: 'too_many' })))
    const sizes = [4_000_000, 4_000_000, 3_000_000, 1]
    expect(judgeFiles(sizes.map(textOf))).toMatchObject({
      kept: [{ bytes: { length: 4_000_000 } }, { bytes: { length: 3_000_000 } }],
      refused: [{ why: 'too_much' }, { why: 'too_much' }],
    })
    expect(refusedBySize(sizes.map((size) => ({ name: 'a', size })))).toMatchObject([
      { why: 'too_much' },
      { why: 'too_much' },
    ])
  })
})

it.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\Nora\\photo.PNG', 'photo.PNG'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe.png'],
  ['a\0b\r\nc.png', 'ab c.png'],
  ['.png', 'file.png'],
  ['...', 'file.png'],
  ['', 'file.png'],
  ['CON: "x" <y>?.png', 'CON_ _x_ _y__.png'],
  ['Zu\u0308rich 🏝.png', 'Zürich 🏝.png'],
  ['\ud800.png', '\uFFFD.png'],
  ['page.html', 'page.html.png'],
])('calls %j %j', (typed, name) => {
  expect(one(typed, PNG).kept[0]?.name).toBe(name)
})

it('cuts a name of 14 kB, and keeps its ending', () => {
  const name = shownFileName(`${'é'.repeat(14_000)}.png`)
  expect(name).toMatch(/^é+\.png$/)
  expect(name.length).toBeLessThan(90)
})

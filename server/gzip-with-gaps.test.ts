// What a packed answer unpacks to is exactly the page, with the nonce of that answer.
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipWithGaps } from './gzip-with-gaps.ts'
import { newNonce, pageCache } from './page-cache.ts'

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, number) => `line ${from + number}\n`).join('')

it.each([
  ['no gap', ['<p>only text</p>'], 'abc'],
  ['parts that repeat what stood before', ['<p class="lead">', '<p class="lead">', '<p class="lead">'], 'lead'],
  ['a part that goes on where a gap began', ['<b nonce="', '"><b nonce="', '"><b nonce="'], '"><b nonce="'],
  ['zero bytes, as a gap is imagined', ['\0\0\0\0 a', '\0\0\0\0 a', '\0\0\0'], 'abc'],
  ['more text than a window holds', [lines(0, 9_000), lines(4_000, 9_000), lines(0, 100)], 'n'.repeat(24)],
  ['gaps at both ends', ['', ' in between ', ''], 'abc'],
  ['an empty filling', ['one', 'two'], ''],
  ['letters of several bytes', ['Città – ', ' – 東京'], 'é€'],
  ['long pieces', ['x'.repeat(200_000), 'yz'.repeat(90_000)], 'n'.repeat(24)],
])('unpacks to the filled text: %s', (_name, pieces, filling) => {
  const packed = gzipWithGaps(pieces, Buffer.byteLength(filling)).fill(filling)
  expect(gunzipSync(packed).toString()).toBe(pieces.join(filling))
})

it('fills every answer anew', () => {
  const page = gzipWithGaps(['a', 'b'], 1)
  expect(gunzipSync(page.fill('1')).toString()).toBe('a1b')
  expect(gunzipSync(page.fill('2')).toString()).toBe('a2b')
})

it('lets a part lean on the parts before it: text that comes again costs next to nothing', () => {
  const text = lines(0, 500)
  const once = gzipWithGaps([text], 24).fill('n'.repeat(24)).length
  expect(gzipWithGaps([text, text], 24).fill('n'.repeat(24)).length).toBeLessThan(once * 1.1)
})

it('refuses a filling of another length', () => {
  expect(() => gzipWithGaps(['a', 'b'], 3).fill('1')).toThrow('3 bytes')
})

const open = (answers: (nonce: string) => Response = (nonce) => new Response(`<script nonce="${nonce}"></script>`)) => {
  const world = { now: 0, rendered: 0 }
  const cache = pageCache(1_000, () => world.now)
  const render = (nonce: string) => {
    world.rendered += 1
    return Promise.resolve(answers(nonce))
  }
  return { world, answer: (nonce: string, accepted?: string) => cache.answer('/', nonce, render, accepted) }
}

describe('a kept page', () => {
  it('comes packed to whoever takes gzip, with the nonce of the answer', async () => {
    const { answer } = open()
    await answer(newNonce(), 'br, gzip')
    const nonce = newNonce()
    const packed = await answer(nonce, 'gzip, deflate, br')
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'private, no-cache',
    })
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(`<script nonce="${nonce}"></script>`)
  })

  it.each(['identity', 'gzip;q=0', 'br, gzip; q=0.0', ''])(
    'comes as it is to whoever takes no gzip: %s',
    async (accepted) => {
      expect((await open().answer('one', accepted)).headers.has('content-encoding')).toBe(false)
    },
  )
})

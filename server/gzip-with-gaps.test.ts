// What a packed answer unpacks to is exactly the page, with the nonce of that answer.
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipWithGaps } from './gzip-with-gaps.ts'
import { pageCache } from './page-cache.ts'

it.each([
  ['no gap', ['<p>only text</p>'], 'abc'],
  ['gaps at both ends', ['', ' in between ', ''], 'abc'],
  ['an empty filling', ['one', 'two'], ''],
  ['letters of several bytes', ['Città – ', ' – 東京'], 'é€'],
  ['long pieces', ['x'.repeat(200_000), 'yz'.repeat(90_000)], 'n'.repeat(24)],
])('unpacks to the filled text: %s', (_name, pieces, filling) => {
  expect(gunzipSync(gzipWithGaps(pieces).fill(filling)).toString()).toBe(pieces.join(filling))
})

it('fills every answer anew', () => {
  const page = gzipWithGaps(['a', 'b'])
  expect(gunzipSync(page.fill('1')).toString()).toBe('a1b')
  expect(gunzipSync(page.fill('2')).toString()).toBe('a2b')
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
    await answer('one', 'br, gzip')
    const packed = await answer('two', 'gzip, deflate, br')
    expect(Object.fromEntries(packed.headers)).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('<script nonce="two"></script>')
  })

  it.each(['identity', 'gzip;q=0', 'br, gzip; q=0.0', ''])(
    'comes as it is to whoever takes no gzip: %s',
    async (accepted) => {
      expect((await open().answer('one', accepted)).headers.has('content-encoding')).toBe(false)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { newNonce, pageCache } from './page-cache.ts'

const html = (nonce: string, init: ResponseInit = {}) =>
  new Response(`<script nonce="${nonce}"></script><p>page</p><style nonce="${nonce}">`, {
    headers: { 'content-type': 'text/html' },
    ...init,
  })

function aCache() {
  let now = 0
  let renders = 0
  const cache = pageCache(1_000, () => now)
  const render = (init?: ResponseInit) => (nonce: string) => {
    renders += 1
    return Promise.resolve(html(nonce, init))
  }
  return { cache, render, later: (ms: number) => (now += ms), renders: () => renders }
}

describe('the page cache', () => {
  it('draws a page once while it lives and gives each answer its own nonce', async () => {
    const { cache, render, renders } = aCache()
    const texts = [
      await (await cache.answer('/', 'first', render())).text(),
      await (await cache.answer('/', 'second', render())).text(),
    ]
    expect(renders()).toBe(1)
    expect(texts[0]?.match(/first/g)).toHaveLength(2)
    expect(texts[1]).toBe(texts[0]?.replaceAll('first', 'second'))
  })

  it('draws it again when its time is over', async () => {
    const { cache, render, later, renders } = aCache()
    await cache.answer('/', 'n', render())
    later(1_001)
    await cache.answer('/', 'n', render())
    expect(renders()).toBe(2)
  })

  it('draws once for everybody who asks at the same time', async () => {
    const { cache, render, renders } = aCache()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => cache.answer('/', `nonce${n}`, render())))
    expect(renders()).toBe(1)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(20)
  })

  it('keeps keys apart', async () => {
    const { cache, render, renders } = aCache()
    await Promise.all([cache.answer('DE /', 'n', render()), cache.answer('FR /', 'n', render())])
    expect(renders()).toBe(2)
  })

  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'cart=1' } }],
    ['must not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['is not found', { status: 404 }],
    ['failed', { status: 500 }],
    ['leads elsewhere', { status: 302, headers: { location: '/' } }],
  ])('does not keep an answer that %s', async (_what, init) => {
    const { cache, render, renders } = aCache()
    const [one, other] = [await cache.answer('/', 'one', render(init)), await cache.answer('/', 'other', render(init))]
    expect(await one.text()).toContain('nonce="one"')
    expect(await other.text()).toContain('nonce="other"')
    expect(renders()).toBeGreaterThan(2)
  })

  it('remembers no failure', async () => {
    const { cache, render } = aCache()
    await expect(cache.answer('/', 'n', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect((await cache.answer('/', 'n', render())).status).toBe(200)
  })

  it('holds a bounded number of pages, oldest out first', async () => {
    const { cache, render, renders } = aCache()
    for (let page = 0; page < 301; page++) await cache.answer(`/${page}`, 'n', render())
    await cache.answer('/300', 'n', render())
    expect(renders()).toBe(301)
    await cache.answer('/0', 'n', render())
    expect(renders()).toBe(302)
  })

  it('makes nonces of 128 bits that never repeat', () => {
    const nonces = Array.from({ length: 1_000 }, newNonce)
    expect(new Set(nonces).size).toBe(1_000)
    expect(Buffer.from(nonces[0] ?? '', 'base64')).toHaveLength(16)
  })
})

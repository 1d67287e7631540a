import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesOf, pageCache, type KeptPage } from './page-cache.ts'

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<p>${text}</p>`, { headers: { 'content-type': 'text/html' }, ...init })

function aCache() {
  let now = 0
  let draws = 0
  const cache = pageCache(1_000, () => now)
  const render =
    (text = 'page', init?: ResponseInit) =>
    () => {
      draws += 1
      return Promise.resolve(html(text, init))
    }
  return { cache, render, later: (ms: number) => (now += ms), draws: () => draws }
}

async function aKeptPage(text = 'page'): Promise<KeptPage> {
  const { cache, render } = aCache()
  await cache.draw('/', render(text))
  return kept(cache.find('/'))
}

function kept(page: KeptPage | Response | null): KeptPage {
  if (!page || page instanceof Response) throw new Error('The page was not kept.')
  return page
}

const asked = (overrides: Partial<Parameters<typeof bytesOf>[1]> = {}) => ({
  method: 'GET',
  acceptEncoding: undefined,
  knownTag: undefined,
  ...overrides,
})

describe('the page cache', () => {
  it('finds a page until it expires', async () => {
    const { cache, render, later } = aCache()
    expect(cache.find('/')).toBeNull()
    await cache.draw('/', render())
    expect(cache.find('/')).not.toBeNull()
    later(1_001)
    expect(cache.find('/')).toBeNull()
  })

  it('renders once for everyone who asks at the same time', async () => {
    const { cache, render, draws } = aCache()
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.draw('/', render())))
    expect(draws()).toBe(1)
    expect(new Set(pages).size).toBe(1)
  })

  it('keeps keys apart', async () => {
    const { cache, render } = aCache()
    const pages = await Promise.all([cache.draw('DE /', render('one')), cache.draw('FR /', render('other'))])
    const [german, french] = pages.map((page) => String(gunzipSync(kept(page).gzip)))
    expect([german, french]).toEqual(['<p>one</p>', '<p>other</p>'])
  })

  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'cart=1' } }],
    ['must not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['is not found', { status: 404 }],
    ['failed', { status: 500 }],
    ['leads elsewhere', { status: 302, headers: { location: '/' } }],
  ])('doesn’t keep an answer that %s, and renders it for each visitor', async (_what, init) => {
    const { cache, render, draws } = aCache()
    const answers = await Promise.all([cache.draw('/', render('a', init)), cache.draw('/', render('b', init))])
    expect(new Set(answers).size).toBe(2)
    expect(draws()).toBe(2)
    expect(cache.find('/')).toBeNull()
  })

  it('caches no failure', async () => {
    const { cache, render } = aCache()
    await expect(cache.draw('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(kept(await cache.draw('/', render())).tag).not.toBe('')
  })

  it('holds a limited number of pages, and drops the oldest first', async () => {
    const { cache, render } = aCache()
    for (let page = 0; page < 301; page++) await cache.draw(`/${page}`, render())
    expect(cache.find('/0')).toBeNull()
    expect(cache.find('/1')).not.toBeNull()
    expect(cache.find('/300')).not.toBeNull()
  })

  it('compresses a page again only if it has changed', async () => {
    const { cache, render, later } = aCache()
    const first = kept(await cache.draw('/', render('old')))
    later(1_001)
    const same = kept(await cache.draw('/', render('old')))
    later(1_001)
    const changed = kept(await cache.draw('/', render('new')))
    expect(same.gzip).toBe(first.gzip)
    expect(changed.tag).not.toBe(first.tag)
    expect(String(gunzipSync(changed.gzip))).toBe('<p>new</p>')
  })
})

describe('a kept page', () => {
  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('is sent to a client that accepts %s as %s', async (acceptEncoding, encoding) => {
    const { headers, body } = bytesOf(await aKeptPage(), asked({ acceptEncoding }))
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body?.length))
    const text = encoding ? gunzipSync(body ?? '') : body
    expect(String(text)).toBe('<p>page</p>')
  })

  it('is sent better compressed once that is ready, and otherwise until then', async () => {
    const page = await aKeptPage('word '.repeat(500))
    const acceptEncoding = 'gzip, deflate, br, zstd'
    expect(bytesOf(page, asked({ acceptEncoding })).headers['content-encoding']).toBe('gzip')
    await expect.poll(() => bytesOf(page, asked({ acceptEncoding })).headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(page.brotli ?? ''))).toBe(`<p>${'word '.repeat(500)}</p>`)
  })

  it('is not sent to a browser that has it, in any encoding', async () => {
    const page = await aKeptPage()
    for (const knownTag of [page.tag, `"other", ${page.tag}`])
      expect(bytesOf(page, asked({ knownTag, acceptEncoding: 'br' }))).toMatchObject({ status: 304, body: null })
    expect(bytesOf(page, asked({ knownTag: 'W/"other"' })).status).toBe(200)
  })

  it('has the same headers for HEAD, and no body', async () => {
    const page = await aKeptPage()
    const [get, head] = ['GET', 'HEAD'].map((method) => bytesOf(page, asked({ method })))
    expect(head?.headers).toEqual(get?.headers)
    expect(head?.body).toBeNull()
  })

  it('may be cached by browsers that revalidate, and by no proxy', async () => {
    expect(bytesOf(await aKeptPage(), asked()).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding, Accept-Language',
    })
  })
})

import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packData, choosePacking, packPast } from './pack-answer.ts'

const page = new TextEncoder().encode('<p>A page</p>'.repeat(200))
const encodingOf = (headers: [string, string][]) => Object.fromEntries(headers)['content-encoding'] ?? null

describe('a page for one visitor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'gzip'],
    ['zstd;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['*', null],
    [undefined, null],
  ])('is sent to a client that accepts %s as %s', (accepted, encoding) => {
    const { body, headers } = choosePacking(accepted)(page)
    expect(encodingOf(headers)).toBe(encoding)
    const read = { zstd: zstdDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect(Buffer.from(read ? read(body) : body).equals(page)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    })
  })

  it.each(['gzip', 'zstd'])('as %s takes no more memory than half of the page', (accepted) => {
    const long = new TextEncoder().encode('<p>A page</p>'.repeat(8_000))
    expect(choosePacking(accepted)(long).body.buffer.byteLength).toBeLessThan(long.length / 2)
  })

  it('stays uncompressed if it is short', () => {
    const short = new TextEncoder().encode('<p>short</p>')
    const { body, headers } = choosePacking('gzip, zstd')(short)
    expect(body).toEqual(short)
    expect(encodingOf(headers)).toBeNull()
  })
})

const answer = (type: string) =>
  new Response(page, { status: 202, headers: { 'content-type': type, 'set-cookie': 'cart=1', vary: 'Cookie' } })

describe('the data of a page', () => {
  it('is sent in one piece, compressed, with all other headers', async () => {
    const packed = await packData(answer('text/x-script'), 'gzip, zstd')
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-encoding': 'zstd',
      'set-cookie': 'cart=1',
      vary: 'Cookie, Accept-Encoding',
    })
    expect(packed.status).toBe(202)
    expect(zstdDecompressSync(new Uint8Array(await packed.arrayBuffer())).equals(page)).toBe(true)
  })

  it('is all that is compressed here', async () => {
    const other = answer('text/event-stream')
    expect(await packData(other, 'gzip')).toBe(other)
  })
})

describe('a page whose body goes past the router', () => {
  it('is sent whole, and other answers don’t get it', async () => {
    const { packing, whole } = packPast('gzip')
    const { body, headers } = packing.send(packing.pack(page))
    expect(body).toBeNull()
    const drawn = () => new Response(null, { status: 404, headers: [...headers, ['set-cookie', 'cart=1']] })
    const sent = await whole(drawn())
    expect([sent.status, sent.headers.get('content-encoding'), sent.headers.getSetCookie()]).toEqual([
      404,
      'gzip',
      ['cart=1'],
    ])
    expect(gunzipSync(await sent.arrayBuffer()).equals(page)).toBe(true)

    const redirect = new Response(null, { status: 303, headers: { location: '/' } })
    expect(await whole(redirect)).toBe(redirect)
  })
})

import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packFor } from './pack-answer.ts'

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
  ])('to whoever accepts %s goes out as %s', (accepted, encoding) => {
    const { body, headers } = packFor(accepted)(page)
    expect(encodingOf(headers)).toBe(encoding)
    const read = { zstd: zstdDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect(Buffer.from(read ? read(body) : body).equals(page)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    })
  })

  it('stays as it is when it is short', () => {
    const short = new TextEncoder().encode('<p>short</p>')
    const { body, headers } = packFor('gzip, zstd')(short)
    expect(body).toBe(short)
    expect(encodingOf(headers)).toBeNull()
  })
})

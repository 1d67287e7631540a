// Packs what is made for one visitor: quickly, since nobody will read it twice.
import { constants, gzipSync, zstdCompressSync } from 'node:zlib'

const SMALLEST_BYTES = 1024
const QUICK_GZIP = 2

export const takesEncoding = (name: 'br' | 'gzip' | 'zstd', accepted = ''): boolean => {
  const at = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
  const found = at.find(([encoding]) => encoding === name)
  return found !== undefined && !found.some((part) => /^q=0(\.0*)?$/.test(part))
}

/** The same answer, packed where the browser takes it. */
export async function packPage(response: Response, accepted: string | undefined): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !response.body || response.headers.has('content-encoding')) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  const [encoding, packed] = pack(bytes, accepted)
  const answer = new Response(new Uint8Array(packed), response)
  if (encoding) answer.headers.set('content-encoding', encoding)
  answer.headers.append('vary', 'Accept-Encoding')
  answer.headers.set('content-length', String(packed.length))
  return answer
}

function pack(bytes: Buffer, accepted: string | undefined): [encoding: string | null, bytes: Buffer] {
  if (bytes.length < SMALLEST_BYTES) return [null, bytes]
  // A third of the time that gzip takes, for fewer bytes.
  if (takesEncoding('zstd', accepted))
    return ['zstd', zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })]
  return takesEncoding('gzip', accepted) ? ['gzip', gzipSync(bytes, { level: QUICK_GZIP })] : [null, bytes]
}

// Compresses responses for a single visitor: quickly, because nobody will read them twice.
import { constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Packed, Packing } from '#app/session/pack-context.ts'
import { bytesOf } from '#app/session/whole-stream.ts'

const SMALLEST_BYTES = 1024
/** With enough memory to be quick: one level higher would take a fifth longer for two percent fewer bytes. */
const QUICK_GZIP = { level: 1, memLevel: 9 }
const QUICK_ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
/**
 * Room for the result in one piece. Node frees it only when it cleans up its whole heap, and does that the more often, the
 * more waits for it.
 */
const roomFor = ({ length }: Uint8Array): { chunkSize: number } => ({ chunkSize: Math.ceil(length / 3) + 512 })

export const takesEncoding = (name: 'br' | 'gzip' | 'zstd', accepted = ''): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([encoding, ...inputs]) => encoding === name && !inputs.some((input) => /^q=0(\.0*)?$/.test(input)))

/** For a browser that accepts these encodings. */
export const choosePacking =
  (accepted: string | undefined) =>
  (html: Uint8Array<ArrayBuffer>): Packed => {
    const [encoding, body] = html.length < SMALLEST_BYTES ? [null, html] : pack(html, accepted)
    return {
      body,
      headers: [
        ['vary', 'Accept-Encoding'],
        ['content-length', String(body.length)],
        ...(encoding ? ([['content-encoding', encoding]] as [string, string][]) : []),
      ],
    }
  }

function pack(html: Uint8Array<ArrayBuffer>, accepted: string | undefined): [string | null, Uint8Array<ArrayBuffer>] {
  // A third of the time that gzip takes, for fewer bytes.
  if (takesEncoding('zstd', accepted)) return ['zstd', zstdCompressSync(html, { ...QUICK_ZSTD, ...roomFor(html) })]
  if (takesEncoding('gzip', accepted)) return ['gzip', gzipSync(html, { ...QUICK_GZIP, ...roomFor(html) })]
  return [null, html]
}

/**
 * Passes a page's body around the router. The router inspects every response in a way that turns the body into a
 * stream, and reading that costs more than everything else it does for the page.
 */
export function packPast(accepted: string | undefined) {
  let kept: Uint8Array<ArrayBuffer> | null = null
  const packing: Packing = {
    pack: choosePacking(accepted),
    send: ({ body, headers }) => {
      kept = body
      return { body: null, headers }
    },
  }
  /** The response with its page's body, or with its data in one piece. */
  const whole = (answer: Response): Response | Promise<Response> =>
    kept && answer.headers.get('content-length') === String(kept.length)
      ? new Response(kept, { status: answer.status, headers: answer.headers })
      : packData(answer, accepted)
  return { packing, whole }
}

/** The content type of the router's data requests, which no other response has. */
const DATA = 'text/x-script'

/**
 * A page's data in one piece. We never send anything late, and a stream of a few hundred bytes with its own compressor
 * costs more than reading the page itself.
 */
export async function packData(answer: Response, accepted: string | undefined): Promise<Response> {
  const { status, headers } = answer
  // The body comes last: once it was looked at, the server sends it as a stream.
  if (headers.get('content-type') !== DATA || !answer.body) return answer
  const packed = choosePacking(accepted)(await bytesOf(answer.body))
  for (const [name, value] of packed.headers) if (name !== 'vary') headers.set(name, value)
  headers.append('vary', 'Accept-Encoding')
  return new Response(packed.body, { status, headers })
}

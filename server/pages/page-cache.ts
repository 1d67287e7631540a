// Caches the pages that are the same for everyone as the bytes to send: compressed once, with an ETag.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzipSync } from 'node:zlib'

const MOST_PAGES = 300

// It shows the prices of the visitor's country, which is in no request header, so no cache on the way may keep it, and
// the browser revalidates. Going back may still show it from memory.
const FOR_ONE_BROWSER: Record<string, string> = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Encoding, Accept-Language',
}

export type KeptPage = {
  until: number
  headers: Record<string, string>
  tag: string
  gzip: Buffer
  /** Even smaller, but slow to make, so it is only made once somebody asks for it. */
  brotli: Buffer | null
}
export type PageRequest = { method: string; acceptEncoding: string | undefined; knownTag: string | undefined }
export type PageBytes = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** Expired pages are returned too while `mayBeOld` says so. */
export function pageCache(livesMs: number, now: () => number, mayBeOld: () => boolean = () => false) {
  const pages = new Map<string, KeptPage>()
  const drawing = new Map<string, Promise<KeptPage | Response>>()

  return {
    find: (key: string): KeptPage | null => {
      const page = pages.get(key)
      return page && (page.until > now() || mayBeOld()) ? page : null
    },

    /**
     * Renders the page once for everyone who asks meanwhile; a page that must not be cached is rendered for each of
     * them.
     */
    draw: async (key: string, render: () => Promise<Response>): Promise<KeptPage | Response> => {
      const running = drawing.get(key)
      const drawn = await (running ?? keep(key, render))
      return drawn instanceof Response && running ? render() : drawn
    },
  }

  function keep(key: string, render: () => Promise<Response>): Promise<KeptPage | Response> {
    const work = drawOnce(key, render).finally(() => drawing.delete(key))
    drawing.set(key, work)
    return work
  }

  async function drawOnce(key: string, render: () => Promise<Response>): Promise<KeptPage | Response> {
    const response = await render()
    if (
      response.status !== 200 ||
      response.headers.has('set-cookie') ||
      response.headers.get('cache-control')?.includes('no-store')
    )
      return response
    const text = Buffer.from(await response.arrayBuffer())
    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const before = pages.get(key)
    // Usually nothing has changed, so the compressed versions are kept.
    const packed = before?.tag === tag ? before : { gzip: gzipSync(text, { level: 9 }), brotli: null }
    const page: KeptPage = {
      until: now() + livesMs,
      headers: { ...Object.fromEntries(response.headers), ...FOR_ONE_BROWSER, etag: tag },
      tag,
      gzip: packed.gzip,
      brotli: packed.brotli,
    }
    pages.delete(key)
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? '')
    pages.set(key, page)
    return page
  }
}

/** The response from a cached page for a request like this. */
export function bytesOf(page: KeptPage, { method, acceptEncoding, knownTag }: PageRequest): PageBytes {
  const { headers } = page
  if (knownTag?.includes(page.tag)) return { status: 304, headers, body: null }
  const [encoding, body] = bodyFor(page, acceptEncoding)
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body: method === 'HEAD' ? null : body,
  }
}

const takesEncoding = (name: 'br' | 'gzip', accepted = ''): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([encoding, ...inputs]) => encoding === name && !inputs.some((input) => /^q=0(\.0*)?$/.test(input)))

function bodyFor(page: KeptPage, accepted: string | undefined): [encoding: string | null, body: Buffer] {
  if (takesEncoding('br', accepted)) {
    if (page.brotli) return ['br', page.brotli]
    packSmaller(page)
  }
  if (takesEncoding('gzip', accepted)) return ['gzip', page.gzip]
  return [null, gunzipSync(page.gzip)]
}

const compress = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** One after the other: compressing takes a tenth of a second, and the threads for it have other work. */
let packing: Promise<void> = Promise.resolve()
const waiting = new WeakSet<KeptPage>()

function packSmaller(page: KeptPage): void {
  if (waiting.has(page)) return
  waiting.add(page)
  packing = packing
    .then(() => compress(gunzipSync(page.gzip), BEST))
    .then(
      (bytes) => void (page.brotli = bytes),
      // Without it, the page is sent a little larger.
      () => undefined,
    )
}

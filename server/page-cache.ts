// Keeps rendered pages of anonymous visitors for a few seconds; each answer gets a nonce of its own.
import { randomBytes } from 'node:crypto'
import { gzipWithGaps } from './gzip-with-gaps.ts'

const NONCE_LENGTH = 24

export const newNonce = () => randomBytes(16).toString('base64')

/** Stands in the kept page where the nonce of each answer goes. */
const PLACEHOLDER = randomBytes(24).toString('hex')
const MOST_PAGES = 300

// It shows the prices of the visitor's country, which no request header names: no cache on the way may keep it, and a
// browser asks again. Going back may show it from memory all the same.
const FOR_ONE_BROWSER: [string, string][] = [
  ['cache-control', 'private, no-cache'],
  ['vary', 'Cookie, Accept-Encoding'],
]

type Page = {
  until: number
  status: number
  headers: [string, string][]
  pieces: string[]
  packed: ReturnType<typeof gzipWithGaps> | null
}

export function pageCache(livesMs: number, now: () => number) {
  const pages = new Map<string, Page>()
  const rendering = new Map<string, Promise<Page | null>>()

  return {
    /** The kept page, or a fresh one rendered once for everybody who asks meanwhile; null when it must not be kept. */
    answer: async (
      key: string,
      nonce: string,
      render: (nonce: string) => Promise<Response>,
      acceptEncoding?: string,
    ): Promise<Response> => {
      const isPacked = takesGzip(acceptEncoding)
      const kept = pages.get(key)
      if (kept && kept.until > now()) return fill(kept, nonce, isPacked)

      const running = rendering.get(key) ?? keep(key, render)
      const page = await running
      return page ? fill(page, nonce, isPacked) : render(nonce)
    },
  }

  function keep(key: string, render: (nonce: string) => Promise<Response>): Promise<Page | null> {
    const work = renderOnce(key, render).finally(() => rendering.delete(key))
    rendering.set(key, work)
    return work
  }

  async function renderOnce(key: string, render: (nonce: string) => Promise<Response>): Promise<Page | null> {
    const response = await render(PLACEHOLDER)
    if (
      response.status !== 200 ||
      response.headers.has('set-cookie') ||
      response.headers.get('cache-control')?.includes('no-store')
    ) {
      await response.body?.cancel()
      return null
    }
    const page: Page = {
      until: now() + livesMs,
      status: response.status,
      headers: [...response.headers],
      pieces: (await response.text()).split(PLACEHOLDER),
      packed: null,
    }
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? '')
    pages.set(key, page)
    return page
  }

  // Packing a page anew for each answer would cost more than everything else about a kept page.
  function fill(page: Page, nonce: string, isPacked: boolean): Response {
    const headers = [...page.headers, ...FOR_ONE_BROWSER]
    if (!isPacked) return new Response(page.pieces.join(nonce), { status: page.status, headers })
    page.packed ??= gzipWithGaps(page.pieces, NONCE_LENGTH)
    const bytes = new Uint8Array(page.packed.fill(nonce))
    return new Response(bytes, {
      status: page.status,
      headers: [...headers, ['content-encoding', 'gzip'], ['content-length', String(bytes.length)]],
    })
  }
}

const takesGzip = (accepted = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)

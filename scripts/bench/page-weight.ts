// What a first visit to a page loads before anybody touches it: document, scripts, styles and fonts as a browser would get them.
import { gzipSync } from 'node:zlib'

/** What the home page may load as script, gzip level 9: the goal of docs/performance.md. */
export const HOME_SCRIPT_BYTES = 135_000

type WeighedFile = { path: string; gzipBytes: number; rawBytes: number; encoding: string | null }
export type PageWeight = {
  htmlGzipBytes: number
  htmlEncoding: string | null
  scripts: WeighedFile[]
  styles: WeighedFile[]
  /** Fonts travel as they are: woff2 is compressed already. */
  fontBytes: number
  requests: number
  thirdParties: number
}

export async function weighPage(address: string): Promise<PageWeight> {
  const page = await fetchCompressed(address)
  const own = new URL(address).origin
  const links = [...page.text.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href'),
  }))
  const inline = [...page.text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '')

  const scriptPaths = new Set([
    ...[...page.text.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src]) => src ?? ''),
    ...links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href),
    ...inline.flatMap((code) =>
      [...code.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+\.js)"/g)].map(([, path]) => path ?? ''),
    ),
  ])
  const stylePaths = new Set(links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href))
  const fontPaths = new Set(links.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href))
  const iconPaths = new Set(links.filter(({ rel }) => rel === 'icon' || rel === 'manifest').map(({ href }) => href))
  const imagePaths = new Set(
    [...page.text.matchAll(/<(?:img|source)\b[^>]*?\bsrc="([^"]+)"/g)]
      .map(([, src]) => src ?? '')
      .filter((src) => !src.startsWith('data:')),
  )
  const all = [...scriptPaths, ...stylePaths, ...fontPaths, ...iconPaths, ...imagePaths]

  const weigh = (paths: Set<string>) => Promise.all([...paths].map((path) => weighFile(new URL(path, address))))
  const fonts = await weigh(fontPaths)
  return {
    htmlGzipBytes: page.gzipBytes,
    htmlEncoding: page.encoding,
    scripts: (await weigh(scriptPaths)).toSorted((one, other) => other.gzipBytes - one.gzipBytes),
    styles: await weigh(stylePaths),
    fontBytes: fonts.reduce((sum, font) => sum + font.rawBytes, 0),
    requests: all.length + 1,
    thirdParties: all.filter((path) => new URL(path, address).origin !== own).length,
  }
}

async function weighFile(url: URL): Promise<WeighedFile> {
  const { rawBytes, gzipBytes, encoding } = await fetchCompressed(url.href)
  return { path: url.pathname, rawBytes, gzipBytes, encoding }
}

async function fetchCompressed(address: string) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    text: bytes.toString(),
    rawBytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
    encoding: answer.headers.get('content-encoding'),
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

// What a first visit to a page loads before anybody touches it, and what the first touch loads: the compressed bytes.
import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { START_ID } from '#app/start/start-names.ts'

/**
 * The most that the home page may weigh, in bytes on the wire: reached once, and kept since. Scripts at the first touch
 * took one kilobyte more when the dates step began to say the price of the bundle for a trip, the document 200 bytes
 * more and scripts 800 when zones got names for people and plans the dates of their parts. The document took 200 more for
 * the presses of a starting page that are done in their order, and for Enter in its fields; scripts 700 more for bundles
 * by the day and without limit. The document took 100 more for names of countries that break on their tiles, and for the
 * names of files, whose letters come out differently with every build. Scripts took 300 more for zones that an owner names
 * in each language, texts that are marked as English, and a search whose list is rendered in turns.
 * Scripts took 200 more for sentences with a marked part, and counts by the plural rules of the language.
 */
export const HOME_BUDGET = {
  html: 14_700,
  styles: 10_700,
  fonts: 47_300,
  scripts: 0,
  scriptsAtTouch: 131_500,
  requests: 6,
}

type WeighedFile = { path: string; bytes: number; rawBytes: number; encoding: string | undefined }
export type PageWeight = {
  html: WeighedFile
  /** Before anybody touches the page. */
  scripts: WeighedFile[]
  /** Everything loaded by the first touch, or by the end of the first paint. */
  scriptsAtTouch: WeighedFile[]
  styles: WeighedFile[]
  fonts: WeighedFile[]
  /** Those of the first screen. */
  pictures: WeighedFile[]
  requests: number
  thirdParties: number
}

const START_TEXT = new RegExp(`id="${START_ID}"[^>]*>([^<]*)<`)
const start = z.object({ files: z.array(z.string()), entry: z.array(z.string()) })
/**
 * The fonts of the first screen; the style sheet names others as well, which browsers only fetch when they are used.
 */
const FIRST_FONTS = /manrope|bricolage/

export async function weighPage(address: string): Promise<PageWeight> {
  // The smallest compression is made after the first request.
  await fetchPacked(address)
  await new Promise((done) => setTimeout(done, 1_000))
  const page = await fetchPacked(address)
  const links = [...page.text.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    href: attribute(tag, 'href'),
  }))
  const ofKind = (kind: string) => new Set(links.filter(({ rel }) => rel === kind).map(({ href }) => href))
  const scriptPaths = [
    ...[...page.text.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src]) => src ?? ''),
    ...ofKind('modulepreload'),
  ]
  const { files, entry } = start.parse(JSON.parse(START_TEXT.exec(page.text)?.[1] ?? '{}'))
  const picturePaths = [...page.text.matchAll(/<(?:img|source)\b[^>]*?\bsrc="([^"#]+)/g)].map(([, src]) => src ?? '')

  const weigh = (paths: Iterable<string>) =>
    Promise.all([...new Set(paths)].map((path) => fetchPacked(new URL(path, address).href)))
  const styles = await weigh(ofKind('stylesheet'))
  const named = styles.flatMap(({ text }) =>
    [...text.matchAll(/url\("?([^)"]+)"?\)/g)].map(([, path]) => new URL(path ?? '', `${address}/assets/`).pathname),
  )
  const fonts = await weigh(named.filter((path) => path.endsWith('.woff2') && FIRST_FONTS.test(path)))
  const pictures = await weigh([...picturePaths, ...named.filter((path) => path.includes('world-map'))])
  const scripts = await weigh(scriptPaths)
  const all = [page, ...scripts, ...styles, ...fonts, ...pictures]
  return {
    html: page,
    scripts,
    scriptsAtTouch: (await weigh([...files, ...entry])).toSorted((one, other) => other.bytes - one.bytes),
    styles,
    fonts,
    pictures,
    requests: all.length,
    thirdParties: all.filter(({ origin }) => origin !== new URL(address).origin).length,
  }
}

export const bytesOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

function fetchPacked(address: string): Promise<WeighedFile & { text: string; origin: string }> {
  return new Promise((done, fail) => {
    get(address, { headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${address} answered ${answer.statusCode}`))
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', fail)
      answer.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const encoding = answer.headers['content-encoding']
        const raw = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
        const { pathname: path, origin } = new URL(address)
        done({ path, origin, bytes: bytes.length, rawBytes: raw.length, encoding, text: raw.toString() })
      })
    }).once('error', fail)
  })
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

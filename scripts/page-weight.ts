// Weighs the script of a page before anybody touches it: every file that its HTML loads or preloads, gzip level 9.
// node scripts/page-weight.ts http://localhost:3000/ [most bytes]; ends with 1 when the page is heavier than that.
import { gzipSync } from 'node:zlib'

export const HOME_SCRIPT_BYTES = 134_000

export type WeighedFile = { name: string; rawBytes: number; gzipBytes: number }

/** The script files that the HTML of `address` names, heaviest first. */
export async function weighPage(address: string): Promise<WeighedFile[]> {
  const html = await textOf(address)
  const files = [...scriptsIn(html)].map(async (path): Promise<WeighedFile> => {
    const bytes = Buffer.from(await textOf(new URL(path, address).href))
    return { name: path, rawBytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length }
  })
  return (await Promise.all(files)).toSorted((one, other) => other.gzipBytes - one.gzipBytes)
}

/** Addresses of scripts in the document: sources, module preloads and the imports of inline modules. */
function scriptsIn(html: string): Set<string> {
  const found = [
    ...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"/g),
    ...[...html.matchAll(/<link\b[^>]*>/g)]
      .filter(([link]) => /\brel="modulepreload"/.test(link))
      .flatMap(([link]) => [...link.matchAll(/\bhref="([^"]+)"/g)]),
    ...[...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, code]) => [
      ...(code ?? '').matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+\.js)"/g),
    ]),
  ]
  return new Set(found.map(([, path]) => path).filter((path) => path !== undefined))
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

function line(gzip: number, raw: number, name: string): string {
  return `${String(gzip).padStart(8)} ${String(raw).padStart(8)}  ${name}`
}

if (import.meta.main) {
  const [address = 'http://localhost:3000/', most] = process.argv.slice(2)
  const mostBytes = Number(most ?? HOME_SCRIPT_BYTES)
  const files = await weighPage(address)
  const totalBytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const rawBytes = files.reduce((sum, file) => sum + file.rawBytes, 0)
  console.log('    gzip      raw  file')
  for (const file of files) console.log(line(file.gzipBytes, file.rawBytes, file.name))
  console.log(line(totalBytes, rawBytes, `${files.length} files, at most ${mostBytes}`))
  if (totalBytes > mostBytes) process.exit(1)
}

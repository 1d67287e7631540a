// Builds the pages, the server, and the service worker, then writes compressed copies of every text file for browsers
// that accept them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { isForeign, LANGUAGES, type Language } from '#values/language.ts'

const root = resolve(import.meta.dirname, '..')
const router = join(root, 'node_modules/@react-router/dev/bin.cjs')

const client = join(root, 'build/client')
/** The browser's files that each language adds to those before it. */
const files = new Map<Language, string[]>()
for (const language of LANGUAGES) {
  if (isForeign(language)) run([join(root, 'scripts/build-language.ts')], { PAGE_LANGUAGE: language })
  else run([router, 'build', '--logLevel', 'warn'])
  const before = new Set([...files.values()].flat())
  const names = readdirSync(join(client, 'assets'))
  files.set(
    language,
    names.filter((name) => !before.has(name)),
  )
}
for (const side of ['client', 'server']) rmSync(join(root, `build/${side}/.vite`), { recursive: true, force: true })
// The compile cache of the previous build.
rmSync(join(root, 'build/compile-cache'), { recursive: true, force: true })

/** Files that a page imports later, and also needs without a network. */
const LOADED_LATER = /^(offline|offline-bar|leave-for-offline|open-kept-page|cache-clearing|saved-passes)-[\w-]+\.js$/
/**
 * A route that renders no page is an empty file; if a browser can't load it, it doesn't submit the form but reloads the
 * page.
 */
const drawsNothing = (name: string) => name.endsWith('.js') && statSync(join(client, 'assets', name)).size === 0
await buildWorker()

/** A script of 700 bytes still halves; below this, the headers that tell of it cost as much. */
const SMALLEST_BYTES = 512
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST_BYTES) continue
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

function run(command: string[], env = {}) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

function addressesOf(names: string[]): string[] {
  return names.map((name) => `/assets/${name}`)
}

// File names contain a hash of the content, so they tell one build from another.
async function buildWorker() {
  const names = [...files.values()].flat().toSorted()
  const later = [...files].map(([language, own]) => [
    language,
    addressesOf(own.filter((name) => LOADED_LATER.test(name))),
  ])
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify(version),
      LATER_FILES: JSON.stringify(Object.fromEntries(later)),
      EMPTY_FILES: JSON.stringify(addressesOf(names.filter(drawsNothing))),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      rollupOptions: { input: join(root, 'sw/sw.ts'), output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
}

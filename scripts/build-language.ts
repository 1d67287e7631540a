// Builds the browser's scripts in a language, beside the English ones, and writes which files its pages load:
// PAGE_LANGUAGE=de node scripts/build-language.ts. Styles are the same in all of them.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createBuilder, type Manifest } from 'vite'

const root = resolve(import.meta.dirname, '..')
const language = process.env['PAGE_LANGUAGE']
if (!language) throw new Error('Which language? PAGE_LANGUAGE=de, for example.')

const builder = await createBuilder({ root, logLevel: 'error' })
const { client } = builder.environments
if (!client) throw new Error('There is nothing to build for a browser.')
await builder.build(client)

const built = join(root, `build/language-${language}`)
const english = manifestOf(join(root, 'build/client'))
const spoken = manifestOf(join(built, 'client'))
cpSync(join(built, 'client/assets'), join(root, 'build/client/assets'), { recursive: true })
rmSync(built, { recursive: true })

const { assets }: Pick<ServerBuild, 'assets'> = await import(join(root, 'build/server/index.js'))
const keys = new Map(Object.entries(english).map(([key, { file }]) => [`/${file}`, key]))
mkdirSync(join(root, 'build/languages'), { recursive: true })
writeFileSync(join(root, `build/languages/${language}.json`), JSON.stringify(assetsIn(language)))

/** The router's list of files, with the files of the language in place of the English ones. */
function assetsIn(code: string): ServerBuild['assets'] {
  const routes = Object.entries(assets.routes).flatMap(([id, route]) => (route ? [[id, filesOf(route)] as const] : []))
  const names = JSON.stringify(routes)
  return {
    ...assets,
    entry: filesOf(assets.entry),
    routes: Object.fromEntries(routes),
    version: `${createHash('sha256').update(names).digest('hex').slice(0, 8)}-${code}`,
  }
}

type Files = { module: string; imports?: string[] | undefined }

function filesOf<Entry extends Files>(entry: Entry): Entry {
  const parts = Object.entries(entry).filter(([name, file]) => /module$/i.test(name) && typeof file === 'string')
  const own = parts.map(([name, file]) => [name, keyOf(String(file))] as const)
  const imports = new Set(own.flatMap(([, key]) => importsOf(key)))
  return {
    ...entry,
    ...Object.fromEntries(own.map(([name, key]) => [name, `/${fileOf(key)}`])),
    imports: [...imports].map((key) => `/${fileOf(key)}`),
  }
}

function importsOf(key: string, seen = new Set<string>()): string[] {
  for (const next of spoken[key]?.imports ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    importsOf(next, seen)
  }
  return [...seen]
}

function keyOf(file: string): string {
  const key = keys.get(file)
  if (key === undefined || !spoken[key]) throw new Error(`${file} has no counterpart in this language.`)
  return key
}

function fileOf(key: string): string {
  const file = spoken[key]?.file
  if (file === undefined) throw new Error(`${key} is missing.`)
  return file
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

// A production machine only has the runtime packages (npm ci --omit=dev): everything that the shop imports must be
// among them.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSources } from './support/read-imports.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** What runs there: the shop, the sandbox's vendors for the demo, and the operators' commands. */
const STARTED = [
  'server/start.ts',
  'server/start-with-sandbox.ts',
  'sandbox/main.ts',
  'scripts/audit.ts',
  'scripts/figures.ts',
  'scripts/first-admin.ts',
  'scripts/rebuild.ts',
  'scripts/rotate-keys.ts',
]

/** The packages that these entry files import at run time, each with a file that does. */
function packagesFrom(entries: string[]): Map<string, string> {
  const sources = new Map(readSources().map((source) => [source.path, source]))
  const seen = new Set<string>()
  const found = new Map<string, string>()
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { target, isPackage, isType } of sources.get(path)?.imports ?? []) {
      if (isType) continue
      if (!isPackage) follow(target)
      else if (!isBuiltin(target)) found.set(target, path)
    }
  }
  for (const entry of entries) follow(entry)
  return found
}

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const missing = (found: Iterable<[string, string]>) =>
  [...found].filter(([name]) => !(name in dependencies)).map(([name, path]) => `${path} imports ${name}`)

/** Static imports at the top of a built file, and dynamic ones. */
const IMPORTS = [
  /^(?:import|export)\s(?:[^'"\n]*?\sfrom\s)?["']([^."'/][^"']*)["'];?$/gm,
  /\bimport\(\s*["'`]([^."'`/][^"'`]*)["'`]\s*\)/g,
]

describe('the runtime packages hold', () => {
  it('everything that the started files import', () => {
    const found = packagesFrom(STARTED)
    expect([...found.keys()]).toContain('culori')
    expect(missing(found)).toEqual([])
  })

  // Nearly everything is bundled; whatever isn't must be installed.
  it('everything that the built server imports', () => {
    const files = readdirSync(resolve(root, 'build/server'), { recursive: true, encoding: 'utf8' })
    const found = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        IMPORTS.flatMap((shape) => [...read(`build/server/${file}`).matchAll(shape)]).map(
          ([, specifier = '']): [string, string] => [specifier, file],
        ),
      )
      .filter(([specifier]) => !isBuiltin(specifier))
    expect(missing(found.map(([specifier, file]) => [nameOf(specifier), file]))).toEqual([])
  })

  it('everything that the start script imports', () => {
    const found = ['scripts/start.mjs', 'scripts/toolbox.mjs'].flatMap((path) =>
      [...read(path).matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']): [string, string] => [nameOf(name), path]),
    )
    expect(missing(found.filter(([name]) => !isBuiltin(name)))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSources, sourceFile } from '#tests/support/read-imports.ts'

const root = resolve(import.meta.dirname, '..')

describe('the query layer', () => {
  it('is not loaded by anything the server imports before it picks the CommonJS form', () => {
    // Later imports follow the rule that is in effect by then.
    const files = readSources('server/*.ts', 'db/*.ts', 'shop/*.ts', 'adapters/*.ts', 'app/*.ts').map(
      ({ path, text }) => sourceFile(path, text.replaceAll(/\bimport\([^)]*\)/g, 'later')),
    )
    const importsOf = new Map(files.map(({ path, imports }) => [path, imports.filter(({ isType }) => !isType)]))
    const reached = new Set<string>()
    const waysFrom = (path: string, way: string): string[] => {
      if (path === 'drizzle-orm') return [way]
      if (reached.has(path)) return []
      reached.add(path)
      return (importsOf.get(path) ?? []).flatMap(({ target }) => waysFrom(target, `${way} > ${target}`))
    }
    expect(waysFrom('server/main.ts', 'server/main.ts')).toEqual([])
    expect(reached.size).toBeGreaterThan(20)
  })
})

const resolved = (specifier: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      './server/quick-imports.ts',
      '--input-type=module',
      '-e',
      `process.stdout.write(import.meta.resolve('${specifier}'))`,
    ],
    { cwd: root, encoding: 'utf8' },
  )

describe('what the server imports once it has started', () => {
  it.each([
    ['drizzle-orm', 'node_modules/drizzle-orm/index.cjs'],
    ['culori', 'node_modules/culori/bundled/culori.mjs'],
    ['#shop/shop.ts', 'shop/shop.ts'],
    ['./db/connect.ts', 'db/connect.ts'],
  ])('%s is the file %s', (specifier, file) => {
    expect(resolved(specifier)).toBe(pathToFileURL(join(root, file)).href)
  })
})

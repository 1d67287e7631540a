import { describe, expect, it } from 'vitest'
import { readSources, sourceFile } from '#tests/support/read-imports.ts'

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

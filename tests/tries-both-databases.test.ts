// The long run finds by name what `npm test` only runs on PostgreSQL, and runs it on the embedded database.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every test on both databases names its database', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  )
  const tables = files.flatMap((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8')
    return [...text.matchAll(/\.each\(engines\(\)\)\(\s*'([^']+)'/g)].map(([, title]) => `${name}: ${title}`)
  })
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter((table) => !table.includes('%s'))).toEqual([])
})

// What the server loads before its first request stays in memory, and takes time at each start.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#tests/support/build-if-stale.ts'
import { readSources, sourceFile } from '#tests/support/read-imports.ts'

/** The files that the server's own sources take in at the start, each with the packages that it names. */
function loadedAtStart(): Map<string, string> {
  const sources = new Map(
    readSources('server/*.ts', 'db/*.ts', 'shop/*.ts', 'adapters/*.ts', 'app/*.ts').map(({ path, text }) => [
      path,
      sourceFile(path, text.replaceAll(/\bimport\([^)]*\)/g, 'later')).imports.filter(({ isType }) => !isType),
    ]),
  )
  const [seen, packages] = [new Set<string>(), new Map<string, string>()]
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { target, isPackage } of sources.get(path) ?? []) {
      if (isPackage) packages.set(target, path)
      else follow(target)
    }
  }
  // The second one is what the first one loads once the port is open.
  for (const entry of ['server/main.ts', 'server/compose.ts']) follow(entry)
  expect(seen.size).toBeGreaterThan(300)
  return packages
}

it.each([
  ['@electric-sql/pglite', 'the embedded database, which a shop on PostgreSQL has no use for'],
  ['rate-limiter-flexible', 'the first form'],
  ['qrcode', 'the first QR code'],
  ['nodemailer', 'the first email that leaves'],
  ['postal-mime', 'the first email that comes in'],
  ['sanitize-html', 'the first email in HTML'],
  ['stripe', 'the first payment'],
  ['ai', 'the first answer of the model'],
])('%s is loaded with %s', (name) => {
  expect(loadedAtStart().get(name)).toBeUndefined()
})

describe('the built server', () => {
  const folder = resolve(import.meta.dirname, '../build/server')
  beforeAll(buildIfStale, 200_000)
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

  it('is plain ASCII, of which Node keeps one byte per character instead of two', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    expect(files).toContain('index.js')
    expect(files.filter((name) => /[\u0080-\uffff]/.test(textOf(name)))).toEqual([])
  })

  it('has no more than 3.1 MB to load at once, and keeps the names of its functions for the log', () => {
    expect(textOf('index.js').length).toBeLessThan(3_100_000)
    expect(textOf('index.js')).toContain('function readOrderPage(')
  })
})

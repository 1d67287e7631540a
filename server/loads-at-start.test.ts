// What the server loads before its first request stays in memory, and takes time at each start.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
  for (const entry of ['server/run-shop.ts', 'server/compose.ts']) follow(entry)
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
  ['@modelcontextprotocol/server', 'the first message of an assistant'],
  ['ical-generator', 'the first calendar'],
  ['sepa', 'the first file for the bank'],
])('%s is loaded with %s', (name) => {
  expect(loadedAtStart().get(name)).toBeUndefined()
})

describe('the built server', () => {
  const folder = resolve(import.meta.dirname, '../build/server')
  let files: Map<string, string>
  beforeAll(() => {
    buildIfStale()
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  }, 200_000)
  const textOf = (name: string) => files.get(name) ?? ''

  /** What these files import before they run, themselves included. */
  function loadedWith(entries: string[]): Set<string> {
    const loaded = new Set(entries)
    for (const name of loaded)
      for (const [, from = ''] of textOf(name).matchAll(/^(?:import|export) .*"(\.\.?\/[^"]+)";$/gm))
        loaded.add(join(dirname(name), from))
    return loaded
  }

  /** What is loaded before the first request: the second is imported once the port is open, the third after it. */
  const atStart = () =>
    loadedWith(['start.js', ...[...files.keys()].filter((name) => name.startsWith('assets/compose-')), 'index.js'])

  const headings = (name: string) =>
    [...textOf(name).matchAll(/^\/\/ ((?:app|shop|adapters|db|server)\/\S+)$/gm)].map(([, source = '']) => source)

  it('is plain ASCII, of which Node keeps one byte per character instead of two', () => {
    expect([...files.keys()]).toContain('index.js')
    expect([...files].filter(([, text]) => /[\u0080-\uffff]/.test(text)).map(([name]) => name)).toEqual([])
  })

  it('starts from few files, with no more than 6.95 MB', () => {
    const loaded = [...atStart()]
    expect(loaded).toEqual(expect.arrayContaining(['start.js', 'index.js']))
    expect(loaded.length).toBeLessThan(110)
    expect(loaded.reduce((size, name) => size + textOf(name).length, 0)).toBeLessThan(6_950_000)
  })

  it('loads no other packages before the first request than those of the log and PostgreSQL', () => {
    const packages = [...atStart()].flatMap((name) =>
      [...textOf(name).matchAll(/^(?:import|export) (?:[^"]* from )?"([^."][^"]*)";$/gm)].map(([, from = '']) => from),
    )
    expect(new Set(packages.filter((name) => !name.startsWith('node:')))).toEqual(new Set(['pino', 'pg']))
  })

  it('has every source once, for the pages and everything below them, under its name', () => {
    const named = [...files.keys()].flatMap(headings)
    expect(named).toEqual(
      expect.arrayContaining([
        'server/run-shop.ts',
        'shop/assembly/shop.ts',
        'app/root.tsx',
        'db/connection/connect.ts',
      ]),
    )
    expect(named.filter((source, i) => named.indexOf(source) !== i)).toEqual([])
  })

  it('keeps the names of its functions for the log', () => {
    expect(textOf('index.js')).toContain('function readOrderPage(')
  })
})

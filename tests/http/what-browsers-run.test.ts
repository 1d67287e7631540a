// A browser file that imports from Node breaks every page that loads it: nothing responds to a press then. And the names
// of places, which are fetched for the search, stay small.
import { LANGUAGES } from '#values/language.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildIfStale } from '#tests/support/build-if-stale.ts'

const ASSETS = resolve(import.meta.dirname, '../../build/client/assets')
const OF_NODE =
  /\bBuffer\.(from|alloc|allocUnsafe|byteLength|isBuffer)\b|\bprocess\.(versions|env|nextTick)\b|\brequire\(|from ?["']node:/

it('the browser bundle contains nothing of Node', () => {
  buildIfStale()
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((name) => OF_NODE.test(readFileSync(join(ASSETS, name), 'utf8')))).toEqual([])
})

it('the search for destinations, with every name that it knows, is a file of less than 20 kB', () => {
  buildIfStale()
  const sizes = readdirSync(ASSETS)
    .filter((name) => name.startsWith('destination-options-') && name.endsWith('.js'))
    .map((name) => brotliCompressSync(readFileSync(join(ASSETS, name))).length)
  expect(Math.max(...sizes)).toBeGreaterThan(10_000)
  // One for each language.
  expect(sizes.filter((size) => size > 1_000)).toHaveLength(LANGUAGES.length)
  expect(Math.max(...sizes)).toBeLessThan(20_000)
})

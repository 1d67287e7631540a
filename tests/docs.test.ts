// The page that maps a specification to the code names files that exist, and a test for each paragraph.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const pathsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')

function rowsOf(page: string) {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (paragraph|---)/.test(line))
    .map((line) => line.split(' | '))
}

describe.each(['docs/spec-1.md'])('%s', (page) => {
  const rows = rowsOf(page)

  it('names code and a test for every paragraph', () => {
    expect(rows.length).toBeGreaterThan(50)
    const incomplete = rows.filter(
      ([, code = '', tests = '']) =>
        pathsIn(code).length === 0 || !pathsIn(tests).some((path) => /\.(test|spec)\.ts$/.test(path)),
    )
    expect(incomplete).toEqual([])
  })

  it('names files that exist', () => {
    const missing = rows.flatMap((row) => pathsIn(row.join(' '))).filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})

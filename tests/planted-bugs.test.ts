// The bugs of `npm run test:mutants` still fit the code, and the tests that must find them exist: a bug that can't be
// planted anymore proves nothing.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PLANTED_BUGS, plant } from '../scripts/mutants/planted-bugs.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
// A comment may use the words of a test that is called something else now.
const readCode = (file: string) => read(file).replaceAll(/^\s*\/\/.*$/gm, '')

describe.each(PLANTED_BUGS.map((bug) => [bug.name, bug] as const))('the bug "%s"', (_name, { edits, caughtBy }) => {
  it('can be planted, each edit in its one place', () => {
    const spoiled = new Map<string, string>()
    const unfit = edits.filter((edit) => {
      const text = plant(spoiled.get(edit.file) ?? read(edit.file), edit)
      if (text !== null) spoiled.set(edit.file, text)
      return text === null
    })
    expect(unfit).toEqual([])
  })

  it('has a test of npm test that finds it', () => {
    expect(caughtBy.length).toBeGreaterThan(0)
    for (const { file, test } of caughtBy) {
      expect(file).not.toMatch(/^tests\/(long|kill|journeys)\//)
      expect(existsSync(resolve(root, file)) && readCode(file).includes(test), `${file}: ${test}`).toBe(true)
    }
  })
})

it('has one name for each bug', () => {
  expect(new Set(PLANTED_BUGS.map(({ name }) => name)).size).toBe(PLANTED_BUGS.length)
})

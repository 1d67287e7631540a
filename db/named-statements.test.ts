import { expect, it } from 'vitest'
import { statementNames } from './named-statements.ts'

it('a repeated statement gets a name, the same for every connection', () => {
  const nameOf = statementNames()
  const names = Array.from({ length: 6 }, () => nameOf('select $1'))
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(names[4]).toMatch(/^[\w-]{40}$/)
  expect(names[5]).toBe(names[4])
})

it('different statements have different names', () => {
  const nameOf = statementNames()
  const named = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1)
  expect(named('select $1')).not.toBe(named('select $1 + 1'))
})

it('lists of changing lengths don’t fill the memory', () => {
  const nameOf = statementNames()
  const often = Array.from({ length: 2_000 }, (_, length) =>
    Array.from({ length: 5 }, () => nameOf(`select ${'$1, '.repeat(length)}`)).at(-1),
  )
  expect(often.filter((name) => name !== undefined)).toHaveLength(400)
})

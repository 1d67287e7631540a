// Words that nobody listed would be English on every page that the server renders in another language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as english from '#app/copy/words.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'

const FOLDER = join(import.meta.dirname, '../copy')
const OF_A_LANGUAGE = new RegExp(`^(${FOREIGN_LANGUAGES.join('|')})/`)

const translatedNames = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !OF_A_LANGUAGE.test(path))
  .flatMap((path) =>
    [...readFileSync(join(FOLDER, path), 'utf8').matchAll(/^export const (\w+) = translated\(/gm)].map(
      ([, name = '']) => name,
    ),
  )

it('all words that exist in each language are listed', () => {
  expect(translatedNames.length).toBeGreaterThan(60)
  expect(translatedNames.filter((name) => !(name in english))).toEqual([])
})

it.each(FOREIGN_LANGUAGES)('all of them are listed in %s', async (language) => {
  const words: object = await import(`../copy/${language}/words.ts`)
  expect(translatedNames.filter((name) => !(name in words))).toEqual([])
})

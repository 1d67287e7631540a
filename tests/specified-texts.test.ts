// Every sentence and label of the two specifications is in the product, word for word.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from './support/read-imports.ts'

const specified = readFileSync(new URL('fixtures/specified-texts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

/** The same text however a source writes quotes and other characters. */
const plain = (text: string) =>
  text
    .replaceAll(/\\u2019|’|&apos;|&#39;|\\'/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\\u20ac|&euro;/g, '€')
    .replaceAll(/\s+/g, ' ')

const isProduct = (path: string) => /^(app|shop|adapters|server|db)\//.test(path) && !path.includes('.test.')

describe('the specified texts', () => {
  it('are in the sources, letter by letter', () => {
    const sources = [...readSources(), ...readSources('*.csv', '*.sql', '*.json', '*.html')]
    const everything = sources.flatMap(({ path, text }) => (isProduct(path) ? [plain(text)] : [])).join('\n')
    const isMissing = (text: string) =>
      plain(text)
        .split('*')
        .map((piece) => piece.trim())
        .some((piece) => piece.length > 1 && !everything.includes(piece))
    expect(specified.length).toBe(264)
    expect(specified.filter(isMissing)).toEqual([])
  })
})

import { array, assert, integer, property, string, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagedBy } from './paged.ts'

const nameOf = (name: string) => name

function readAll(names: readonly string[], limit: number): string[] {
  const read: string[] = []
  for (let cursor: string | null = null, more = true; more;) {
    const page: ReturnType<typeof pagedBy<string>> = pagedBy(names, nameOf, { cursor, limit })
    if (!page) throw new Error('A cursor of our own was refused.')
    read.push(...page.items)
    cursor = page.nextCursor
    more = cursor !== null
  }
  return read
}

describe('the pages of a list', () => {
  it('contain everything once, whatever the names and however long they are', () => {
    assert(
      property(uniqueArray(string({ unit: 'grapheme' })), integer({ min: 1, max: 7 }), (names, limit) => {
        expect(readAll(names, limit).toSorted()).toEqual(names.toSorted())
      }),
    )
  })

  it('repeat and skip nothing if an entry was deleted meanwhile', () => {
    const first = pagedBy(['a', 'b', 'c', 'd'], nameOf, { cursor: null, limit: 2 })
    expect(pagedBy(['c', 'd'], nameOf, { cursor: first?.nextCursor ?? null, limit: 2 })?.items).toEqual(['c', 'd'])
  })

  it('reject a cursor that no page gave out', () => {
    assert(
      property(array(string(), { maxLength: 3 }), string(), (names, cursor) => {
        expect(pagedBy(names, nameOf, { cursor: `!${cursor}`, limit: 5 })).toBeNull()
      }),
    )
    expect(pagedBy(['a'], nameOf, { cursor: btoa('other'), limit: 5 })).toBeNull()
  })
})

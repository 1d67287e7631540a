import { describe, expect, it } from 'vitest'
import { pageOf, readCursor } from './keyset.ts'

const ids = Array.from({ length: 7 }, (_, number) => `00000000-0000-4000-8000-00000000000${number}`)
const rows = ids.map((id, number) => ({ id, cents: 100 + number }))
const page = (found: typeof rows, cursor: Parameters<typeof pageOf>[2]) =>
  pageOf(found, 3, cursor, ({ cents }) => String(cents))
const cursorAt = (direction: 'after' | 'before', number: number) =>
  readCursor(direction, `${100 + number}~${ids[number]}`, 'amount')

describe('a page of a list', () => {
  it('links forward while there is more, and back once there is something before', () => {
    expect(page(rows.slice(0, 4), null)).toEqual({ rows: rows.slice(0, 3), next: `102~${ids[2]}`, previous: null })
    expect(page(rows.slice(3, 7), cursorAt('after', 2))).toMatchObject({
      rows: rows.slice(3, 6),
      next: `105~${ids[5]}`,
      previous: `103~${ids[3]}`,
    })
    expect(page(rows.slice(6), cursorAt('after', 5))).toMatchObject({ next: null, previous: `106~${ids[6]}` })
  })

  it('has the same order when one comes back to it', () => {
    const back = rows.slice(0, 3).toReversed()
    expect(page(back, cursorAt('before', 3))).toEqual({ rows: rows.slice(0, 3), next: `102~${ids[2]}`, previous: null })
  })
})

describe('a cursor', () => {
  it.each([
    ['nothing', null],
    ['no id', '100'],
    ['a foreign id', '100~1'],
    ['a word', `much~${ids[0]}`],
    ['more parts', `100~${ids[0]}~x`],
    ['an amount without end', `${'9'.repeat(13)}~${ids[0]}`],
  ])('is not read from %s', (_what, text) => {
    expect(readCursor('after', text, 'amount')).toBeNull()
  })

  it('contains a time if the list is sorted by it', () => {
    const text = `2026-12-01T10:00:00.000Z~${ids[0]}`
    expect(readCursor('before', text, 'instant')).toEqual({
      direction: 'before',
      value: '2026-12-01T10:00:00.000Z',
      id: ids[0],
    })
  })

  it.each(['2026-13-41', '2026-02-30', '0000-01-01'])(
    'contains no time of %s, which the database would reject',
    (day) => {
      expect(readCursor('before', `${day}T10:00:00.000Z~${ids[0]}`, 'instant')).toBeNull()
    },
  )
})

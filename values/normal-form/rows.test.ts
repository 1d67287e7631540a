import { anything, array, assert, constant, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldIccid } from './iccid.ts'
import { isNewestLost, toldRows } from './rows.ts'

const NO_ROWS = { rows: [], odd: [] }
const read = (row: Record<string, unknown>) => {
  const iccid = toldIccid(row['iccid'])
  return iccid ? { iccid } : 'iccid'
}
const rowsOf = (told: unknown) => toldRows(told, { fields: ['iccid'], read, keyOf: ({ iccid }) => iccid })

describe('a list of rows', () => {
  it('keeps a good row whatever stands beside it, once, and names the others', () => {
    const good = '8988303000000004821'
    const neighbor = oneof(anything(), record({ iccid: oneof(anything(), constant(`${good}F`)) }))
    assert(
      property(array(neighbor), array(neighbor), (before, after) => {
        const found = rowsOf([...before, { iccid: good }, ...after])
        expect(found?.rows.filter(({ iccid }) => iccid === good)).toEqual([{ iccid: good }])
        expect(found?.odd.every(({ row }) => row !== before.length + 1)).toBe(true)
      }),
    )
  })

  it('is empty if it is null, has one row if it is that row, and is refused if it is neither', () => {
    expect([rowsOf(null), rowsOf(undefined), rowsOf([])]).toEqual([NO_ROWS, NO_ROWS, NO_ROWS])
    expect(rowsOf({ iccid: '8988303000000004821' })?.rows).toHaveLength(1)
    expect([rowsOf('none'), rowsOf(3), rowsOf(true)]).toEqual([undefined, undefined, undefined])
    expect(rowsOf([{ iccid: 'x' }, 7])?.odd).toEqual([
      { row: 1, field: 'iccid' },
      { row: 2, field: 'row' },
    ])
  })

  it('keeps the better of two rows with one key', () => {
    const told = [{ key: 'a' }, { key: 'a', code: 'x' }, { key: 'a', code: 'y' }]
    const found = toldRows(told, {
      fields: ['key'],
      read: ({ code }) => ({ code: code ?? null }),
      keyOf: () => 'a',
      isBetter: (later, earlier) => earlier.code === null && later.code !== null,
    })
    expect(found?.rows).toEqual([{ code: 'x' }])
  })

  it('counts a row without a field that it can do without, and forgets one that only announces another', () => {
    const found = toldRows([{ size: 'big' }, { isPromised: true }, { size: 5 }], {
      fields: ['size', 'isPromised'],
      read: ({ size, isPromised }, note) => {
        if (isPromised) return null
        if (typeof size !== 'number') note('size')
        return { size: typeof size === 'number' ? size : null }
      },
    })
    expect(found).toEqual({ rows: [{ size: null }, { size: 5 }], odd: [{ row: 1, field: 'size' }] })
  })

  const [A, B] = [{ iccid: '8988303000000004821' }, { iccid: '8988303000000004822' }]
  it.each([
    [{ 0: A, 1: B }],
    [{ 3: A, 7: B }],
    [{ things: [A, B] }],
    [{ data: { 0: A, 1: B }, total: 2 }],
    [{ item: [A, B], note: 'two' }],
    [{ data: { items: [A, B] }, status: 'ok' }],
    [{ result: { page: { 0: A, 1: B } } }],
    [{ things: [A, B], links: [], pages: [1, 2] }],
  ])('is found in %j', (told) => {
    expect(rowsOf(told)).toEqual({ rows: [A, B], odd: [] })
  })

  it('may be one row in another wrapping, and is no empty text', () => {
    expect(rowsOf({ bundle: A })).toEqual({ rows: [A], odd: [] })
    expect(rowsOf({ iccid: A.iccid, tags: [1, 2] })?.rows).toEqual([A])
    expect([rowsOf(''), rowsOf(' ')]).toEqual([undefined, undefined])
  })

  it.each([[{}], [[{}]], [{ 0: {} }], [{ message: 'down' }], [{ a: [], b: [] }], [{ data: null, meta: { tags: [] } }]])(
    'has an odd row, and never a value, in %j',
    (told) => {
      const found = toldRows(told, { fields: ['iccid'], read: () => ({ iccid: null }) })
      expect(found).toEqual({ rows: [], odd: [{ row: 1, field: 'row' }], lost: [1] })
      expect(found && isNewestLost(found)).toBe(true)
    },
  )
})

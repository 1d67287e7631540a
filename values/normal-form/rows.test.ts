import { anything, array, assert, constant, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldIccid } from './iccid.ts'
import { toldRows } from './rows.ts'

const NO_ROWS = { rows: [], odd: [] }
const read = (row: Record<string, unknown>) => {
  const iccid = toldIccid(row['iccid'])
  return iccid ? { iccid } : 'iccid'
}
const rowsOf = (told: unknown) => toldRows(told, { read, keyOf: ({ iccid }) => iccid })

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
      read: ({ code }) => ({ code: code ?? null }),
      keyOf: () => 'a',
      isBetter: (later, earlier) => earlier.code === null && later.code !== null,
    })
    expect(found?.rows).toEqual([{ code: 'x' }])
  })

  it('counts a row without a field that it can do without, and forgets one that only announces another', () => {
    const found = toldRows([{ size: 'big' }, { isPromised: true }, { size: 5 }], {
      read: ({ size, isPromised }, note) => {
        if (isPromised) return null
        if (typeof size !== 'number') note('size')
        return { size: typeof size === 'number' ? size : null }
      },
    })
    expect(found).toEqual({ rows: [{ size: null }, { size: 5 }], odd: [{ row: 1, field: 'size' }] })
  })
})

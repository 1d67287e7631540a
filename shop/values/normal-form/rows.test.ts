import { anything, array, assert, constant, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldIccid } from './iccid.ts'
import { toldRows } from './rows.ts'

const NO_ROWS = { rows: [], bad: [] }
const read = (row: Record<string, unknown>) => {
  const iccid = toldIccid(row['iccid'])
  return iccid ? { iccid } : 'iccid'
}
const rowsOf = (told: unknown) => toldRows(told, read, ({ iccid }) => iccid)

describe('a list of rows', () => {
  it('keeps a good row whatever stands beside it, once, and names the others', () => {
    const good = '8988303000000004821'
    const neighbor = oneof(anything(), record({ iccid: oneof(anything(), constant(`${good}F`)) }))
    assert(
      property(array(neighbor), array(neighbor), (before, after) => {
        const found = rowsOf([...before, { iccid: good }, ...after])
        expect(found?.rows.filter(({ iccid }) => iccid === good)).toEqual([{ iccid: good }])
        expect(found?.bad.every(({ row }) => row !== before.length + 1)).toBe(true)
      }),
    )
  })

  it('is empty if it is null, has one row if it is that row, and is refused if it is neither', () => {
    expect([rowsOf(null), rowsOf(undefined), rowsOf([])]).toEqual([NO_ROWS, NO_ROWS, NO_ROWS])
    expect(rowsOf({ iccid: '8988303000000004821' })?.rows).toHaveLength(1)
    expect([rowsOf('none'), rowsOf(3), rowsOf(true)]).toEqual([undefined, undefined, undefined])
    expect(rowsOf([{ iccid: 'x' }, 7])?.bad).toEqual([
      { row: 1, field: 'iccid' },
      { row: 2, field: 'row' },
    ])
  })

  it('keeps the better of two rows with one key', () => {
    const told = [{ key: 'a' }, { key: 'a', code: 'x' }, { key: 'a', code: 'y' }]
    const found = toldRows(
      told,
      ({ code }) => ({ code: code ?? null }),
      () => 'a',
      (later, earlier) => earlier.code === null && later.code !== null,
    )
    expect(found?.rows).toEqual([{ code: 'x' }])
  })
})

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { iccidKeys } from './iccid-keys.ts'

const [one, two] = [randomBytes(32), randomBytes(32)]
const keys = iccidKeys(new Map([[1, one]]))
/** A process that has encrypted nothing yet. */
const afresh = () =>
  iccidKeys(
    new Map([
      [1, one],
      [2, two],
    ]),
  )
const both = afresh()
const ICCID = '8988300000000004821'

describe('a sealed ICCID', () => {
  it('is the same each time, differs by number and key, and can be decrypted', () => {
    const sealed = keys.seal(1, ICCID)
    expect(sealed).toMatch(/^i1\.\d{15}\.[\w-]{47}\.\d{4}$/)
    expect(both.seal(1, ICCID)).toBe(sealed)
    expect(both.seal(2, ICCID).slice(3)).not.toBe(sealed.slice(3))
    expect(keys.seal(1, '8988300000000004822').split('.')[2]).not.toBe(sealed.split('.')[2])
    for (const reader of [keys, both, afresh()]) expect(reader.open(sealed)).toBe(ICCID)
    for (const reader of [both, afresh()]) expect(reader.open(both.seal(2, ICCID))).toBe(ICCID)
    for (const odd of ['', '8', 'letters-ÄÖ', '8988 30', '12345678901234567890123'])
      for (const reader of [keys, afresh()]) expect(reader.open(keys.seal(1, odd))).toBe(odd)
  })

  it('can’t be decrypted with another key or after a change', () => {
    const sealed = keys.seal(1, ICCID)
    expect(iccidKeys(new Map([[1, two]])).open(sealed)).toBeNull()
    expect(iccidKeys(new Map([[2, one]])).open(sealed)).toBeNull()
    expect([keys.open(ICCID), keys.open('i1.5.AA.1'), keys.open('')]).toEqual([null, null, null])
    const [version, beginning, body = '', ending] = sealed.split('.')
    for (let at = 0; at < body.length - 1; at++) {
      const changed = body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1)
      expect(keys.open([version, beginning, changed, ending].join('.'))).toBeNull()
    }
  })

  it('shares its beginning with exactly the numbers that share up to fifteen first digits', () => {
    const sealed = keys.seal(1, ICCID)
    for (let length = 1; length <= 15; length++) {
      const begins = Array.from({ length: 10 }, (_, last) => keys.beginning(1, `${ICCID.slice(0, length - 1)}${last}`))
      expect(new Set(begins).size).toBe(10)
      expect(begins.filter((begin) => sealed.startsWith(begin))).toEqual([keys.beginning(1, ICCID.slice(0, length))])
    }
    expect(keys.beginning(1, ICCID)).toBe(keys.beginning(1, ICCID.slice(0, 15)))
  })

  it('shares its ending with exactly the numbers that share the last four digits', () => {
    const ends = Array.from({ length: 10_000 }, (_, end) => keys.ending(1, `${end}`.padStart(4, '0')))
    expect(new Set(ends).size).toBe(10_000)
    expect(ends.every((end) => /^\d{4}$/.test(end))).toBe(true)
    expect(keys.seal(1, ICCID).endsWith(ends[4821] ?? '?')).toBe(true)
  })

  it('is the same however many were encrypted in between', () => {
    const numbers = Array.from({ length: 250 }, (_, at) => `${8_988_300_000_000_000 + at}`)
    const first = numbers.map((number) => keys.seal(1, number))
    expect(numbers.map((number) => keys.seal(1, number))).toEqual(first)
    expect(new Set(first).size).toBe(250)
    expect(first.map((sealed) => keys.open(sealed))).toEqual(numbers)
  })

  it('is the same for a process that has encrypted others with the same beginning, and for one that has not', () => {
    const numbers = Array.from({ length: 200 }, (_, at) => `89883${String(at * 7_919_000_003).padStart(14, '0')}`)
    expect(numbers.map((number) => keys.seal(1, number))).toEqual(numbers.map((number) => afresh().seal(1, number)))
  })

  it('cannot be made without its key', () => {
    expect(() => keys.seal(2, ICCID)).toThrow('LOOKUP_KEY lacks version 2')
  })
})

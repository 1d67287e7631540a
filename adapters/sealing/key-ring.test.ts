import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyRing } from './key-ring.ts'

const ONE = randomBytes(32)
const TWO = randomBytes(32)
const lookUpKeys = new Map([[1, randomBytes(32)]])
const old = keyRing({ keys: new Map([[1, ONE]]), lookUpKeys })
const both = keyRing({
  keys: new Map([
    [1, ONE],
    [2, TWO],
  ]),
  lookUpKeys,
})
const CODE = 'LPA:1$smdp.example$ÄÖ-1234'

describe('a sealed text', () => {
  it('opens only for its purpose, and looks different each time', () => {
    const sealed = old.seal('esim.code', CODE)
    expect(sealed).not.toContain('smdp')
    expect(old.open('esim.code', sealed)).toBe(CODE)
    expect(old.open('esim.iccid', sealed)).toBeNull()
    expect(old.seal('esim.code', CODE)).not.toBe(sealed)
  })

  it('can’t be opened if it was changed, cut, or never sealed', () => {
    const sealed = old.seal('esim.code', CODE)
    const changed = Array.from(
      { length: sealed.length },
      (_, at) => sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
    )
    const read = [...changed, sealed.slice(0, -1), 's1.', 's1', '', CODE, `${sealed}=`].map((text) =>
      old.open('esim.code', text),
    )
    // The last base64 character has bits that are ignored.
    expect(read.filter((text) => text !== null && text !== CODE)).toEqual([])
    expect(read.filter((text) => text === CODE).length).toBeLessThanOrEqual(1)
  })

  it('stays readable after a new key is added', () => {
    const sealed = old.seal('esim.code', CODE)
    expect(both.open('esim.code', sealed)).toBe(CODE)
    const again = both.seal('esim.code', CODE)
    expect(both.open('esim.code', again)).toBe(CODE)
    expect(old.open('esim.code', again)).toBeNull()
  })
})

describe('a look-up', () => {
  it('is the same under every sealing key, and differs by text and purpose', () => {
    expect(both.lookUp('esim.iccid', '8931')).toBe(old.lookUp('esim.iccid', '8931'))
    expect(old.lookUp('esim.iccid', '8931')).toMatch(/^[\w-]{22}$/)
    expect(old.lookUp('esim.iccid', '8932')).not.toBe(old.lookUp('esim.iccid', '8931'))
    expect(old.lookUp('esim.end', '8931')).not.toBe(old.lookUp('esim.iccid', '8931'))
  })
})

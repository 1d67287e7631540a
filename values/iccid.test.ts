import { describe, expect, it } from 'vitest'
import { digitsOfIccid, groupIccid, isIccid, maskIccid } from './iccid.ts'

describe('an ICCID', () => {
  it.each([
    ['8988303000000004821', true],
    ['89883030000000048212', true],
    ['8988 3030-0000 0000 4821', true],
    ['898830300000000482', true],
    ['89883030000000048', false],
    ['898830300000000482123', false],
    ['', false],
    ['no digits', false],
    ['٨٩٨٨٣٠٣٠٠٠٠٠٠٠٠٤٨٢١', false],
  ])('%j counts: %s', (text, isOne) => {
    expect(isIccid(text)).toBe(isOne)
  })

  it('consists of its digits, is shown in groups of four, and masked to its last four', () => {
    expect(digitsOfIccid(' 8988-3030 0000 0000 4821 ')).toBe('89883030000000004821')
    expect(groupIccid('8988303000000004821')).toBe('8988 3030 0000 0004 821')
    expect(groupIccid('89883030000000004821')).toBe('8988 3030 0000 0000 4821')
    expect(maskIccid('8988303000000004821')).toBe('•••• 4821')
  })
})

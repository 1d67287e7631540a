import { describe, expect, it } from 'vitest'
import { dataText, megabytesText } from './megabytes-text.ts'

describe('megabytes', () => {
  it.each([
    [0, '0', '0 MB'],
    [0.04, '0', '0 MB'],
    [80.55, '80.5', '80.5 MB'],
    [300.9, '300', '300 MB'],
    [1023.99, '1023', '1023 MB'],
    [1024, '1024', '1 GB'],
    [2150, '2150', '2 GB'],
    [2200, '2200', '2.1 GB'],
    [5119.99, '5119', '4.9 GB'],
    [51_200, '51200', '50 GB'],
  ])('never rounds %d up: %s MB, %s', (megabytes, exact, short) => {
    expect(megabytesText(megabytes)).toBe(exact)
    expect(dataText(megabytes)).toBe(short)
  })
})

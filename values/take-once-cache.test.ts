import { describe, expect, it } from 'vitest'
import { createTakeOnceCache } from './take-once-cache.ts'

describe('what is kept until it is taken', () => {
  it('is there once', () => {
    const kept = createTakeOnceCache<string>(3)
    kept.keep('one', 'first')
    expect([kept.take('one'), kept.take('one'), kept.take('two')]).toEqual(['first', null, null])
  })

  it('makes room for newer values if nobody takes it', () => {
    const kept = createTakeOnceCache<number>(3)
    for (let count = 0; count < 10; count++) kept.keep(`${count}`, count)
    expect(Array.from({ length: 10 }, (_, count) => kept.take(`${count}`))).toEqual([
      ...Array.from({ length: 7 }, () => null),
      7,
      8,
      9,
    ])
  })
})

import { expect, it } from 'vitest'
import { createSealer } from '#values/secret.ts'
import { openSealedSearch, sealSearch } from './sealed-search.ts'

it('is readable for twelve hours, and only by whoever searched', () => {
  const sealer = createSealer('a secret of this test', 'search')
  const start = new Date('2026-12-10T12:00:00Z')
  const after = (ms: number) => new Date(start.getTime() + ms)
  const sealed = sealSearch(sealer, 'ada', 'a text\nof two lines', start)
  const read = (ms: number, who = 'ada') => openSealedSearch(sealer, who, sealed, after(ms))
  expect(read(12 * 3_600_000 - 1)).toBe('a text\nof two lines')
  expect(read(12 * 3_600_000)).toBeNull()
  expect(read(0, 'eve')).toBeNull()
})

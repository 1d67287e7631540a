import { expect, it } from 'vitest'
import { readsAgain } from './reads-again.ts'

it('reloads a page once it is told that the page is out of date, and not after other refusals', () => {
  expect(readsAgain({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true)
  expect(readsAgain({ actionStatus: 400, defaultShouldRevalidate: false })).toBe(false)
  expect(readsAgain({ actionStatus: 302, defaultShouldRevalidate: true })).toBe(true)
})

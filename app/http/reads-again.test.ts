import { expect, it } from 'vitest'
import { readsAgain } from './reads-again.ts'

it('a page that was out of date is read anew once it is told so, and other refusals leave it', () => {
  expect(readsAgain({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true)
  expect(readsAgain({ actionStatus: 400, defaultShouldRevalidate: false })).toBe(false)
  expect(readsAgain({ actionStatus: 302, defaultShouldRevalidate: true })).toBe(true)
})

import { expect, it } from 'vitest'
import { endSentence } from './end-sentence.ts'

it.each([
  ['Sample Company B.V.', 'Sample Company B.V.'],
  ['Yahoo!', 'Yahoo!'],
  ['Kranich Reisen GmbH', 'Kranich Reisen GmbH.'],
])('a sentence that ends in %s has one period at most', (name, ended) => {
  expect(endSentence(name)).toBe(ended)
})

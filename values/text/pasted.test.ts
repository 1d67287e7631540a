import { expect, it } from 'vitest'
import { cleanPasted } from './pasted.ts'

it.each([
  ['\uFEFF anna ', 'anna'],
  ['ＡＢ１２', 'AB12'],
  ['a\u2011b\u2013c\u2212d\uFF0De', 'a-b-c-d-e'],
  ['12\u00A034\u202F56\u300078', '12 34 56 78'],
  ['\u200Ea\u00ADb\u200Bc\u2060', 'abc'],
  ['e\u0301', 'é'],
  ['a\nb', 'a\nb'],
])('turns %j into its plain form', (pasted, plain) => {
  expect(cleanPasted(pasted)).toBe(plain)
  expect(cleanPasted(plain)).toBe(plain)
})

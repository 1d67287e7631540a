// Balances below zero are read like those above it, and nothing else is read because of a minus.
import { expect, it } from 'vitest'
import { toldSigned } from './signed.ts'
import { toldWhole } from './whole.ts'

it.each([
  [-5, -5],
  ['-5', -5],
  ['\u22125', -5],
  [5, 5],
  ['5', 5],
  [0, 0],
  ['-0', 0],
  [-0.5, undefined],
  ['--5', undefined],
  ['-', null],
  ['-five', undefined],
  [null, null],
  [{}, undefined],
])('%j is %j', (told, read) => {
  expect(toldSigned(told, toldWhole)).toBe(read)
})

import { expect, it } from 'vitest'
import { refusalText } from './zone-action.ts'

it.each([
  ['FR, XX', 'XX'],
  ['FR Germany ZZ', 'GERMANY, ZZ'],
])('of the countries %j, those that nobody knows are named', (countries, unknown) => {
  const form = new FormData()
  form.set('codes', countries)
  expect(refusalText('unknown_country', form)).toBe(`We don’t know ${unknown}. Use two-letter codes, such as FR or JP.`)
})

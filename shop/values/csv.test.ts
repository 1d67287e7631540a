import { expect, it } from 'vitest'
import { centsAsNumber, csvLine } from './csv.ts'

it('quotes texts, but no numbers or missing values', () => {
  expect(csvLine(['Anna "Ann" Berg', 18.09, null, 'a,b'])).toBe('"Anna ""Ann"" Berg",18.09,,"a,b"\r\n')
  expect(centsAsNumber(1809)).toBe(18.09)
})

it.each(['=cmd()', '+1', '-1+1', '@SUM(A1)', '\t=1', '  =1', '\u200b=1', '＝1', '\r\n'])(
  'defuses %j, which a spreadsheet would calculate (I11)',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it('keeps a sign in the middle', () => {
  expect(csvLine(['a=b', 'anna+tag@example.com'])).toBe('"a=b","anna+tag@example.com"\r\n')
})

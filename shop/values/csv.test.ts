import { expect, it } from 'vitest'
import { centsAsNumber, csvLine } from './csv.ts'

it('quotes texts, and lets numbers and missing values stand', () => {
  expect(csvLine(['Anna "Ann" Berg', 18.09, null, 'a,b'])).toBe('"Anna ""Ann"" Berg",18.09,,"a,b"\r\n')
  expect(centsAsNumber(1809)).toBe(18.09)
})

it.each(['=cmd()', '+1', '-1+1', '@SUM(A1)', '\t=1', '  =1', '\u200b=1', '＝1', '\r\n'])(
  'takes the power from %j, which a table program would calculate (I11)',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it('leaves a sign in the middle alone', () => {
  expect(csvLine(['a=b', 'anna+tag@example.com'])).toBe('"a=b","anna+tag@example.com"\r\n')
})

// The words and numbers of Airalo in other notations.
import { expect, it } from 'vitest'
import { isTopUp, lastPageOf, readSim } from './wire.ts'

it.each([
  [2, 2],
  ['2', 2],
  ['2.0', 2],
  ['1,024', 1024],
  ['two', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('the last page %j is %d, and none is lost because it can’t be read', (last_page, page) => {
  expect(lastPageOf({ meta: { last_page } })).toBe(page)
})

it('a top-up is one in any writing', () => {
  expect(['topup', 'TopUp', 'TOPUP', 'top-up', 'Top up'].every((told) => isTopUp(told))).toBe(true)
  expect([null, 'sim', 7, 'topups'].some((told) => isTopUp(told))).toBe(false)
})

it.each([
  { lpa: 'rsp.example.com', matching_id: 'ABC-1' },
  { lpa: 'lpa:1$rsp.example.com', matching_id: 'ABC-1' },
  { lpa: 'LPA:1$rsp.example.com$', matching_id: 'ABC-1' },
  { lpa: 'rsp.example.com', matching_id: 'LPA:1$rsp.example.com$ABC-1' },
])('the code of %j is whole', (parts) => {
  const sim = readSim({ id: 7, iccid: '8944123456789012345', ...parts }, () => {})
  expect(sim).toMatchObject({ activationCode: 'LPA:1$rsp.example.com$ABC-1' })
})

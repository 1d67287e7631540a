// What the network tells in other notations than the documented ones, and beside rows that say nothing.
import { describe, expect, it } from 'vitest'
import { bundlesOf, orderOf, profilesOf } from './wire.ts'

const ICCID = '8944123456789012345'
const profile = { iccid: ICCID, matchingId: 'A1B2-C3D4', smdpAddress: 'http://smdp.example.com/' }
const order = (line: object) => ({
  order: [{ type: 'bundle', item: 'esim_1GB_7D_IT_V2', quantity: 1, esims: [profile], iccids: [ICCID], ...line }],
  status: 'completed',
  orderReference: '3a6e2e40',
  createdDate: '2026-11-27T14:47:26.153875019Z',
  assigned: true,
})
const bundle = (initialQuantity: unknown) => ({
  name: 'esim_1GB_7D_IT_V2',
  assignments: [{ id: 'a', initialQuantity, remainingQuantity: initialQuantity, bundleState: 'Queued' }, null],
})

describe('an eSIM', () => {
  it.each([
    { smdpAddress: 'LPA:1$smdp.example.com' },
    { smdpAddress: 'lpa:1$smdp.example.com$' },
    { smdpAddress: '1$smdp.example.com' },
    { smdpAddress: 'SMDP.example.com' },
    { matchingId: 'A1B2-C3D4$' },
    { matchingId: 'LPA:1$smdp.example.com$A1B2-C3D4' },
    { matchingId: ' A1B2-C3D4\r\n' },
    { iccid: `${ICCID}F` },
    { iccid: '8944 1234 5678 9012 345' },
    { iccid: '8944-1234-5678-9012-345' },
  ])('is the same with %j', (changes) => {
    expect(profilesOf({ ...profile, ...changes })?.rows).toEqual(profilesOf(profile)?.rows)
  })

  it('may have a number as its matching ID', () => {
    expect(profilesOf({ ...profile, matchingId: 12_345_678 })?.rows).toMatchObject([
      { activationCode: 'LPA:1$smdp.example.com$12345678' },
    ])
    // A longer one has lost digits.
    expect(profilesOf({ ...profile, matchingId: 1e20 })?.rows).toEqual([])
  })

  it('is found beside rows that say nothing, once', () => {
    const esims = [null, profile, {}, 'end of list', profile]
    expect(profilesOf({ esims })?.rows).toEqual(profilesOf({ esims: [profile] })?.rows)
    expect(orderOf(order({ esims: [null, {}, profile, profile], iccids: [ICCID, null, `${ICCID}F`] }))).toMatchObject({
      iccids: [ICCID],
    })
  })
})

it('a bundle that comes twice has its data once, in whatever notation', () => {
  for (const told of [1_000_000_000, '1000000000', '1000000000.0', '1,000,000,000']) {
    const { rows } = bundlesOf({ bundles: [bundle(told), null, bundle(told)] }) ?? { rows: [] }
    expect(rows).toMatchObject([{ id: 'a', totalMb: 953, balanceMb: 953, state: 'waiting' }])
  }
})

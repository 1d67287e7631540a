// What the network may send beside the right thing: a good row survives, a bad one is named, and nothing is mistaken.
import { profileOf } from '#tests/support/played-network.ts'
import { anything, array, assert, constant, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectRows } from '#values/normal-form/rows.ts'
import { balancesOf, codeOf, HELD_ROWS, historyOf, profilesOf, USAGE_ROWS, usageOf } from './wire.ts'

const ICCID = '8988303000000004821'
const OTHER = '8988303000000009999'
const CODE = 'LPA:1$smdp.example$ABC-1'
const profiles = (told: unknown) => profilesOf('order-1')(told)

describe('the profiles of a reference', () => {
  it('keep the right one beside anything else, and once', () => {
    const good = { idValue: `${ICCID}F`, activationCode: `${CODE}\n`, customReference: 'order-1' }
    const neighbor = oneof(anything(), constant({ idValue: 'pending' }), constant({ idValue: 42 }), constant(good))
    assert(
      property(array(neighbor), array(neighbor), (before, after) => {
        const found = profiles({ profiles: [...before, good, ...after] })
        expect(found?.rows.filter(({ iccid }) => iccid === ICCID)).toEqual([profileOf(ICCID, CODE)])
      }),
    )
  })

  it('of somebody else are not accepted', () => {
    const found = profiles({ profiles: [{ idValue: OTHER, customReference: 'order-2' }, { idValue: ICCID }] })
    expect(found?.rows).toEqual([profileOf(ICCID)])
    expect(found?.odd).toEqual([{ row: 1, field: 'another one than asked' }])
  })

  it('listed twice take the code from whichever has it', () => {
    const [bare, whole] = [{ idValue: ICCID }, { idValue: `${ICCID} `, activationCode: CODE }]
    for (const told of [
      [bare, whole],
      [whole, bare],
    ])
      expect(profiles({ profiles: told })?.rows).toEqual([profileOf(ICCID, CODE)])
  })

  it('that are promised are not missing', () => {
    expect(profiles({ profiles: [{ idValue: 'pending' }] })).toEqual({ rows: [], odd: [], isPromised: true })
    expect(profiles({ idValue: '' })).toMatchObject({ rows: [], isPromised: true })
    expect(profiles({})).toEqual({ rows: [], odd: [], isPromised: false })
    for (const told of [{ profiles: [] }, []]) expect(profiles(told)).toEqual({ rows: [], odd: [], isPromised: false })
  })

  it.each([null, 'none', 5, { profiles: 'none' }, { profiles: '' }])('are not in %j', (told) => {
    expect(profiles(told)).toBeUndefined()
  })
})

describe('lists in other wrappings', () => {
  const profile = { idValue: ICCID, activationCode: CODE }
  const end = '2026-12-24T10:00:00Z'
  const [newer, older] = [
    { bundleBalance: 5, bundleExpiry: end },
    { bundleBalance: 6, bundleExpiry: null },
  ]

  it.each([
    { profiles: { 0: profile } },
    { profiles: { 1: profile } },
    { profiles: profile },
    { data: [profile] },
    { things: { 0: profile } },
    [profile],
    { 0: profile },
    profile,
  ])('have the profile in %j', (told) => {
    expect(profiles(told)).toEqual({ rows: [profileOf(ICCID, CODE)], odd: [], isPromised: false })
  })

  it.each([{ profiles: [{}] }, { profiles: {} }, { profiles: { message: 'later' } }])(
    'promise nothing by the garbage in %j',
    (told) => {
      expect(profiles(told)).toMatchObject({ rows: [], odd: [{ field: 'row' }], isPromised: false })
    },
  )

  it.each([
    { bundle: { 0: newer, 1: older } },
    { bundle: { item: [newer, older] } },
    { data: [newer, older] },
    [newer, older],
  ])('have the bundles in %j', (told) => {
    expect(balance(told)?.rows).toEqual([
      { balanceMb: 5, expiresAt: new Date(end) },
      { balanceMb: 6, expiresAt: null },
    ])
  })

  it.each([[], { bundle: '' }, { bundle: [] }, { bundle: null }])('have no bundle in %j', (told) => {
    expect(balance(told)).toEqual({ rows: [], odd: [] })
  })

  it.each([[{}], [{ 0: {} }], [[{}]], [{ message: 'down' }]])('have no unused bundle in the garbage %j', (bundle) => {
    expect(balance({ bundle })).toEqual({ rows: [], odd: [{ row: 1, field: 'row' }], lost: [1] })
  })

  it.each([{ data: [{ iccid: ICCID, bundleBalance: 5 }] }, { thing: { iccid: ICCID, bundleBalance: 5 } }])(
    'have the usage in %j',
    (told) => {
      expect(usageOf(ICCID)(told)?.rows).toMatchObject([{ iccid: ICCID, balanceMb: 5 }])
    },
  )
})

describe('the code of a profile', () => {
  it.each([
    [{ codes: { activationCode: `  ${CODE.toLowerCase().replace('abc', 'ABC')} ` } }, { activationCode: CODE }],
    [{ codes: [{ activationCode: CODE, iccid: `${ICCID}F` }] }, { activationCode: CODE }],
    [{ iccid: OTHER, codes: { activationCode: CODE } }, { fault: 'another one than asked' }],
    [{ codes: { activationCode: 'LPA:1$<b>x</b>$ABC' } }, { fault: 'activation code' }],
    [{ codes: { activationCode: null } }, undefined],
    [{ codes: [] }, undefined],
    [null, undefined],
  ])('in %j is %j', (told, code) => {
    expect(codeOf(ICCID)(told)).toEqual(code)
  })
})

const balance = (told: unknown) => balancesOf(ICCID)(told)

describe('the balance of a profile', () => {
  const END = new Date('2026-12-24T10:00:00Z')

  it.each([
    [{ bundle: [] }, []],
    [{ bundle: null }, []],
    [
      { bundle: { bundleBalance: '2,500.5', bundleExpiry: END.getTime() / 1000 } },
      [{ balanceMb: 2500.5, expiresAt: END }],
    ],
    [
      { bundle: [{ bundleBalance: 'unlimited', bundleExpiry: '2026-12-24T10:00:00' }] },
      [{ balanceMb: null, expiresAt: END }],
    ],
    [{ bundle: [{ bundleBalance: 5, bundleExpiry: '0001-01-01T00:00:00Z' }] }, [{ balanceMb: 5, expiresAt: null }]],
    [{ bundle: [{ bundleBalance: 5, bundleExpiry: '+275760-09-13T00:00:00Z' }] }, [{ balanceMb: 5, expiresAt: null }]],
    [{ bundle: [{ bundleBalance: 'much', bundleExpiry: END.toISOString() }] }, [{ balanceMb: null, expiresAt: END }]],
    [{ bundle: ['junk', { bundleBalance: 5 }] }, [{ balanceMb: 5, expiresAt: null }]],
  ])('in %j is read', (told, rows) => {
    expect(balance(told)?.rows).toEqual(rows)
  })

  it('with an unreadable end is unusable, so that nobody takes the eSIM for unused', () => {
    expect(balance({ bundle: [{ bundleBalance: 5, bundleExpiry: 'soon' }] })).toEqual({
      rows: [],
      odd: [{ row: 1, field: 'bundleExpiry' }],
      lost: [1],
    })
  })

  it('of another profile is not accepted', () => {
    expect(balance({ iccid: OTHER, bundle: [{ bundleBalance: 5 }] })?.rows).toEqual([])
    expect(balance({ bundle: [{ iccid: OTHER, bundleBalance: 5 }] })?.rows).toEqual([])
  })

  it.each([null, {}, 'none', { bundle: 'none' }])('is not in %j', (told) => {
    expect(balance(told)).toBeUndefined()
  })
})

it('a profile without an end has not expired, whatever its flag says', () => {
  const told = { iccid: ICCID, bundleExpiry: '0001-01-01', isBundleExpired: 'true', isBundleDepleted: 0 }
  expect(usageOf(ICCID)(told)?.rows).toMatchObject([{ isExpired: false, isDepleted: false, expiresAt: null }])
  expect(usageOf(OTHER)(told)).toBeUndefined()
})

it('a history keeps the entries that can be read, and names the others', () => {
  const told = [{ initial: { value: '1,024' }, customReference: 'order-1' }, { initial: {} }, 'junk']
  expect(historyOf(ICCID)(told)).toEqual({
    rows: [{ totalMb: 1024, zone: null, reference: 'order-1' }],
    odd: [
      { row: 2, field: 'customReference' },
      { row: 3, field: 'row' },
    ],
    lost: [2, 3],
  })
  expect(historyOf(ICCID)(null)).toBeUndefined()
})

it('one odd row of a hundred hides no other', () => {
  const list = Array.from({ length: 110 }, (_, place) => ({ iccid: `89883030000000${10_000 + place}` }))
  for (const rows of [collectRows(USAGE_ROWS), collectRows(HELD_ROWS)]) {
    for (const row of [...list.slice(0, 50), { iccid: 'broken' }, ...list.slice(50)]) rows.add(row)
    expect(rows.found()).toMatchObject({ rows: list, odd: [{ row: 51, field: 'iccid' }] })
  }
})

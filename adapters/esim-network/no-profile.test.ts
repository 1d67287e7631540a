// Two answers that say "no profile" make the shop buy another one: only what says so counts, and an answer of another
// kind doesn't.
import { anything, assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileOf } from '#tests/support/played-network.ts'
import { balancesOf, codeOf, historyOf, profilesOf, usageOf } from './wire.ts'

const ICCID = '8988303000000004821'
const OTHER = '8988303000000009999'
const CODE = 'LPA:1$smdp.example$ABC-1'
const PROFILE = { idValue: ICCID, activationCode: CODE }
const profiles = (told: unknown) => profilesOf('order-1')(told)
const saysNone = (told: unknown) => {
  const found = profiles(told)
  return found !== undefined && found.rows.length === 0 && found.odd.length === 0 && !found.isPromised
}

describe('no profile', () => {
  it.each([
    {},
    [],
    { profiles: [] },
    { profiles: null },
    { idValue: null },
    { idValue: null, activationCode: null, customReference: 'order-1' },
    { data: { profiles: [] } },
    { result: { idValue: null }, success: true, error: null, errors: [] },
  ])('is told by %j', (told) => {
    expect(saysNone(told)).toBe(true)
  })

  it.each([
    { error: 'database is locked' },
    { message: 'try again' },
    { errors: [] },
    { errors: ['timeout'] },
    { data: {} },
    { data: [] },
    { data: null },
    { status: 'ok' },
    { customReference: 'order-1' },
    { profiles: [], error: 'database is locked' },
    { profiles: [], errors: [{ code: 7 }] },
    { idValue: null, success: false },
    { data: { profiles: [] }, success: 'false' },
    [null],
    [{}],
    { profiles: [null] },
    null,
    true,
    '',
  ])('is not told by %j', (told) => {
    expect(saysNone(told)).toBe(false)
  })

  it('is never told by an answer without our names', () => {
    const names = new Set(['profiles', 'idValue', 'activationCode'])
    const foreign = dictionary(
      string().filter((name) => !names.has(name)),
      anything(),
      { minKeys: 1 },
    )
    assert(
      property(foreign, (told) => {
        if ([...names].some((name) => JSON.stringify(told)?.includes(name))) return
        expect(saysNone(told)).toBe(false)
      }),
    )
  })
})

it.each([
  { data: { profiles: [PROFILE] } },
  { result: PROFILE },
  { response: { data: { profiles: [PROFILE] } }, status: 'ok' },
  { data: [PROFILE], errors: [] },
  { profiles: [null, PROFILE] },
  { profiles: [], data: [PROFILE] },
])('the profile is found in %j', (told) => {
  expect(profiles(told)?.rows).toEqual([profileOf(ICCID, CODE)])
})

describe('the first good row', () => {
  it.each([
    [[{ activationCode: null }, { activationCode: CODE }]],
    [[{ activationCode: 'none yet' }, { activationCode: CODE }]],
    [
      [
        { iccid: OTHER, activationCode: 'LPA:1$smdp.example$OTHER-1' },
        { iccid: ICCID, activationCode: CODE },
      ],
    ],
    [[null, 'junk', { activationCode: CODE }]],
  ])('is the code in %j', (codes) => {
    expect(codeOf(ICCID)({ codes })).toEqual({ activationCode: CODE })
    expect(codeOf(ICCID)({ data: { codes } })).toEqual({ activationCode: CODE })
  })

  it('is the code, and without one the fault is that of our own row', () => {
    const foreign = { iccid: OTHER, activationCode: CODE }
    expect(codeOf(ICCID)({ codes: [foreign, { activationCode: 'x' }] })).toEqual({ fault: 'activation code' })
    expect(codeOf(ICCID)({ codes: [foreign] })).toEqual({ fault: 'another one than asked' })
  })

  it.each([
    [
      [
        { iccid: OTHER, bundleBalance: 1 },
        { iccid: `${ICCID}F`, bundleBalance: 5 },
      ],
    ],
    [[null, { iccid: 'n/a' }, { iccid: ICCID, bundleBalance: 5 }]],
  ])('is the usage of our profile in %j', (told) => {
    expect(usageOf(ICCID)(told)?.rows).toMatchObject([{ iccid: ICCID, balanceMb: 5 }])
    expect(usageOf(ICCID)({ things: told })?.rows).toMatchObject([{ iccid: ICCID, balanceMb: 5 }])
  })
})

it.each([
  [{ bundle: [], error: 'down' }],
  [{ data: { bundle: null }, success: false }],
  [{ errors: [] }],
  [{ data: [], error: 'down' }],
])('%j says neither that there is no bundle nor that nothing was added', (told) => {
  for (const found of [balancesOf(ICCID)(told), historyOf(ICCID)(told)])
    expect(found === undefined || found.odd.length > 0).toBe(true)
})

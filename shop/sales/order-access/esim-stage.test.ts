import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import { dataLastsUntil, esimStage, mayBeInUse, type StageFacts, type StageFigures } from './esim-stage.ts'

const NOW = new Date('2026-06-05T12:00:00Z')
const TODAY = day('2026-06-05')
const LATER = day('2026-06-09')
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const told = (over: Partial<StageFigures>): StageFigures => ({
  status: 'Active',
  color: 'green',
  expiresAt: daysFromNow(3),
  checkedAt: NOW,
  isToppable: true,
  ...over,
})
const unused = told({ status: 'Not Activated', expiresAt: null })

describe('the stage of an eSIM', () => {
  const cases: [string, StageFacts['arrival'], StageFigures | null, ReturnType<typeof esimStage>][] = [
    ['bought for a later trip', LATER, null, 'install'],
    ['without dates', null, null, 'install'],
    ['that the network has not seen before the trip', LATER, unused, 'install'],
    ['that the network has not seen on the first day', TODAY, unused, 'arrive'],
    ['of a trip that has begun, with a silent network', day('2026-06-01'), null, 'arrive'],
    ['in use', LATER, told({}), 'in_use'],
    ['in use before the dates of the trip', LATER, told({}), 'in_use'],
    ['in use with an unknown balance', LATER, told({ color: null }), 'in_use'],
    ['getting low', LATER, told({ color: 'yellow' }), 'low'],
    ['nearly empty', LATER, told({ color: 'red' }), 'low'],
    ['without data that can be topped up', LATER, told({ status: 'Depleted', color: 'red' }), 'low'],
    ['without data for good', LATER, told({ status: 'Depleted', color: 'red', isToppable: false }), 'ended'],
    ['without data whose days are over', LATER, told({ status: 'Depleted', expiresAt: daysFromNow(-1) }), 'ended'],
    ['that expired', LATER, told({ status: 'Expired' }), 'ended'],
    ['that expires this very moment', LATER, told({ expiresAt: NOW }), 'ended'],
  ]
  it.each(cases)('%s', (_what, arrival, figures, stage) => {
    expect(esimStage({ arrival, figures, today: TODAY, isInstalled: false })).toBe(stage)
  })

  const onPhone: [string, StageFacts['arrival'], StageFigures | null, ReturnType<typeof esimStage>][] = [
    ['before the trip', LATER, null, 'installed'],
    ['before its first use', LATER, unused, 'installed'],
    ['without dates', null, null, 'installed'],
    ['of a trip that has begun', TODAY, unused, 'arrive'],
    ['in use', LATER, told({}), 'in_use'],
    ['that expired', LATER, told({ status: 'Expired' }), 'ended'],
  ]
  it.each(onPhone)('that is on a phone, %s', (_what, arrival, figures, stage) => {
    expect(esimStage({ arrival, figures, today: TODAY, isInstalled: true })).toBe(stage)
  })
})

it.each([
  ['bought a moment ago for a later trip', LATER, 0, false],
  ['bought a day ago less a second', LATER, 1 - 1 / 86_400, false],
  ['bought a day ago', LATER, 1, true],
  ['bought a moment ago for today', TODAY, 0, true],
  ['bought a moment ago without dates', null, 0, false],
] as const)('the network is asked about an eSIM %s: %s', (_what, arrival, daysAgo, isAsked) => {
  expect(mayBeInUse({ arrival, boughtAt: daysFromNow(-daysAgo) }, NOW, TODAY)).toBe(isAsked)
})

it.each([
  ['half used after two of seven days lasts two more', 500, 1000, 5, 7, daysFromNow(2)],
  ['hardly used lasts until its expiry', 990, 1000, 5, 7, daysFromNow(5)],
  ['nearly used up after a day ends within the hour', 40, 1000, 6, 7, new Date(NOW.getTime() + (40 / 960) * DAY_MS)],
  ['unused says nothing', 1000, 1000, 5, 7, null],
  ['used for an hour says nothing', 900, 1000, 7 - 1 / 24, 7, null],
  ['empty says nothing', 0, 1000, 5, 7, null],
  ['of an unknown balance says nothing', null, 1000, 5, 7, null],
  ['of an unknown total says nothing', 500, 0, 5, 7, null],
  ['past its expiry says nothing', 500, 1000, -1, 7, null],
] as const)('data that is %s', (_what, balanceMb, totalMb, daysLeft, validDays, until) => {
  expect(dataLastsUntil({ balanceMb, totalMb, expiresAt: daysFromNow(daysLeft), validDays }, NOW)).toEqual(until)
})

function day(text: string) {
  const read = parseDateOnly(text)
  if (!read) throw new Error(`${text} is no day`)
  return read
}

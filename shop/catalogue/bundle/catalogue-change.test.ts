import { describe, expect, it } from 'vitest'
import { HOME_NETWORK } from '#values/network-id.ts'
import {
  changesOf,
  isBelowFloor,
  marginBasisPoints,
  plannedPrice,
  type CatalogueEdit,
  type DeskCatalogue,
} from './catalogue-change.ts'
import { lowestCents } from './view-desk-catalogue.ts'
import { catalogueTable } from './catalogue-table.ts'
import { readImport } from './read-import.ts'
import { readEuro } from '#values/money.ts'
import { csvOf } from '#tests/support/csv-of.ts'

const CATALOGUE: DeskCatalogue = {
  zones: [
    {
      name: 'Europe',
      countries: ['FR', 'IT'],
      marginFloorBasisPoints: 2000,
      prices: { inclEsimCents: { '1GB': 445, '5GB': 1495 }, topupCents: { '5GB': 1395 } },
    },
  ],
  bundles: [
    {
      bundleId: 'a_1',
      zone: 'Europe',
      megabytes: 5120,
      validityDays: 10,
      status: 'Active',
      costCents: 900,
      networkId: HOME_NETWORK,
    },
  ],
}

const price = (cents: number | null, size = '5GB', zone = 'Europe'): CatalogueEdit => ({
  kind: 'price',
  zone,
  size,
  cents,
})

const named = (displayName: string) => ({ kind: 'display_name', zone: 'Europe', displayName }) as const

describe('an edit for the catalogue', () => {
  it.each(['', 'Europe'])('that names a zone %j leaves it its own name', (displayName) => {
    expect(changesOf(CATALOGUE, [named(displayName)])).toEqual({ ok: true, changes: [] })
  })

  it.each<[string, CatalogueEdit, string]>([
    ['another price', price(1595), 'price 5GB: 1495 -> 1595'],
    ['no price any more', price(null), 'price 5GB: 1495 -> null'],
    ['a first price', price(5000, '20GB'), 'price 20GB: null -> 5000'],
    ['a cost', { kind: 'cost', bundleId: 'a_1', cents: 0 }, 'cost a_1: 900 -> 0'],
    ['an end', { kind: 'status', bundleId: 'a_1', status: 'Inactive' }, 'status a_1: Active -> Inactive'],
    [
      'a country more',
      { kind: 'countries', zone: 'Europe', countries: ['IT', 'FR', 'ES'] },
      'countries : FR,IT -> ES,FR,IT',
    ],
    ['a name for people', named('The Alps, all of them'), 'display_name : null -> The Alps, all of them'],
    ['a floor', { kind: 'floor', zone: 'Europe', basisPoints: 3000 }, 'floor : 2000 -> 3000'],
    [
      'a bundle',
      { kind: 'bundle', bundleId: 'a_2', zone: 'Europe', megabytes: 1024, validityDays: 7 },
      'bundle a_2: null -> 1024 7',
    ],
  ])('for %s becomes that change', (_case, edit, told) => {
    const judged = changesOf(CATALOGUE, [edit])
    expect(
      judged.ok && judged.changes.map(({ kind, item, before, after }) => `${kind} ${item}: ${before} -> ${after}`),
    ).toEqual([told])
  })

  it.each<[CatalogueEdit, string]>([
    [price(1, '5GB', 'Atlantis'), 'unknown_zone'],
    [price(1, '7GB'), 'unknown_size'],
    [price(0), 'price_range'],
    [price(-5), 'price_range'],
    [price(100_001), 'price_range'],
    [price(14.5), 'price_range'],
    [price(Number.NaN), 'price_range'],
    [{ kind: 'cost', bundleId: 'a_1', cents: -1 }, 'cost_range'],
    [{ kind: 'cost', bundleId: 'nothing', cents: 1 }, 'unknown_bundle'],
    [{ kind: 'countries', zone: 'Europe', countries: [] }, 'no_countries'],
    [{ kind: 'countries', zone: 'Europe', countries: ['FR', 'XX'] }, 'unknown_country'],
    [{ kind: 'floor', zone: 'Europe', basisPoints: 10_000 }, 'floor_range'],
    [named('x'), 'display_name'],
    [named('=cmd'), 'display_name'],
    [named('Two\nlines'), 'display_name'],
    [named('A'.repeat(61)), 'display_name'],
    [{ ...named('The Alps'), zone: 'Atlantis' }, 'unknown_zone'],
    [{ kind: 'bundle', bundleId: 'a b', zone: 'Europe', megabytes: 1, validityDays: 1 }, 'bundle_shape'],
    [{ kind: 'bundle', bundleId: 'a_1', zone: 'Europe', megabytes: 5120, validityDays: 30 }, 'bundle_moved'],
  ])('%j is rejected: %s', (edit, problem) => {
    expect(changesOf(CATALOGUE, [price(1495), edit])).toEqual({ ok: false, problems: [{ place: 1, problem }] })
  })

  it('that changes nothing is no change, and two different ones for one thing are a contradiction', () => {
    expect(changesOf(CATALOGUE, [price(1495), { kind: 'status', bundleId: 'a_1', status: 'Active' }])).toEqual({
      ok: true,
      changes: [],
    })
    expect(changesOf(CATALOGUE, [price(1), price(2)])).toEqual({
      ok: false,
      problems: [{ place: 1, problem: 'contradiction' }],
    })
    expect(changesOf(CATALOGUE, [price(1), price(1)])).toMatchObject({ ok: true, changes: [{ after: '1' }] })
  })
})

it.each([
  [1000, 800, 2000],
  [1000, 801, 1990],
  [1000, 1200, -2000],
  [3, 1, 6667],
])('a price of %i at a cost of %i has a margin of %i basis points', (cents, cost, basisPoints) => {
  expect(marginBasisPoints(cents, cost)).toBe(basisPoints)
})

it('warns below the floor, not at it, and not if the cost is unknown', () => {
  expect([isBelowFloor(1000, 800, 2000), isBelowFloor(1000, 801, 2000), isBelowFloor(1000, null, 2000)]).toEqual([
    false,
    true,
    false,
  ])
})

it('computes the lowest price of the last 30 days from the replaced prices', () => {
  const now = new Date('2026-12-31T00:00:00Z')
  const past = [
    // Thirty days ago to the millisecond, and one later.
    { before: '500', appliedAt: new Date('2026-12-01T00:00:00Z') },
    { before: '750', appliedAt: new Date('2026-12-01T00:00:00.001Z') },
    { before: '700', appliedAt: new Date('2026-12-05T00:00:00Z') },
    { before: '900', appliedAt: new Date('2026-12-20T00:00:00Z') },
    { before: '100', appliedAt: null },
    { before: null, appliedAt: new Date('2026-12-21T00:00:00Z') },
  ]
  expect(lowestCents(800, past, now)).toBe(700)
  expect(lowestCents(650, past, now)).toBe(650)
  expect(lowestCents(800, past.slice(0, 2), now)).toBe(750)
  expect(lowestCents(null, [], now)).toBe(null)
})

it('a planned price follows the last plan before its day', () => {
  const slot = { kind: 'price', zone: 'Europe', item: '5GB', before: '5', after: '5' } as const
  const plan = (after: string, day: string) => ({ ...slot, after, validFrom: new Date(day) })
  const planned = [plan('6', '2027-01-01'), plan('7', '2027-03-01'), { ...plan('1', '2027-01-01'), item: '1GB' }]
  const at = (day: string) => plannedPrice(planned, slot, new Date(day))
  expect(['2026-12-01', '2027-02-01', '2027-04-01'].map(at)).toEqual(['5', '6', '7'])
})

describe('the catalogue as a file', () => {
  it.each([',', ';'] as const)('with %j can be imported unchanged, and then changes nothing', async (separator) => {
    expect(await readImport(csvOf(catalogueTable(CATALOGUE), separator), CATALOGUE)).toMatchObject({
      ok: true,
      changes: [],
    })
  })

  it.each([
    ['bundle_id,zone\na,b\n', { problem: 'columns', missing: expect.arrayContaining(['megabytes', 'cost_eur']) }],
    [
      'bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur\na,Europe,five,1,Active,1,1,1\n',
      { faults: [{ line: 2, column: 'megabytes', problem: 'megabytes' }] },
    ],
    [
      'bundle_id;zone;megabytes;days;status;price_eur;topup_eur;cost_eur\na;Europe;512;1;On;;;1\n',
      { faults: [{ line: 2, column: 'status', cell: 'On', problem: 'status' }] },
    ],
    ['"', { problem: 'not_csv', line: 1 }],
  ])('%j is refused', async (text, wrong) => {
    expect(await readImport(text, CATALOGUE)).toMatchObject({ ok: false, ...wrong })
  })

  it.each([
    ['4.5', 450],
    ['4,50', 450],
    ['€ 1 200.05', 120_005],
    ['', null],
    ['1.200', undefined],
    ['-1', undefined],
    ['1e3', undefined],
  ])('reads the amount %j', (typed, cents) => expect(readEuro(typed)).toBe(cents))
})

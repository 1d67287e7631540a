import { describe, expect, it } from 'vitest'
import type { DeskCatalogue } from './catalogue-change.ts'
import { catalogueTable } from './catalogue-table.ts'
import { readImport } from './read-import.ts'
import { csvOf } from '#tests/support/csv-of.ts'

const zone = (name: string) => ({
  name,
  countries: ['FR' as const],
  prices: { inclEsimCents: { '1GB': 450 }, topupCents: { '1GB': 300 } },
  marginFloorBasisPoints: 2000,
})
const eu1 = {
  bundleId: 'eu_1',
  zone: 'Europe',
  megabytes: 1024,
  validityDays: 7,
  status: 'Active' as const,
  costCents: 100,
  networkId: 'esim-network',
}
const CATALOGUE: DeskCatalogue = { zones: [zone('Europe'), zone('Africa')], bundles: [eu1] }
const HEAD = 'bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur'
const withCountries = (...lines: string[]) => readImport([`${HEAD},countries`, ...lines].join('\r\n'), CATALOGUE)
const read = (...lines: string[]) => readImport([HEAD, ...lines].join('\r\n'), CATALOGUE)
const faultsIn = async (...lines: string[]) => {
  const found = await read(...lines)
  return found.ok || found.problem !== 'lines_wrong'
    ? found
    : found.faults.map(({ line, column, problem, right }) => [line, column, problem, right])
}

describe('an imported file', () => {
  it('names every invalid cell at once, with its line and column', async () => {
    expect(
      await faultsIn(
        'eu_1,Europe,1024,7,Active,4.50,3.00,1.00',
        'eu_2,Europe,1GB,soon,active,4.567,free,one',
        '',
        'new 3,Eurpoe,2048,7,Active,1,1,1',
        'eu_1,Africa,2048,30,Active,,,',
        'new_4,Europe,1024,7,Active,4.60,3.00,2000',
      ),
    ).toEqual([
      [3, 'megabytes', 'megabytes', null],
      [3, 'days', 'days', null],
      [3, 'status', 'status', null],
      [3, 'price_eur', 'amount', null],
      [3, 'topup_eur', 'amount', null],
      [3, 'cost_eur', 'amount', null],
      [5, 'zone', 'unknown_zone', 'Europe'],
      [6, 'zone', 'bundle_moved', 'Europe'],
      [6, 'megabytes', 'bundle_moved', '1024'],
      [6, 'days', 'bundle_moved', '7'],
      [6, 'cost_eur', 'contradiction', '2'],
      [7, 'price_eur', 'contradiction', '2'],
      [7, 'cost_eur', 'cost_range', null],
    ])
  })

  it('gives no amount of data the ID of a day plan, which isn’t in the file and stays as it is', async () => {
    const daily = { ...eu1, bundleId: 'eu_daily', dataKind: 'daily-slow' as const }
    const catalogue = { ...CATALOGUE, bundles: [eu1, daily] }
    const lines = [HEAD, 'eu_daily,Europe,1024,7,Active,4.50,3.00,1.00', 'eu_daily,Europe,2048,7,Active,,,']
    const found = await readImport(lines.join('\r\n'), catalogue)
    expect(!found.ok && found.problem === 'lines_wrong' && found.faults).toMatchObject([
      { line: 2, column: 'bundle_id', problem: 'bundle_moved', right: null },
      { line: 3, column: 'bundle_id', problem: 'bundle_moved', right: null },
      { line: 3, column: 'cost_eur', problem: 'contradiction' },
    ])
    const file = csvOf(catalogueTable(catalogue))
    expect(file).not.toContain('eu_daily')
    expect(await readImport(file, catalogue)).toMatchObject({ ok: true, lines: 1, changes: [] })
  })

  it('names the first 50 faults and says how many more there are', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `new_${at},Europe,1024,7,Perhaps,4.50,3.00,`)
    const found = await read(...lines)
    expect(found).toMatchObject({ problem: 'lines_wrong', more: 10 })
    expect(!found.ok && found.problem === 'lines_wrong' && found.faults.at(-1)).toMatchObject({ line: 51 })
  })

  it('finds out for thousands of wrong lines only what it shows', async () => {
    const wrong = Array.from({ length: 20_000 }, (_, at) => `new_${at},Eurpoe,1024,7,Active,4.50,3.00,`)
    const found = await read(...wrong)
    // Of each line, the zone.
    expect(found).toMatchObject({ problem: 'lines_wrong', more: 20_000 - 50 })
    expect(!found.ok && found.problem === 'lines_wrong' && found.faults[49]).toMatchObject({
      line: 51,
      right: 'Europe',
    })
  })

  it('counts lines as a text editor does, with empty lines and multi-line cells', async () => {
    expect(
      await faultsIn('', '"new\n1",Europe,1024,7,Active,4.50,3.00,1', 'n_2,Europe,1024,0,Active,4.50,3.00,1'),
    ).toEqual([
      [3, 'bundle_id', 'bundle_shape', null],
      [5, 'days', 'bundle_shape', null],
    ])
  })

  it('names a missing column, or the line where it stops being a table', async () => {
    const without = await readImport('bundle_id,zone,megabytes,days,status,price_eur\r\n', CATALOGUE)
    expect(without).toEqual({ ok: false, problem: 'columns', missing: ['topup_eur', 'cost_eur'] })
    expect(await read('eu_1,"Europe,1024,7,Active,1,1,1')).toMatchObject({
      problem: 'not_csv',
      line: expect.any(Number),
    })
    expect(await read(...Array.from({ length: 20_001 }, () => 'x'))).toMatchObject({ problem: 'too_many' })
  })

  it('shows what it changes, and what a new bundle becomes', async () => {
    const found = await read('eu_1,Europe,1024,7,Active,4.80,3.00,1.00', 'eu_9,Europe,1024,30,Inactive,4.80,3.00,')
    expect(found.ok && found.changes.map(({ kind, item, after }) => [kind, item, after])).toEqual([
      ['price', '1GB', '480'],
      ['bundle', 'eu_9', '1024 30'],
    ])
  })

  it('adds a new bundle to one zone only', async () => {
    expect(
      await faultsIn('new_1,Europe,1024,7,Inactive,4.50,3.00,', 'new_1,Africa,1024,7,Inactive,4.50,3.00,'),
    ).toEqual([[3, 'bundle_id', 'contradiction', '2']])
  })

  it('changes a zone’s countries by one cell, and none if the column or the cell is missing', async () => {
    const line = 'eu_1,Europe,1024,7,Active,4.50,3.00,1.00'
    const found = await withCountries(`${line},it fr; DE`)
    expect(found.ok && found.changes).toEqual([
      { kind: 'countries', zone: 'Europe', item: '', before: 'FR', after: 'DE,FR,IT' },
    ])
    for (const same of [await withCountries(`${line},`), await withCountries(`${line},FR`), await read(line)])
      expect(same).toMatchObject({ ok: true, changes: [] })

    const wrong = await withCountries(
      `${line},FR XX`,
      'eu_2,Europe,1024,30,Inactive,4.50,3.00,1.00,FR DE',
      `${line},FR`,
    )
    expect(!wrong.ok && wrong.problem === 'lines_wrong' && wrong.faults).toMatchObject([
      { line: 2, column: 'countries', cell: 'FR XX', problem: 'unknown_country', right: 'XX' },
      { line: 4, column: 'countries', problem: 'contradiction', right: '2' },
    ])
  })
})

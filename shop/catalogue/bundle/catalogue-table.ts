// The catalog as a file, one line per bundle; `read-import.ts` reads it back.
import { centsAsNumber } from '#values/text/csv.ts'
import type { ListedTable, TableColumn } from '#values/text/table.ts'
import { isTotal } from '#values/data-allowance.ts'
import { findZone, sizeKeyFor } from './bundle.ts'
import { getZonePrice, type DeskCatalogue } from './catalogue-change.ts'

export const CSV_COLUMNS = [
  'bundle_id',
  'zone',
  'megabytes',
  'days',
  'status',
  'price_eur',
  'topup_eur',
  'cost_eur',
  'countries',
] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

const euro = (cents: number | null) => (cents === null ? null : centsAsNumber(cents))

/**
 * One line per bundle that is an amount of data; others come from a network's catalog, and are edited there. A price
 * belongs to its zone and size, so bundles of the same size in a zone share it. A zone's countries are in its first line
 * only, so that each list is edited in one cell.
 */
export function catalogueTable({ zones, bundles }: DeskCatalogue): ListedTable {
  const sized = bundles.filter(isTotal)
  const firsts = new Map(sized.toReversed().map(({ zone, bundleId }) => [zone, bundleId]))
  const rows = sized.map((bundle) => {
    const zone = findZone(zones, bundle.zone)
    const size = sizeKeyFor(bundle.megabytes)
    return [
      bundle.bundleId,
      bundle.zone,
      bundle.megabytes,
      bundle.validityDays,
      bundle.status,
      euro(zone ? getZonePrice(zone, 'price', size) : null),
      euro(zone ? getZonePrice(zone, 'topup', size) : null),
      euro(bundle.costCents),
      firsts.get(bundle.zone) === bundle.bundleId ? (zone?.countries.toSorted().join(' ') ?? '') : '',
    ]
  })
  return { columns: COLUMNS, rows }
}

const COLUMNS: TableColumn[] = CSV_COLUMNS.map((name) => (name.endsWith('_eur') ? [name, 'amount'] : name))
